import Charts
import Descriptions
import Screen
import Sonification

/// The words that are said while a sound file plays, as WebVTT (W3C, "WebVTT: The Web Video Text Tracks Format").
///
/// The chart is named in short, each series as it begins; then the point that sounds is told as often as it can
/// be read, of each series at least the first and the last, and each pause that there is room for. Each begins
/// when its point sounds; the last of a series stays until it is read, beside the next one, or in the silence that
/// the file ends with.
package struct Subtitles {
  /// The columns that are read in a second: 17 Latin letters, as broadcasters have it, or half as many of
  /// double width.
  private static let readingPace = 17.0
  /// The least time of a caption, in seconds, however short it is.
  private static let shortest = 1.0

  /// A caption from its start to its end, in seconds.
  private struct Cue {
    var start: Double
    var end = 0.0
    var text: String
    /// The seconds it takes to read.
    var length: Double { max(Double(text.columns) / Subtitles.readingPace, Subtitles.shortest) }
  }

  package let text: String
  /// The seconds until the last of them is read: nothing is shown after the sound, which has to last as long.
  package let length: Double

  /// Makes the captions of the sound of `chart`.
  ///
  /// - Parameters:
  ///   - score: The sound.
  ///   - chart: What it was made from.
  ///   - language: The language of the words.
  package init(of score: Score, _ chart: Chart, in language: any Language) {
    let parts = score.parts.filter { chart.series.indices.contains($0.series) }
    let areTogether = zip(parts, parts.dropFirst()).contains { $0.start + $0.length > $1.start }
    let title = Cue(start: 0, text: language.text(.opening(ChartOutline(chart))))
    // A legend sounds before the first series.
    let hasLegend = parts.first.map { $0.start >= Self.shortest } ?? false
    var cues = hasLegend || parts.isEmpty ? [title] : []
    let telling = Telling(
      chart: chart, language: language, series: areTogether ? parts.map(\.series) : nil)
    for (number, part) in (areTogether ? Array(parts.prefix(1)) : parts).enumerated() {
      let lead = number == 0 && !hasLegend ? title.text : nil
      cues += Self.cues(of: part, after: lead, telling, until: score.length)
    }
    if hasLegend || parts.isEmpty { cues[0].end = cues.count > 1 ? cues[1].start : score.length }
    var lines = ["WEBVTT", ""]
    for cue in cues where cue.end > cue.start {
      lines += ["\(Self.time(cue.start)) --> \(Self.time(cue.end))", Self.escaped(cue.text), ""]
    }
    text = lines.joined(separator: "\n")
    length = max(score.length, cues.map(\.end).max() ?? 0)
  }

  /// The captions of a series, the first with what leads it in, each while its point sounds.
  private static func cues(
    of part: Score.SeriesPart, after lead: String?, _ telling: Telling, until end: Double
  ) -> [Cue] {
    let partEnd = part.start + part.length
    guard let first = telling.point(of: part, at: part.start),
      let last = telling.point(of: part, at: partEnd)
    else { return lead.map { [Cue(start: part.start, end: end, text: $0)] } ?? [] }
    let beginning = telling.words(first, in: part.series, isFirst: true)
    var cues = [
      Cue(
        start: part.start, end: partEnd,
        text: telling.language.format.joined([lead, beginning].compactMap(\.self)))
    ]
    guard last != first else { return cues }
    var ending = Cue(start: 0, text: telling.words(last, in: part.series))
    ending.start = telling.moment(of: last, in: part)
    ending.end = max(partEnd, ending.start + ending.length)
    var said = first
    var time = part.start + cues[0].length
    while time + shortest <= ending.start {
      let point = telling.point(of: part, from: time, to: min(time + shortest, ending.start))
      guard let point, point != said, point != last else {
        time += shortest
        continue
      }
      let start = max(time, telling.moment(of: point, in: part))
      cues.append(Cue(start: start, text: telling.words(point, in: part.series)))
      time = start + cues[cues.count - 1].length
      said = point
    }
    cues.append(ending)
    // Each gives way to the next.
    for index in cues.indices.dropLast() { cues[index].end = cues[index + 1].start }
    return cues
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

/// The words about the points of a chart while they sound.
private struct Telling {
  let chart: Chart
  let language: any Language
  /// The series that sound together, of which all are told at each place; `nil` where each has its turn.
  let series: [Int]?

  /// The point of `part` that sounds at `time`.
  func point(of part: Score.SeriesPart, at time: Double) -> Int? {
    chart.series[part.series].index(
      nearest: chart.xAxis.effectiveScale.value(at: part.x(at: time)))
  }

  /// The time at which `point` sounds.
  func moment(of point: Int, in part: Score.SeriesPart) -> Double {
    part.time(of: chart.xAxis.effectiveScale.coordinate(of: chart.series[part.series].x[point]))
  }

  /// The first point without a value that is passed from one time to another, else the one that sounds at first.
  func point(of part: Score.SeriesPart, from start: Double, to end: Double) -> Int? {
    guard let first = point(of: part, at: start), let last = point(of: part, at: end) else {
      return nil
    }
    let values = chart.series[part.series].y
    let passed = min(first, last)...max(first, last)
    let isMissing = { !values[$0].isFinite }
    return (first <= last ? passed.first(where: isMissing) : passed.last(where: isMissing)) ?? first
  }

  /// The words about a point, with the name of its series where that begins.
  func words(_ point: Int, in index: Int, isFirst: Bool = false) -> String {
    guard let series else {
      return words(PointReference(series: index, point: point), namesSeries: isFirst)
    }
    let x = chart.series[index].x[point]
    let told = series.compactMap { other -> String? in
      guard let point = chart.series[other].index(at: x) else { return nil }
      let reference = PointReference(series: other, point: point)
      let outline = PointOutline(chart, at: reference)
      // The place is told once.
      guard other != index, let value = outline.value, outline.details.isPlain else {
        return words(reference, namesSeries: true)
      }
      return language.text(
        .otherSeries(chart.series[other].name, value: value, difference: nil))
    }
    return language.format.joined(told)
  }

  private func words(_ point: PointReference, namesSeries: Bool) -> String {
    language.text(.point(PointOutline(chart, at: point, namesSeries: namesSeries)))
  }
}
