//! Solving: sweep over the blocks until no value changes any more.
//!
//! Every value starts as undecided. A block is recomputed from the blocks that its turns lead
//! into, whenever one of those has changed. At every moment a decided value is right about who
//! wins, and its distance is exact or too long; both only improve. When nothing changes any more,
//! every value follows from those of its successors, and there is only one such assignment in
//! which everything that can be decided is decided (by induction over the distance). So the order
//! affects only the time, not the result.

use std::cmp::Reverse;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::thread;

use crate::Values;
use crate::graph::Graph;
use crate::relax::Recipe;
use crate::values::CHUNK_BITS;

/// Work is distributed to threads in pieces of at most this many chunks.
const PIECE: usize = 64;
/// The number of positions computed before they are written back: this is the memory needed
/// besides the values themselves.
pub const BATCH: usize = 64 << 20;

/// A solution in progress.
pub struct Solver<'g, G: Graph> {
    graph: &'g G,
    values: Values,
    /// Stored blocks grouped by rank, the highest rank first.
    groups: Vec<Vec<u32>>,
    /// For each block, the blocks with turns into it.
    sources: Vec<Vec<u32>>,
    /// For each block, whether a value that it depends on may have changed.
    is_due: Vec<bool>,
    threads: usize,
    /// The number of batches written back.
    now: u32,
    progress: Progress,
}

/// The progress of a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The number of finished sweeps over all blocks.
    pub sweeps: u32,
    /// The number of values computed so far, repetitions included.
    pub computed: u64,
    /// The number of chunks that changed in this sweep.
    pub changed: u64,
}

/// Consecutive chunks of a block, for one thread.
#[derive(Clone, Copy)]
struct Span {
    block: u32,
    first: u32,
    chunks: usize,
    size: usize,
}

/// The result of a span: which chunks were computed, and whether they changed.
struct Piece<'o> {
    span: Span,
    out: &'o mut [u8],
    computed: Vec<(u32, bool)>,
}

