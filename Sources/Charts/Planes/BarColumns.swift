/// Whole columns of cells for bars: all bars of a chart are equally wide, and each has columns of its
/// own.
///
/// The gap between groups shrinks first, then it is gone.
struct BarColumns: Equatable, Sendable {
  /// The columns of the plot.
  let columns: Int
  /// The columns of one bar.
  let width: Int
  /// The bars of a group.
  let count: Int
  /// As much of a column as a bar is moved to the left by what makes slots uneven: a leap day moves a year by less than a
  /// tenth.
  private let tolerance: Double

  /// Parts slots into bars; `nil` where a slot has fewer columns than bars.
  ///
  /// - Parameters:
  ///   - columns: The columns of the plot.
  ///   - slot: The width of a slot, as a fraction of the plot.
  ///   - count: The bars of a slot.
  ///   - gap: The part of a slot that is left free where there is room.
  ///   - least: The columns a bar takes at least where there is room.
  ///   - isOdd: True where a bar has a column in its middle.
  init?(
    _ columns: Int, slot: Double, count: Int, gap: Double, least: Int, isOdd: Bool = false
  ) {
    guard columns > 0, count > 0, slot > 0, slot <= 1 else { return nil }
    let slots = (1 / slot).rounded()
    let isUneven = (1e-6..<1e-3).contains(abs(1 / slot - slots) * slot)
    let free = isUneven ? Double(columns) / slots : slot * Double(columns)
    // A hair of tolerance for slots that are meant to be whole.
    let room = Int((free + 1e-6).rounded(.down))
    guard room >= count else { return nil }
    let usual = max(Int((free * (1 - gap) / Double(count)).rounded()), least, 1)
    // Bars that can spare a column leave one between groups.
    let most = max((gap > 0 ? room - 1 : room) / count, 1)
    self.columns = columns
    self.count = count
    tolerance = isUneven ? 0.1 : 1e-6
    let width = min(usual, most)
    self.width = isOdd && width.isMultiple(of: 2) ? width - 1 : width
  }

  /// The left and the right edge of a bar, as fractions of the plot.
  ///
  /// - Parameters:
  ///   - middle: The middle of its slot, as a fraction of the plot.
  ///   - place: Its place in the group, from the left.
  /// - Returns: Edges of whole columns.
  func edges(around middle: Double, place: Int) -> (left: Double, right: Double) {
    let first = start(around: middle) + Double(place * width)
    return (first / Double(columns), (first + Double(width)) / Double(columns))
  }

  /// The middle of a group, as a fraction of the plot.
  func middle(around middle: Double) -> Double {
    (start(around: middle) + Double(width * count) / 2) / Double(columns)
  }

  private func start(around middle: Double) -> Double {
    let group = width * count
    let start = (middle * Double(columns) - Double(group) / 2 + tolerance).rounded(.down)
    return min(max(start, 0), Double(max(columns - group, 0)))
  }
}

/// The bars that stand side by side in a slot.
struct BarGroup: Equatable, Sendable {
  /// The number of bars.
  var count = 1
  /// The part of the slot that they leave free.
  var gap: Double
  /// True where each has a column in its middle.
  var isOdd = false
}
