"""Reviews as one self-contained page: a chart, the figures, the mistakes and every step.

The page loads nothing from elsewhere and needs no script. Seats differ in colour and in the
pattern of their lines.
"""

from collections.abc import Iterator, Sequence
from html import escape

from doubloon.analysis.review import Review, ReviewedStep
from doubloon.cli.reviewing.words import (
    WORST,
    Reviewed,
    bounds,
    course,
    describe_mistake,
    explain_review,
    figures,
    write_change,
    write_value,
)
from doubloon.core.record import Record
from doubloon.locales import current_language, say

WIDTH, HEIGHT, EDGE = 480, 230, 46
"""The size of a chart, and the room for its labels on the left."""

RIGHT = 6

DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 2", "1 3")
"""A pattern for each seat's line."""

STYLE = """
:root { color-scheme: light dark; --ink: #1c2b33; --paper: #fbf7ee; --line: #b9ad94;
  --p0: #0b5cad; --p1: #b3401f; --p2: #1f7a3d; --p3: #7a2f9e; --p4: #8a6500; --p5: #5a5a5a; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece4d2; --paper: #16222a; --line: #4d5f6b;
  --p0: #7cb8f5; --p1: #ff9c7d; --p2: #7fd69a; --p3: #d6a0f2; --p4: #e6c35c; --p5: #c2c2c2; } }
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 46rem; margin: 0 auto; padding: 0.75rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; }
svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font: 15px system-ui, sans-serif; }
@media (min-width: 36rem) { svg text { font-size: 10px; } }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--line); text-align: right;
  overflow-wrap: normal; }
th:first-child, td.text { text-align: left; }
.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
.legend svg { width: 2.5rem; display: inline-block; vertical-align: middle; }
li { margin-bottom: 0.5rem; }
"""


def write_page(found: Sequence[Reviewed]) -> str:
    """The whole page, with a section for each play."""
    title = say("review-title")
    sections = "\n".join(_section(record, review) for _, record, review in found)
    return (
        f'<!doctype html>\n<html lang="{current_language()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<main>\n<h1>{escape(title)}</h1>\n{sections}\n</main>\n</body>\n</html>\n"
    )


def _section(record: Record, review: Review) -> str:
    head = say("review-head", {"game": say(review.game), "edition": review.edition})
    notes = "".join(f"<p>{escape(line)}</p>\n" for line in explain_review(review))
    return "\n".join(
        [
            f"<section>\n<h2>{escape(head)}</h2>",
            _legend(record),
            _chart(record, review),
            _figures(record, review),
            notes,
            _mistakes(record, review),
            _steps(record, review),
            "</section>",
        ]
    )


def _legend(record: Record) -> str:
    items = (
        f'<li><svg viewBox="0 0 40 8" aria-hidden="true"><path d="M0 4H40" fill="none" '
        f"{_stroke(seat)}/></svg> p{seat + 1} {escape(name)}</li>"
        for seat, name in enumerate(record.seats)
    )
    return f'<ul class="legend">{"".join(items)}</ul>'


def _stroke(seat: int) -> str:
    dash = DASHES[seat % len(DASHES)]
    pattern = f' stroke-dasharray="{dash}"' if dash else ""
    return f'stroke="var(--p{seat % len(DASHES)})" stroke-width="2"{pattern}'


class _Scale:
    """Where a step and a value stand in the chart."""

    def __init__(self, review: Review) -> None:
        self.least, self.most = bounds(review)
        self._steps = max(1, len(review.steps))

    def x(self, step: int) -> float:
        return round(EDGE + (WIDTH - EDGE - RIGHT) * step / self._steps, 1)

    def y(self, value: float) -> float:
        share = (value - self.least) / ((self.most - self.least) or 1.0)
        return round(HEIGHT - 20 - (HEIGHT - 32) * share, 1)


def _chart(record: Record, review: Review) -> str:
    scale = _Scale(review)
    label = say(f"review-chart-{review.goal}", {"names": ", ".join(record.seats)})
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">',
        *_grid(review, scale),
    ]
    for seat in range(len(record.seats)):
        points = " ".join(
            f"{scale.x(n)},{scale.y(value)}" for n, value in enumerate(course(review, seat))
        )
        parts.append(f'<polyline points="{points}" fill="none" {_stroke(seat)}/>')
    parts += _marks(record, review, scale)
    return "\n".join([*parts, "</svg>"])


