import Charts
import Descriptions
import Screen
import Tables
import Testing

@testable import Explorer

/// Data that keeps coming: heard, said, walked, paused, lost and ended, on the virtual clock.
@Suite struct LiveTests {
  static func model(
    _ live: Live = Live(), language: String = "en", mode: ScreenReaderMode = .off
  ) -> Model {
    var settings = Settings(languageTag: language)
    settings.screenReader = mode
    settings.hasVerticalPoints = false
    var model = Model(deck: [], settings: settings, size: Size(columns: 80, rows: 24))
    model.follow(live, named: live.file ?? "-", Encoding())
    return model
  }

  static func said(
    _ script: String, _ live: Live = Live(), dump: Replay.Dump = .captions,
    mode: ScreenReaderMode = .off
  ) throws -> [String] {
    Replay.run(
      try KeyScript(script), on: model(live, mode: mode), dump: dump,
      stream: RowStream(name: live.file ?? "-", options: ReadingOptions()))
  }

  /// A value a second.
  static func seconds(_ values: [Int]) -> String {
    values.map { "<Data \($0)><Wait 1s>" }.joined()
  }

  /// At the end the newest is said, which may have come since the last words.
  @Test func theEndSaysTheNewest() throws {
    let said = try Self.said("<Data v><Data 3><Data 4><Wait 6s>4l<Data 5><Wait 6s>lJ")
    #expect(said.suffix(2).allSatisfy { $0 == "Last point. 3, 5" }, "\(said)")
  }

  @Test func saysWhatItWaitsForAndThenWhatComes() throws {
    let said = try Self.said("<Wait 1s><Data v><Data 3><Data 4><Wait 100ms>")
    #expect(said.first == "Waiting for data")
    #expect(said.dropFirst().first?.hasPrefix("v, line, 1 to 2. Live") == true, "\(said)")
  }

  @Test func saysTheNewestEveryFiveSeconds() throws {
    let said = try Self.said("<Data v>" + Self.seconds(Array(1...21)))
    let newest = said.filter { $0.contains("new") }
    #expect((3...5).contains(newest.count), "\(said)")
  }

