import Charts
import Descriptions

extension Goal {
  /// The goals that the go-to list offers.
  static let listed: [Goal] = [
    .landmark(.drop), .landmark(.rise), .landmark(.gap), .landmark(.crossing),
    .landmark(.higher), .landmark(.lower), .landmark(.turningPoint), .landmark(.spike),
    .landmark(.outlier), .bookmark,
  ]
}

/// Going from one landmark, bookmark or match to the next: the go-to list, `n` and `N`.
extension Page {
  /// Above so many points the list does not wait until all is counted.
  private static let mostPointsCounted = 2_000_000

  /// All that can be gone to in this chart: without a course there is nothing that only a course has, and series without a
  /// place in common do not cross at any that is known.
  var goals: [Goal] {
    Goal.listed.filter { goal in
      switch goal {
      case .landmark(.crossing) where chart.series.count > 1 && chart.hasOwnPlaces: false
      case .landmark(let landmark): chart.hasCourse || !landmark.isOfCourse
      default: true
      }
    }
  }

  /// The rows of the go-to list: what one can go to, and how many there are.
  func goalRows(in language: any Language) -> [OverlayRow] {
    let isCounted = (series?.count ?? 0) <= Self.mostPointsCounted
    return goals.map {
      OverlayRow(sentence: .goal($0, count: isCounted ? count(of: $0, in: language) : nil))
    }
  }

  /// The number of places to go to; `nil` where that depends on where one stands.
  private func count(of goal: Goal, in language: any Language) -> Int? {
    switch goal {
    case .landmark(.higher), .landmark(.lower): nil
    case .landmark(let landmark) where landmark.isOfCourse && chart.repetition != nil: nil
    default: stops(of: goal, in: language).count
    }
  }

  /// Goes to the next one; past the last it is the first.
  mutating func goAround(to goal: Goal, _ settings: Settings) -> Answer {
    let language = settings.language
    found = if case .match = goal { stops(of: goal, in: language) } else { [] }
    if nextStop(of: goal, by: 1, in: language) == nil,
      let first = stops(of: goal, in: language).first
    {
      return jump(to: first, of: goal, settings)
    }
    return goToNext(goal, by: 1, settings)
  }

  /// `n` and `N`.
  mutating func goToNext(_ goal: Goal, by direction: Int, _ settings: Settings) -> Answer {
    let language = settings.language
    guard let stop = nextStop(of: goal, by: direction, in: language) else {
      // The answer that there is none would say that there is a course.
      if case .landmark(let landmark) = goal, landmark.isOfCourse, let fact = chart.repetitionFact {
        return Answer([.fact(fact)], sound: .stop)
      }
      let hasNone = stops(of: goal, in: language).isEmpty && count(of: goal, in: language) != nil
      return Answer([.noGoal(goal, isForward: hasNone ? nil : direction > 0)], sound: .stop)
    }
    return jump(to: stop, of: goal, settings)
  }

  private mutating func jump(
    to stop: PointReference, of goal: Goal, _ settings: Settings
  ) -> Answer {
    let stops = stops(of: goal, in: settings.language)
    let ordinal = stops.firstIndex(of: stop).map { Ordinal($0 + 1, of: stops.count) }
    if case .landmark(.crossing) = goal { return cross(at: stop, ordinal, settings) }
    let jump: Jump =
      switch goal {
      case .landmark(let landmark):
        if let ordinal, ordinal.count > 1, chart.areAllAsLarge(landmark, at: stop) {
          .largest(landmark, ordinal)
        } else {
          .landmark(landmark, ordinal)
        }
      case .bookmark: .bookmark(ordinal ?? Ordinal(1, of: 1))
      case .match: .match(ordinal ?? Ordinal(1, of: 1))
      }
    return self.jump(to: stop, saying: jump, settings)
  }

  /// Goes to where the cursor's series crosses others, and says whom.
  private mutating func cross(
    at stop: PointReference, _ ordinal: Ordinal?, _ settings: Settings
  ) -> Answer {
    rememberJump()
    let outline = PointOutline(chart, at: stop, namesSeries: true)
    let passages = chart.passages(of: stop.series, at: stop.point)
    return land(on: stop.point, saying: .crossing(ordinal, outline, passages), settings)
  }

  /// Goes to a point, which one can go back from, and says why and in which series.
  mutating func jump(
    to stop: PointReference, saying jump: Jump, _ settings: Settings
  ) -> Answer {
    rememberJump()
    cursor.series = stop.series
    return land(
      on: stop.point, saying: .jump(jump, PointOutline(chart, at: stop, reachedBy: jump)), settings)
  }

