"""Properties are hunted with the same cases everywhere; `make exact` looks for new ones."""

import os
import signal

from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # whoever runs the tests, sentences are asserted in English
os.environ["DOUBLOON_BACKGROUND"] = "off"  # no test has a table built unless it says so
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background ignores it

slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("same", derandomize=True, deadline=None, suppress_health_check=slow)
settings.register_profile("new", deadline=None, max_examples=400, suppress_health_check=slow)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
