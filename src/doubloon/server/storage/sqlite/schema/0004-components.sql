-- A play can have a corrected box. Its components are fixed when the play starts, as all terms are.

ALTER TABLE play ADD COLUMN components TEXT CHECK (json_type(components) = 'object');

DROP TRIGGER play_is_agreed;

CREATE TRIGGER play_is_agreed BEFORE UPDATE ON play
WHEN OLD.texts IS NOT NULL AND (
     NEW.edition IS NOT OLD.edition OR NEW.readings IS NOT OLD.readings
  OR NEW.target IS NOT OLD.target OR NEW.seats IS NOT OLD.seats OR NEW.dice IS NOT OLD.dice
  OR NEW.components IS NOT OLD.components)
BEGIN SELECT RAISE(ABORT, 'the terms of a play are fixed when it starts'); END;