  /// Nothing that waited is said behind the word that no data comes: what was not said is said with it.
  @Test func aLostFeedIsTheLastWord() throws {
    let said = try Self.said(
      "<Data v>" + Self.seconds([1, 2, 3, 4, 5, 6, 7]) + "<Wait 20s>", Live(patience: 3))
    let lost = try #require(said.firstIndex { $0.hasPrefix("No data for 3 seconds") })
    #expect(said[lost...].count == 1, "\(said)")
    #expect(
      said[lost].contains("7, 7") || said[..<lost].contains { $0.contains("7, 7") }, "\(said)")
  }

  /// An alarm is said even where a lost feed, its return and another alarm come with it.
  @Test func noAlarmIsSwallowed() throws {
    let alarms = try ["y > 90", "y > 95"].map { try Condition(parsing: $0) }
    let said = try Self.said(
      "<Data v>" + Self.seconds([1, 2, 3]) + "<Wait 4s><Data 99><Wait 9s>",
      Live(alarms: alarms, patience: 2))
    for words in [
      "No data for 2 seconds", "Data again", "Alarm: y is greater than 90",
      "Alarm: y is greater than 95",
    ] {
      #expect(said.contains { $0.contains(words) }, "\(words): \(said)")
    }
  }

  /// From the newest one goes back to the point before it.
  @Test func theWayBackBeginsAtTheNewest() throws {
    let said = try Self.said("<Data v>" + Self.seconds([10, 20, 30, 40]) + "<Left><Left>")
    #expect(said.suffix(2).map { $0.prefix(5) } == ["3, 30", "2, 20"], "\(said)")
  }

  /// A change is that against the row before, as in the answers to keys.
  @Test func aChangeIsAgainstTheRowBefore() throws {
    let said = try Self.said("<Data v>" + Self.seconds([10, 100, 50, 100, 50, 100, 50, 100]))
    let newest = said.filter { $0.contains("new") }
    #expect(
      !newest.isEmpty && newest.allSatisfy { $0.contains("100.0%") || $0.contains("50.0%") },
      "\(said)")
  }

  @Test func soundsEveryRow() throws {
    let tones = try Self.said(
      "<Data v><Data 1><Data 9><Wait 1s><Data 5><Wait 1s><Data 9><Wait 1s>", dump: .score)
    let starts = tones.map { $0.split(separator: "\t")[0] }
    #expect(starts == ["1.000", "2.000"], "\(tones)")
  }

  @Test func aMissingValueHasTheSoundOfOne() throws {
    let tones = try Self.said("<Data v><Data 1><Data 9><Wait 1s><Data x><Wait 1s>", dump: .score)
    #expect(tones.last?.hasSuffix("noise") == true, "\(tones)")
  }

  @Test func aGapHasASoundOfItsOwn() throws {
    let tones = try Self.said(
      "<Data v>" + Self.seconds([1, 2, 3, 4]) + "<Wait 20s><Data 3><Wait 1s>", dump: .score)
    #expect(tones.filter { $0.hasSuffix("noise") }.count == 2, "\(tones)")
  }

  @Test func theCursorStaysInThePastAndGoesOnAtTheNewest() throws {
    let rows = "<Data v>" + Self.seconds([1, 2, 3, 4])
    let past = try Self.said(rows + "<Home>" + Self.seconds([5, 6, 7, 8, 9, 10]) + "p")
    #expect(past.last == "1 of 10, x = 1. 6 new, 6 seconds behind", "\(past)")
    #expect(past.dropLast().last?.contains("new") == false, "\(past)")
    let now = try Self.said(rows + "<End>" + Self.seconds([5, 6, 7, 8, 9, 10]) + "p")
    #expect(now.last == "10 of 10, x = 10", "\(now)")
  }

  @Test func aWindowKeepsItsRangeOrGoesOnAtTheNewest() throws {
    let rows = "<Data v>" + Self.seconds(Array(1...40))
    let more = Self.seconds(Array(41...50))
    var model = Self.model()
    model = Replay.after(try KeyScript(rows + "<Home>++" + more), on: model)
    #expect(model.page.window?.lowerBound == 1)
    let width = model.page.shown.pointCount
    model = Replay.after(try KeyScript(rows + "<End>++" + more), on: Self.model())
    #expect(model.page.window?.upperBound == 50)
    #expect(model.page.shown.pointCount == width)
  }

  @Test func pausesAndSaysHowFarBehindOneIs() throws {
    let said = try Self.said(
      "<Data v>" + Self.seconds([1, 2, 3, 4]) + "m" + Self.seconds([5, 6, 7]) + "m<Wait 5s>p")
    #expect(said.contains("Paused; new rows are kept"), "\(said)")
    #expect(said.contains("3 new, 3 seconds behind"), "\(said)")
  }

  /// Whoever asks for the place while it rests hears that it rests.
  @Test func thePositionTellsThatItIsPaused() throws {
    let rows = "<Data v>" + Self.seconds([1, 2, 3, 4]) + "m"
    #expect(try Self.said(rows + "p").last?.hasSuffix("Paused; new rows are kept") == true)
    let later = try Self.said(rows + Self.seconds([5, 6]) + "p")
    #expect(
      later.last?.hasSuffix("Paused; new rows are kept. 2 new, 2 seconds behind") == true,
      "\(later)")
  }

  /// Lines that did not fit while one was in the past are told on the way back, and where one asks.
  @Test func linesThatDidNotFitInThePastAreTold() throws {
    let rows =
      "<Data v>" + Self.seconds([1, 2, 3])
      + "<Home><Data x><Wait 1s><Data y><Wait 1s><Data 4><Wait 9s>"
    #expect(try Self.said(rows + "p").last?.contains("1 did not fit") == true)
    let back = try Self.said(rows + "m<Wait 5s>")
    #expect(back.contains { $0.contains("1 did not fit") && $0.contains("behind") }, "\(back)")
  }

  @Test func nothingIsSaidOfTheDataInAListOrAPrompt() throws {
    for keys in ["?", ":"] {
      let said = try Self.said(
        "<Data v>" + Self.seconds([1, 2, 3]) + keys + Self.seconds(Array(4...20)))
      let last = try #require(said.last)
      #expect(!last.contains("new"), "\(said)")
    }
  }

  @Test func tellsAnAlarmWhenItsConditionComesToHold() throws {
    let live = Live(alarms: [try Condition(parsing: "y > 90")])
    let said = try Self.said(
      "<Data v>" + Self.seconds([1, 2, 3, 95, 96, 3]) + "<Wait 6s>" + Self.seconds([99]), live)
    #expect(
      said.filter { $0.hasPrefix("Alarm") } == [
        "Alarm: y is greater than 90, 95", "Alarm: y is greater than 90, 99",
      ])
  }

  /// A file that was written anew is charted without what it had before; the next one of a log goes on.
  @Test(arguments: [([1.0, 2], 2), ([8, 9], 5)])
  func aFileThatIsReplacedBeginsAnew(next: [Double], count: Int) {
    var model = Self.model()
    func rows(_ values: [Double]) -> Message {
      let columns = ["t", "v"].map {
        Column(name: $0, values: .numbers(NumberColumn(values: values)))
      }
      return .feed(.rows(FeedRows(Table(name: "-", columns: columns, rowCount: values.count))))
    }
    _ = update(&model, rows([1, 2, 7]), at: 1)
    _ = update(&model, .feed(.replaced), at: 2)
    _ = update(&model, rows(next), at: 3)
    #expect(model.live?.rows.rowCount == count)
  }

  @Test func anAlarmRingsTheBellWithoutSound() throws {
    var model = Self.model(Live(alarms: [try Condition(parsing: "v > 90")]))
    model.settings.isSoundOn = false
    let table = Table(
      name: "-", columns: [Column(name: "v", values: .numbers(NumberColumn(values: [1, 99])))],
      rowCount: 2)
    #expect(update(&model, .feed(.rows(FeedRows(table))), at: 1).contains(.bell))
    model.settings.isSoundOn = true
    #expect(!update(&model, .feed(.rows(FeedRows(table))), at: 2).contains(.bell))
  }

  /// An alarm that would never be told ends the program, which names the columns that there are.
  @Test func anAlarmOfAColumnThatIsNotThereIsRefused() throws {
    let live = Live(alarms: try ["y > 9", "load > 90"].map { try Condition(parsing: $0) })
    let refusal = #expect(throws: InputProblem.self) {
      try Replay.run(
        try KeyScript("<Data v,w>" + "<Data 1,2><Data 3,4>"), following: Self.model(live),
        dump: .captions, stream: RowStream(name: "-", options: ReadingOptions()), after: [])
    }
    #expect(refusal?.kind == .unknownColumn(name: "load", columns: ["v", "w"]))
    #expect(refusal?.exitCode == 65)
  }

  /// That there is no sound is no news beside what somebody asked to be told of.
  @Test func theWordsAboutSoundGiveWayToAnAlarm() throws {
    var model = Self.model(Live(alarms: [try Condition(parsing: "v > 90")]))
    func rows(_ values: [Double]) -> Message {
      let column = Column(name: "v", values: .numbers(NumberColumn(values: values)))
      return .feed(.rows(FeedRows(Table(name: "-", columns: [column], rowCount: values.count))))
    }
    func said(_ message: Message, at time: Double) -> [String] {
      update(&model, message, at: time).compactMap {
        if case .announce(let text) = $0 { text } else { nil }
      }
    }
    _ = said(rows([1, 2]), at: 10)
    let silence = said(
      .audioUnavailable(playback: model.playback.number, .noDevice), at: 20)
    #expect(silence.count == 1, "\(silence)")
    #expect(said(rows([99]), at: 20.1).first?.hasPrefix("Alarm: v is greater than 90") == true)
  }

  /// The row whose tone finds no device is said all the same, and why it was not heard behind it.
  @Test(arguments: [true, false])
  func aRowIsSaidWithTheSilenceOfItsTone(isSilentFirst: Bool) throws {
    var model = Self.model()
    func rows(_ values: [Double]) -> Message {
      let column = Column(name: "v", values: .numbers(NumberColumn(values: values)))
      return .feed(.rows(FeedRows(Table(name: "-", columns: [column], rowCount: values.count))))
    }
    _ = Self.announced(&model, rows([1, 2]), at: 10)
    let coming = update(&model, rows([3]), at: 20)
    var effects = isSilentFirst ? [] : model.charting(coming)
    let silence = Message.audioUnavailable(playback: model.playback.number, .noDevice)
    effects += update(&model, silence, at: 20.1)
    if isSilentFirst { effects += model.charting(coming) }
    effects += update(&model, .reminded(.announcement), at: 22)
    let said = effects.announcements.joined(separator: " | ")
    #expect(said.contains("3, 3") && said.contains("No sound: "), "\(said)")
    #expect(isSilentFirst == said.contains("1 new. No sound: "), "\(said)")
    // It is said once.
    _ = update(&model, rows([4]), at: 30)
    let again = update(
      &model, .audioUnavailable(playback: model.playback.number, .noDevice), at: 30.1)
    #expect(again.announcements.isEmpty)
  }

  /// New rows may be anywhere in a cloud: they are counted, and no point is said to be the newest.
  @Test func rowsOfACloudAreCounted() throws {
    let rows = (1...40).map { "<Data \(($0 * 37) % 101),\(($0 * 53) % 97)>" }.joined()
    let said = try Self.said("<Data size,price>" + rows + "<Wait 6s><Data 3,9><Wait 6s>")
    let model = try #require(said.first { $0.contains("Live") })
    guard model.contains("scatter") else { return }
    #expect(said.contains("1 new"), "\(said)")
    #expect(!said.contains { $0.hasSuffix(". 1 new") }, "\(said)")
  }

  @Test func theFirstWordsNameWhatIsMeasured() throws {
    let script = "<Data day,Price><Data 1,20><Data 2,30><Wait 1s>"
    #expect(try Self.said(script)[1].hasPrefix("Price, line, 1 to 2. Live"))
    let file = try Self.said(script, Live(file: "prices.csv"))
    #expect(file[1].hasPrefix("Price, line, 1 to 2. Live from prices.csv"), "\(file)")
  }

  @Test func theEndTellsWhatIsNewAndWhatIsMissing() throws {
    var model = Self.model()
    var stream = RowStream(name: "-", options: ReadingOptions())
    func send(_ text: String, at time: Double) throws -> [String] {
      let rows = try stream.take(Array(text.utf8))
      return Self.announced(&model, .feed(.rows(rows)), at: time)
    }
    _ = try send("a,b\n1,2\n2,3\n", at: 10)
    let mistake = try send("3\n", at: 20)
    #expect(mistake.count == 1 && mistake[0].contains("cells"), "\(mistake)")
    let more = try send("4\n5\n3,\n", at: 21) + send("4,5\n", at: 22)
    let all = more + Self.announced(&model, .reminded(.announcement), at: 30)
    #expect(all.contains { $0.hasSuffix("2 did not fit") && $0.contains("2 new") }, "\(all)")
    _ = try send("5,6\n", at: 31)
    let end = Self.announced(&model, .feed(.ended), at: 40)
    #expect(end.last?.contains("End of input: 5 rows") == true, "\(end)")
    #expect(end.last?.contains("3 did not fit, 1 cell without a value") == true, "\(end)")
  }

  /// Sends a message and the charts that it leads to, and gives what is said.
  static func announced(_ model: inout Model, _ message: Message, at time: Double) -> [String] {
    var said: [String] = []
    var effects = update(&model, message, at: time)
    while !effects.isEmpty {
      switch effects.removeFirst() {
      case .announce(let text): said.append(text)
      case .chart(let charting):
        effects += update(&model, .charted(charting.number, charting.result), at: time)
      default: break
      }
    }
    return said
  }

  @Test func tellsALostFeedAndItsReturn() throws {
    let live = Live(patience: 10)
    let said = try Self.said(
      "<Data v>" + Self.seconds([1, 2, 3]) + "<Wait 40s><Data 4><Wait 2s>", live)
    #expect(said.filter { $0.hasPrefix("No data") } == ["No data for 10 seconds"])
    #expect(said.contains("Data again, after 41 seconds"), "\(said)")
  }

  @Test func aLineThatDoesNotFitIsSaidOnce() throws {
    let said = try Self.said(
      "<Data a,b><Data 1,2><Data 2,3><Wait 6s><Data 5><Wait 6s><Data 6><Wait 6s>")
    #expect(said.filter { $0.contains("cells") }.count == 1, "\(said)")
  }

  @Test func withoutLiveDataTheKeySaysSo() throws {
    let said = Replay.run(
      try KeyScript("m"), on: Model(deck: [], settings: Settings(), size: .paper), dump: .captions)
    #expect(said.last == "Nothing to follow: all data is here")
  }

  @Test func theTypeStaysWhatItWas() throws {
    let model = Replay.after(
      try KeyScript(
        "<Data time,v><Data 2026-01-01,3><Data 2026-01-02,4><Wait 1s><Data 2026-01-02,5><Wait 1s>"
          + "<Data 2026-01-03,5><Wait 1s>"),
      on: Self.model())
    #expect(model.page.chart.type == .line)
    #expect(model.pages.count == 1)
  }

  @Test func rowsKeepTheirNumbersWhereTheFirstAreLetGo() throws {
    let model = Replay.after(
      try KeyScript("<Data v>" + Self.seconds(Array(1...30))), on: Self.model(Live(keep: .rows(10)))
    )
    #expect(model.page.chart.series[0].x == (21...30).map(Double.init))
    #expect(model.page.chart.series[0].y == (21...30).map(Double.init))
  }
}

extension Replay {
  /// The program behind a script.
  static func after(_ script: KeyScript, on model: Model) -> Model {
    var replay = Replay(
      model, dump: .captions, stream: RowStream(name: "-", options: ReadingOptions()))
    replay.play(script)
    return replay.model
  }
}
