# The two commands are `make play` and `make test`; `make check` is what CI runs.
PY ?= python3
V := .venv
BIN := $(V)/bin
export UV_SYSTEM_CERTS ?= true
export UV_PYTHON_DOWNLOADS = never
INSTALL = $(BIN)/uv pip install -q --python $(BIN)/python
COMPILE = $(BIN)/uv pip compile -q --universal --no-header --generate-hashes pyproject.toml
EXACT = brute_kings_gold brute_mille_sabords brute_gold_armada brute_gold_up fair_vectors

.PHONY: play test check format lint types walls generated exact bench fmt lock
play: $(V)/.run
	$(BIN)/doubloon play $(ARGS)

test: $(V)/.dev
	$(BIN)/python -m pytest $(ARGS)

check: format lint types walls generated test

format: $(V)/.dev
	$(BIN)/ruff format --check .

lint: $(V)/.dev
	$(BIN)/ruff check .

types: $(V)/.dev
	$(BIN)/mypy

walls: $(V)/.dev
	$(BIN)/lint-imports --no-cache

# The exact numbers are those of the programs they name.
generated: $(V)/.dev
	for program in $(EXACT); do $(BIN)/python bench/$$program.py --check || exit 1; done

# Minutes, not seconds: before a release.
exact: $(V)/.dev
	HYPOTHESIS_PROFILE=new $(BIN)/python -m pytest -m 'exact or not exact'

bench: $(V)/.dev
	$(BIN)/python bench/random_plays.py $(ARGS)

fmt: $(V)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(BIN)/uv
	$(COMPILE) -o requirements.lock
	$(COMPILE) --group dev -c requirements.lock -o requirements-dev.lock

$(BIN)/uv:
	$(PY) -m venv $(V)
	$(BIN)/python -m pip install -q --disable-pip-version-check uv
	@touch $@

$(V)/.run: $(BIN)/uv requirements.lock pyproject.toml
	$(INSTALL) -r requirements.lock
	$(INSTALL) --no-deps -e .
	@touch $@

$(V)/.dev: $(V)/.run requirements-dev.lock
	$(INSTALL) -r requirements-dev.lock
	@touch $@
