import Charts
import Descriptions
import Screen

/// The answer to the question whether a chart is fit for everyone: for ears and fingertips as for eyes.
package struct Audit {
  let chart: Chart
  /// The language, the glyphs and the keys that it is explored with.
  let settings: Settings
  let theme: Theme
  /// The file that the chart was read from, if it was read from one.
  let file: String?
  let size: Size
  /// The languages that the captions are made in.
  let languages: [any Language]

  package init(
    _ chart: Chart, _ settings: Settings, theme: Theme, file: String?, size: Size,
    languages: [any Language]
  ) {
    self.chart = chart
    self.settings = settings
    self.theme = theme
    self.file = file
    self.size = size
    self.languages = languages
  }

  /// Everything that is looked at, in the order it is told; to look at more is one line here.
  private static let checks: [@Sendable (Audit) -> [Finding]] = [
    { $0.captions }, { [$0.title] }, { $0.axisTitles }, { $0.units }, { [$0.places] },
    { [$0.seriesCount] }, { [$0.signs] }, { [$0.contrast] }, { [$0.labels] }, { [$0.digits] },
    { [$0.beginnings] }, { [$0.capitals] },
  ]

  package var findings: [Finding] { Self.checks.flatMap { $0(self) } }
}

extension Verdict {
  /// The verdict on what should be at most so much: nearly what is within a tenth of it.
  init(_ count: Int, atMost limit: Int) {
    self = count > limit ? .failed : count * 10 > limit * 9 ? .nearly : .passed
  }
}
