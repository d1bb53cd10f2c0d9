import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct PromptsTests {
  @Test func searchingFindsWhatIsShown() throws {
    var model = Fixtures.model(Fixtures.steps)
    #expect(try model.hear("/") == ["Search in labels:"])
    #expect(try model.hear("UE<Enter>") == ["Found: Tue, 11,630 steps"])
    #expect(try model.hear("nN") == ["No “UE” after this", "No “UE” before this"])
  }

  @Test func matchesAreWalked() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("/may<Enter>").last == "Found 1 of 5: May 15, 144.00 EUR")
    #expect(try model.hear("n") == ["Found 2 of 5: May 16, 146.00 EUR"])
    #expect(try model.hear("N") == ["Found 1 of 5: May 15, 144.00 EUR"])
    #expect(try model.hear("/12<Enter>").last == "“12”: not found")
    #expect(model.point?.point == 0)
  }

  @Test func aSearchStaysInItsSeriesAndFindsOthersByName() throws {
    var model = Fixtures.model(Fixtures.pair)
    #expect(
      try model.hear("4<Right>/may<Enter>n").suffix(2) == [
        "Found 2 of 4: ACME, May 16, 141.00 EUR", "Found 3 of 4: ACME, May 17, 146.20 EUR",
      ])
    #expect(try model.hear("/bolt<Enter>").last == "Found: BOLT, May 15, 139.00 EUR")
  }

  @Test func aDayIsItsFirstPoint() throws {
    let chart = Chart(
      type: .line, xAxis: Axis(kind: .date(.minute)), yAxis: Axis(),
      series: [
        Series(
          name: "y", x: [28_800, 72_000, 115_200].map { $0 + Fixtures.days(1)[0] }, y: [1, 2, 3],
          isContinuous: true)
      ])
    var model = Fixtures.model(chart)
    #expect(try model.hear(":2023-05-16<Enter>").last?.hasSuffix(", 3") == true)
  }

  @Test func theAuthorsLabelsAreSearched() throws {
    var chart = Fixtures.steps
    chart.series[0].labels = [nil, nil, "Écran noir"]
    var model = Fixtures.model(chart)
    #expect(
      try model.hear("/ecran<Enter>").last == "Found: Wed, 10,980 steps, Écran noir")
  }

  @Test(arguments: [
    ("n2", "May 16, 146.00 EUR"), ("50%", "May 17, 144.32 EUR"),
    ("2023-05-16", "May 16, 146.00 EUR"), ("may 17", "May 17, 144.32 EUR"),
    ("2023-05", "May 15, 144.00 EUR"), ("16 may", "May 16, 146.00 EUR"),
    ("5/16/2023", "May 16, 146.00 EUR"), ("50 %", "May 17, 144.32 EUR"),
    ("2023-06", "Nearest: May 19, 146.20 EUR"), ("n99", "Nearest: May 19, 146.20 EUR"),
  ])
  func placesAreGoneTo(text: String, said: String) throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear(":\(text)<Enter>").last == said)
  }

  @Test(arguments: [
    ("20", "20 to 30 kg, 5 values"), ("10", "10 to 20 kg, 4 values"),
    ("24.5", "20 to 30 kg, 5 values"), ("29.9", "20 to 30 kg, 5 values"),
    ("50", "40 to 50 kg, 1 value"), ("99", "Nearest: 40 to 50 kg, 1 value"),
  ])
  func aValueMeansTheBinThatHasIt(text: String, said: String) throws {
    var model = Fixtures.model(Fixtures.parcels)
    #expect(try model.hear(":\(text)<Enter>").last == said)
  }

  @Test func aTimeOfDayIsOneOfTheDayOneStandsOn() throws {
    let times = (0..<40).map { Fixtures.days(1)[0] + 20 * 3600 + Double($0) * 3600 }
    let chart = Chart(
      type: .line, xAxis: Axis(kind: .date(.minute)), yAxis: Axis(),
      series: [Series(name: "y", x: times, y: times.indices.map(Double.init), isContinuous: true)])
    var model = Fixtures.model(chart)
    #expect(try model.hear(":05:00<Enter>").last == "May 16 05:00, 9")
    #expect(try model.hear("<End>:05:00<Enter>").last == "May 17 05:00, 33")
    #expect(try model.hear(":20:00<Enter>").last == "May 15 20:00, 0")
    #expect(try model.hear("<Home>:20:00<Enter>").last == "May 15 20:00, 0")
    #expect(try model.hear(":05:30<Enter>").last == "Nearest: May 15 20:00, 0")
  }

  @Test func aCategoryByItsName() throws {
    var model = Fixtures.model(Fixtures.steps)
    #expect(try model.hear(":we<Enter>").last == "Wed, 10,980 steps")
    #expect(try model.hear("u").last == "Nothing to take back")
  }

  @Test func nonsenseIsSaidAndNothingMoves() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("<Right>")
    #expect(
      try model.hear(":soon<Enter>").last
        == "No place “soon”: try a value, n50, 50%")
    #expect(model.point?.point == 0)
  }

  @Test func whatIsTypedIsShownWithTheCursorBehindIt() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.press(":20").announcements == ["Go to, such as May 17:"])
    var frame = view(model, model.size)
    let row = frame.cursor.y
    #expect(frame.lines[row].hasPrefix("Go to, such as May 17: 20"))
    #expect(frame.cursor.x == 25)
    _ = try model.press("<Backspace>")
    frame = view(model, model.size)
    #expect(frame.cursor.x == 24)
    _ = try model.press("<Backspace>")
    #expect(view(model, model.size).cursor.x == 22)
    // Keys are text here; escape leaves without a move.
    _ = try model.press("q?<Esc>")
    #expect(model.prompt == nil && model.overlay == nil)
    #expect(model.caption.text(in: model.language).hasPrefix("Audio graph"))
    #expect(!model.history.contains { $0.hasPrefix("Go to") })
  }

  /// The place that is said as an example is one that can be typed.
  @Test(arguments: Languages.all.map(\.tag))
  func theExampleIsAPlace(tag: String) throws {
    let charts = try SampleDeck.charts() + [Fixtures.steps, Fixtures.pair]
    for chart in charts {
      var model = Model(
        deck: [chart], settings: Settings(languageTag: tag), size: Size(columns: 80, rows: 24))
      _ = try model.press("4")
      let example = model.page.examplePlace(model.language)
      #expect(try model.hear(":").last?.contains(example) == true)
      let heard = try model.hear(example + "<Enter>").last ?? ""
      #expect(!heard.contains(model.language.text(.notAPlace(example))))
      let place = model.language.format.place(model.page.chart.place(model.page.cursor.x ?? 0))
      #expect(example == "50%" || example == place)
    }
  }

  @Test func correctingNothingLeaves() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("<Right>/ab<Backspace><Backspace>")
    #expect(model.prompt?.text == "")
    #expect(try model.hear("<Backspace>") == ["May 15, 144.00 EUR"])
    #expect(model.prompt == nil)
  }

  @Test func theWholeTextIsCleared() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear(":abc<C-u>n2<Enter>").last == "May 16, 146.00 EUR")
    #expect(try model.hear("<C-u>") == ["Control U does nothing. Question mark: help"])
  }

  @Test(arguments: [1, 7, 20, 40])
  func aLongTextKeepsItsEndInView(columns: Int) throws {
    var model = Fixtures.model(Fixtures.price, columns: columns, rows: 6)
    _ = try model.press(":" + String(repeating: "abc ", count: 80))
    let frame = view(model, model.size)
    #expect(frame.cursor.x < columns && frame.cursor.y < 6)
    #expect(model.prompt?.text.count == Prompt.limit)
  }
}

