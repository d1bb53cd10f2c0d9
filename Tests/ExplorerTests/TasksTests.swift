import Charts
import Descriptions
import Foundation
import Screen
import Tables
import Testing

@testable import Explorer

/// The wishes that people have of a chart, each in as few keys as it takes, and all that they hear on the way.
@Suite struct TasksTests {
  struct Task: Sendable, CustomTestStringConvertible {
    var name: String
    var keys: String
    /// True where the data comes with the keys.
    var isLive = false

    var testDescription: String { name }
  }

  /// Letters and digits only, as arrows mean something else in plain lines.
  static let tasks = [
    Task(name: "open", keys: ""),
    Task(name: "what-is-it", keys: "2jjjj"),
    Task(name: "hear-its-shape", keys: "1<Enter><Wait 40s>3<Enter>"),
    Task(name: "maximum", keys: ">p"),
    Task(name: "compare-series", keys: ":2012-07-04<Enter>4j<Enter>"),
    Task(name: "first-drop", keys: "g<Enter>n"),
    Task(name: "go-to-a-date", keys: ":2012-12-24<Enter>:2014-01-01<Enter>:soon<Enter>"),
    Task(name: "read-all", keys: "a<Wait 120s>"),
    Task(name: "change-language", keys: "ollq>"),
    Task(name: "help", keys: "?jjj/drop<Enter>gq"),
    Task(name: "export", keys: "e<Enter>ejjj<Enter>"),
    Task(
      name: "follow-live-data",
      keys: "<Data time,load><Data 10:00,12><Data 10:01,15><Wait 6s><Data 10:02,40><Wait 6s>"
        + "<Data 10:03,95><Wait 6s>hh<Data 10:04,20><Data 10:05,18><Wait 6s>m<Wait 6s>m<Wait 30s>"
        + "<Data 10:06,17><Wait 3s>m<Wait 3s>",
      isLive: true),
  ]

  /// The same on a table of another kind, whose places are no dates.
  static let tasksOfVisits = tasks.filter { !$0.isLive }.map { task in
    var task = task
    switch task.name {
    case "compare-series": task.keys = ":3<Enter>4j<Enter>"
    case "go-to-a-date": task.keys = ":3<Enter>:5<Enter>:soon<Enter>"
    default: break
    }
    return task
  }

  /// Rows of two series that come one by one, one of which has a gap.
  static let rooms = Task(
    name: "follow-live-data",
    keys: "<Data minute,inside,outside><Data 1,20.5,11><Data 2,20.7,12><Wait 6s><Data 3,21,15>"
      + "<Wait 6s>4jhh<Data 4,21.5,><Data 5,22,31><Wait 6s>m<Wait 6s>>p<Data 6,21,14><Wait 9s>",
    isLive: true)

