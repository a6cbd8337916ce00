"""Names for the arrays of the solvers."""

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
"""Values or chances."""

Whole = NDArray[np.int64]
"""Points, steps of points, or places in a table."""
