"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# The same examples in every run, and no clock: a red test stays red, and a slow machine is no failure.
settings.register_profile(
    "rynek",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("rynek")
