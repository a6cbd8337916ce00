-- Until a play starts, its table can agree on other terms. What the dice follow from never changes:
-- the id and the secret. Only a play with real dice, which has no secret yet, may get one.

DROP TRIGGER play_is_agreed;

CREATE TRIGGER play_is_agreed BEFORE UPDATE ON play
WHEN OLD.texts IS NOT NULL AND (
     NEW.edition IS NOT OLD.edition OR NEW.readings IS NOT OLD.readings
  OR NEW.target IS NOT OLD.target OR NEW.seats IS NOT OLD.seats OR NEW.dice IS NOT OLD.dice)
BEGIN SELECT RAISE(ABORT, 'the terms of a play are fixed when it starts'); END;

CREATE TRIGGER play_stays_itself BEFORE UPDATE ON play
WHEN NEW.id IS NOT OLD.id OR NEW.game IS NOT OLD.game OR NEW.opened IS NOT OLD.opened
  OR (NEW.secret IS NOT OLD.secret AND (OLD.secret <> '' OR OLD.texts IS NOT NULL))
BEGIN SELECT RAISE(ABORT, 'the id, game and secret of a play are never changed'); END;
