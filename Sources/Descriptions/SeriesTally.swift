import Charts

/// The courses of many series, counted: told one by one, the first would be forgotten at the last.
struct SeriesTally: Equatable {
  /// A value with whose it is and where.
  struct Extreme: Equatable {
    var series: String
    var value: Quantity
    var place: Place
    /// The place along x, by which one comes before another.
    var x = 0.0
    /// The number of values of all series that are as high or low, of which this is the first.
    var count = 1
    /// The number of series that have it.
    var seriesCount = 1

    /// The one of both that goes farther; of equals the earlier, for both.
    func joined(with other: Extreme, isHigher: Bool) -> Extreme {
      let (own, others) = (value.value, other.value.value)
      guard own == others else { return (own > others) == isHigher ? self : other }
      var first = other.x < x ? other : self
      first.count = count + other.count
      first.seriesCount = seriesCount + other.seriesCount
      return first
    }
  }

  /// The number of series with each course, of those that any has.
  var counts: [CourseCount] { kinds.counted }

  /// The highest and the lowest value of all, of equals the first; `nil` where there are no two.
  var extremes: (highest: Extreme, lowest: Extreme)? {
    guard let highest, let lowest, highest.value.value > lowest.value.value,
      // Somebody is always first, and somebody last.
      highest.value.kind != .rank
    else { return nil }
    return (highest, lowest)
  }

  /// The names of the series with each course.
  private(set) var names: [CourseKind: [String]] = [:]

  private var kinds: [CourseKind] = []
  private var highest: Extreme?
  private var lowest: Extreme?

  /// The most series that are told one by one.
  static let mostTold = 4

  /// Counts `outlines`; `nil` of so few that each is told.
  init?(_ outlines: [SeriesOutline]) {
    guard outlines.count > Self.mostTold else { return nil }
    let most = CourseKind.most(of: outlines.map(\.valueCount))
    for outline in outlines {
      // A series without an order has no course; only its values can be told.
      let kind = outline.course?.kind ?? .withoutValues
      if outline.course?.isOrdered != false, outline.hasToldCourse,
        !kind.isTooShort(outline.valueCount, besides: most)
      {
        kinds.append(kind)
        names[kind, default: []].append(outline.name ?? "")
      }
      guard let course = outline.course else { continue }
      let name = outline.name ?? ""
      let (high, low) = (
        Extreme(
          series: name, value: course.highest, place: course.highestPlace, x: course.highestX,
          count: course.highestCount),
        Extreme(
          series: name, value: course.lowest, place: course.lowestPlace, x: course.lowestX,
          count: course.lowestCount)
      )
      highest = highest.map { $0.joined(with: high, isHigher: true) } ?? high
      lowest = lowest.map { $0.joined(with: low, isHigher: false) } ?? low
    }
  }
}
