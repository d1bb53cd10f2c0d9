/// The dots along a line that are drawn; a series is known by it where there is no color.
package struct DashPattern: Sendable {
  /// The numbers of dots that are drawn, then left out, and so on.
  package let runs: [Int]
  /// One dot of the line after the other; the first is always drawn.
  private let dots: [Bool]

  /// A pattern of dots drawn, then dots left out, and so on.
  private init(_ runs: Int...) {
    self.runs = runs
    dots = runs.enumerated().flatMap { index, length in
      Array(repeating: index.isMultiple(of: 2), count: length)
    }
  }

  /// The dots after which it repeats.
  var length: Int { dots.count }

  func draws(_ phase: Int) -> Bool { dots[phase % dots.count] }

  /// The pattern of a series; they repeat after the eighth.
  package static func of(series: Int) -> DashPattern { all.repeating(series) ?? solid }

  /// A line without gaps.
  package static let solid = DashPattern(1)

  private static let all = [
    solid,
    DashPattern(6, 4),  // dashed
    // Farther apart, dots are no line where it is steep.
    DashPattern(1, 1),  // dotted
    DashPattern(6, 4, 1, 3),  // dash, dot
    DashPattern(12, 4),  // long dashes
    DashPattern(6, 4, 1, 3, 1, 3),  // dash, dot, dot
    DashPattern(3, 3),  // short dashes
    DashPattern(4, 8),  // dashes far apart
  ]
}
