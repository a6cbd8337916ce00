"""Structured logs: one JSON object per line. Secrets, names and chat are never logged."""

import logging
from typing import TextIO

import structlog


def log_to(stream: TextIO) -> None:
    """Log the server's events and the warnings of its libraries to a stream."""
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
    """Logs the messages of other libraries in the same format."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger()
        traceback = {"exc_info": record.exc_info} if record.exc_info else {}
        facts = {"logger": record.name, "message": record.getMessage()}
        log.log(record.levelno, "library", **facts, **traceback)