  /// All there are, in the order they are walked; for higher and lower values none.
  private func stops(of goal: Goal, in language: any Language) -> [PointReference] {
    switch goal {
    case .landmark(let landmark):
      chart.landmarks(landmark, in: cursor.series).map {
        PointReference(series: cursor.series, point: $0)
      }
    case .bookmark:
      bookmarks.sorted { place($0) < place($1) }
    case .match(let text): matches(text, language)
    }
  }

  private func nextStop(
    of goal: Goal, by direction: Int, in language: any Language
  ) -> PointReference? {
    switch goal {
    case .landmark(let landmark):
      return chart.next(landmark, in: cursor.series, from: cursor.point, by: direction).map {
        PointReference(series: cursor.series, point: $0)
      }
    case .bookmark, .match:
      let stops = stops(of: goal, in: language)
      guard let point else { return direction > 0 ? stops.first : stops.last }
      let here = place(point)
      return direction > 0
        ? stops.first { place($0) > here } : stops.last { place($0) < here }
    }
  }

  /// Bookmarks and matches are walked along x; of one x, from series to series.
  private func place(_ point: PointReference) -> (Double, Int, Int) {
    (chart.series[point.series].x[point.point], point.series, point.point)
  }

  // MARK: Matches

  /// The most places that are put into words for a search; of more points only labels and
  /// categories are looked through.
  private static let mostPlacesSearched = 20_000

  /// The points of the cursor's series whose label or place, as it is shown, has `text` in it;
  /// where there is none, those of the other series, and the starts of series that are called so.
  private func matches(_ text: String, _ language: any Language) -> [PointReference] {
    let wanted = text.folded
    guard !wanted.isEmpty else { return [] }
    let own = matches(wanted, in: cursor.series, language)
    if !own.isEmpty { return own.map { PointReference(series: cursor.series, point: $0) } }
    let others = chart.series.indices.filter { $0 != cursor.series }
    let found = others.flatMap { index in
      matches(wanted, in: index, language).map { PointReference(series: index, point: $0) }
    }
    let named = chart.series.indices.filter {
      chart.series[$0].count > 0 && chart.series[$0].name.folded.contains(wanted)
    }
    let starts = named.map { PointReference(series: $0, point: 0) }
    return Set(found + starts).sorted { place($0) < place($1) }
  }

  private func matches(
    _ wanted: String, in index: Int, _ language: any Language
  ) -> [Int] {
    guard chart.series.indices.contains(index) else { return [] }
    let series = chart.series[index]
    let isSmall = chart.pointCount <= Self.mostPlacesSearched
    let categories = chart.xAxis.categories.map { names in
      Set(names.indices.filter { names[$0].folded.contains(wanted) }.map(Double.init))
    }
    return (0..<series.count).filter { point in
      let x = series.x[point]
      let isNamed =
        if let categories {
          categories.contains(x)
        } else {
          isSmall && language.format.place(chart.place(x)).folded.contains(wanted)
        }
      let label = series.labels.indices.contains(point) ? series.labels[point] : nil
      return isNamed || label?.folded.contains(wanted) == true
    }
  }

  /// The first point of the cursor's series whose place is shown with all the words of `text`, in
  /// any order; a word may be cut short, a number not.
  func point(shownAs text: String, in language: any Language) -> Int? {
    let wanted = text.words
    guard let series, !wanted.isEmpty, series.count <= Self.mostPlacesSearched else { return nil }
    return (0..<series.count).first { point in
      let shown = language.format.place(chart.place(series.x[point])).words
      return wanted.allSatisfy { word in
        shown.contains { $0 == word || word.first?.isNumber == false && $0.hasPrefix(word) }
      }
    }
  }

  /// The point of the cursor's series whose place is a range that is said with the same ends: "2 to 3".
  func point(ofRange text: String, in language: any Language) -> Int? {
    guard let series, series.count <= Self.mostPlacesSearched,
      let range = TypedRange(text, language.format.rangeWords), range.single == nil
    else { return nil }
    let wanted = [range.low, range.high].flatMap(\.words)
    return (0..<series.count).first { point in
      guard case .range = chart.place(series.x[point]) else { return false }
      return language.format.place(chart.place(series.x[point])).words == wanted
    }
  }
}

extension String {
  /// The words and numbers of the text, folded.
  fileprivate var words: [Substring] {
    folded.split { !$0.isLetter && !$0.isNumber }
  }
}
