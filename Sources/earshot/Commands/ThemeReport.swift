import Descriptions
import Screen

/// The lines of `earshot themes check`.
///
/// Roles and kinds of color vision have the names that theme files and the literature give them in
/// every language.
struct ThemeReport {
  let language: any Language

  /// Verdict, what was computed, what is asked, the pair and the colors it was computed from.
  func line(_ pair: ContrastCheck.Pair, of theme: Theme) -> String {
    let verdict = padded(language.text(.audit(.verdict(pair.verdict))), to: verdictColumns)
    let value = padded(number(pair.value, pair.measure), to: 8)
    let asked = padded(number(pair.asked, pair.measure), to: 7)
    let depth = pair.depth == .direct ? "24-bit" : "256"
    return "\(verdict)  \(value)  \(asked)  \(theme.name): \(name(of: pair)), \(depth)"
  }

  func summary(_ counts: [Verdict: Int]) -> String {
    language.text(
      .audit(
        .verdicts(
          failed: counts[.failed] ?? 0, nearly: counts[.nearly] ?? 0, passed: counts[.passed] ?? 0))
    )
  }

  private func name(of pair: ContrastCheck.Pair) -> String {
    let name = "\(pair.name) / \(pair.ground)"
    guard case .difference(let vision) = pair.measure, vision != .normal else { return name }
    return "\(name), \(vision.rawValue)"
  }

  /// Never rounded up: what is too little must not look as if it were enough.
  private func number(_ value: Double, _ measure: ContrastCheck.Measure) -> String {
    switch measure {
    case .ratio:
      language.format.number((value * 100).rounded(.down) / 100, fractionDigits: 2) + ":1"
    case .difference:
      language.format.number((value * 10).rounded(.down) / 10, fractionDigits: 1) + " dE"
    }
  }

  private var verdictColumns: Int {
    Verdict.allCases.map { language.text(.audit(.verdict($0))).columns }.max() ?? 0
  }

  private func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(columns - text.columns, 0))
  }
}
