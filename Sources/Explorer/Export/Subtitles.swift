import Charts
import Descriptions
import Sonification

/// The words that are said while a sound file plays, as WebVTT (W3C, "WebVTT: The Web Video Text Tracks Format").
///
/// The chart and its series are named as they begin; then the point that sounds is told, as often as it can
/// be read.
package struct Subtitles {
  /// The time that a caption stays, in seconds: about as long as it takes to read.
  private static let length = 1.5

  package let text: String

  /// Makes the captions of the sound of `chart`.
  ///
  /// - Parameters:
  ///   - score: The sound.
  ///   - chart: What it was made from.
  ///   - language: The language of the words.
  package init(of score: Score, _ chart: Chart, in language: any Language) {
    var cues: [(start: Double, text: String)] = []
    let parts = score.parts.filter { chart.series.indices.contains($0.series) }
    let areTogether = zip(parts, parts.dropFirst()).contains { $0.start + $0.length > $1.start }
    let title = language.text(
      .chartDescription(
        ChartOutline(chart), chart.series.indices.map { SeriesOutline(chart, series: $0) }))
    // A legend sounds before the first series.
    let hasLegend = parts.first.map { $0.start > Self.length } ?? false
    if hasLegend { cues.append((0, title)) }
    for (number, part) in (areTogether ? Array(parts.prefix(1)) : parts).enumerated() {
      var words = number == 0 && !hasLegend ? [title] : []
      if chart.series.count > 1, !areTogether { words.append(chart.series[part.series].name) }
      if !words.isEmpty { cues.append((part.start, language.format.joined(words))) }
      guard !areTogether else { continue }
      var said: Int?
      var time = part.start + (words.isEmpty ? 0 : Self.length)
      while time < part.start + part.length {
        let x = chart.xAxis.effectiveScale.value(at: part.x(at: time))
        if let point = chart.series[part.series].index(nearest: x), point != said {
          let reference = PointReference(series: part.series, point: point)
          cues.append((time, language.text(.point(PointOutline(chart, at: reference)))))
          said = point
        }
        time += Self.length
      }
    }
    var lines = ["WEBVTT", ""]
    for (index, cue) in cues.enumerated() {
      let next = index + 1 < cues.count ? cues[index + 1].start : score.length
      guard next > cue.start else { continue }
      lines += ["\(Self.time(cue.start)) --> \(Self.time(next))", Self.escaped(cue.text), ""]
    }
    text = lines.joined(separator: "\n")
  }

  /// Hours, minutes, seconds and milliseconds.
  static func time(_ seconds: Double) -> String {
    let whole = Int((seconds * 1000).rounded())
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    return digits(whole / 3_600_000, 2) + ":" + digits(whole / 60_000 % 60, 2) + ":"
      + digits(whole / 1000 % 60, 2) + "." + digits(whole % 1000, 3)
  }

  /// The text without what would be a tag, an entity or the end of a caption.
  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\n", "\r", "\r\n": " "
      default: String(character)
      }
    }.joined()
  }
}
