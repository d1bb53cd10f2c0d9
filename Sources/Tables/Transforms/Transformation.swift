/// One thing that was done to a table, with what it takes to say it.
///
/// A chart keeps those that were done to its table, in their order, so that nothing that was computed or
/// left out goes unsaid.
package enum Transformation: Equatable, Sendable {
  case filtered(Filtered)
  case sorted(Sorted)
  case grouped(Grouped)
  case completed(Completed)
  case binned(Binned)
  case timeBinned(TimeBinned)
  case stacked(Stacked)
  case folded(Folded)
  case foldedTimes(FoldedTimes)
  case unfolded(Unfolded)
  case split(Split)
  case top(TopValues)
}
