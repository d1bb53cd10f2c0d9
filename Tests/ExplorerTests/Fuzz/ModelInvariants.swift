import Charts
import Screen

@testable import Explorer

/// Whatever happens, all that is held of a chart lies in it.
extension Model {
  /// The first thing that does not hold, in words; `nil` where all does.
  var broken: String? {
    if !pages.indices.contains(pageIndex) { return "page \(pageIndex) of \(pages.count)" }
    if deck.count != pages.count { return "\(deck.count) charts on \(pages.count) pages" }
    for source in shelf.sources where source.charts.upperBound > deck.count {
      return "a source of charts \(source.charts) of \(deck.count)"
    }
    for (index, page) in pages.enumerated() {
      if let broken = page.broken { return "on page \(index), \(broken)" }
    }
    if history.count > Self.historyLimit { return "\(history.count) lines of history" }
    return nil
  }
}

extension Page {
  /// The first thing on the page that is not in its chart; `nil` where all is.
  fileprivate var broken: String? {
    for (name, point) in heldPoints where !has(point) { return "\(name) at \(point)" }
    let seriesCount = max(chart.series.count, 1)
    for (name, series) in [("cursor", cursor.series), ("base", cursor.base ?? 0)]
    where !(0..<seriesCount).contains(series) {
      return "\(name) in series \(series) of \(seriesCount)"
    }
    if let x = cursor.x, !x.isFinite { return "cursor at x \(x)" }
    if let part = cursor.part {
      guard let point, chart.details(of: point).parts.indices.contains(part) else {
        return "part \(part) of \(String(describing: point))"
      }
    }
    if let window {
      guard window.lowerBound.isFinite, window.upperBound.isFinite else {
        return "window \(window)"
      }
      let places = chart.places
      guard places.isEmpty || places.contains(where: window.contains) else {
        return "window \(window), which shows nothing"
      }
    }
    let items = [
      ("audio item", rotor.audioItem, chart.audioItems.count),
      ("description", rotor.descriptionItem, descriptionItems.count),
      ("row of details", rows.isEmpty ? 0 : rotor.detailsRow, rows.count),
    ]
    for (name, item, count) in items where !(0..<max(count, 1)).contains(item) {
      return "\(name) \(item) of \(count)"
    }
    return nil
  }

  /// Every point that is held, and what holds it.
  private var heldPoints: [(String, PointReference)] {
    let stretches = [loop.earlier, loop.replaced?.stretch].compactMap(\.self)
    let optional: [(String, PointReference?)] = [
      ("cursor", point), ("other", cursor.other), ("loop start", loop.start),
      ("loop end", loop.end),
    ]
    return optional.compactMap { name, point in point.map { (name, $0) } }
      + stretches.flatMap { [("stretch start", $0.start), ("stretch end", $0.end)] }
      + bookmarks.map { ("bookmark", $0) } + jumps.map { ("jump", $0.point) }
  }

  private func has(_ point: PointReference) -> Bool {
    chart.series.indices.contains(point.series)
      && chart.series[point.series].x.indices.contains(point.point)
  }
}

extension FuzzedSession {
  /// The first thing that does not hold in the session, and when; `nil` where all does.
  func broken() -> String? {
    var replay = Replay.played(.empty, on: model(), dump: dump, stream: stream)
    if let broken = replay.model.broken { return "at the start: \(broken)" }
    for (number, step) in script.steps.enumerated() {
      var one = KeyScript.empty
      one.steps = [step]
      replay.play(one)
      if dump != .frames, number % 8 == 0 { _ = view(replay.model, replay.model.size) }
      if let broken = replay.model.broken { return "after \(step.name): \(broken)" }
    }
    return untrueNumber(in: replay.output).map { "said or shown: \($0)" }
  }

  /// The first line that has a number in it which is none and was not typed.
  private func untrueNumber(in lines: [String]) -> String? {
    // The screen that nobody sees beside plain lines cuts a long one at its edge.
    let isCut = dump == .frames && settings.screenReader == .plain
    return lines.first { line in
      // A word that is cut off, as “Bigote inf…”, is none of these.
      var words = line.lowercased().replacing("...", with: "…")
        .split { !$0.isLetter && $0 != "…" }
      if isCut, line.last?.isLetter == true { words.removeLast() }
      return words.contains { word in
        ["nan", "inf", "infinity"].contains(word) && !typed.contains(word)
      }
    }
  }
}
