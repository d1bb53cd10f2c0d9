import Foundation
import TerminalTesting

private let rounds = 41

/// The start of both in a terminal of one size.
func reportStart(columns: Int, rows: Int) throws {
  guard let peer = try? Command.run("/usr/bin/gnuplot", ["--version"]).text else {
    return print("gnuplot is not installed; on Debian: apt-get install gnuplot-nox")
  }
  let plot = folder.appending(path: "points.gnuplot").path()
  let script =
    "set terminal dumb \(columns) \(rows)\nset datafile separator ','\n"
    + "plot '\(table)' every ::1 with lines notitle\n"
  try Data(script.utf8).write(to: URL(filePath: plot))

  /// Seconds until the caption of the first frame is on the screen.
  func earshot() throws -> Double {
    let start = ContinuousClock.now
    let terminal = try EmulatedTerminal(
      Command.product(named: "earshot"), [table], columns: columns, rows: rows)
    // The bytes of the caption: to look for it among all cells after each row would be counted, too.
    try terminal.wait {
      String(decoding: $0.output.suffix(4096), as: UTF8.self).contains("Question mark: help")
    }
    return seconds(since: start)
  }

  /// Seconds until the drawing is complete.
  func gnuplot() throws -> Double {
    let start = ContinuousClock.now
    let terminal = try EmulatedTerminal("/usr/bin/gnuplot", [plot], columns: columns, rows: rows)
    _ = try terminal.waitForExit()
    return seconds(since: start)
  }

  _ = try (earshot(), gnuplot())
  let pairs = try (0..<rounds).map { _ in try (own: earshot(), peer: gnuplot()) }
  let ratio = median(pairs.map { $0.own / $0.peer })
  print("\(columns)×\(rows), median of \(rounds) pairs:")
  print("  earshot, first frame: \(milliseconds(median(pairs.map(\.own))))")
  print(
    "  drawn by \(peer.trimmingCharacters(in: .whitespacesAndNewlines)): "
      + milliseconds(median(pairs.map(\.peer))))
  print("  ratio: " + String(format: "%.2f", ratio))
}

private func seconds(since start: ContinuousClock.Instant) -> Double {
  let parts = (ContinuousClock.now - start).components
  return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

private func milliseconds(_ value: Double) -> String { String(format: "%.1f ms", value * 1000) }
