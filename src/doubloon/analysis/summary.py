"""A review as JSON: the contract of `doubloon review --json`."""

from doubloon.analysis.review import Review, ReviewedStep, SeatReview


def summarize(review: Review) -> dict[str, object]:
    """The JSON contract of `review`; figures by playouts have standard errors beside them."""
    found: dict[str, object] = {
        "game": review.game,
        "edition": review.edition,
        "seats": len(review.players),
        "goal": review.goal,
        "exact": review.is_exact,
        "over": review.is_over,
        "players": [*map(summarize_seat, review.players)],
        "steps": [*map(summarize_step, review.steps)],
    }
    if review.playouts is not None:
        found["playouts"] = review.playouts
    return found


def summarize_seat(seat: SeatReview) -> dict[str, object]:
    names = "start luck errors gifts model result decisions loss accuracy grade".split()
    found = {name: getattr(seat, name) for name in names}
    if seat.luck_error is not None:
        found |= {"luck_error": seat.luck_error, "errors_error": seat.loss_error}
    return found


def summarize_step(step: ReviewedStep) -> dict[str, object]:
    return {
        "n": step.number,
        "text": step.text,
        "seat": None if step.seat is None else step.seat + 1,
        "values": [*step.values],
        "luck": None if step.luck is None else [*step.luck],
        "loss": step.loss,
        "error": step.error,
        "mark": step.mark,
        "best": [{"text": rated.text, "value": rated.value} for rated in step.best],
    }
