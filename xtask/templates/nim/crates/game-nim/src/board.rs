/// How many heaps there are.
pub const HEAPS: usize = 3;

/// The sticks of the heaps at the start (NI-1).
pub const FULL: [u8; HEAPS] = [3, 5, 7];
