"""Program: a process that is asked in lines of JSON and answers in lines of JSON, within its limits or not at all."""

import json
import os
import resource
import select
import subprocess
import sys
import tempfile
import time
from typing import Any, Final

from rynek.research.arena.faults import CRASH, TIME, Fault

LONGEST_ANSWER: Final = 1_000_000
SECONDS_TO_START: Final = 60.0
CHUNK: Final = 65_536


class Program:
    """One process. It is started when it is first asked something, and again after a fault."""

    def __init__(self, command: list[str], seconds: float, memory: int) -> None:
        self.command = command
        self.seconds = seconds
        self.memory = memory
        self.process: subprocess.Popen[bytes] | None = None
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the program

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question; Fault when there is none, and the process is no more.

        The limit is for moves: to start and to begin a game may take longer.
        """
        seconds = self.seconds if question["type"] == "move" else max(self.seconds, SECONDS_TO_START)
        try:
            process = self.process or self.start()
            return an_object(self.talk(process, json.dumps(question).encode() + b"\n", seconds))
        except OSError as error:
            raise self.died(str(error)) from None
        except Fault:
            self.close()
            raise

    def start(self) -> subprocess.Popen[bytes]:
        """A fresh process under its memory limit. The same hashes in every run, for repeatable games."""
        pipe = subprocess.PIPE
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        process = subprocess.Popen(  # noqa: S603 - the command is what the user asked us to run
            self.command, stdin=pipe, stdout=pipe, stderr=self.complaints, env=environment
        )
        if self.memory and sys.platform == "linux":
            limit = self.memory * 1024 * 1024
            resource.prlimit(process.pid, resource.RLIMIT_DATA, (limit, limit))
        assert process.stdin is not None
        assert process.stdout is not None
        os.set_blocking(process.stdin.fileno(), False)
        self.process = process
        return process

    def talk(self, process: subprocess.Popen[bytes], left: bytes, seconds: float) -> bytes:
        """Write a line and read one, while there is time. A program may answer before it has read everything."""
        assert process.stdin is not None
        assert process.stdout is not None
        into, out = process.stdin.fileno(), process.stdout.fileno()
        deadline = time.monotonic() + seconds
        heard = b""
        while not heard.endswith(b"\n"):
            patience = deadline - time.monotonic()
            if patience <= 0:
                raise Fault(TIME, f"no answer within {seconds:g} s")
            readable, writable, _ = select.select([out], [into] if left else [], [], patience)
            if writable:
                left = left[os.write(into, left[:CHUNK]) :]
            if readable:
                part = os.read(out, CHUNK)
                heard += part
                if not part or len(heard) > LONGEST_ANSWER:
                    raise self.died("it closed its output" if not part else "its answer does not end")
        return heard

    def died(self, reason: str) -> Fault:
        """The fault of a process that is gone, with its last words."""
        code = self.close()
        self.complaints.seek(0, os.SEEK_END)
        self.complaints.seek(max(0, self.complaints.tell() - 2000))
        lines = self.complaints.read().decode(errors="replace").strip().splitlines()
        return Fault(CRASH, f"{reason} (exit code {code}) {lines[-1] if lines else ''}")

    def close(self) -> int | None:
        """End the process, whatever it is doing; its exit code."""
        process, self.process = self.process, None
        if process is None:
            return None
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()
        try:
            return process.wait(0.2)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()


def an_object(text: bytes) -> dict[str, Any]:
    """The JSON object that a text must be; else Fault."""
    try:
        answer = json.loads(text)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise Fault(CRASH, "the answer is no JSON object")
    return answer
