import Charts
import Descriptions

/// Going from one landmark, bookmark or match to the next: the go-to list, `n` and `N`.
extension Model {
  /// What the go-to list offers.
  var goals: [Goal] {
    [
      .landmark(.drop), .landmark(.rise), .landmark(.gap), .landmark(.crossing),
      .landmark(.higher), .landmark(.lower), .landmark(.turningPoint), .landmark(.spike),
      .landmark(.outlier), .bookmark,
    ]
  }

  /// Above so many points the list does not wait until all is counted.
  private static let mostPointsCounted = 2_000_000

  func makeGoalRows() -> [OverlayRow] {
    let isCounted = (series?.count ?? 0) <= Self.mostPointsCounted
    return goals.map {
      OverlayRow(sentence: .goal($0, count: isCounted ? count(of: $0) : nil))
    }
  }

  /// How many there are; `nil` where that depends on where one stands.
  func count(of goal: Goal) -> Int? {
    switch goal {
    case .landmark(.higher), .landmark(.lower): nil
    case .landmark(let landmark) where landmark.isOfCourse && chart.repetition != nil: nil
    default: stops(of: goal).count
    }
  }

  /// Chooses what `n` and `N` walk, and goes to the next one; past the last it is the first.
  mutating func choose(_ goal: Goal) -> [Effect] {
    self.goal = goal
    if nextStop(of: goal, by: 1) == nil, let first = stops(of: goal).first {
      return jump(to: first, of: goal)
    }
    return goToNext(by: 1)
  }

  /// `n` and `N`.
  mutating func goToNext(by direction: Int) -> [Effect] {
    guard let stop = nextStop(of: goal, by: direction) else {
      // That there is none would say that there is a course.
      if case .landmark(let landmark) = goal, landmark.isOfCourse, let fact = chart.repetitionFact {
        return stopSound() + announce([.fact(fact)])
      }
      let isForward: Bool? = stops(of: goal).isEmpty && count(of: goal) != nil ? nil : direction > 0
      return stopSound() + announce([.noGoal(goal, isForward: isForward)])
    }
    return jump(to: stop, of: goal)
  }

  private mutating func jump(to stop: PointReference, of goal: Goal) -> [Effect] {
    let stops = stops(of: goal)
    let ordinal = stops.firstIndex(of: stop).map { Ordinal($0 + 1, of: stops.count) }
    if case .landmark(.crossing) = goal { return cross(at: stop, ordinal) }
    let jump: Jump =
      switch goal {
      case .landmark(let landmark): .landmark(landmark, ordinal)
      case .bookmark: .bookmark(ordinal ?? Ordinal(1, of: 1))
      case .match: .match(ordinal ?? Ordinal(1, of: 1))
      }
    return self.jump(to: stop, saying: jump)
  }

  /// Goes to where the cursor's series crosses others, and says whom.
  private mutating func cross(at stop: PointReference, _ ordinal: Ordinal?) -> [Effect] {
    page.rememberJump()
    let outline = PointOutline(chart, at: stop, namesSeries: true)
    let passages = chart.passages(of: stop.series, at: stop.point)
    return land(on: stop.point, saying: .crossing(ordinal, outline, passages))
  }

  /// Goes to a point, which one can go back from, and says why; another series is named.
  mutating func jump(to stop: PointReference, saying jump: Jump) -> [Effect] {
    page.rememberJump()
    let changesSeries = stop.series != cursor.series
    cursor.series = stop.series
    return land(
      on: stop.point,
      saying: .jump(jump, PointOutline(chart, at: stop, namesSeries: changesSeries)))
  }

  /// All there are, in the order they are walked; for higher and lower values none.
  private func stops(of goal: Goal) -> [PointReference] {
    switch goal {
    case .landmark(let landmark):
      chart.landmarks(landmark, in: cursor.series).map {
        PointReference(series: cursor.series, point: $0)
      }
    case .bookmark:
      bookmarks.sorted { place($0) < place($1) }
    case .match(let text): matches(text)
    }
  }

  private func nextStop(of goal: Goal, by direction: Int) -> PointReference? {
    switch goal {
    case .landmark(let landmark):
      return chart.next(landmark, in: cursor.series, from: cursor.point, by: direction).map {
        PointReference(series: cursor.series, point: $0)
      }
    case .bookmark, .match:
      let stops = stops(of: goal)
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

  /// How many places are put into words for a search; of more points only labels and categories
  /// are looked through.
  private static let mostPlacesSearched = 20_000

  /// The points of the cursor's series whose label or place, as it is shown, has `text` in it;
  /// where there is none, those of the other series, and the starts of series that are called so.
  private func matches(_ text: String) -> [PointReference] {
    let wanted = text.folded
    guard !wanted.isEmpty else { return [] }
    let own = matches(wanted, in: cursor.series)
    if !own.isEmpty { return own.map { PointReference(series: cursor.series, point: $0) } }
    let others = chart.series.indices.filter { $0 != cursor.series }
    let found = others.flatMap { index in
      matches(wanted, in: index).map { PointReference(series: index, point: $0) }
    }
    let named = chart.series.indices.filter {
      chart.series[$0].count > 0 && chart.series[$0].name.folded.contains(wanted)
    }
    let starts = named.map { PointReference(series: $0, point: 0) }
    return Set(found + starts).sorted { place($0) < place($1) }
  }

  private func matches(_ wanted: String, in index: Int) -> [Int] {
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
  func point(shownAs text: String) -> Int? {
    let wanted = text.words
    guard let series, !wanted.isEmpty, series.count <= Self.mostPlacesSearched else { return nil }
    return (0..<series.count).first { point in
      let shown = language.format.place(chart.place(series.x[point])).words
      return wanted.allSatisfy { word in
        shown.contains { $0 == word || word.first?.isNumber == false && $0.hasPrefix(word) }
      }
    }
  }
}

extension String {
  /// The words and numbers of the text, folded.
  fileprivate var words: [Substring] {
    folded.split { !$0.isLetter && !$0.isNumber }
  }
}
