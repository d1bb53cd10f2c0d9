/// The kind of a course in a word or two, to be counted among those of many series.
public enum CourseKind: String, CaseIterable, Sendable {
  case rising, falling
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

  /// The kind of a shape, else that of a trend; where neither says anything, that of a period.
  public init(_ shape: Shape?, _ trend: Trend?, _ notable: Fact? = nil) {
    guard let trend else {
      self = .withoutValues
      return
    }
    self =
      switch shape?.course {
      case .level: Self(shape?.exception?.isPeak) ?? (shape?.isNoisy == true ? .varying : .level)
      case .periodic: .repeating
      case .sawtooth: .turning
      case .exponential(let isGrowth, _, _): isGrowth ? .rising : .falling
      case .legs, .levels: Self(shape?.ways ?? [])
      case nil: trend.direction == .mixed ? Self(notable) : Self(trend.direction)
      }
  }

  private init?(_ isPeak: Bool?) {
    guard let isPeak else { return nil }
    self = isPeak ? .spiking : .dipping
  }

  private init(_ notable: Fact?) {
    self =
      switch notable {
      case .period: .repeating
      default: .mixed
      }
  }

  private init(_ ways: [Trend.Direction]) {
    let turns = zip(ways, ways.dropFirst()).count { $0 != $1 }
    self =
      switch (turns, ways.first) {
      case (_, nil): .level
      case (0, .falling): .falling
      case (0, _): .rising
      case (1, .falling): .fallingThenRising
      case (1, _): .risingThenFalling
      default: .turning
      }
  }

  private init(_ direction: Trend.Direction) {
    self =
      switch direction {
      case .rising: .rising
      case .falling: .falling
      case .flat: .level
      case .mixed: .mixed
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
  /// The kind of the course of a series.
  func courseKind(of index: Int) -> CourseKind {
    CourseKind(
      shape(of: index)?.shape, statistics(of: index)?.trend, notableFact(ofSeries: index))
  }

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
    series.indices.filter { index in
      statistics(of: index).map {
        $0.count > 1 && ($0.trend.direction != .mixed || $0.count >= Trend.fewest)
      } ?? true
    }
  }

  /// The kinds of the courses that are told, by the names of their series.
  var courseKindsByName: [String: CourseKind] {
    Dictionary(seriesWithCourse.map { (series[$0].name, courseKind(of: $0)) }) { first, _ in first }
  }
}
