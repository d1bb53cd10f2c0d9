import Charts
import Sonification
import Tables

/// The tone of what comes, while one is at the newest.
extension Model {
  /// Times of rows this many times farther apart than usual are a gap.
  private static let gap = 5.0
  /// A gap is no shorter than this, in seconds.
  private static let leastGap = 1.0

  /// Sounds the newest value where nothing else is to be heard: after a gap with the sound of one.
  mutating func sound(_ rows: Table, after pause: Double?) -> [Effect] {
    // A file comes too fast for its rows to be heard one by one.
    guard live?.isLoading != true || live?.file == nil else { return [] }
    guard isAtNow, playback.state == .idle, overlay == nil, prompt == nil, settings.isSoundOn,
      let height = height(of: rows)
    else { return [] }
    playback.number += 1
    noteNetwork()
    let note = page.score(ofNotes: [height], isCompared: false, settings.sonification)
    guard isGap(pause) else { return sound(note, from: 0) }
    let tick = Score(cue: .gap, at: nil, settings: settings.sonification)
    return sound(
      tick.followed(by: tick, after: 0.05).followed(by: note, after: 0.05), from: 0)
  }

  /// The height in pitch of the newest value of the series that one is in; `nil` of a chart whose points are
  /// made of several rows.
  private func height(of rows: Table) -> Double? {
    guard let channels = page.chart.channels, channels.aggregate == nil, !channels.y.isEmpty
    else { return nil }
    let isOwn = channels.series == nil && channels.y.count == page.chart.series.count
    let name = channels.y[isOwn ? page.cursor.series : 0]
    guard case .numbers(let numbers)? = rows.columns.first(where: { $0.name == name })?.values,
      let value = numbers.values.last
    else { return nil }
    return page.chart.height(of: value)
  }

  private func isGap(_ pause: Double?) -> Bool {
    guard let pause, let step = live?.step else { return false }
    return pause >= max(step * Self.gap, Self.leastGap)
  }

  /// Learns how far apart rows usually come; a gap teaches nothing.
  mutating func noteStep(_ pause: Double?) {
    guard let pause, pause > 0, !isGap(pause) else { return }
    live?.noteStep(pause)
  }
}
