-- The version of the scheme that the dice of a play follow (docs/fairness.md), and the order of the
-- seats where the dice shuffled them. Plays that have begun keep the first version to their end.

ALTER TABLE play ADD COLUMN version INTEGER NOT NULL DEFAULT 1 CHECK (version IN (1, 2));
ALTER TABLE play ADD COLUMN seating TEXT CHECK (json_array_length(seating) = seats);

UPDATE play SET version = 2
WHERE texts IS NULL AND id IN (SELECT play FROM tables WHERE state = 'open');

CREATE TRIGGER play_keeps_version BEFORE UPDATE ON play
WHEN NEW.version IS NOT OLD.version
BEGIN SELECT RAISE(ABORT, 'the version of a play is never changed'); END;

CREATE TRIGGER play_is_seated_once BEFORE UPDATE ON play
WHEN OLD.texts IS NOT NULL AND NEW.seating IS NOT OLD.seating
BEGIN SELECT RAISE(ABORT, 'the seating of a play is fixed when it starts'); END;

-- A table knows of which one it is the rematch.

UPDATE tables SET options = json_set(tables.options, '$.previous', earlier.id)
FROM (SELECT id, json_extract(options, '$.next') AS next FROM tables) AS earlier
WHERE earlier.next = tables.id;
