/// Points of one series that share a place on the x axis, as the rows of a long table do.
///
/// Such rows are several courses at once: a line through them would zigzag, and turns, rises or a
/// trend from row to row would be those of no one thing. So none is drawn, heard or told.
public struct Repetition: Equatable, Sendable {
  /// The name of what the places are of, if it has one.
  public var column: String?
  /// The most points that share a place.
  public var most: Int
  /// The number of places that are shared, at least one.
  public var shared: Int
  /// The number of all places.
  public var places: Int
  /// A column of the table that parts the points so that no place comes twice, if there is one.
  public var remedy: String?

  /// Makes a repetition.
  public init(column: String?, most: Int, shared: Int, of places: Int, remedy: String? = nil) {
    self.column = column
    self.most = most
    self.shared = shared
    self.places = places
    self.remedy = remedy
  }
}

extension Repetition {
  /// The option that parts the points, as a shell takes it.
  fileprivate var option: String? {
    remedy.map { name in
      let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
      let quoted = isPlain ? name : "'\(name.replacing("'", with: "'\\''"))'"
      // A name that begins like an option would be taken for one.
      return (name.hasPrefix("-") ? "--split=" : "--split ") + quoted
    }
  }
}

extension Chart {
  /// The repetition as far as places tell it; `nil` where every series has each place once.
  ///
  /// Points without a value draw no line and are not counted. The places are those of all series
  /// together, as no series is named with them.
  package var repeatedPlaces: Repetition? {
    guard series.contains(where: \.repeatsPlaces) else { return nil }
    let all = series.count == 1 ? series[0].sharedPlaces : sharedPlaces
    return Repetition(column: xAxis.title, most: all.most, shared: all.shared, of: all.places)
  }

  /// The points of all series with a value, counted by their places.
  private var sharedPlaces: RunLengths {
    let places = series.flatMap { series in
      zip(series.x, series.y).lazy.filter { $1.isFinite }.map(\.0)
    }
    var lengths = RunLengths()
    for place in places.sorted() { lengths.add(place) }
    return lengths
  }

  /// That places repeat, as a row of the details.
  public var repetitionFact: Fact? {
    repetition.map {
      .repeatedPlaces(
        column: $0.column, most: $0.most, shared: $0.shared, of: $0.places, remedy: $0.option)
    }
  }
}

extension Series {
  /// True where points with a value share a place.
  var repeatsPlaces: Bool {
    if order == .distinct { return false }
    var last = Double.nan
    for point in 0..<count where y[point].isFinite {
      if x[point] == last { return true }
      last = x[point]
    }
    return false
  }

  /// The points with a value, counted by their places, which ascend.
  fileprivate var sharedPlaces: RunLengths {
    var lengths = RunLengths()
    for point in 0..<count where y[point].isFinite { lengths.add(x[point]) }
    return lengths
  }
}

extension Series {
  /// The series without the points that have no value where another point of the same place has one.
  ///
  /// In a table whose columns take turns such a row belongs to the other column: it is no gap of this
  /// one. The places ascend.
  var withoutEmptyTwins: Series {
    let isDistinct = zip(x, x.dropFirst()).allSatisfy { $0 < $1 }
    guard !isDistinct, additional.isEmpty, sample.isEmpty else { return self }
    var kept: [Int] = []
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, x[end] == x[start] { end += 1 }
      let filled = (start..<end).filter { y[$0].isFinite }
      kept += filled.isEmpty ? [start] : filled
      start = end
    }
    guard kept.count < count else { return self }
    return points(at: kept)
  }
}

/// A count of how often places come, made while they come in order.
private struct RunLengths {
  /// The number of different places.
  private(set) var places = 0
  /// The number of those that come more than once.
  private(set) var shared = 0
  /// The number of times that the most frequent one comes.
  private(set) var most = 0
  private var run = 0
  private var last = Double.nan

  mutating func add(_ place: Double) {
    run = place == last ? run + 1 : 1
    last = place
    if run == 1 { places += 1 }
    if run == 2 { shared += 1 }
    most = max(most, run)
  }
}
