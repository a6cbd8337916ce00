-- A guest who asked to be forgotten is not recognised any more. Only a hash of the id is kept.

CREATE TABLE forgotten (
    hash TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- When somebody last opened a table, to the day; tables are tidied away by it.

ALTER TABLE tables ADD COLUMN opened TEXT;

-- Plays and steps are never deleted, except whole plays that are named in `leaving`. No transaction
-- can be committed while a play is named there, since no play has an empty id; and a play is taken
-- off the list only once it is gone, and with it all its steps.

CREATE TABLE leaving (
    play  TEXT NOT NULL PRIMARY KEY,
    never TEXT NOT NULL DEFAULT '' CHECK (never = '')
          REFERENCES play (id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TRIGGER leaving_is_whole BEFORE DELETE ON leaving
WHEN EXISTS (SELECT 1 FROM play WHERE id = OLD.play)
  OR EXISTS (SELECT 1 FROM step WHERE play = OLD.play)
BEGIN SELECT RAISE(ABORT, 'a play is deleted whole or not at all'); END;

CREATE TRIGGER leaving_is_fixed BEFORE UPDATE ON leaving
BEGIN SELECT RAISE(ABORT, 'a play is deleted whole or not at all'); END;

DROP TRIGGER play_is_kept;

CREATE TRIGGER play_is_kept BEFORE DELETE ON play
WHEN NOT EXISTS (SELECT 1 FROM leaving WHERE play = OLD.id)
BEGIN SELECT RAISE(ABORT, 'plays are never deleted'); END;

DROP TRIGGER step_is_kept;

CREATE TRIGGER step_is_kept BEFORE DELETE ON step
WHEN NOT EXISTS (SELECT 1 FROM leaving WHERE play = OLD.play)
BEGIN SELECT RAISE(ABORT, 'steps are never deleted'); END;
