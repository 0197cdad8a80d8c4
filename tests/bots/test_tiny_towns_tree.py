"""Tiny Towns: the tree of what was made of the resources to come, and towns that are alike when turned."""

from rynek.bots.evaluate.tiny_towns_tree import NODES, WIDEST, Node, Tree, Turn
from rynek.bots.judge.tiny_towns_hopes import Hopes
from rynek.bots.judge.tiny_towns_lot import Lot, likeness
from rynek.bots.judge.tiny_towns_sight import HAND
from rynek.games.tiny_towns.components import BRICK, GLASS, WOOD
from tests.games.tiny_towns.tables import EMPTY_BOARD, table

BEGUN = ".. h w GY / b .. GY .. / GY .. .. CO / .. GY s .."


def lot_of(board: str) -> tuple[Hopes, Lot]:
    state = table(board, EMPTY_BOARD)
    hopes = Hopes(state, 0, HAND)
    return hopes, hopes.lot(state.towns[0])


def met(tree: Tree, root: Node, resources: list[int], times: int) -> Turn:
    """Meet a turn so often, every placing bringing a point less than the one before it."""
    turn = tree.turn(root, resources)
    assert turn is not None
    for _ in range(times):
        node = tree.below(root, resources)
        assert node is not None
        node.visits += 1
        node.total -= turn.nodes.index(node)
    return turn


def test_the_placing_that_promises_most_is_tried_first() -> None:
    hopes, lot = lot_of(BEGUN)
    square, resource = hopes.next(lot, [WOOD, GLASS]).best()
    expected = hopes.best_built(lot.with_cube(square, resource))

    node = Tree(hopes).below(Node(lot, -1), [WOOD, GLASS])

    assert node is not None
    assert likeness(node.lot) == likeness(expected)
    assert node.resource == resource


def test_a_turn_that_is_met_more_often_tries_more_placings_and_the_better_ones_more() -> None:
    hopes, lot = lot_of(BEGUN)
    tree, root = Tree(hopes), Node(lot, -1)
    widths = [len(met(tree, root, [GLASS], times).nodes) for times in (1, 15, 200)]
    nodes = met(tree, root, [GLASS], 1).nodes

    assert widths[0] == 1
    assert 1 < widths[1] < widths[2] <= WIDEST
    assert nodes[0].visits == max(node.visits for node in nodes)


def test_the_tree_ends_below_what_is_tried_for_the_first_time() -> None:
    hopes, lot = lot_of(BEGUN)
    tree = Tree(hopes)
    node = tree.below(Node(lot, -1), [GLASS])

    assert node is not None
    assert tree.below(node, [BRICK]) is None
    node.visits += 1
    assert tree.below(node, [BRICK]) is not None


def test_a_full_tree_grows_no_further() -> None:
    hopes, lot = lot_of(BEGUN)
    tree, root = Tree(hopes), Node(lot, -1)
    turn = met(tree, root, [GLASS], 1)
    tree.nodes = NODES

    assert tree.below(root, [BRICK]) is None
    assert met(tree, root, [GLASS], 50) is turn
    assert len(turn.nodes) == 1


def test_towns_turned_or_mirrored_are_alike() -> None:
    boards = (
        "w .. .. .. / .. b .. .. / CO .. .. .. / .. .. .. ..",
        ".. .. .. w / .. .. b .. / .. .. .. CO / .. .. .. ..",
        ".. CO .. w / .. .. b .. / .. .. .. .. / .. .. .. ..",
        ".. .. .. .. / CO .. .. .. / .. b .. .. / w .. .. ..",
        "w .. CO .. / .. b .. .. / .. .. .. .. / .. .. .. ..",
    )
    other = "w .. .. .. / b .. .. .. / CO .. .. .. / .. .. .. .."

    assert len({likeness(lot_of(board)[1]) for board in boards}) == 1
    assert likeness(lot_of(other)[1]) != likeness(lot_of(boards[0])[1])


def test_on_an_empty_board_one_placing_of_each_kind_is_tried() -> None:
    hopes, lot = lot_of(EMPTY_BOARD)
    turn = met(Tree(hopes), Node(lot, -1), [GLASS], 400)

    assert len(turn.nodes) <= 3