impl<'g, G: Graph> Solver<'g, G> {
    /// Starts with everything undecided.
    pub fn new(graph: &'g G, threads: usize) -> Solver<'g, G> {
        Solver::from_values(graph, Values::undecided(graph), threads)
    }

    /// Continues from the values of such a solver at any moment; the moments may even differ from
    /// block to block.
    pub fn from_values(graph: &'g G, values: Values, threads: usize) -> Solver<'g, G> {
        let mut order: Vec<u32> = (0..graph.blocks() as u32).collect();
        order.retain(|&block| values.stored(block as usize).is_some());
        order.sort_by_key(|&block| Reverse(graph.rank(block as usize)));
        let groups = order
            .chunk_by(|&a, &b| graph.rank(a as usize) == graph.rank(b as usize))
            .map(<[u32]>::to_vec)
            .collect();
        let mut sources = vec![Vec::new(); graph.blocks()];
        let mut edges = Vec::new();
        for &block in &order {
            edges.clear();
            graph.edges(block as usize, &mut edges);
            let mut targets: Vec<u32> = edges.iter().map(|edge| edge.target).collect();
            targets.sort_unstable();
            targets.dedup();
            for target in targets {
                sources[target as usize].push(block);
            }
        }
        Solver {
            graph,
            now: values.latest(),
            values,
            groups,
            sources,
            is_due: vec![true; graph.blocks()],
            threads: threads.max(1),
            progress: Progress::default(),
        }
    }

    /// Sweeps until nothing changes. `watch` is called after every batch and can break: then the
    /// values are those reached so far.
    pub fn run<B>(&mut self, mut watch: impl FnMut(&Values, Progress) -> ControlFlow<B>) -> ControlFlow<B> {
        loop {
            self.progress.changed = 0;
            for number in 0..self.groups.len() {
                let due: Vec<u32> = self.groups[number]
                    .iter()
                    .copied()
                    .filter(|&block| std::mem::take(&mut self.is_due[block as usize]))
                    .collect();
                for batch in batches(&self.spans(&due)) {
                    self.compute(batch);
                    watch(&self.values, self.progress)?;
                }
            }
            self.progress.sweeps += 1;
            if self.progress.changed == 0 {
                return ControlFlow::Continue(());
            }
        }
    }

    /// Recomputes every value, ignoring the recorded changes, to verify that each follows from
    /// those of its successors.
    pub fn check<B>(
        &mut self,
        watch: impl FnMut(&Values, Progress) -> ControlFlow<B>,
    ) -> ControlFlow<B, bool> {
        let sweeps = self.progress.sweeps;
        self.values.forget_moments();
        self.is_due.fill(true);
        self.run(watch)?;
        ControlFlow::Continue(self.progress.sweeps == sweeps + 1)
    }

    /// The values.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The values, consuming the solver.
    pub fn into_values(self) -> Values {
        self.values
    }

    /// The progress so far.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    fn spans(&self, due: &[u32]) -> Vec<Span> {
        let mut spans = Vec::new();
        for &block in due {
            let bits = self.graph.bits(block as usize);
            let size = 1usize << bits.min(CHUNK_BITS);
            let chunks = (1usize << bits) / size;
            spans.extend((0..chunks).step_by(PIECE).map(|first| Span {
                block,
                first: first as u32,
                chunks: PIECE.min(chunks - first),
                size,
            }));
        }
        spans
    }

    fn compute(&mut self, batch: &[Span]) {
        self.now += 1;
        let mut buffer = vec![0; batch.iter().map(Span::positions).sum()];
        let mut pieces = Vec::with_capacity(batch.len());
        let mut rest = &mut buffer[..];
        for &span in batch {
            let (out, later) = rest.split_at_mut(span.positions());
            rest = later;
            pieces.push(Piece {
                span,
                out,
                computed: Vec::new(),
            });
        }
        let queue = Mutex::new(pieces.iter_mut());
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| self.work(&queue));
            }
        });
        for piece in pieces {
            let span = piece.span;
            for (chunk, has_changed) in piece.computed {
                let start = (chunk - span.first) as usize * span.size;
                let new = has_changed.then(|| &piece.out[start..start + span.size]);
                self.values.put(self.now, span.block, chunk, new);
                self.progress.computed += span.size as u64;
                if has_changed {
                    self.progress.changed += 1;
                    for &source in &self.sources[span.block as usize] {
                        self.is_due[source as usize] = true;
                    }
                }
            }
        }
    }

    fn work<'p, 'o: 'p>(&self, queue: &Mutex<impl Iterator<Item = &'p mut Piece<'o>>>) {
        let mut edges = Vec::new();
        let mut prepared: Option<(u32, Recipe)> = None;
        loop {
            let next = queue
                .lock()
                .expect("no thread panics while it takes a piece")
                .next();
            let Some(piece) = next else {
                return;
            };
            let block = piece.span.block;
            let recipe = match &mut prepared {
                Some((of, recipe)) if *of == block => &*recipe,
                _ => {
                    edges.clear();
                    self.graph.edges(block as usize, &mut edges);
                    let bits = self.graph.bits(block as usize);
                    &prepared
                        .insert((block, Recipe::new(bits, self.graph.limit(), &edges)))
                        .1
                }
            };
            let old = self
                .values
                .stored(block as usize)
                .expect("only stored blocks are computed");
            for (chunk, out) in (piece.span.first..).zip(piece.out.chunks_exact_mut(piece.span.size)) {
                if self.values.is_due(block, chunk, recipe) {
                    recipe.relax(chunk, out, |target| self.values.source(target));
                    let start = chunk as usize * out.len();
                    let has_changed = old[start..start + out.len()] != *out;
                    piece.computed.push((chunk, has_changed));
                }
            }
        }
    }
}

impl Span {
    fn positions(&self) -> usize {
        self.chunks * self.size
    }
}

/// Splits the spans into batches that fit into memory.
fn batches(spans: &[Span]) -> impl Iterator<Item = &[Span]> {
    let mut rest = spans;
    std::iter::from_fn(move || {
        let mut size = 0;
        let taken = rest.iter().take_while(|span| {
            size += span.positions();
            size <= BATCH
        });
        let (batch, later) = rest.split_at(taken.count());
        rest = later;
        (!batch.is_empty()).then_some(batch)
    })
}
