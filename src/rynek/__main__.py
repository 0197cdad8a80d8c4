"""`python -m rynek` is the command `rynek`."""

import sys

from rynek.cli.main import main

sys.exit(main())
