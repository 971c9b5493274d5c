use crate::Value;
use crate::graph::Graph;
use crate::relax::{Recipe, Source};

/// Changes are recorded per chunk of this many positions (as a power of two).
pub(crate) const CHUNK_BITS: u32 = 14;

/// The values of all positions known so far, block by block.
pub struct Values {
    blocks: Vec<Block>,
}

/// A logical time: the number of batches written back.
pub(crate) type Moment = u32;

struct Block {
    bits: u32,
    content: Content,
    /// For each chunk: when it was last computed, and when it last changed.
    computed: Vec<Moment>,
    changed: Vec<Moment>,
}

enum Content {
    Stored(Vec<u8>),
    ByCount(Vec<u8>),
}

impl Values {
    /// All values undecided.
    pub fn undecided(graph: &impl Graph) -> Values {
        let blocks = (0..graph.blocks()).map(|block| {
            let bits = graph.bits(block);
            let content = match graph.by_count(block) {
                Some(values) => Content::ByCount(values.iter().map(|value| value.byte()).collect()),
                None => Content::Stored(vec![Value::DRAW.byte(); 1 << bits]),
            };
            let chunks = match &content {
                Content::Stored(values) => values.len().div_ceil(1 << CHUNK_BITS),
                Content::ByCount(_) => 0,
            };
            Block {
                bits,
                content,
                computed: vec![0; chunks],
                changed: vec![0; chunks],
            }
        });
        Values {
            blocks: blocks.collect(),
        }
    }

    /// The number of blocks.
    pub fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The value of a position.
    #[inline]
    pub fn get(&self, block: usize, position: u32) -> Value {
        let byte = match &self.blocks[block].content {
            Content::Stored(values) => values[position as usize],
            Content::ByCount(values) => values[position.count_ones() as usize],
        };
        Value::from_byte(byte).expect("only values are stored")
    }

    /// Calls `visit` with every position of the block and its byte, ascending.
    pub fn for_each(&self, block: usize, mut visit: impl FnMut(u32, u8)) {
        match &self.blocks[block].content {
            Content::Stored(values) => {
                for (position, &byte) in (0..).zip(values) {
                    visit(position, byte);
                }
            }
            Content::ByCount(values) => {
                for position in 0..1u32 << self.blocks[block].bits {
                    visit(position, values[position.count_ones() as usize]);
                }
            }
        }
    }

    /// The bytes of a block; `None` if it is not stored.
    pub(crate) fn stored(&self, block: usize) -> Option<&[u8]> {
        match &self.blocks[block].content {
            Content::Stored(values) => Some(values),
            Content::ByCount(_) => None,
        }
    }

    /// The mutable bytes of a block, to be filled from a checkpoint.
    pub(crate) fn stored_mut(&mut self, block: usize) -> Option<&mut Vec<u8>> {
        match &mut self.blocks[block].content {
            Content::Stored(values) => Some(values),
            Content::ByCount(_) => None,
        }
    }

    /// The times when each chunk was computed and when it changed, for a checkpoint.
    pub(crate) fn moments(&self) -> Vec<u8> {
        let blocks = self.blocks.iter();
        let moments = blocks.flat_map(|block| block.computed.iter().chain(&block.changed));
        moments.flat_map(|moment| moment.to_le_bytes()).collect()
    }

    /// Restores the times; `None` if they do not belong to such values.
    pub(crate) fn set_moments(&mut self, bytes: &[u8]) -> Option<()> {
        let mut moments = bytes.chunks_exact(4);
        for block in &mut self.blocks {
            for moment in block.computed.iter_mut().chain(&mut block.changed) {
                *moment = Moment::from_le_bytes(moments.next()?.try_into().ok()?);
            }
        }
        (moments.next().is_none() && moments.remainder().is_empty()).then_some(())
    }

    /// The latest time at which anything was computed.
    pub(crate) fn latest(&self) -> Moment {
        let computed = self.blocks.iter().flat_map(|block| &block.computed);
        computed.copied().max().unwrap_or(0)
    }

    /// Marks everything as never computed.
    pub(crate) fn forget_moments(&mut self) {
        for block in &mut self.blocks {
            block.computed.fill(0);
        }
    }

    #[inline]
    pub(crate) fn source(&self, block: u32) -> Source<'_> {
        match &self.blocks[block as usize].content {
            Content::Stored(values) => Source::Stored(values),
            Content::ByCount(values) => Source::ByCount(values),
        }
    }

    /// Whether anything that the chunk depends on has changed since it was computed.
    pub(crate) fn is_due(&self, block: u32, chunk: u32, recipe: &Recipe) -> bool {
        let computed = self.blocks[block as usize].computed[chunk as usize];
        computed == 0
            || recipe.any_source(chunk, |target, chunk| {
                let changed = &self.blocks[target as usize].changed;
                changed
                    .get(chunk as usize)
                    .is_some_and(|&changed| changed >= computed)
            })
    }

    /// Records that a chunk was computed at this time; `new` if it changed.
    pub(crate) fn put(&mut self, now: Moment, block: u32, chunk: u32, new: Option<&[u8]>) {
        let block = &mut self.blocks[block as usize];
        block.computed[chunk as usize] = now;
        if let (Some(new), Content::Stored(values)) = (new, &mut block.content) {
            let first = (chunk as usize) << CHUNK_BITS;
            values[first..first + new.len()].copy_from_slice(new);
            block.changed[chunk as usize] = now;
        }
    }
}
