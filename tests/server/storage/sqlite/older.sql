-- A database of version 2, as `sqlite3 .dump` shows it, made by the server before stories were sent.
BEGIN TRANSACTION;
CREATE TABLE chat (
    id    INTEGER PRIMARY KEY,
    place TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    at    TEXT NOT NULL,
    text  TEXT NOT NULL
) STRICT;
INSERT INTO "chat" VALUES(1,'hidden','anne','2000-01-01T00:00:12.549+00:00','Ahoy');
INSERT INTO "chat" VALUES(2,'hidden','bert','2000-01-01T00:00:12.563+00:00','Aye');
CREATE TABLE guest (
    id   TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    seen TEXT NOT NULL                                -- UTC
) STRICT, WITHOUT ROWID;
INSERT INTO "guest" VALUES('anne','Anne','2000-01-01T00:00:12.331+00:00');
INSERT INTO "guest" VALUES('robot','robot','2000-01-01T00:00:12.695+00:00');
INSERT INTO "guest" VALUES('bert','Bert','2000-01-01T00:00:12.358+00:00');
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
INSERT INTO "play" VALUES('36Ckht5YN6DPD4by','gold-armada','tactic-fr','{}',NULL,3,'server','b4f8c46c76af002c68f2c5ca8f569cf7f06fc4d49681b19f4679de751087d39e','2000-01-01T00:00:12.656+00:00',NULL,0);
INSERT INTO "play" VALUES('IJHmXP_WDNFlzrgo','mille-sabords','gigamic-fr','{}',3000,2,'table','','2000-01-01T00:00:12.574+00:00','["-", "-"]',0);
INSERT INTO "play" VALUES('TgQJUJn5wZ133MOe','gold-up','pink-monkey-fr','{}',NULL,2,'server','6f236ffd8939af21e3a1ffa3a2cee94e3afd3af59b3d29e8e0ea149628e29f53','2000-01-01T00:00:12.479+00:00','["bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "-"]',0);
INSERT INTO "play" VALUES('oAhLqu0yA0owU-WQ','kings-gold','blue-orange-us','{"end-mid-turn": true}',NULL,2,'server','f2c50c076b1afcb5c5c5f8a8a9db4f41760916de7136be29abe46fcdae027c6a','2000-01-01T00:00:12.372+00:00','["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "-"]',1);
CREATE TABLE sitter (
    guest TEXT NOT NULL,
    place TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, place)
) STRICT, WITHOUT ROWID;
INSERT INTO "sitter" VALUES('anne','real-dice');
INSERT INTO "sitter" VALUES('anne','finished');
INSERT INTO "sitter" VALUES('anne','hidden');
INSERT INTO "sitter" VALUES('bert','hidden');
INSERT INTO "sitter" VALUES('anne','waiting');
CREATE TABLE step (
    play   TEXT    NOT NULL REFERENCES play (id),
    n      INTEGER NOT NULL,                          -- 1, 2, 3 ... no gaps
    text   TEXT    NOT NULL CHECK (text <> '' AND instr(text, char(10)) = 0),
    act_id TEXT,                                      -- the client's own; makes a retry harmless
    at     TEXT    NOT NULL,                          -- UTC, for people; replay never reads it
    PRIMARY KEY (play, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "step" VALUES('IJHmXP_WDNFlzrgo',1,'~ card treasure-island','~:21','2000-01-01T00:00:12.604+00:00');
INSERT INTO "step" VALUES('IJHmXP_WDNFlzrgo',2,'~ roll sssccmpp','~:22','2000-01-01T00:00:12.611+00:00');
INSERT INTO "step" VALUES('IJHmXP_WDNFlzrgo',3,'p1 lay cc','p1:23','2000-01-01T00:00:12.630+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',1,'~ key p1 w',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',2,'~ key p2 K',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',3,'~ key p1 r',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',4,'~ key p2 r',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',5,'~ key p1 w',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',6,'~ key p2 K',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',7,'~ key p1 g',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',8,'~ key p2 w',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',9,'~ key p1 C',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',10,'~ key p2 p',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',11,'~ chest r',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',12,'~ chest g',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',13,'~ chest w',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',14,'~ chest w',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',15,'~ chest w',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',16,'~ chest w',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',17,'~ chest b',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',18,'~ chest r',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',19,'~ chest r',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',20,'~ chest r',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',21,'~ chest p',NULL,'2000-01-01T00:00:12.504+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',22,'p1 take 2 with ww','p1:13','2000-01-01T00:00:12.511+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',23,'~ chest y',NULL,'2000-01-01T00:00:12.511+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',24,'~ chest w',NULL,'2000-01-01T00:00:12.511+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',25,'p2 draw','p2:4','2000-01-01T00:00:12.517+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',26,'~ key p2 r',NULL,'2000-01-01T00:00:12.517+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',27,'~ key p2 C',NULL,'2000-01-01T00:00:12.517+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',28,'p1 draw','p1:14','2000-01-01T00:00:12.536+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',29,'~ key p1 p',NULL,'2000-01-01T00:00:12.536+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',30,'~ key p1 r',NULL,'2000-01-01T00:00:12.536+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',31,'p2 rob-chests p1 w with w','p2:5','2000-01-01T00:00:12.538+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',32,'p1 draw','p1:15','2000-01-01T00:00:12.540+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',33,'~ key p1 b',NULL,'2000-01-01T00:00:12.540+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',34,'~ key p1 b',NULL,'2000-01-01T00:00:12.540+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',35,'p2 take 5 with rrp','p2:6','2000-01-01T00:00:12.544+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',36,'~ chest b',NULL,'2000-01-01T00:00:12.544+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',37,'~ chest b',NULL,'2000-01-01T00:00:12.544+00:00');
INSERT INTO "step" VALUES('TgQJUJn5wZ133MOe',38,'~ chest r',NULL,'2000-01-01T00:00:12.544+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',1,'~ opening 222cx',NULL,'2000-01-01T00:00:12.412+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',2,'~ opening 23ccc',NULL,'2000-01-01T00:00:12.412+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',3,'~ opening 233cx',NULL,'2000-01-01T00:00:12.412+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',4,'~ opening 223kk',NULL,'2000-01-01T00:00:12.412+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',5,'~ roll 1ccxx',NULL,'2000-01-01T00:00:12.412+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',6,'p2 reroll 1c',NULL,'2000-01-01T00:00:12.429+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',7,'~ roll 1k',NULL,'2000-01-01T00:00:12.429+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',8,'p2 stop',NULL,'2000-01-01T00:00:12.435+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',9,'p2 pair 1c',NULL,'2000-01-01T00:00:12.436+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',10,'~ roll 1kkcx',NULL,'2000-01-01T00:00:12.436+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',11,'p1 reroll 1kk','p1:6','2000-01-01T00:00:12.438+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',12,'~ roll 112',NULL,'2000-01-01T00:00:12.438+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',13,'p1 reroll 1c','p1:7','2000-01-01T00:00:12.439+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',14,'~ roll 12',NULL,'2000-01-01T00:00:12.439+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',15,'~ roll 112xx',NULL,'2000-01-01T00:00:12.439+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',16,'p2 reroll 1',NULL,'2000-01-01T00:00:12.440+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',17,'~ roll 2',NULL,'2000-01-01T00:00:12.440+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',18,'p2 stop',NULL,'2000-01-01T00:00:12.441+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',19,'~ roll 11233',NULL,'2000-01-01T00:00:12.441+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',20,'p1 reroll 1123','p1:8','2000-01-01T00:00:12.442+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',21,'~ roll 22cx',NULL,'2000-01-01T00:00:12.442+00:00');
INSERT INTO "step" VALUES('oAhLqu0yA0owU-WQ',22,'p1 resign','p1:9','2000-01-01T00:00:12.443+00:00');
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
INSERT INTO "tables" VALUES('real-dice','XS63DH','{"terms": {"game": "mille-sabords", "edition": "gigamic-fr", "readings": {}, "target": 3000, "seats": 2, "public": false, "timer": null, "undo": true, "dice": "table", "level": "cabin-boy", "shuffle": false}, "muted": [], "removed": [], "links": {}, "next": null}','[{"guest": "anne", "level": null, "away": false, "text": "-"}, {"guest": "anne", "level": null, "away": false, "text": "-"}]','anne','IJHmXP_WDNFlzrgo',0,'playing','2000-01-01T00:00:12.599+00:00');
INSERT INTO "tables" VALUES('finished','5YLHQR','{"terms": {"game": "kings-gold", "edition": "blue-orange-us", "readings": {"end-mid-turn": true}, "target": null, "seats": 2, "public": true, "timer": null, "undo": true, "dice": "server", "level": "cabin-boy", "shuffle": false}, "muted": [], "removed": [], "links": {}, "next": null}','[{"guest": "anne", "level": null, "away": false, "text": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}, {"guest": null, "level": "cabin-boy", "away": false, "text": "-"}]','anne','oAhLqu0yA0owU-WQ',1,'over','2000-01-01T00:00:12.450+00:00');
INSERT INTO "tables" VALUES('hidden','GJ2DJZ','{"terms": {"game": "gold-up", "edition": "pink-monkey-fr", "readings": {}, "target": null, "seats": 2, "public": false, "timer": 3600, "undo": false, "dice": "server", "level": "deckhand", "shuffle": false}, "muted": [], "removed": [], "links": {}, "next": null}','[{"guest": "anne", "level": null, "away": false, "text": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "name": "Annie"}, {"guest": "bert", "level": null, "away": false, "text": "-"}]','anne','TgQJUJn5wZ133MOe',0,'playing','2000-01-01T00:00:12.490+00:00');
INSERT INTO "tables" VALUES('waiting','UHM4D4','{"terms": {"game": "gold-armada", "edition": "tactic-fr", "readings": {}, "target": null, "seats": 3, "public": true, "timer": null, "undo": true, "dice": "server", "level": "cabin-boy", "shuffle": false}, "muted": ["bert"], "removed": [], "links": {}, "next": null}','[{"guest": null, "level": null, "away": false, "text": "-"}, {"guest": "anne", "level": null, "away": false, "text": "-"}, {"guest": null, "level": null, "away": false, "text": "-"}]','anne','36Ckht5YN6DPD4by',1,'open','2000-01-01T00:00:12.675+00:00');
CREATE TABLE token (
    hash  TEXT NOT NULL PRIMARY KEY,                  -- the token itself is nowhere
    guest TEXT NOT NULL REFERENCES guest (id) ON DELETE CASCADE,
    made  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "token" VALUES('1a52a7cc4e7092ebe9b2a4289cbc0f40e9f6d096ff976421939cfbe931579d28','robot','2000-01-01T00:00:12.703+00:00');
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
CREATE TRIGGER play_is_kept BEFORE DELETE ON play
BEGIN SELECT RAISE(ABORT, 'plays are never deleted'); END;
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
CREATE INDEX tables_open ON tables (public, state, touched);
CREATE INDEX tables_play ON tables (play);
CREATE INDEX sitter_place ON sitter (place);
CREATE INDEX chat_place ON chat (place, id);
CREATE INDEX chat_guest ON chat (guest);
CREATE INDEX token_guest ON token (guest);
CREATE TRIGGER play_stays_over BEFORE UPDATE ON play
WHEN OLD.over = 1 AND NEW.over IS NOT 1 AND OLD.dice <> 'table'
BEGIN SELECT RAISE(ABORT, 'a play that is over stays over'); END;
PRAGMA user_version = 2;
COMMIT;
