"""The parts of Gold Armada's solvers that Numba compiles, imported only to solve."""