def _grid(review: Review, scale: _Scale) -> Iterator[str]:
    for quarter in range(5):
        value = scale.least + (scale.most - scale.least) * quarter / 4
        y = scale.y(value)
        shown = f"{100 * value:.0f}\N{NO-BREAK SPACE}%" if review.goal == "win" else f"{value:.1f}"
        yield f'<path d="M{EDGE} {y}H{WIDTH - RIGHT}" stroke="var(--line)" stroke-width="0.5"/>'
        yield f'<text x="{EDGE - 4}" y="{y + 4}" text-anchor="end">{shown}</text>'


def _marks(record: Record, review: Review, scale: _Scale) -> Iterator[str]:
    """A triangle for each marked mistake, a dot for very lucky and very unlucky fates."""
    for n, step in enumerate(review.steps, start=1):
        if step.mark is None:
            continue
        if step.seat is not None:
            x, y = scale.x(n), scale.y(step.values[step.seat])
            told = escape(describe_mistake(record, review, step)[0])
            yield (
                f'<path d="M{x} {y}l-5 -9h10z" fill="var(--p{step.seat})">'
                f"<title>{told}</title></path>"
            )
        elif step.luck is not None and step.mark.startswith("very"):
            seat = max(range(len(step.luck)), key=lambda it: abs((step.luck or ())[it]))
            told = escape(f"{step.number} {step.text}: {say(f'review-mark-{step.mark}')}")
            yield (
                f'<circle cx="{scale.x(n)}" cy="{scale.y(step.values[seat])}" r="3.5" '
                f'fill="var(--paper)" stroke="var(--p{seat})"><title>{told}</title></circle>'
            )


def _figures(record: Record, review: Review) -> str:
    names = "".join(
        f'<th scope="col">p{seat} {escape(name)}</th>'
        for seat, name in enumerate(record.seats, start=1)
    )
    rows = "\n".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        f"{''.join(f'<td>{escape(value)}</td>' for value in row)}</tr>"
        for name, row in figures(review)
    )
    goal = escape(say(f"best-goal-{review.goal}"))
    return (
        f'<div class="wide" tabindex="0" role="group" aria-label="{goal}"><table>\n'
        f'<thead><tr><th scope="col">{goal}</th>{names}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n'
        "</table></div>"
    )


def _mistakes(record: Record, review: Review) -> str:
    mistakes = review.mistakes(WORST)
    title = escape(say("review-worst" if mistakes else "review-no-mistakes"))
    if not mistakes:
        return f"<p>{title}</p>"
    items = "\n".join(
        f"<li>{'<br>'.join(map(escape, describe_mistake(record, review, step)))}</li>"
        for step in mistakes
    )
    return f"<h3>{title}</h3>\n<ol>\n{items}\n</ol>"


def _steps(record: Record, review: Review) -> str:
    names = "".join(
        f'<th scope="col">p{seat} {escape(name)}</th>'
        for seat, name in enumerate(record.seats, start=1)
    )
    rows = "\n".join(_step_row(review, step) for step in review.steps)
    title = escape(say("review-steps"))
    return (
        f"<details><summary>{title}</summary>\n"
        f'<div class="wide" tabindex="0" role="group" aria-label="{title}"><table>\n'
        f'<thead><tr><th scope="col">{escape(say("review-step"))}</th>{names}'
        f'<th scope="col">{escape(say("review-change"))}</th></tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table></div></details>"
    )


def _step_row(review: Review, step: ReviewedStep) -> str:
    values = "".join(f"<td>{write_value(review.goal, value)}</td>" for value in step.values)
    change = ""
    if step.loss:
        change = write_change(review.goal, -step.loss)
    elif step.luck is not None:
        change = write_change(review.goal, max(step.luck, key=abs))
    mark = "" if step.mark is None else say(f"review-mark-{step.mark}")
    return (
        f'<tr><td class="text">{step.number} {escape(step.text)}</td>{values}'
        f'<td class="text">{escape(f"{change} {mark}".strip())}</td></tr>'
    )
