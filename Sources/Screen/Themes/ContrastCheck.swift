/// A check that the colors of a theme can be told apart where they meet, by the colors that are
/// sent.
package enum ContrastCheck {
  package enum Measure: Equatable, Sendable {
    /// The contrast ratio of WCAG 2.2.
    case ratio
    /// The difference CIEDE2000 as an eye of this kind sees it.
    case difference(ColorVision)
  }

  /// Two colors that meet, and how well they do.
  package struct Pair: Equatable, Sendable {
    /// The foreground and the background, by their names in theme files.
    package var name: String
    package var ground: String
    package var depth: ColorDepth
    package var measure: Measure
    package var value: Double
    package var asked: Double

    package var verdict: Verdict {
      value < asked ? .failed : value < asked * 1.1 ? .nearly : .passed
    }
  }

  /// The least difference (CIEDE2000) between the first four series, and between them and the focus.
  package static let leastDifference = 10.0
  /// The series that are told apart by color too; from the fifth on marker and pattern carry it.
  package static let distinctSeriesCount = 4

  /// Every pair of `theme` at `depth`.
  ///
  /// There is none at depths where the colors are the terminal's own.
  package static func pairs(of theme: Theme, depth: ColorDepth) -> [Pair] {
    switch depth {
    case .monochrome, .eight, .sixteen: []
    case .palette: pairs(ofSent: theme.inPalette, depth)
    case .direct: pairs(ofSent: theme, depth)
    }
  }

  private static func pairs(ofSent theme: Theme, _ depth: ColorDepth) -> [Pair] {
    func ratio(_ role: Role, isReversed: Bool = false) -> Pair {
      Pair(
        name: isReversed ? "background" : role.name, ground: isReversed ? role.name : "background",
        depth: depth, measure: .ratio, value: theme.color(role).contrast(to: theme.background),
        asked: theme.isHighContrast ? Contrast.enhanced : role.requiredContrast)
    }
    let grounds = Theme.roles.map { ratio($0) }
    // The active mode and the focused marker are written in the background's color on their own.
    let reversed = [Role.rotor, .focus].map { ratio($0, isReversed: true) }
    return grounds + reversed + differences(theme, depth)
  }

  /// The first series against each other and against the focus, to each kind of eye.
  ///
  /// A theme that gives all series one color leaves it to marker and pattern alone to tell them
  /// apart.
  private static func differences(_ theme: Theme, _ depth: ColorDepth) -> [Pair] {
    guard theme.hasSeriesColors else { return [] }
    let roles = [Role.focus] + (0..<distinctSeriesCount).map(Role.series)
    return ColorVision.allCases.flatMap { vision in
      roles.indices.dropFirst().flatMap { index in
        roles[..<index].map { other in
          Pair(
            name: other.name, ground: roles[index].name, depth: depth,
            measure: .difference(vision),
            value: theme.color(roles[index]).difference(
              to: theme.color(other), seenWith: vision),
            asked: leastDifference)
        }
      }
    }
  }
}

extension Role {
  /// The name in theme files; the series are counted from 1.
  package var name: String {
    if case .series(let index) = self { return "series \(index.addingReportingOverflow(1).0)" }
    if case .ramp(let step) = self { return "ramp \(step.addingReportingOverflow(1).0)" }
    if case .muted(let index) = self { return Role.series(index).name + ", muted" }
    if case .inside(let index) = self { return Role.series(index).name + ", inside" }
    if case .pattern(let index) = self { return Role.series(index).name + ", pattern" }
    return (Array(Self.named) + Array(Self.optional)).first { $0.value == self }?.key ?? ""
  }
}
