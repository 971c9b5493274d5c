-- Who may play a seat for the guest to whom it belongs: somebody who opened
-- their link, on another device. Like every migration, this file never changes
-- any more.

-- Links to a seat are signed with this number; a higher one makes all that were
-- given before worthless.
ALTER TABLE seats ADD COLUMN link_series BIGINT NOT NULL DEFAULT 0;

CREATE TABLE seat_grants (
    match_id TEXT     NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL CHECK (seat >= 0),
    -- Who may play it too.
    guest    TEXT     NOT NULL,
    granted  BIGINT   NOT NULL,
    PRIMARY KEY (match_id, seat, guest)
);

CREATE INDEX seat_grants_by_guest ON seat_grants (guest);

-- Tables sleep until a clock runs out.
CREATE INDEX matches_by_deadline ON matches (deadline) WHERE deadline IS NOT NULL AND NOT is_over;
