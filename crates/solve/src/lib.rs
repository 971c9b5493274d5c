//! Exact solving: an index of all positions, their values, tables on disk.
