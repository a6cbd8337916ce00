-- Reviews of finished plays. They can be made again, so nothing seals them.

CREATE TABLE review (
    play    TEXT    NOT NULL PRIMARY KEY REFERENCES play (id),
    version INTEGER NOT NULL,
    steps   INTEGER NOT NULL,
    made    TEXT    NOT NULL,
    body    BLOB    NOT NULL
) STRICT;
