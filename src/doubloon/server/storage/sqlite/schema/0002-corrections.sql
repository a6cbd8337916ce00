-- Where real dice lie on the table no secret was told at the end, and whoever entered the last
-- roll wrongly takes it back: such a play may go on. Every other one stays over.

DROP TRIGGER play_stays_over;

CREATE TRIGGER play_stays_over BEFORE UPDATE ON play
WHEN OLD.over = 1 AND NEW.over IS NOT 1 AND OLD.dice <> 'table'
BEGIN SELECT RAISE(ABORT, 'a play that is over stays over'); END;
