-- The first tables. This file never changes any more: its checksum stands in
-- every database that was made with it. What comes later is another file.
--
-- Times are milliseconds since the Unix epoch; ids are the texts that people
-- see in addresses. Only types and constraints are used that PostgreSQL has too.

-- What belongs to the data folder as a whole. It has one row.
CREATE TABLE house (
    id          SMALLINT NOT NULL PRIMARY KEY CHECK (id = 1),
    signing_key TEXT     NOT NULL CHECK (length(signing_key) = 64),
    -- The number of the latest change of any match.
    changes     BIGINT   NOT NULL CHECK (changes >= 0)
);

CREATE TABLE guests (
    id       TEXT   NOT NULL PRIMARY KEY,
    name     TEXT   NOT NULL,
    settings TEXT   NOT NULL,
    created  BIGINT NOT NULL
);

CREATE TABLE matches (
    id       TEXT     NOT NULL PRIMARY KEY,
    opening  TEXT     NOT NULL,
    secret   TEXT,
    owner    TEXT     NOT NULL,
    game     TEXT     NOT NULL,
    variant  TEXT     NOT NULL,
    started  BIGINT   NOT NULL,
    -- How many entries the log has.
    length   BIGINT   NOT NULL CHECK (length >= 0),
    -- The number of its latest change, which orders lists and finds what is new.
    change   BIGINT   NOT NULL UNIQUE,
    changed  BIGINT   NOT NULL,
    is_over  BOOLEAN  NOT NULL,
    -- One bit for every seat.
    waiting  SMALLINT NOT NULL,
    bots     SMALLINT NOT NULL,
    deadline BIGINT,
    result   TEXT
);

CREATE INDEX matches_by_owner ON matches (owner);
CREATE INDEX matches_going ON matches (change) WHERE NOT is_over;

CREATE TABLE seats (
    match_id TEXT     NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- Counted from 0.
    seat     SMALLINT NOT NULL CHECK (seat >= 0),
    player   TEXT     NOT NULL,
    guest    TEXT,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_by_guest ON seats (guest);

-- The log: entries first_entry to last_entry of a match, as lines of a record.
CREATE TABLE chunks (
    match_id    TEXT   NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    first_entry BIGINT NOT NULL CHECK (first_entry > 0),
    last_entry  BIGINT NOT NULL CHECK (last_entry >= first_entry),
    lines       TEXT   NOT NULL,
    PRIMARY KEY (match_id, first_entry)
);

-- Matches that were deleted, so that every server hears of it.
CREATE TABLE departures (
    match_id TEXT   NOT NULL PRIMARY KEY,
    change   BIGINT NOT NULL UNIQUE
);
