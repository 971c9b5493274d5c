use solve::graph::Graph; use solve::*; use game_pylos::RuleSet;
fn main(){ for r in [RuleSet::Children,RuleSet::Standard,RuleSet::Expert]{ let t=std::time::Instant::now(); let g=PylosGraph::new(Pyramid::Full,r); println!("{r:?} {} blocks {:?}",g.blocks(),t.elapsed());
 let t=std::time::Instant::now(); let (mut bytes,mut ops,mut contig,mut nedges,mut maxg)=(0f64,0f64,0f64,0u64,0f64); let mut byn=[0f64;31]; let mut opsn=[0f64;31]; let mut groups=std::collections::BTreeMap::new(); let mut cnt=[0;31];
 let mut acc=vec![]; for b in 0..g.blocks(){ if g.by_count(b).is_some(){continue} let n=g.bits(b); cnt[n as usize]+=1; bytes+=2f64.powi(n as i32); byn[n as usize]+=2f64.powi(n as i32); *groups.entry(g.rank(b)).or_insert(0f64)+=2f64.powi(n as i32);
  acc.clear(); g.edges(b,&mut acc); nedges+=acc.len() as u64; for e in &acc { let o=2f64.powi(n as i32-e.required.count_ones() as i32); ops+=o; opsn[n as usize]+=o; let k=(0..n.min(5) as usize).take_while(|&i| e.weights[i]==1<<i).count(); if k>=4 {contig+=o;} } }
 for (_,v) in &groups { if *v>maxg {maxg=*v} }
 println!("bytes {:.3e} ops {:.3e} contig {:.3} edges {} groups {} maxgroup {:.3e} {:?}",bytes,ops,contig/ops,nedges,groups.len(),maxg,t.elapsed());
 for n in 10..29 { println!("  n{n}: {} blocks {:.2e} ops/byte {:.1}",cnt[n],byn[n],opsn[n]/byn[n]); } } }
