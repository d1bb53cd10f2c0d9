import Charts
import Descriptions
import Tables
import Testing

@testable import Explorer

/// The command line and the chart file of what is shown make the same charts again.
@Suite struct ChartSourceTests {
  private static func model(_ text: String, path: String = "my data.csv") throws -> Model {
    var model = try ShelfTests.model([text])
    model.shelf.sources[0].origin = ChartOrigin(path: path, arguments: ["--decimal-comma"])
    return model
  }

  /// All that was guessed is stated, as another version may guess otherwise.
  @Test func theCommandSaysWhatWasGuessed() throws {
    let model = try Self.model(ShelfTests.prices)
    #expect(
      model.commandLine?.text
        == "earshot 'my data.csv' --decimal-comma --x date --type line --series symbol\n")
    let means = try Self.model(
      "kind,value\n" + (0..<30).map { "\(["a", "b", "c"][$0 % 3]),\($0)\n" }.joined())
    var encoding = try #require(means.encoding)
    (encoding.type, encoding.aggregation) = (.bar, .by(.mean))
    var changed = means
    changed.change(to: encoding)
    #expect(changed.commandLine?.text.contains(" --aggregate mean") == true)
    #expect(changed.commandLine?.text.contains(" --sort ") == true)
  }

  /// One chart of several leaves the others out of the command, which is said; the file has all charts of the table.
  @Test func whatIsLeftOutIsSaid() throws {
    let table =
      "day,temperature,rain\n"
      + (1...9).map { "2024-01-0\($0),\($0 * 2),\($0 * 900)\n" }.joined()
    var model = try Self.model(table)
    #expect(model.deck.count == 2 && model.writtenChartFile?.charts == [0, 1])
    #expect(model.commandLine?.notes == [])
    _ = model.charting(model.export(.chartFile))
    #expect(model.exportNotes.isEmpty)
    var encoding = try #require(model.encoding)
    encoding.y = ["temperature"]
    encoding.type = .bar
    model.change(to: encoding)
    #expect(model.deck.count == 2)
    #expect(model.commandLine?.notes == [.takenAway(.someChartsLeftOut)])
    var split = try Self.model(MultiplesTests.sales)
    #expect(split.writtenChartFile?.charts == Array(split.deck.indices))
    _ = split.charting(split.export(.chartFile))
    #expect(split.exportNotes.isEmpty)
    // It has no axes that are shared.
    split.settings.hasSameAxes = true
    _ = try split.press("f")
    _ = split.charting(split.export(.chartFile))
    #expect(split.exportNotes == [.takenAway(.sameAxesLeftOut)])
  }

  /// Of several measures that are split the file has the charts of all, and the table once.
  @Test func theChartsOfOtherMeasuresAreInTheFile() throws {
    let table =
      "year,continent,population,income\n"
      + (0..<30).map {
        "\(1990 + $0 / 3),\(["Asia", "Africa", "Europe"][$0 % 3]),\($0 * 900_000),0.\($0 % 7)\n"
      }.joined()
    var model = try Self.model(table)
    var encoding = Encoding()
    encoding.split = "continent"
    _ = model.charting(model.reshape(to: encoding, isWhole: true))
    try #require(model.deck.count == 6)
    _ = try model.press("f")
    let file = try #require(model.writtenChartFile?.text)
    let charts = try Encoding().charts(
      of: Reader.read(bytes: Array(file.utf8), name: "c.json", options: ReadingOptions()))
    #expect(charts.count == model.writtenChartFile?.charts.count && charts.count == 6)
    #expect(file.components(separatedBy: #""data""#).count == 2)
    _ = model.charting(model.export(.chartFile))
    #expect(model.exportNotes.isEmpty)
  }

  /// Each chart of each table, as its file and its command open it: on that chart, with the same picture, the same frame
  /// of the explorer and the same words.
  @Test(
    arguments: EveryOfferTests.tables + [
      .init(name: "measures of cities", text: MultiplesTests.measures)
    ])
  func everyChartOfADeckIsOpenedAgain(table: EveryOfferTests.OfferedTable) throws {
    var model = try Self.model(table.text)
    let count = model.deck.count
    for index in model.deck.indices {
      if index > 0 { _ = try model.press("f") }
      try #require(model.pageIndex == index)
      var shown = model
      shown.show(chart: index)
      let byCommand = try Self.opened(by: try #require(model.commandLine), on: model)
      let byFile = try Self.opened(byFile: try #require(model.writtenChartFile?.text), on: model)
      for var again in [byFile, byCommand] {
        #expect(again.deck.count == count && again.pageIndex == index)
        #expect(again.page.chart.title == shown.page.chart.title)
        again.show(chart: again.pageIndex)
        (again.caption, shown.caption) = (Caption([]), Caption([]))
        let isFrame = view(again, again.size).lines == view(shown, shown.size).lines
        #expect(isFrame, "frame of \(index): \(shown.page.chart.title ?? "")")
        let isPicture =
          again.picture(as: .text, .paper, theme: .defaultDark, depth: .direct)
          == shown.picture(as: .text, .paper, theme: .defaultDark, depth: .direct)
        // Nothing is left out of columns that were asked for.
        let isSame = again.page.chart.notes == shown.page.chart.notes
        #expect(isPicture || !isSame, "picture of \(index): \(shown.page.chart.title ?? "")")
        let isTold = DescriptionCSV.text(of: again.deck) == DescriptionCSV.text(of: model.deck)
        #expect(isTold, "words about \(index): \(shown.page.chart.title ?? "")")
      }
      #expect(model.writtenChartFile?.notes == [])
    }
  }

  /// Other rows are those of all charts, and one command opens them all.
  @Test func theCommandOfOtherRowsHasAllMeasures() throws {
    var model = try Self.model(FamilyTests.measuresOfCities)
    let measures = Set(model.deck.compactMap { $0.channels?.y.first })
    try #require(measures.count == 2)
    _ = try model.press("7")
    let column = try #require(model.shelf.columns.firstIndex { $0.name == "city" })
    model.overlay?.selected = column
    _ = try model.press("<Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[column]).firstIndex(of: .filter))
    model.overlay?.selected = row
    _ = try model.press("<Enter><Enter>")
    try #require(!model.shelf.past.isEmpty)
    #expect(Set(model.deck.compactMap { $0.channels?.y.first }) == measures)
    let command = try #require(model.commandLine)
    #expect(command.notes.isEmpty, "\(command.text)")
    #expect(!command.words.contains("--y"), "\(command.text)")
  }

  @Test func changesAreOptions() throws {
    var model = try Self.model(ShelfTests.prices)
    var encoding = try #require(model.encoding)
    encoding.picking.conditions = [.init(column: "symbol", .isOneOf, ["ACME", "it's"])]
    encoding.toggle(.unit(.quarter), column: "date")
    model.change(to: encoding)
    let command = try #require(model.commandLine?.text)
    #expect(command.contains("--every quarter"))
    #expect(command.contains(#"--where 'symbol in ACME,it'\''s'"#))
    #expect(command.hasPrefix("earshot 'my data.csv' --decimal-comma --x date --y price"))
  }

  /// Every use of every column of several tables either cannot be asked for, or is asked for truly.
  @Test(arguments: [ShelfTests.prices, MultiplesTests.sales])
  func everyCommandMakesTheSameCharts(table: String) throws {
    let model = try Self.model(table)
    var (asked, silent) = (0, 0)
    var opened = model
    _ = opened.openColumns()
    for column in opened.shelf.columns {
      for use in opened.uses(of: column) where use != .filter {
        var changed = model
        var encoding = try #require(model.encoding)
        encoding.toggle(use, column: column.name)
        changed.change(to: encoding)
        guard !changed.shelf.past.isEmpty else { continue }
        let source = changed.shelf.sources[0]
        guard
          let arguments = source.encoding.arguments(
            for: changed.deck, of: source.document, { $0 })
        else {
          silent += 1
          continue
        }
        asked += 1
        let read = try Self.encoding(arguments)
        let made = try read.charts(of: source.document)
        #expect(DescriptionCSV.text(of: made) == DescriptionCSV.text(of: changed.deck))
        #expect(made.map(\.type) == changed.deck.map(\.type))
      }
    }
    #expect(asked >= 8 && silent * 5 <= asked)
  }

  /// Whatever Enter offers on a column, alone and after a choice of rows: the command line that is written opens the same
  /// charts, on the one that is shown, in the same pictures byte for byte; or it says what is not in it.
  @Test(arguments: EveryOfferTests.tables)
  func everyCommandOpensTheSame(table: EveryOfferTests.OfferedTable) throws {
    let start = try Self.model(table.text)
    var (opened, silent) = (0, 0)
    for picked in [start] + (try Self.pickings(of: start)) {
      for (what, model) in try Self.changes(of: picked) {
        guard let command = model.commandLine else {
          silent += 1
          continue
        }
        opened += 1
        var again = try Self.opened(by: command, on: start)
        // The words that were said last are another thing.
        again.caption = model.caption
        // The first row counts all charts, which are not all in it where that is said.
        let hidden = command.notes.contains(.takenAway(.someChartsLeftOut)) ? 1 : 0
        #expect(
          view(again, again.size).lines.dropFirst(hidden)
            == view(model, model.size).lines.dropFirst(hidden), "\(what): \(command.text)")
        #expect(
          again.page.chart.title == model.page.chart.title
            && again.deck.count + hidden <= model.deck.count, "\(what): \(command.text)")
      }
    }
    #expect(opened >= 10 && silent * 4 <= opened, "\(opened), \(silent)")
  }

  /// The model with some of the rows, by the first value or the lower half of each column.
  private static func pickings(of start: Model) throws -> [Model] {
    var opened = start
    _ = opened.openColumns()
    return opened.shelf.columns.indices.compactMap { index in
      var model = start
      let column = opened.shelf.columns[index]
      guard var encoding = model.encoding, column.differentCount > 1 else { return nil }
      let values =
        (try? encoding.values(of: column.name, in: model.shelf.sources[0].document)) ?? []
      guard let value = values.first else { return nil }
      encoding.picking.conditions = [.init(column: column.name, .isOneOf, [value])]
      model.change(to: encoding)
      return model.shelf.past.isEmpty ? nil : model
    }
  }

  /// The model after each use of each column, and as it is.
  private static func changes(of model: Model) throws -> [(String, Model)] {
    var opened = model
    _ = opened.openColumns()
    var changes = [("as it is", model)]
    for (index, column) in opened.shelf.columns.enumerated() {
      for (number, use) in opened.uses(of: column).enumerated() where use != .filter {
        var changed = model
        _ = changed.openColumns()
        changed.shelf.columns = opened.shelf.columns
        _ = changed.charting(changed.choose(use: number, ofColumn: index))
        changed.overlay = nil
        guard changed.shelf.past.count > model.shelf.past.count else { continue }
        changes.append(("\(column.name), \(use)", changed))
      }
    }
    return changes
  }

  /// The program as a chart file opens it.
  static func opened(byFile text: String, on start: Model) throws -> Model {
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "c.json", options: ReadingOptions())
    var deck: [Chart] = []
    var shelf = Shelf()
    var page = 0
    for part in try Encoding().parts(of: document) {
      let charts = try part.encoding.charts(of: part.document)
        .map(start.settings.language.naming)
      if let open = part.open { page = deck.count + open - 1 }
      shelf.sources.append(
        .init(part.document, part.encoding, charts: deck.count..<deck.count + charts.count))
      deck += charts
    }
    return Model(
      deck: deck, shelf: shelf, opening: page, settings: start.settings, size: start.size)
  }

  /// The program as a command line opens it.
  static func opened(by command: CommandLine, on start: Model) throws -> Model {
    // Behind the program and the file come the options by which it is read.
    var words = Array(command.words.dropFirst(3))
    var page = 0
    if let index = words.firstIndex(of: "--open") {
      page = try #require(Int(words[index + 1])) - 1
      words.removeSubrange(index...index + 1)
    }
    let document = start.shelf.sources[0].document
    let encoding = try encoding(words)
    let deck = try encoding.charts(of: document).map(start.settings.language.naming)
    var model = Model(
      deck: deck, shelf: Shelf([.init(document, encoding, charts: deck.indices)]),
      settings: start.settings, size: start.size)
    model.show(chart: page)
    return model
  }

  /// The encoding that options ask for.
  static func encoding(_ arguments: [String]) throws -> Encoding {
    var encoding = Encoding()
    for index in stride(from: 0, to: arguments.count, by: 2) {
      let words: [String: WritableKeyPath<Encoding, String?>] = [
        "--title": \.title, "--x-title": \.xTitle, "--y-title": \.yTitle, "--y-unit": \.yUnit,
      ]
      if let path = words[arguments[index]] {
        encoding[keyPath: path] = arguments[index + 1]
        continue
      }
      if arguments[index] == "--chart" {
        encoding.number = Int(arguments[index + 1])
        continue
      }
      let setting = try #require(EncodingSetting(rawValue: String(arguments[index].dropFirst(2))))
      try setting.set([arguments[index + 1]], in: &encoding)
    }
    return encoding
  }

  /// The chart file has the columns in it where no file has them as they are.
  @Test func theChartFileIsTheChart() throws {
    var model = try Self.model(MultiplesTests.sales)
    _ = try model.press("7<Down><Enter>")
    let text = try #require(model.writtenChartFile?.text)
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "chart.json", options: ReadingOptions())
    let charts = try Encoding().charts(of: document)
    #expect(DescriptionCSV.text(of: charts) == DescriptionCSV.text(of: model.deck))
    model.shelf.sources[0].origin = ChartOrigin(path: "sales.csv", arguments: [])
    #expect(try #require(model.writtenChartFile?.text).contains(#""data": "sales.csv""#))
    // A document leads to no file outside of its folder.
    for path in ["../sales.csv", "/tmp/sales.csv", "-"] {
      model.shelf.sources[0].origin = ChartOrigin(path: path, arguments: [])
      #expect(try #require(model.writtenChartFile?.text).contains(#""data": {"#))
    }
  }

  /// A part that is shown is the part that the file opens on, or it is said that it is not.
  @Test func theChartFileIsThePartThatIsShown() throws {
    var model = try Self.model(ShelfTests.prices)
    _ = try model.press("<Right><Right><Right>+")
    let window = try #require(model.page.window)
    let text = try #require(model.writtenChartFile?.text)
    let charts = try Encoding().charts(
      of: Reader.read(bytes: Array(text.utf8), name: "c.json", options: ReadingOptions()))
    #expect(
      charts[0].xExtent == window
        && model.writtenChartFile?.notes.contains(.takenAway(.zoomLeftOut)) == false)
    #expect(charts[0].pointCount == model.page.shown.pointCount)
  }

  @Test func thePartOfPlainPointsIsTheirFile() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("+")
    let text = try #require(model.writtenChartFile?.text)
    let charts = try Encoding().charts(
      of: Reader.read(bytes: Array(text.utf8), name: "c.json", options: ReadingOptions()))
    #expect(charts[0].pointCount == 25 && Fixtures.rising.pointCount == 50)
  }

  /// The words about the chart and its axes are in the file, so that it opens to the same chart.
  @Test(arguments: [ShelfTests.prices, MultiplesTests.sales])
  func theWordsAreInTheChartFile(table: String) throws {
    let document = try Reader.read(
      bytes: Array(table.utf8), name: "t.csv", options: ReadingOptions())
    var encoding = Encoding()
    (encoding.title, encoding.summary) = ("A title", "A summary")
    (encoding.xTitle, encoding.yTitle, encoding.yUnit) = ("Time", "Worth", "EUR")
    encoding.yScale = .log10
    let charts = try encoding.charts(of: document)
    let model = Model(
      deck: charts, shelf: Shelf([.init(document, encoding, charts: 0..<charts.count)]),
      settings: Settings(), size: .init(columns: 80, rows: 24))
    let file = try #require(model.writtenChartFile?.text)
    let again = try Encoding().charts(
      of: Reader.read(bytes: Array(file.utf8), name: "c.json", options: ReadingOptions()))
    #expect(Self.text(of: again) == Self.text(of: charts))
    #expect(again[0].yAxis.title == "Worth" && again[0].yAxis.unit == "EUR")
    #expect(again[0].xAxis.title == "Time" && again[0].summary == "A summary")
    // Other values have words of their own.
    var other = Encoding()
    other.aggregation = .by(.count)
    let counted = try other.charts(
      of: Reader.read(bytes: Array(file.utf8), name: "c.json", options: ReadingOptions()))
    #expect(counted[0].yAxis.title != "Worth" && counted[0].yAxis.unit == nil)
  }

  /// All that is told of charts but why they were chosen, line by line, and without the description, whose digits
  /// are those that the numbers were written with.
  private static func text(of charts: [Chart]) -> [Substring] {
    DescriptionJSON.text(of: charts).split(separator: "\n").filter {
      !$0.contains("\"because\"") && !$0.contains("\"description\": ")
    }
  }

  /// A sample is in no file, and its chart file is the sample.
  @Test func samplesAreTheirChartFiles() throws {
    let charts = try SampleDeck.charts()
    for index in charts.indices {
      var model = Model(
        deck: charts, shelf: Shelf(try SampleDeck.sources()), isSampleDeck: true, opening: index,
        settings: Settings(), size: .init(columns: 80, rows: 24))
      let file = try #require(model.writtenChartFile?.text)
      let again = try Encoding().charts(
        of: Reader.read(bytes: Array(file.utf8), name: "c.json", options: ReadingOptions()))
      #expect(Self.text(of: again) == Self.text(of: [charts[index]]))
      let open = index == 0 ? "" : " --open \(index + 1)"
      #expect(model.commandLine?.text == "earshot\(open)\n")
      guard index == 0 else { continue }
      // A changed sample is opened by no options.
      _ = try model.press("7<Enter><Down><Down><Down><Down><Down><Enter><Esc><Esc>e<End>")
      guard !model.shelf.past.isEmpty else { continue }
      #expect(
        try model.hear("<Enter>") == ["No command makes this chart: use Chart (JSON) instead"])
    }
  }

  /// The chart that is shown is the one that the command opens.
  @Test func theCommandOpensOnTheChart() throws {
    var model = try Self.model(MultiplesTests.sales)
    _ = try model.press("ff")
    #expect(
      model.commandLine?.text
        == "earshot 'my data.csv' --decimal-comma --x month --type line --series product "
        + "--split city --open 3\n")
  }

  /// The part that is shown is what the command shows where that looks the same; else it is said.
  @Test func theZoomIsInTheCommandOrSaidNotToBe() throws {
    var model = try Self.model("day,value\n1,1\n2,9\n3,1\n4,9\n5,1\n6,9\n7,1\n8,9\n")
    _ = try model.press("4<Right>++")
    #expect(
      model.commandLine?.text == "earshot 'my data.csv' --decimal-comma --x day --y value "
        + "--type line --series none --from 1 --to 3\n")
    #expect(model.commandLine?.notes == [.takenAway(.holdsPart)])
    // Names are no ends of a part.
    model = try Self.model("name,value\na,1\nb,9\nc,1\nd,9\ne,1\nf,9\ng,1\nh,9\n")
    _ = try model.press("4<Right>++")
    #expect(
      model.commandLine?.text
        == "earshot 'my data.csv' --decimal-comma --x name --type bar --sort none\n")
    _ = try model.press("e<End><Enter>")
    #expect(
      update(&model, .exported(file: "t0.sh")).announcements
        == ["Written: t0.sh. It opens on all of the chart, not on this part"])
    _ = try model.press("0")
    #expect(model.commandLine?.notes == [])
  }

  /// A part of the first of several charts, which were parted by a change, is no part of the others.
  @Test(arguments: ["2012-03-01", "2012-05-05"])
  func aPartOfOneChartIsWritten(date: String) throws {
    var model = try Self.model(StoriesTests.real("seattle-weather"))
    _ = try model.press("7<End><Enter><Down><Enter><Esc><Esc>4:\(date)<Enter>+")
    #expect(model.shelf.sources.count > 1 && model.page.window != nil)
    let file = try #require(model.writtenChartFile)
    #expect(file.charts.contains(model.pageIndex))
    // It opens on all of the chart, or has the part only; either is said.
    #expect(
      file.notes.contains(.takenAway(.zoomLeftOut)) || file.notes.contains(.takenAway(.holdsPart)))
  }

  /// Data that came through a pipe is in no file: it is said that the chart file holds it.
  @Test func aPipeIsSaid() throws {
    var model = try Self.model(ShelfTests.prices, path: "-")
    #expect(
      model.commandLine?.text
        == "earshot - --decimal-comma --x date --type line --series symbol\n")
    _ = try model.press("e<End><Enter>")
    #expect(
      update(&model, .exported(file: "t0.sh")).announcements
        == ["Written: t0.sh. The data came through a pipe: Chart (JSON) contains it"])
    _ = try model.press("e<Home><Enter>")
    #expect(update(&model, .exported(file: "t0.svg")).announcements == ["Written: t0.svg"])
  }

  /// Of the settings those are in the command that are other than without options.
  @Test func settingsAreInTheCommand() throws {
    var model = try Self.model(ShelfTests.prices)
    model.settings.presets = [
      "language": "en", "theme": "default-dark", "glyphs": "auto", "glyph-scale": "1",
      "same-axes": "false",
    ]
    model.settings.areGlyphsGuessed = true
    let plain = "earshot 'my data.csv' --decimal-comma --x date --type line --series symbol"
    #expect(model.commandLine?.text == plain + "\n")
    model.settings.languageTag = "ja"
    (model.settings.glyphs, model.settings.areGlyphsGuessed) = (.ascii, false)
    #expect(
      model.commandLine?.text == plain + " --language ja --glyphs ascii\n")
    // A size that is kept here may not be elsewhere.
    _ = try model.press("z")
    #expect(model.settings.glyphScale == 2)
    #expect(model.commandLine?.text.contains("--glyph-scale 2") == true)
  }

  /// A chart that was described by its points is described by them again.
  @Test func pointsStayPoints() throws {
    let text = """
      {"title": "通信量の推移", "xAxis": {"title": "日付", "categories": ["1月1日", "1月2日", "1月3日"]},
       "yAxis": {"title": "データ量", "unit": "GB", "range": [6, 10], "gridlines": [8], "scale": "linear"},
       "series": [{"name": "", "isContinuous": false, "points": [
         {"x": "1月1日", "y": 6.25, "label": "低い"}, {"x": "1月2日", "y": null}, {"x": "1月3日", "y": 9.5}]}]}
      """
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "traffic.json", options: ReadingOptions())
    let charts = try Encoding().charts(of: document)
    var shelf = Shelf()
    shelf.sources.append(.init(document, Encoding(), charts: 0..<1))
    let model = Model(
      deck: charts, shelf: shelf, settings: Settings(languageTag: "ja"),
      size: .init(columns: 80, rows: 24))
    let written = try #require(model.writtenChartFile?.text)
    let again = try Reader.read(
      bytes: Array(written.utf8), name: "traffic.json", options: ReadingOptions())
    #expect(
      try DescriptionJSON.text(of: Encoding().charts(of: again)) == DescriptionJSON.text(of: charts)
    )
  }

  /// Charts that a program made have no table; those of plain points are described by them.
  @Test func chartsOfProgramsAreDescribed() throws {
    let model = Fixtures.model(Fixtures.steps)
    #expect(model.commandLine == nil)
    let written = try #require(model.writtenChartFile?.text)
    let again = try Encoding().charts(
      of: Reader.read(bytes: Array(written.utf8), name: "s.json", options: ReadingOptions()))
    #expect(DescriptionCSV.text(of: again) == DescriptionCSV.text(of: [Fixtures.steps]))
  }
}
