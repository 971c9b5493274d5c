-- Who has left a seat that somebody else may have by now: their name stands in
-- the log, and they may want it gone. Like every migration, this file never
-- changes any more.

CREATE TABLE former_guests (
    match_id TEXT     NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL CHECK (seat >= 0),
    guest    TEXT     NOT NULL,
    -- What they were called there last.
    name     TEXT     NOT NULL,
    PRIMARY KEY (match_id, seat, guest, name)
);

CREATE INDEX former_guests_by_guest ON former_guests (guest);
