"""The parts of King's Gold's solvers that Numba compiles, imported only to solve."""
