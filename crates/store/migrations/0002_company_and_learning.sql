-- What people at a table say and ask, what became of a match, and what a
-- person has learnt. Like every migration, this file never changes any more.

-- How often anything about the company at the table has changed.
ALTER TABLE matches ADD COLUMN company BIGINT NOT NULL DEFAULT 0;

-- The match that the same people went on with.
ALTER TABLE matches ADD COLUMN next_match TEXT;

-- When whoever sits there was last seen to leave.
ALTER TABLE seats ADD COLUMN seen BIGINT;

-- Ready phrases that were said at a table.
CREATE TABLE sayings (
    match_id TEXT     NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- Counted from 1.
    number   BIGINT   NOT NULL CHECK (number > 0),
    seat     SMALLINT NOT NULL CHECK (seat >= 0),
    phrase   TEXT     NOT NULL,
    said     BIGINT   NOT NULL,
    PRIMARY KEY (match_id, number)
);

-- Guests who ask for a seat that a bot has.
CREATE TABLE knocks (
    match_id TEXT     NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    guest    TEXT     NOT NULL,
    seat     SMALLINT NOT NULL CHECK (seat >= 0),
    name     TEXT     NOT NULL,
    -- One bit for every seat that agrees.
    agreed   SMALLINT NOT NULL,
    PRIMARY KEY (match_id, guest)
);

-- How far a guest has come in the course of a game.
CREATE TABLE lessons (
    guest   TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    done    INTEGER NOT NULL CHECK (done >= 0),
    changed BIGINT  NOT NULL,
    PRIMARY KEY (guest, game)
);

CREATE TABLE puzzle_tries (
    guest   TEXT    NOT NULL,
    puzzle  TEXT    NOT NULL,
    -- Whether the first try was right.
    at_once BOOLEAN NOT NULL,
    solved  BOOLEAN NOT NULL,
    -- When it was tried first.
    tried   BIGINT  NOT NULL,
    PRIMARY KEY (guest, puzzle)
);
