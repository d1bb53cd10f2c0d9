import ArgumentParser
import ChartExplorer
import Charts
import Descriptions
import Explorer
import Tables

/// The options for data that keeps coming.
struct LiveOptions: ParsableArguments {
  @Flag(help: .words(.follow))
  var follow = false
  @Option(help: .words(.keep, .length))
  var keep: String?
  @Option(parsing: .singleValue, help: .words(.alarm, .condition))
  var alarm: [String] = []
  @Option(help: .words(.lost, .length))
  var lost: String?

  /// The one input that is followed; "-" is standard input.
  func file(of data: DataOptions) throws(Failure) -> String {
    guard data.files.count <= 1 else {
      throw Failure(
        .badOption(
          name: "--follow", value: data.files.joined(separator: " "), expected: "--follow FILE"))
    }
    return data.files.first ?? "-"
  }

  /// The wishes about a file, or about standard input: what is kept, and what is told.
  func live(of file: String) throws(Failure) -> Live {
    var conditions: [Condition] = []
    for text in alarm {
      do throws(TransformProblem) {
        conditions.append(try Condition(parsing: text))
      } catch {
        throw Failure(
          .badOption(name: "--alarm", value: text, expected: "'y > 90', 'status in 500,503'"))
      }
    }
    return Live(
      keep: try kept(), file: file == "-" ? nil : file, alarms: conditions,
      patience: try lost.map { text throws(Failure) in try Self.seconds(text, of: "--lost") } ?? 30)
  }

  /// Refuses options of live data where there is none.
  func check() throws(Failure) {
    guard !follow else { return }
    let others = [("--keep", keep), ("--alarm", alarm.first), ("--lost", lost)]
    for case (let name, let text?) in others {
      throw Failure(.badOption(name: name, value: text, expected: "--follow \(name) \(text)"))
    }
  }

  private func kept() throws(Failure) -> GrowingTable.Keep {
    guard let keep else { return .usual }
    if let rows = Int(keep), rows > 0 { return .rows(rows) }
    return .seconds(try Self.seconds(keep, of: "--keep"))
  }

  private static func seconds(_ text: String, of name: String) throws(Failure) -> Double {
    guard let length = TimeLength(text) else {
      let rows = name == "--keep" ? "100000, " : ""
      throw Failure(.badOption(name: name, value: text, expected: rows + "30s, 5min, 1h, 2d"))
    }
    // The mean month of the calendar.
    return length.seconds + Double(length.months) * 2_629_746
  }
}

extension LiveOptions: CustomReflectable {
  var customMirror: Mirror {
    Mirror(options: ["follow": _follow, "keep": _keep, "alarm": _alarm, "lost": _lost])
  }
}
