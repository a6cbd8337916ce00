-- What must never change: the terms of a play and its steps. The database itself refuses every
-- change, also from a program other than the server.
-- "INSERT OR REPLACE" removes the old row without firing a trigger for the removal, so every
-- insertion checks whether there is a row to replace.

CREATE TABLE play (
    id       TEXT    NOT NULL PRIMARY KEY,
    game     TEXT    NOT NULL,
    edition  TEXT    NOT NULL,
    readings TEXT    NOT NULL CHECK (json_type(readings) = 'object'),
    target   INTEGER,
    seats    INTEGER NOT NULL CHECK (seats > 0),
    dice     TEXT    NOT NULL CHECK (dice IN ('server', 'table')),
    secret   TEXT    NOT NULL,
    opened   TEXT    NOT NULL,                        -- UTC
    texts    TEXT    CHECK (json_array_length(texts) = seats),  -- fixed when the play starts
    over     INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    CHECK (dice = 'table' OR (length(secret) = 64 AND secret NOT GLOB '*[^0-9a-f]*')),
    CHECK (over = 0 OR texts IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER play_is_new BEFORE INSERT ON play
WHEN EXISTS (SELECT 1 FROM play WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'there is such a play already'); END;

CREATE TRIGGER play_is_agreed BEFORE UPDATE ON play
WHEN NEW.id IS NOT OLD.id OR NEW.game IS NOT OLD.game OR NEW.edition IS NOT OLD.edition
  OR NEW.readings IS NOT OLD.readings OR NEW.target IS NOT OLD.target
  OR NEW.seats IS NOT OLD.seats OR NEW.dice IS NOT OLD.dice
  OR NEW.secret IS NOT OLD.secret OR NEW.opened IS NOT OLD.opened
BEGIN SELECT RAISE(ABORT, 'the terms of a play are never changed'); END;

CREATE TRIGGER play_starts_once BEFORE UPDATE ON play
WHEN OLD.texts IS NOT NULL AND NEW.texts IS NOT OLD.texts
BEGIN SELECT RAISE(ABORT, 'the texts of a play are fixed when it starts'); END;

CREATE TRIGGER play_stays_over BEFORE UPDATE ON play
WHEN OLD.over = 1 AND NEW.over IS NOT 1
BEGIN SELECT RAISE(ABORT, 'a play that is over stays over'); END;

CREATE TRIGGER play_is_kept BEFORE DELETE ON play
BEGIN SELECT RAISE(ABORT, 'plays are never deleted'); END;

CREATE TABLE step (
    play   TEXT    NOT NULL REFERENCES play (id),
    n      INTEGER NOT NULL,                          -- 1, 2, 3 ... no gaps
    text   TEXT    NOT NULL CHECK (text <> '' AND instr(text, char(10)) = 0),
    act_id TEXT,                                      -- the client's own; makes a retry harmless
    at     TEXT    NOT NULL,                          -- UTC, for people; replay never reads it
    PRIMARY KEY (play, n)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX step_act ON step (play, act_id) WHERE act_id IS NOT NULL;

CREATE TRIGGER step_follows BEFORE INSERT ON step
WHEN NEW.n <> 1 + (SELECT COALESCE(MAX(n), 0) FROM step WHERE play = NEW.play)
BEGIN SELECT RAISE(ABORT, 'step does not follow the last one'); END;

CREATE TRIGGER step_is_not_repeated BEFORE INSERT ON step
WHEN EXISTS (SELECT 1 FROM step WHERE play = NEW.play AND act_id = NEW.act_id)
BEGIN SELECT RAISE(ABORT, 'this act is stored already'); END;

CREATE TRIGGER step_while_playing BEFORE INSERT ON step
WHEN NOT EXISTS (SELECT 1 FROM play WHERE id = NEW.play AND texts IS NOT NULL AND over = 0)
BEGIN SELECT RAISE(ABORT, 'the play is not going on'); END;

CREATE TRIGGER step_is_forever BEFORE UPDATE ON step
BEGIN SELECT RAISE(ABORT, 'steps are never changed'); END;

CREATE TRIGGER step_is_kept BEFORE DELETE ON step
BEGIN SELECT RAISE(ABORT, 'steps are never deleted'); END;

-- What may change and can be erased: who sat where, the names, and the chat.

CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    code    TEXT    NOT NULL UNIQUE,
    options TEXT    NOT NULL CHECK (json_type(options) = 'object'),
    seats   TEXT    NOT NULL CHECK (json_type(seats) = 'array'),
    host    TEXT    NOT NULL,
    play    TEXT    REFERENCES play (id),
    public  INTEGER NOT NULL CHECK (public IN (0, 1)),
    state   TEXT    NOT NULL,
    touched TEXT    NOT NULL                          -- UTC
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_open ON tables (public, state, touched);
CREATE INDEX tables_play ON tables (play);

CREATE TABLE sitter (
    guest TEXT NOT NULL,
    place TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitter_place ON sitter (place);

CREATE TABLE guest (
    id   TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    seen TEXT NOT NULL                                -- UTC
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    id    INTEGER PRIMARY KEY,
    place TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    at    TEXT NOT NULL,
    text  TEXT NOT NULL
) STRICT;

CREATE INDEX chat_place ON chat (place, id);
CREATE INDEX chat_guest ON chat (guest);

CREATE TABLE token (
    hash  TEXT NOT NULL PRIMARY KEY,                  -- the token itself is nowhere
    guest TEXT NOT NULL REFERENCES guest (id) ON DELETE CASCADE,
    made  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX token_guest ON token (guest);
