/// The kind of a course in a word or two, to be counted among those of many series.
public enum CourseKind: String, CaseIterable, Sendable {
  case rising, falling
  /// In all, and clearly, but with a way back of more than a third of the range.
  case risingOverall = "rising overall"
  case fallingOverall = "falling overall"
  case risingThenLevel = "rising then level"
  case fallingThenLevel = "falling then level"
  case risingThenFalling = "rising then falling"
  case fallingThenRising = "falling then rising"
  /// More than one turn.
  case turning
  case repeating
  /// By the one value that leaves a level.
  case spiking, dipping
  case level
  /// Around a level, which is not at it.
  case varying
  /// No clear direction.
  case mixed
  case withoutValues = "without values"

  /// The one judgement of a course: by its shape, else by its trend, neither of which says that it rises where it falls
  /// back by more than a third of its range on the way, but by noise.
  ///
  /// Nor has what has no shape one turn: no other row or value tells where that would be.
  init(
    _ shape: Shape?, _ trend: Trend, _ reversals: Reversals, repeats: Bool, turnsOften: Bool = false
  ) {
    let isNoisy = shape?.isNoisy == true
    self =
      switch shape?.course {
      case .level:
        isNoisy
          ? Self(shape?.exception) ?? .varying
          : shape?.exception?.isAtEnd == true ? .mixed : Self(shape?.exception) ?? .level
      case .periodic: .repeating
      case .sawtooth: .turning
      case .exponential(let isGrowth, _, _):
        Self([isGrowth ? .rising : .falling], trend, reversals)
      case .legs(let legs, _) where legs.last?.direction == .flat:
        Self(shape?.ways ?? [], trend, reversals, isNoise: isNoisy && reversals.mayBeNoise)
          .thenLevel
      case .legs:
        Self(shape?.ways ?? [], trend, reversals, isNoise: isNoisy && reversals.mayBeNoise)
      case .levels:
        Self(shape?.ways ?? [], trend, reversals, isNoise: isNoisy && reversals.areNoise)
      case nil:
        trend.direction == .mixed && repeats
          ? .repeating
          : Self(trend, reversals).withoutOneTurn(trend, turnsOften: turnsOften)
      }
  }

  private init?(_ exception: Shape.Exception?) {
    guard let exception, !exception.isAtEnd else { return nil }
    self = exception.isPeak ? .spiking : .dipping
  }

  /// The kind of the ways of a shape; where it is clear amid noise, what only that noise turns is no turn.
  private init(
    _ ways: [Trend.Direction], _ trend: Trend, _ reversals: Reversals, isNoise: Bool = false
  ) {
    let told = ways.reduce(into: [Trend.Direction]()) { if $0.last != $1 { $0.append($1) } }
    guard !told.isEmpty else {
      self = .level
      return
    }
    self =
      told.count < 3 && (reversals.allow(told) || isNoise)
      ? told.count == 1
        ? told[0] == .rising ? .rising : .falling
        : told[0] == .rising ? .risingThenFalling : .fallingThenRising
      : Self(turningOn: trend)
  }

  /// The kind of a trend without a shape: one that is faint leads nowhere.
  private init(_ trend: Trend, _ reversals: Reversals) {
    switch trend.direction {
    case .flat: self = .level
    case .mixed: self = .mixed
    case .rising, .falling:
      if reversals.areNone || reversals.areNoise {
        self = trend.strength == .weak ? .mixed : trend.direction == .rising ? .rising : .falling
      } else if reversals.ways.count == 2,
        ![.strong, .veryStrong].contains(trend.strength) || reversals.ways[0] != trend.direction
      {
        self = reversals.ways[0] == .rising ? .risingThenFalling : .fallingThenRising
      } else {
        self = Self(turningOn: trend)
      }
    }
  }

  /// Turns several times, and where the trend is clear also leads somewhere in all.
  private init(turningOn trend: Trend) {
    let isClear = [.strong, .veryStrong].contains(trend.strength)
    self =
      switch trend.direction {
      case .rising where isClear: .risingOverall
      case .falling where isClear: .fallingOverall
      default: .turning
      }
  }

