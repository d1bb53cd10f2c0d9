/// The subjects of facts, and the order in which the details come first.
extension Fact {
  /// The fact itself, of one that names what it speaks of: a part of each point, the places that are shown.
  var whole: Fact {
    switch self {
    case .part(_, let fact), .amongShown(let fact): fact.whole
    default: self
    }
  }

  /// True of what is asked first of a series: its shape, of one in a cloud how closely y follows x.
  var tellsCourse: Bool {
    switch whole {
    case .shape, .correlation: true
    default: false
    }
  }
  /// True of a shape that tells after what the values come again.
  var tellsPeriod: Bool {
    if case .shape(let shape, _) = whole, case .periodic = shape.course { true } else { false }
  }
  var isTrend: Bool { if case .trend = self { true } else { false } }
  var isHighest: Bool { if case .highest = self { true } else { false } }
  var isLowest: Bool { if case .lowest = self { true } else { false } }
  var isChange: Bool { if case .change = self { true } else { false } }
  var isMissing: Bool { if case .missing = self { true } else { false } }
  var isRule: Bool {
    [.outlierRule(hasCourse: true), .outlierRule(hasCourse: false), .quartileMethod].contains(self)
  }
  var isOutliers: Bool { if case .outliers = self { true } else { false } }
  var isUnusual: Bool {
    switch self {
    case .outliers, .spikes, .episodes: true
    default: false
    }
  }
  /// True of what happens once, or again and again.
  var isEvent: Bool {
    switch self {
    case .period, .spikes: true
    default: false
    }
  }
  /// True of a shape that stays, or varies around a level.
  var isLevel: Bool {
    if case .shape(let shape, _) = self { shape.isLevel && shape.exception == nil } else { false }
  }
  /// True of what says how the chart was made.
  var isNote: Bool {
    switch whole {
    case .title, .window, .composition, .summary, .outlierRule, .shape, .courses, .largestMean,
      .sharedStep, .sharedExtreme, .overtaking, .notCharted, .constants, .equalColumns,
      .emptyColumns, .missing,
      .gaps,
      .noPoints, .missingTimes:
      false
    default: true
    }
  }

  /// The rank of the fact in a chart that has no more important one of its kind.
  var rank: Int {
    switch whole {
    case .title: 0
    case .window: 1
    case .composition: 2
    case .summary: 3
    case .shape, .courses: 4
    case .sharedStep, .sharedExtreme: 5
    // Beside outliers stands their rule.
    case .outliers, .spikes, .episodes, .outlierRule: 5
    // A cloud is looked at for them.
    case .overtaking, .correlation, .correlationOfLogarithms: 6
    case .missing, .gaps, .noPoints, .missingTimes: 6
    case .highest: 7
    case .lowest: 8
    case .xAxis, .yAxis, .values, .sharedAxes: 9
    case .notCharted, .constants, .equalColumns, .emptyColumns: 10
    case .mean, .largestMean: 10
    case .belowZero: 12
    case .change, .middleHalf, .spannedPowers: 13
    case .trend, .period: 14
    case .largestRise, .largestDrop: 15
    default: 20
    }
  }
}
