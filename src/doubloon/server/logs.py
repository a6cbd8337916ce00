"""Structured logs: one JSON object a line. No secret, no name and no chat is ever logged."""

import logging
from typing import TextIO

import structlog


def log_to(stream: TextIO) -> None:
    """Log what happens here, and what the network library complains of, to a stream."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(stream),
    )
    handler = _Structured()
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


class _Structured(logging.Handler):
    """Passes other libraries' logs on in the same shape."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger()
        log.log(record.levelno, "library", logger=record.name, message=record.getMessage())
