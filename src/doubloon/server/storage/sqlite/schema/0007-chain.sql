-- Every step is chained to the one before by a hash, the first to the seal of its play.
-- The head of a play says how far its chain goes, so that a missing end is noticed, too.
-- `seal` and `link` are functions of the program (chain.py); only this script calls them.

ALTER TABLE play ADD COLUMN seal TEXT;

UPDATE play SET seal = seal(
    'id', id, 'game', game, 'edition', edition, 'readings', readings, 'target', target,
    'seats', seats, 'dice', dice, 'secret', secret, 'opened', opened,
    'components', components, 'version', version, 'texts', texts, 'seating', seating);

DROP TRIGGER play_is_agreed;

CREATE TRIGGER play_is_agreed BEFORE UPDATE ON play
WHEN OLD.texts IS NOT NULL AND (
     NEW.edition IS NOT OLD.edition OR NEW.readings IS NOT OLD.readings
  OR NEW.target IS NOT OLD.target OR NEW.seats IS NOT OLD.seats OR NEW.dice IS NOT OLD.dice
  OR NEW.components IS NOT OLD.components OR NEW.seal IS NOT OLD.seal)
BEGIN SELECT RAISE(ABORT, 'the terms of a play are fixed when it starts'); END;

ALTER TABLE step ADD COLUMN chain TEXT NOT NULL DEFAULT '';

DROP TRIGGER step_is_forever;

WITH RECURSIVE linked (play, n, chain) AS (
    SELECT id, 0, seal FROM play
    UNION ALL
    SELECT step.play, step.n, link(
        linked.chain, step.play, step.n, step.text, step.act_id, step.at)
    FROM linked JOIN step ON step.play = linked.play AND step.n = linked.n + 1
)
UPDATE step SET chain = linked.chain FROM linked
WHERE step.play = linked.play AND step.n = linked.n;

CREATE TRIGGER step_is_forever BEFORE UPDATE ON step
BEGIN SELECT RAISE(ABORT, 'steps are never changed'); END;

CREATE TABLE head (
    play  TEXT    NOT NULL PRIMARY KEY REFERENCES play (id),
    n     INTEGER NOT NULL,
    chain TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO head
SELECT play.id, COALESCE(MAX(step.n), 0), COALESCE(step.chain, play.seal)
FROM play LEFT JOIN step ON step.play = play.id
WHERE play.texts IS NOT NULL GROUP BY play.id;

CREATE TRIGGER play_has_a_head AFTER UPDATE OF texts ON play
WHEN OLD.texts IS NULL AND NEW.texts IS NOT NULL
BEGIN INSERT INTO head VALUES (NEW.id, 0, NEW.seal); END;

CREATE TRIGGER step_is_the_head AFTER INSERT ON step
BEGIN
    SELECT RAISE(ABORT, 'a step is chained to the one before') WHERE length(NEW.chain) <> 20;
    UPDATE head SET n = NEW.n, chain = NEW.chain WHERE play = NEW.play;
END;

CREATE TRIGGER head_is_kept BEFORE DELETE ON head
WHEN NOT EXISTS (SELECT 1 FROM leaving WHERE play = OLD.play)
BEGIN SELECT RAISE(ABORT, 'the head of a play is never deleted'); END;

ALTER TABLE tables ADD COLUMN seal TEXT;

UPDATE tables SET seal = seal(
    'id', id, 'code', code, 'options', options, 'seats', seats, 'host', host,
    'play', play, 'public', public, 'state', state, 'touched', touched);

-- Whether the file takes a write is tried here.

CREATE TABLE probe (id INTEGER PRIMARY KEY, filler BLOB NOT NULL) STRICT;
