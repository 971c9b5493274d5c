-- To whom something was dealt: who left a seat after that may have it again, and
-- nobody else. Like every migration, this file never changes any more.

-- Of those who left before this column was there nobody knows, so they may not.
ALTER TABLE former_guests ADD COLUMN was_dealt BOOLEAN NOT NULL DEFAULT FALSE;