@Suite struct VerbosityTests {
  @Test func manyWordsNameTheTitlesAndTheNumber() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("t") == ["Words: many"])
    #expect(
      try model.hear("<Right><Right>") == [
        "Date is May 15, Price is 144.00 EUR, point 1 of 5",
        "Date is May 16, Price is 146.00 EUR, up 1.4%, point 2 of 5",
      ])
    #expect(try model.hear("3").last?.contains("is a line chart of 5 points") == true)
    // Few words are a place and a value.
    #expect(try model.hear("t") == ["Words: few"])
    #expect(try model.hear("<Right>").last == "May 17, 144.32 EUR")
    #expect(try model.hear("t<Left><Right>").last == "May 17, 144.32 EUR, down 1.2%")
  }

  /// Few words have a meaning in every kind of caption, and never leave out what was computed.
  @Test func fewWordsAreFewInEveryCaption() throws {
    func heard(_ keys: String, _ verbosity: Verbosity) throws -> [String] {
      var model = try ShelfTests.model([ShelfTests.prices])
      model.settings.verbosity = verbosity
      return update(&model, .started).announcements + (try model.hear(keys))
    }
    let keys = "l>4j78"
    let (few, usual) = (try heard(keys, .terse), try heard(keys, .normal))
    #expect(!few.contains { $0.contains("help") } && usual.contains { $0.contains("help") })
    #expect(
      few.joined(separator: " ").count < usual.joined(separator: " ").count * 3 / 4,
      "\(few) \(usual)")
    let column = try heard("7", .terse).last
    #expect(column == "Columns of this table, 3 items. 1. date: time, in the chart")
    #expect(try heard("", .terse).first == heard("", .normal).first)
  }

  /// A place can be typed as captions say it, with the title of its axis.
  @Test func placesAreTypedAsTheyAreSaid() throws {
    let codes = (0..<40).map { "\($0 % 2),\(100 + $0 * 13 % 70 + $0 % 2 * 50)" }
    var model = try ShelfTests.model(["death,age\n" + codes.joined(separator: "\n") + "\n"])
    for (typed, point) in [("death 1", 1), ("Death 0", 0), ("death: 1", 1), ("0", 0)] {
      _ = try model.press(":\(typed)<Enter>")
      #expect(model.cursor.point == point, "\(typed)")
    }
    #expect(try model.hear(":deaths<Enter>").last?.hasPrefix("No place") == true)
    var cloud = Fixtures.model(Fixtures.cloud)
    _ = try cloud.press(":7<Enter>")
    #expect(cloud.cursor.x == 7)
  }
}
