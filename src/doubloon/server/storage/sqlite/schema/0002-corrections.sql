-- With real dice no secret was published at the end, and the last roll may have been entered
-- wrongly. Such a play can be reopened. Every other one stays over.

DROP TRIGGER play_stays_over;

CREATE TRIGGER play_stays_over BEFORE UPDATE ON play
WHEN OLD.over = 1 AND NEW.over IS NOT 1 AND OLD.dice <> 'table'
BEGIN SELECT RAISE(ABORT, 'a play that is over stays over'); END;
