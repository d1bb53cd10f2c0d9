/// Points of one series that share a place on the x axis, as the rows of a long table do.
///
/// Such rows are several courses at once: a line through them would zigzag, and turns, rises or a
/// trend from row to row would be those of no one thing. So none is drawn, heard or told.
public struct Repetition: Equatable, Sendable {
  /// The name of what the places are of, if it has one.
  public var column: String?
  /// The most points that share a place.
  public var most: Int
  /// A column of the table that parts the points so that no place comes twice, if there is one.
  public var remedy: String?

  /// Makes a repetition.
  public init(column: String?, most: Int, remedy: String? = nil) {
    self.column = column
    self.most = most
    self.remedy = remedy
  }
}

extension Repetition {
  /// The option that parts the points, as a shell takes it.
  fileprivate var option: String? {
    remedy.map { name in
      let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
      return "--split " + (isPlain ? name : "'\(name.replacing("'", with: "'\\''"))'")
    }
  }
}

extension Chart {
  /// The repetition as far as places tell it; `nil` where every series has each place once.
  ///
  /// Points without a value draw no line and are not counted.
  var repeatedPlaces: Repetition? {
    let most = series.lazy.map(\.mostAtOnePlace).max() ?? 0
    return most > 1 ? Repetition(column: xAxis.title, most: most) : nil
  }

  /// That places repeat, as a row of the details.
  public var repetitionFact: Fact? {
    repetition.map { .repeatedPlaces(column: $0.column, most: $0.most, remedy: $0.option) }
  }
}

extension Series {
  /// The most points with a value at one place; the places ascend.
  fileprivate var mostAtOnePlace: Int {
    var (most, run) = (0, 0)
    var place = Double.nan
    for point in 0..<count where y[point].isFinite {
      run = x[point] == place ? run + 1 : 1
      place = x[point]
      most = max(most, run)
    }
    return most
  }
}
