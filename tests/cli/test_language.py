"""The command speaks the language it is asked for, or that of the environment."""

import pytest

from doubloon.cli import main
from doubloon.locales import speak


@pytest.fixture(autouse=True)
def _english_again() -> object:
    yield
    speak("en")


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit):
        main(words)
    both = capsys.readouterr()
    return both.out + both.err


def test_an_option_chooses_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Jeux de pirates" in output(capsys, "--language", "fr", "--help")
    assert "Jeux de pirates" in output(capsys, "--language=fr", "--help")
    assert "Pirate dice and card games" in output(capsys, "--help")


def test_the_first_variable_that_is_set_chooses_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "fr_CH.UTF-8")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert "Jeux de pirates" in output(capsys, "--help")
    assert "Pirate dice and card games" in output(capsys, "--language", "en", "--help")
    monkeypatch.setenv("LC_ALL", "fi_FI.UTF-8")
    assert "Pirate dice and card games" in output(capsys, "--help")


def test_complaints_are_in_that_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Argument manquant" in output(capsys, "--language", "fr")
    assert main(["--language", "fr", "play", "kings-gold", "--chests", "x.toml"]) == 2
    assert "seulement pour Gold Up" in capsys.readouterr().err


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no language “xx”. The languages are en, fr." in output(
        capsys, "--language", "xx", "play"
    )
    assert "--language needs a value" in output(capsys, "--language")


def test_words_of_a_command_are_not_taken_for_the_option(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["replay", "--", "--language", "fr"]) == 1
    assert "There is no file fr." in capsys.readouterr().err
