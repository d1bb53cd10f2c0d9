import Glibc

/// Even ranges with round edges that hold all values.
///
/// Their width is given, or follows Freedman and Diaconis (1981), 2 × interquartile range ÷ ∛n, where
/// half of the values are not all alike, else Sturges (1926), range ÷ (log₂ n + 1), and is then the
/// nearest 1, 2 or 5 times a power of ten.
@usableFromInline package struct Bins: Equatable, Sendable {
  /// The most bins, so that they stay ones that can be walked.
  package static let most = 100.0
  /// The most bins of a width that was given.
  private static let mostGiven = 100_000.0

  /// The width of each.
  package private(set) var width = 1.0
  /// The number of bins.
  package private(set) var count = 0
  /// The lower edge of the first.
  package private(set) var start = 0.0
  /// The values that the first and the last bin reach to, where a few far away would else make most bins empty; `nil`
  /// where all bins are of the same width.
  package private(set) var reach: ClosedRange<Double>?
  /// True where the edges are multiples of the width.
  package private(set) var isRound = true
  /// The digits that tell the edges apart.
  package var fractionDigits: Int {
    isRound ? Int(max(0, min(15, -log10(width).rounded(.down)))) : 0
  }

  /// Bins of a width that suits the values.
  package init(_ values: [Double]) {
    let sorted = values.filter(\.isFinite).sorted()
    guard let low = sorted.first, let high = sorted.last else { return }
    let range = high - low
    let isWhole = sorted.allSatisfy { $0 == $0.rounded() }
    let wanted = range > 0 ? Self.width(of: sorted) : abs(low) / 10
    // Whole numbers are not parted.
    let width = max(
      NiceStep.above(max(wanted * 0.7, range > 0 ? range / Self.most : 0)), isWhole ? 1 : 0)
    if lay(over: low...high, width: width, most: 9e15) { return }
    // Beyond what can be counted in steps all are in one; beyond what a number can be the width of
    // they are in quarters of all there are.
    isRound = false
    let isMeasurable = range.isFinite
    self.width = isMeasurable ? (range > 0 ? range : 1) : .greatestFiniteMagnitude / 2
    start = isMeasurable ? low : -.greatestFiniteMagnitude
    count = isMeasurable ? 1 : 4
  }

  /// Bins of a width that suits the values, without an empty stretch for the few that are far from all others: these
  /// are counted in a first or a last bin of their own, which reaches to them.
  ///
  /// Far are values beyond three interquartile ranges from the quartiles (Tukey 1977), of which there are at most one in
  /// twenty; they have a bin of their own where the others would fill less than half of the bins. So has the last
  /// twentieth of a tail beside which three of four values would be in one bin.
  package init(partingFar values: [Double]) {
    self.init(values)
    let sorted = values.filter(\.isFinite).sorted()
    guard sorted.count >= Self.fewestWithFar, isRound else { return }
    let (low, high) = (Quantile.at(0.25, of: sorted), Quantile.at(0.75, of: sorted))
    let far = 3 * (high - low)
    guard far > 0, far.isFinite else { return }
    var near = sorted.filter { $0 >= low - far && $0 <= high + far }
    let isLong = near.count * 20 < sorted.count * 19
    if isLong {
      // A tail that is as long as that leaves one bin for nearly all values: a twentieth of them is counted as far.
      guard count >= Self.fewestInTail, (counts(of: sorted).max() ?? 0) * 4 >= sorted.count * 3
      else { return }
      let ends = (sorted.count / 20, sorted.count - 1 - sorted.count / 20)
      let least = low - far > sorted[0] ? sorted[ends.0] : sorted[0]
      let most = high + far < sorted[sorted.count - 1] ? sorted[ends.1] : sorted[sorted.count - 1]
      near = sorted.filter { $0 >= least && $0 <= most }
    }
    guard near.count < sorted.count, let first = near.first, let last = near.last,
      let least = sorted.first, let most = sorted.last
    else { return }
    var bins = Bins(near)
    guard bins.isRound, isLong || count >= 2 * bins.count else { return }
    if least < first {
      bins.start -= bins.width
      bins.count += 1
    }
    if most > last { bins.count += 1 }
    let end = bins.start + Double(bins.count) * bins.width
    // With the digits of the other edges it holds what is counted in it.
    let digits = pow(10, Double(bins.fractionDigits))
    bins.reach =
      min(
        (least * digits).rounded(.down) / digits, bins.start)...max(
        (most * digits).rounded(.up) / digits, end)
    self = bins
  }

  /// Fewer bins show where the values are.
  private static let fewestInTail = 20
  /// Fewer values tell nothing of what is far.
  private static let fewestWithFar = 20

  /// Bins of a given width; `nil` where it is no positive number, or so many that nobody compares them.
  package init?(_ values: [Double], width: Double) {
    let finite = values.lazy.filter(\.isFinite)
    guard width > 0, width.isFinite else { return nil }
    self.width = width
    guard let low = finite.min(), let high = finite.max() else { return }
    guard lay(over: low...high, width: width, most: Self.mostGiven) else { return nil }
  }

  /// Lays bins over a range; returns whether their edges can be counted in whole widths.
  private mutating func lay(
    over range: ClosedRange<Double>, width: Double, most: Double
  ) -> Bool {
    let first = (range.lowerBound / width + 1e-9).rounded(.down)
    // The last bin holds its end, too.
    let last = max((range.upperBound / width - 1e-9).rounded(.up), first + 1)
    guard width > 0, width.isFinite, abs(first) < 9e15, abs(last) < 9e15, last - first <= most
    else { return false }
    self.width = width
    start = first * width
    count = Int(last - first)
    return true
  }

  private static func width(of sorted: [Double]) -> Double {
    let count = Double(sorted.count)
    let range = (sorted.last ?? 0) - (sorted.first ?? 0)
    let spread = Quantile.at(0.75, of: sorted) - Quantile.at(0.25, of: sorted)
    let width = 2 * spread / cbrt(count)
    return width > 0 && width.isFinite ? width : range / (log2(count).rounded(.up) + 1)
  }

  /// The middle of each.
  package var middles: [Double] {
    // In two halves, because all of the way may be more than a number can be.
    (0..<count).map { index in
      let half = (Double(index) / 2 + 0.25) * width
      return start + half + half
    }
  }

  /// The bin a value lies in: from its start up to its end, which belongs to the next; the nearest
  /// where it lies in none, and `nil` where it is no number.
  package func index(of value: Double) -> Int? {
    guard count > 0, value.isFinite else { return nil }
    // A hair of tolerance, so that 0.3 / 0.1 is in the third bin.
    let place = (value / width - start / width + 1e-9).rounded(.down)
    return Int(min(max(place, 0), Double(count - 1)))
  }

  /// The number of `values` in each.
  package func counts(of values: [Double]) -> [Int] {
    var counts = Array(repeating: 0, count: count)
    for value in values {
      if let index = index(of: value) { counts[index] += 1 }
    }
    return counts
  }

  /// The one of the bins between ascending edges that a value lies in: an edge belongs to the bin that
  /// begins there, the last edge to the last bin; `nil` outside of them.
  @inlinable package static func index(of value: Double, between edges: [Double]) -> Int? {
    guard edges.count > 1, let first = edges.first, let last = edges.last, value >= first,
      value <= last
    else { return nil }
    // Edges that are even are right at the first guess.
    let share = (value - first) / (last - first) * Double(edges.count - 1)
    var index = share.isFinite ? min(max(Int(share), 0), edges.count - 2) : 0
    while index > 0, edges[index] > value { index -= 1 }
    while index < edges.count - 2, edges[index + 1] <= value { index += 1 }
    return index
  }
}