  @Test(arguments: ["en", "de", "ja"])
  func anotherFeedIsFollowed(tag: String) throws {
    func captions(_ mode: ScreenReaderMode) throws -> [String] {
      var settings = Settings(languageTag: tag)
      settings.screenReader = mode
      settings.hasVerticalPoints = false
      var model = Model(deck: [], settings: settings, size: Size(columns: 80, rows: 24))
      let alarm = try Condition(parsing: "outside > 30")
      model.follow(Live(alarms: [alarm], patience: 20), named: "-", Encoding())
      return Replay.run(
        try KeyScript(Self.rooms.keys), on: model, dump: .captions,
        stream: RowStream(name: "-", options: ReadingOptions()))
    }
    let said = try captions(.off)
    for mode in [ScreenReaderMode.quiet, .plain] { #expect(try captions(mode) == said) }
    #expect(said.contains { $0.contains("31") } && said.last?.contains("14") == true, "\(said)")
    try Snapshot.expect(
      [Self.rooms.keys, ""] + said, named: "\(Self.rooms.name).rooms.\(tag)", in: "Tasks")
  }

  @Test(arguments: tasksOfVisits, ["en", "de", "ja"])
  func isDoneOnAnotherTable(task: Task, tag: String) throws {
    let document = try Reader.read(
      bytes: Array(JourneyTables.visits.utf8), name: "visits.csv", options: ReadingOptions())
    let deck = try Encoding().charts(of: document)
    func captions(_ mode: ScreenReaderMode) throws -> [String] {
      var settings = Settings(languageTag: tag)
      settings.screenReader = mode
      settings.hasVerticalPoints = false
      let model = Model(
        deck: deck, shelf: Shelf([.init(document, Encoding(), charts: deck.indices)]),
        settings: settings, size: Size(columns: 80, rows: 24))
      return Replay.run(try KeyScript(task.keys), on: model, dump: .captions)
    }
    let said = try captions(.off)
    for mode in [ScreenReaderMode.quiet, .plain] { #expect(try captions(mode) == said) }
    try Snapshot.expect(
      [task.keys.isEmpty ? "(no key)" : task.keys, ""] + said,
      named: "\(task.name).visits.\(tag)", in: "Tasks")
  }

  @Test(arguments: tasks, ["en", "de", "ja"])
  func isDone(task: Task, tag: String) throws {
    func captions(_ mode: ScreenReaderMode) throws -> [String] {
      var settings = Settings(languageTag: tag)
      settings.screenReader = mode
      settings.hasVerticalPoints = false
      var model = Model(
        deck: task.isLive ? [] : [try Self.weather()], settings: settings,
        size: Size(columns: 80, rows: 24))
      if task.isLive {
        let alarm = try Condition(parsing: "load > 90")
        model.follow(Live(alarms: [alarm], patience: 20), named: "-", Encoding())
      }
      return Replay.run(
        try KeyScript(task.keys), on: model, dump: .captions,
        stream: RowStream(name: "-", options: ReadingOptions()))
    }
    let said = try captions(.off)
    for mode in [ScreenReaderMode.quiet, .plain] { #expect(try captions(mode) == said) }
    try Snapshot.expect(
      [task.keys.isEmpty ? "(no key)" : task.keys, ""] + said, named: "\(task.name).\(tag)",
      in: "Tasks")
  }

  /// Each wish is answered on tables that the keys were not made for, in every mode by the same words.
  @Test(
    arguments: tasks.filter { !$0.isLive },
    ["iris.csv", "ohlc.json", "stocks.csv", "cities.csv"])
  func isAnsweredOnAnyTable(task: Task, table: String) throws {
    let deck = try Self.charts(of: table)
    for tag in ["en", "ja"] {
      func captions(_ mode: ScreenReaderMode, _ size: Size) throws -> [String] {
        var settings = Settings(languageTag: tag)
        settings.screenReader = mode
        settings.hasVerticalPoints = false
        let model = Model(deck: deck, settings: settings, size: size)
        return Replay.run(try KeyScript(task.keys), on: model, dump: .captions)
      }
      let said = try captions(.off, Size(columns: 80, rows: 24))
      // The first words, and at least a caption a key that does not type.
      let answers = try KeyScript(task.keys.replacing(#/[:\/][^<]*/#, with: ":")).steps.count
      #expect(said.count >= min(answers, 3) && said.allSatisfy { !$0.isEmpty }, "\(said)")
      let words = said.flatMap { $0.split { !$0.isLetter && $0 != "-" } }
      #expect(!words.contains { $0.lowercased() == "nan" || $0.hasPrefix("--") }, "\(said)")
      for (mode, size) in [
        (ScreenReaderMode.quiet, Size(columns: 80, rows: 24)),
        (.plain, Size(columns: 80, rows: 24)), (.off, Size(columns: 40, rows: 12)),
      ] {
        #expect(try captions(mode, size) == said)
      }
    }
  }

  /// Two lines over a year, as they were published.
  private static func weather() throws -> Chart { try charts(of: "seattle-weather.csv")[0] }

  private static func charts(of name: String) throws -> [Chart] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Support/RealData/\(name)")
    let bytes =
      name == "cities.csv"
      ? Array("city,guests\nOslo,120\nBergen,95\nMoss,310\nHamar,31\n".utf8)
      : Array(try Data(contentsOf: file))
    let document = try Reader.read(bytes: bytes, name: name, options: ReadingOptions())
    return try Encoding().charts(of: document)
  }
}
