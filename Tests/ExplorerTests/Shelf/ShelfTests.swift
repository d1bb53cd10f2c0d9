import Charts
import Descriptions
import Screen
import Tables
import Testing

@testable import Explorer

@Suite struct ShelfTests {
  /// A year of prices of three shares.
  static let prices: String = {
    var lines = ["date,symbol,price"]
    for month in 1...12 {
      for (index, symbol) in ["ACME", "BOLT", "CORE"].enumerated() {
        let number = month < 10 ? "0\(month)" : "\(month)"
        lines.append("2023-\(number)-01,\(symbol),\(100 * (index + 1) + month)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  static func model(
    _ texts: [String], language: String = "en", columns: Int = 80, rows: Int = 24
  ) throws -> Model {
    var (deck, shelf) = ([Chart](), Shelf())
    for (index, text) in texts.enumerated() {
      let document = try Reader.read(
        bytes: Array(text.utf8), name: "t\(index).csv", options: ReadingOptions())
      let charts = try Encoding().charts(of: document)
      shelf.sources.append(
        .init(document, Encoding(), charts: deck.count..<deck.count + charts.count))
      deck += charts
    }
    return Model(
      deck: deck, shelf: shelf, settings: Settings(languageTag: language),
      size: Size(columns: columns, rows: rows))
  }

  /// A change is taken back before the jumps that came after it; Backspace goes back along these.
  @Test func changesAreTakenBackBeforeJumps() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("6<Down><Enter>4<Right>>")
    #expect(try model.hear("u").last?.hasPrefix("Taken back: Box plot") == true)
    _ = try model.press("4<Right>>")
    #expect(try model.hear("<Backspace>").last?.hasPrefix("Back: ") == true)
    _ = try model.press(">")
    #expect(try model.hear("u").last?.hasPrefix("Back: ") == true)
    #expect(try model.hear("uuu").last == "Nothing to take back")
  }

  @Test func theSuggestionsAreSentencesWithTheReasonOfThePresentOne() throws {
    var model = try Self.model([Self.prices])
    #expect(
      try model.hear("6").last
        == "Charts of this table, 4 items. 1. Line chart, price by date, 3 series by symbol, chosen, times "
        + "repeat, once for each series")
    #expect(try model.hear("<Down>") == ["2. Box plot, price by symbol, many values of each kind"])
    #expect(
      try model.hear("<Enter>") == ["t0, box plot, 3 boxes. price by symbol. Not charted: date"])
    #expect(model.overlay == nil && model.deck.map(\.type) == [.box])
    #expect(
      try model.hear("u") == [
        "Taken back: Box plot, price by symbol. t0, line, 3 series, 36 points"
      ])
    #expect(try model.hear("u") == ["Nothing to take back"])
  }

  /// Candles that are asked for are the ones that are suggested, with the same columns.
  @Test func candlesThatAreAskedForAreSuggested() throws {
    let table =
      "day,open,high,low,close\n2024-01-01,2,4,1,3\n2024-01-02,3,5,1,2\n2024-01-03,2,6,2,5\n"
    func rows(_ type: ChartType?) throws -> [String] {
      var model = try Self.model([table])
      var encoding = Encoding()
      encoding.type = type
      model.shelf.sources[0].encoding = encoding
      _ = try model.press("6")
      return model.suggestionRows.map { model.language.text($0.sentence) }
    }
    #expect(try rows(.candlestick) == rows(nil))
    #expect(try rows(.candlestick)[0].contains("open, high, low, and close by day, chosen"))
  }

  /// A part of another x axis cannot stay, and nobody takes the whole for it.
  @Test func aPartThatIsLostIsTold() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("+6<Down>")
    let said = try #require(model.hear("<Enter>").last)
    #expect(model.page.window == nil)
    #expect(said.hasSuffix("Showing all, 3 points"), "\(said)")
    // Without a part there is nothing to tell.
    var whole = try Self.model([Self.prices])
    #expect(try whole.hear("6<Down><Enter>").last?.contains("Showing") == false)
  }

  /// The columns are told of the rows that are charted.
  @Test func columnsAreThoseOfTheRows() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("7<Down><Enter><End><Up><Enter><Enter>")
    #expect(
      try model.hear("<Esc><Esc>").last?.hasSuffix(
        "2. symbol: category, in the chart, ACME, 1 of 3 different values") == true)
    #expect(
      try model.hear("u<Up><Down>").last
        == "2. symbol: category, in the chart, ACME, BOLT, CORE, 3 different values")
  }

  /// A range that is typed is said first, and by what it is when it is taken back.
  @Test func aTypedRangeIsSaidFirst() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("7<Down><Down><Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[2]).firstIndex(of: .filter))
    model.overlay?.selected = row
    _ = try model.press("<Enter>")
    let said = try #require(model.hear("200-250<Enter>").last)
    #expect(said.hasPrefix("price 200 to 250, chosen. "), "\(said)")
    #expect(try model.hear("u").last?.hasPrefix("Taken back: price 200 to 250, chosen. ") == true)
  }

  /// A choice of rows leaves each column what it is.
  @Test func aFilterLeavesTheRoles() throws {
    let table =
      "state,year,sales\n"
      + (0..<200).map { "\($0 % 40 + 1),\(1980 + $0 / 40),\(100 + $0 * 37 % 91).5\n" }.joined()
    var model = try Self.model([table])
    _ = try model.press("7")
    let before = model.shelf.columns.map(\.role)
    for value in ["5", "5,7"] {
      var encoding = try #require(model.encoding)
      encoding.picking.conditions = [
        .init(column: "state", .isOneOf, value.split(separator: ",").map(String.init))
      ]
      model.change(to: encoding)
      _ = try model.press("<Esc>7")
      #expect(model.shelf.columns.map(\.role) == before, "\(value)")
    }
  }

  /// A chart of a long table opens with a few announcements, in which all is said.
  @Test(arguments: ["en", "de", "ja"]) func theOpeningIsThreeAnnouncementsAtMost(tag: String) throws
  {
    for table in [
      MultiplesTests.sales, FamilyTests.measuresOfCities, MultiplesTests.measures,
      StoriesTests.real("iris"),
      "day,kind,a,b\n"
        + (0..<90).map { "2024-01-0\($0 % 9 + 1),k\($0 % 30),\($0),\($0 * 900)\n" }
        .joined(),
    ] {
      var model = try Self.model([table], language: tag)
      let words = model.caption.text(in: model.settings.language)
      let said = update(&model, .started).announcements
      #expect(said.count <= 3, "\(said)")
      for text in said { #expect(words.contains(text), "\(text)") }
      #expect(model.settings.language.format.joined(said) == words)
    }
  }

  /// A column that cannot go from x stays there, and is no change.
  @Test func theOnlyPlaceStaysAlongX() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("7<Enter>")
    #expect(
      try model.hear("<Enter>") == ["date is needed along x. t0, line, 3 series, 36 points"])
    #expect(try model.hear("u") == ["Nothing to take back"])
  }

  /// The way back says where one stands, in the chart that is another by it.
  @Test func takingBackSaysThePlace() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("4<Right>7<Down><Enter><End><Up><Enter><Down><Enter><Esc><Esc><Esc><Right>")
    #expect(
      try model.hear("u") == [
        "Taken back: BOLT, chosen. t0, line, 3 series, 36 points. BOLT, February, 202"
      ])
  }

  /// A column that is in no chart any more is named.
  @Test func aLostColumnIsNamed() throws {
    var model = try Self.model([Self.prices])
    let words = try model.hear("7<Down><Enter>1<Enter>").last
    #expect(
      words?.hasPrefix("symbol. Along x, chosen. Not charted: date. t0") == true, "\(words ?? "")")
  }

  /// The change comes first, then the chart, then the place, and the row of the list at the end.
  @Test func theRowOfTheListComesLast() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("4<Right>7<Down><Enter><End>")
    let words = try model.hear("<Enter>").last
    #expect(words?.hasPrefix("symbol, left out. t0, line, 12 points") == true, "\(words ?? "")")
    #expect(words?.hasSuffix(". Only some of its values") == true, "\(words ?? "")")
  }

  /// Only two of three, and then their mean by quarter.
  @Test func valuesAreChosenOneByOne() throws {
    var model = try Self.model([Self.prices])
    #expect(
      try model.hear("7<Down>").last?.hasPrefix(
        "2. symbol: category, in the chart, ACME, BOLT, CORE") == true)
    #expect(try model.hear("<Enter>").last == "symbol, 7 items. 1. Along x")
    #expect(
      try model.hear("<End><Up>").last?.hasSuffix(". Only some of its values") == true)
    #expect(try model.hear("<Enter>").last == "symbol, 3 items. 1. ACME, charted with all others")
    #expect(
      try model.hear("<Enter>") == [
        "ACME, chosen. t0, line, 12 points. 12 of 36 rows: symbol equals ACME"
      ])
    #expect(
      try model.hear("<Down><Down><Enter>").last
        == "CORE, chosen. t0, line, 2 series, 24 points. 24 of 36 rows: symbol equals ACME, CORE")
    // The value that is chosen already is let go.
    #expect(
      try model.hear("<Enter>").last
        == "CORE, left out. t0, line, 12 points. 12 of 36 rows: symbol equals ACME")
    #expect(
      try model.hear("u").last?.hasPrefix("Taken back: CORE, left out. t0, line, 2 series") == true)
    // Back through the lists, to the date.
    #expect(try model.hear("<Esc><Esc><Home>").last?.hasPrefix("1. date: time") == true)
    _ = try model.press("<Enter>")
    let row = try #require(
      model.uses(of: model.shelf.columns[0]).firstIndex(of: .unit(.quarter)))
    model.overlay?.selected = row
    #expect(
      try model.hear("<Enter>").last
        == "date. By quarter, chosen. t0, line, 2 series, 8 points. 24 of 36 rows: symbol equals ACME, CORE. date by quarter. Each "
        + "value is the mean of 3 rows")
    #expect(model.page.chart.series.map(\.y) == [[102, 105, 108, 111], [302, 305, 308, 311]])
  }

  @Test func aRangeOfNumbersIsTyped() throws {
    var model = try Self.model(["name,value\na,1\nb,5\nc,9\nd,12\n"])
    _ = try model.press("7<Down><Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[1]).firstIndex(of: .filter))
    model.overlay?.selected = row
    #expect(try model.hear("<Enter>").last == "Values, such as 1 to 12:")
    #expect(
      try model.hear("5..10<Enter>").last
        == "value 5 to 10, chosen. t0, bar, 2 points. 2 of 4 rows: value 5 to 10")
    // The range is there to be changed; nothing in it is all values.
    #expect(try model.hear("<Enter>").last == "Values, such as 1 to 12: 5 to 10")
    #expect(model.prompt?.text == "5 to 10")
    model.prompt?.text = ""
    #expect(try model.hear("<Enter>").last == "All 4 rows. t0, bar, 4 points")
    #expect(
      try model.hear("<Enter>5-10<Enter>").last
        == "value 5 to 10, chosen. t0, bar, 2 points. 2 of 4 rows: value 5 to 10")
  }

  /// A slip stays in the line to be corrected, after the words about what is the matter.
  @Test func aSlipIsCorrected() throws {
    var model = try Self.model(["name,value\na,1\nb,5\nc,9\nd,12\n"])
    _ = try model.press("7<Down><Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[1]).firstIndex(of: .filter))
    model.overlay?.selected = row
    #expect(
      try model.hear("<Enter>many<Enter>").last
        == "Not a range: many. Values, such as 1 to 12: many")
    #expect(model.prompt?.text == "many")
    _ = try model.press("<Backspace><Backspace><Backspace><Backspace>>99<Enter>")
    #expect(model.prompt?.text == ">99")
    #expect(
      try model.hear("<Backspace><Backspace>8<Enter>").last
        == "value is greater than 8, chosen. t0, bar, 2 points. 2 of 4 rows: value is greater than 8"
    )
    #expect(model.prompt == nil)
  }

  /// The example of a column of dates is a date.
  @Test func datesAreAskedForByDates() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("7<Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[0]).firstIndex(of: .filter))
    model.overlay?.selected = row
    #expect(
      try model.hear("<Enter>").last == "Values, such as January 1, 2023 to December 1, 2023:")
    #expect(
      try model.hear("2023-03 to 2023-04<Enter>").last
        == "date March 2023 to April 2023, chosen. t0, line, 3 series, 6 points. "
        + "6 of 36 rows: date March 2023 to April 2023")
  }

  /// A change that cannot be is answered by its reason, and everything stays.
  @Test func aFilterThatLeavesNothingChangesNothing() throws {
    var model = try Self.model(["name,value\na,1\nb,5\nc,9\nd,12\n"])
    let deck = model.deck
    _ = try model.press("7<Down><Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[1]).firstIndex(of: .filter))
    model.overlay?.selected = row
    #expect(
      try model.hear("<Enter>>99<Enter>").last
        == "t0.csv: no row is left where value is greater than 99; the column “value” has 1 to 12. "
        + "Values, such as 1 to 12: >99")
    #expect(model.deck == deck && model.shelf.past.isEmpty)
  }

  /// One's place is kept where the new chart has it.
  @Test func onePointStaysWhereItIs() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("4<Right><Right>7<Down><Down><Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[2]).firstIndex(of: .filter))
    model.overlay?.selected = row
    #expect(
      try model.hear("<Enter>..302<Enter>").last
        == "price is at most 302, chosen. t0, line, 3 series, 26 points. "
        + "ACME, February, 102. 26 of 36 rows: price is at most 302")
  }

  /// Whoever stands in one part of a split stays in it, and on the nearest place where one's own is left out.
  @Test func onePartStaysTheSame() throws {
    var model = try Self.model([MultiplesTests.sales])
    _ = try model.press("ff4<Right><Right>")
    var encoding = try #require(model.encoding)
    encoding.picking.conditions = [.init(column: "product", .equal, ["B"])]
    #expect(
      model.change(to: encoding).announcements.last?.hasPrefix(
        "city: Kyoto, line, 12 points, 3 of 4")
        == true)
    encoding.picking.conditions = [.init(column: "month", .greaterOrEqual, ["2024-04"])]
    let words = try #require(model.change(to: encoding).announcements.last)
    #expect(words.hasPrefix("city: Kyoto") && words.contains("Nearest: "), "\(words)")
    #expect(model.page.point?.point == 0)
  }

  /// A chart has always something along x, and so that column cannot be left out.
  @Test func theColumnAlongXIsNotLeftOut() throws {
    let model = try Self.model([Self.prices])
    let encoding = try #require(model.encoding)
    #expect(!encoding.canLeaveOut("date") && encoding.canLeaveOut("symbol"))
  }

  /// One who does not see knows from the caption what has changed.
  @Test func aChangeIsNamedBeforeTheChart() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("7<Down><Enter><Down>")
    #expect(
      try model.hear("<Enter>").last?.hasPrefix(
        "symbol. A series for each value, left out. t0, line, 12 points. ") == true)
    #expect(
      try model.hear("<Enter>").last
        == "symbol. A series for each value, chosen. t0, line, 3 series, 36 points")
  }

  /// Several files keep their charts and places.
  @Test func theChartsOfOtherTablesStay() throws {
    var model = try Self.model([Self.prices, "name,value\na,1\nb,5\nc,9\nd,12\n"])
    _ = try model.press("f4<Right>F7<Down><Enter><Down><Down>")
    // A chart for each share.
    #expect(try model.hear("<Enter>").last?.contains("1 of 4") == true)
    #expect(model.pages.count == 4 && model.deck.last?.type == .bar)
    #expect(model.pages[3].point == PointReference(series: 0, point: 0))
    #expect(model.shelf.sources.map(\.charts) == [0..<3, 3..<4])
    #expect(
      try model.hear("u").last?.hasPrefix("Taken back: symbol, A chart for each value. ") == true)
    #expect(model.deck.count == 2)
  }

  /// All values, one by one, are no choice, and are told as none.
  @Test func allValuesAreNoFilter() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("7<Down><Enter><End><Up><Enter><Enter><Down><Enter><Down>")
    #expect(
      try model.hear("<Enter>").last
        == "CORE, charted with all others. All 36 rows. t0, line, 3 series, 36 points")
    #expect(model.shelf.sources[0].encoding.picking.conditions.isEmpty)
    #expect(try model.hear("<Up>") == ["2. BOLT, charted with all others"])
  }

  /// A chart of one's own is the first of the charts, and the one that is chosen.
  @Test func theOwnChartIsAmongTheSuggestions() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("7<Down><Enter><Down><Down><Enter><Esc><Esc>")
    #expect(
      try model.hear("6").last?.hasPrefix(
        "Charts of this table, 5 items. 1. Line chart, price by date, 3 charts by symbol, chosen")
        == true)
    #expect(
      try model.hear("<Down>").last?.hasPrefix("2. Line chart, price by date, 3 series") == true)
    #expect(
      try model.hear("<Enter>").last
        == "Line chart, price by date, 3 series by symbol. t0, line, 3 series, 36 points")
    #expect(model.deck.count == 1)
    // A suggested chart is the chosen one, however one came to it.
    _ = try model.press("7<Down><Enter><Down><Enter><Enter><Esc><Esc>")
    #expect(try model.hear("6").last?.hasPrefix("Charts of this table, 4 items. ") == true)
    // Values that are counted stand along x themselves.
    _ = try model.press("<Esc>7<Down><Down><Enter><Enter><Esc><Esc>")
    #expect(
      try model.hear("6").last?.hasPrefix(
        "Charts of this table, 4 items. 3. Histogram, price, chosen")
        == true)
  }

  /// The only values along x are counted, and whatever else has values stands over them.
  @Test func theOnlyValuesAlongXAreCounted() throws {
    var model = try Self.model(["name,height,weight\na,1,5\nb,5,2\nc,9,7\nd,12,3\n"])
    _ = try model.press("7<Down><Enter><Down><Enter><Home>")
    #expect(
      try model.hear("<Enter>").last?.hasPrefix(
        "height. Along x, chosen. Not charted: name. t0: height, histogram")
        == true)
    #expect(model.page.chart.type == .histogram)
    _ = try model.press("<Esc><Down><Enter><Down>")
    #expect(
      try model.hear("<Enter>").last?.hasPrefix("weight. Values, in place of others, chosen. ")
        == true)
    #expect(model.page.chart.channels?.x == "height" && model.page.chart.channels?.y == ["weight"])
  }

  /// One column of values is in place of the others, and beside none.
  @Test func theOnlyValuesHaveNoOthersBeside() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("7<Down><Down><Enter>")
    let words = model.rows(of: .uses(column: 2)).map { model.settings.language.text($0.sentence) }
    #expect(words.contains("2. Values, in place of others, chosen"))
    #expect(!words.contains { $0.contains("Values, beside the others") })
    // A use that is chosen already makes no new chart.
    _ = try model.press("<Down>")
    #expect(try model.hear("<Enter>") == ["price. Values, in place of others, chosen"])
    #expect(model.shelf.past.isEmpty)
  }

  /// A list that becomes shorter says where one is in it then, and no key stays silent.
  @Test func aListThatGetsShorterSaysItsRow() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("7<Down><Enter><End>")
    let left = try #require(model.hear("<Enter>").last)
    #expect(left.hasPrefix("symbol, left out. t0, "))
    let row = try #require(model.overlay.flatMap(model.chosenRow))
    #expect(left.hasSuffix(model.language.text(row)))
    #expect(try model.hear("<Enter>").isEmpty == false)
  }

  /// A list says its keys, and the place in it.
  @Test func aListSaysItsKeys() throws {
    var model = try Self.model([Self.prices])
    _ = try model.press("7<Down>")
    #expect(
      try model.hear("?") == [
        "Down arrow: rows. Enter: acts. x: Leave out of the chart. Take back the last change: u. "
          + "Compare with the selection before: percent sign. Search in the list: slash. Escape: closes"
      ])
    #expect(try model.hear("p") == ["2 of 3"])
    #expect(model.overlay?.kind == .columns)
  }

  /// Every list of the shelf says that there is nothing to take back.
  @Test(arguments: ["6", "7", "7<Down><Enter>", "7<Down><Enter><End><Up><Enter>"])
  func thereMayBeNothingToTakeBack(keys: String) throws {
    var model = try Self.model([Self.prices])
    _ = try model.press(keys)
    #expect(try model.hear("u") == ["Nothing to take back"])
  }

  @Test func aChartWithoutATableSaysSo() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(
      try model.hear("67") == [
        "This chart was not made from a table", "This chart was not made from a table",
      ])
  }

  /// In every language and on a small screen, each list has its rows and each row its words.
  @Test(
    arguments: Languages.all.map(\.tag), [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)])
  func everyRowIsSaidAndSeen(tag: String, size: Size) throws {
    var model = try Self.model(
      [Self.prices], language: tag, columns: size.columns, rows: size.rows)
    for keys in ["6", "<Esc>7", "<Enter>", "<Esc><Esc>7<Down><Down><Enter>"] {
      _ = try model.press(keys)
      let kind = try #require(model.overlay?.kind)
      let rows = model.rows(of: kind)
      #expect(!rows.isEmpty)
      #expect(Set(rows.map { model.settings.language.text($0.sentence) }).count == rows.count)
      let frame = view(model, model.size)
      #expect(frame.size == size)
    }
  }

  /// Of columns that are places, one that is left out leaves the means of the others, and one's place.
  @Test func columnsThatArePlacesStayMeans() throws {
    let names = ["Ann", "Bea", "Cyd", "Dan", "Eve"]
    let rows = (0..<40).map { row in
      names.indices.map { (row * (7 + $0) / 5 + $0) % 3 == 0 ? "1" : "0" }.joined(separator: ",")
    }
    var model = try Self.model([names.joined(separator: ",") + "\n" + rows.joined(separator: "\n")])
    try #require(model.chart.xAxis.categories == names, "\(model.chart)")
    _ = try model.press("4<Right><Right><Right><Right>7")
    #expect(try model.hear("x").last?.hasPrefix("Ann, left out. ") == true)
    #expect(model.chart.xAxis.categories == Array(names.dropFirst()), "\(model.chart.type)")
    _ = try model.press("u")
    // Two kinds are two series, each by its name.
    _ = try model.press("<Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[0]).firstIndex(of: .series))
    model.overlay?.selected = row
    #expect(try model.hear("<Enter>").last?.contains("largest") == false)
  }
}
