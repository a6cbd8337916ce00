"""The parts of Mille Sabords' solvers that Numba compiles, imported only to solve."""