  /// The same, but for one turn, of which only a shape tells.
  private func withoutOneTurn(_ trend: Trend, turnsOften: Bool) -> CourseKind {
    guard self == .risingThenFalling || self == .fallingThenRising else { return self }
    let turning = Self(turningOn: trend)
    return turning == .turning && !turnsOften ? .mixed : turning
  }

  /// The kind of what stays at the end.
  private var thenLevel: CourseKind {
    switch self {
    case .rising: .risingThenLevel
    case .falling: .fallingThenLevel
    default: self
    }
  }
}

extension CourseKind {
  /// True of one step of two values beside a series with a course: it is not counted with what rises over all of it.
  package func isTooShort(_ count: Int, besides most: Int) -> Bool {
    [.rising, .falling].contains(self) && count < 3 && most >= Trend.fewest
  }

  /// The most of some numbers of values, beside which two are too few; none of cohorts, of which each has as many as the one
  /// before or fewer: the latest have come no farther.
  package static func most(of counts: [Int]) -> Int {
    let steps = zip(counts, counts.dropFirst())
    let areOfCohorts =
      Set(counts).count > 2
      && (steps.allSatisfy { $0 >= $1 } || steps.allSatisfy { $0 <= $1 })
    return areOfCohorts ? 0 : counts.max() ?? 0
  }

  /// True where the words of a trend, which tell its clarity, say what the kind does.
  package func isTold(by trend: Trend) -> Bool {
    switch (self, trend.direction) {
    case (.rising, .rising), (.falling, .falling), (.level, .flat), (.mixed, .mixed): true
    default: false
    }
  }
}

/// The number of series with a kind of course.
public struct CourseCount: Equatable, Sendable {
  /// The kind of the course.
  public var kind: CourseKind
  /// The number of the series, at least one.
  public var number: Int

  /// Makes a count.
  public init(_ kind: CourseKind, _ number: Int) {
    self.kind = kind
    self.number = number
  }
}

extension [CourseKind] {
  /// The kinds with the number of times that each comes.
  package var counted: [CourseCount] {
    CourseKind.allCases.compactMap { kind in
      let number = count { $0 == kind }
      return number > 0 ? CourseCount(kind, number) : nil
    }
  }
}

extension Chart {
  /// The kind of the course of a series, which its row, its sentence and the count of all courses have in common.
  public func courseKind(of index: Int) -> CourseKind {
    guard let measured = measuredStatistics(of: index) else { return .withoutValues }
    let trend = trend(measured.trend, of: index)
    let features = features(of: index)
    return CourseKind(
      shape(of: index)?.shape, trend, features.reversals,
      repeats: features.period != nil && !countsValues,
      turnsOften: measured.count < Self.fewestAmidNoise && measured.turningPoints.count > 1)
  }

  /// The turns of fewer values are not noise around fewer turns.
  private static let fewestAmidNoise = 10

  /// The courses of several series, counted; none where they have no order.
  package var courseCounts: [CourseCount] {
    guard hasCourse, series.count > 1 else { return [] }
    return seriesWithCourse.map(courseKind).counted
  }

  /// The series whose courses are told.
  ///
  /// Few values that go forth and back have no trend, and so neither one that is
  /// unclear; one value goes nowhere, and stays nowhere.
  private var seriesWithCourse: [Int] {
    guard !countsKinds else { return [] }
    let all = series.indices.map { statistics(of: $0) }
    let most = CourseKind.most(of: all.compactMap { $0?.count })
    return series.indices.filter { index in
      all[index].map {
        $0.count > 1 && ($0.trend.direction != .mixed || $0.count >= Trend.fewest)
          && !courseKind(of: index).isTooShort($0.count, besides: most)
      } ?? true
    }
  }

  /// The kinds of the courses that are told, by the names of their series.
  var courseKindsByName: [String: CourseKind] {
    Dictionary(seriesWithCourse.map { (series[$0].name, courseKind(of: $0)) }) { first, _ in first }
  }
}
