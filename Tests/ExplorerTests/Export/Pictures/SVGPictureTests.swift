import Charts
import Descriptions
import Foundation
import Screen
import Testing

@testable import Explorer

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct SVGPictureTests {
  private static let size = Size(columns: 80, rows: 24)

  private func svg(
    _ chart: Chart, _ size: Size = Self.size, language: String = "en",
    theme: Theme = .defaultDark
  ) throws -> ParsedSVG {
    let model = Fixtures.model(chart, settings: Settings(languageTag: language))
    return try ParsedSVG(model.picture(as: .svg, size, theme: theme, depth: .direct))
  }

  @Test func isAnImageWithNameAndDescription() throws {
    let root = try svg(Fixtures.price).root
    #expect(root.name == "svg")
    #expect(root["role"] == "img")
    #expect(root["lang"] == "en")
    let named = (root["aria-labelledby"] ?? "").split(separator: " ").map { id in
      root.children.first { $0["id"] == String(id) }
    }
    #expect(named.map { $0?.name } == ["title", "desc"])
    #expect(named.first??.text == "Closing price")
    let words = named.last??.text ?? ""
    #expect(words.hasPrefix("Closing price is a line chart of 5 points over Date"))
    #expect(words.contains("The highest is 146.20 EUR on May 19"))
  }

  /// Bars that lie on their side in cells do so in the picture: each with its whole name and its value, as long as it.
  @Test(arguments: [[3.0, 12, 7.5, 1, 9], [-4, 6, 2, -1, 3]])
  func barsOnTheirSideAreSo(values: [Double]) throws {
    let names = ["Federative Republic", "United States of America", "Germany", "India", "Japan"]
    var chart = Fixtures.quarters(.bar)
    chart.xAxis.kind = .category(names)
    chart.series = [Series(name: "a", x: [0, 1, 2, 3, 4], y: values, isContinuous: false)]
    let picture = try svg(chart)
    let texts = picture.all.filter { $0.name == "text" }
    let rows = try names.map { name in
      try #require(texts.first { $0.text == name && $0["text-anchor"] == "end" }?["y"])
    }
    #expect(
      Set(rows).count == names.count && rows == rows.sorted { Double($0) ?? 0 < Double($1) ?? 0 })
    let bars = picture.all.filter {
      $0.name == "rect" && $0["fill"] != Theme.defaultDark.background.hex
    }
    let widths = try bars.map { try #require(Double($0["width"] ?? "")) }
    #expect(widths.count == values.count)
    let unit = (widths.max() ?? 0) / (values.map(abs).max() ?? 1)
    for (width, value) in zip(widths, values) {
      #expect(abs(width - abs(value) * unit) < 0.1, "\(value)")
    }
    for (row, value) in zip(rows, values) {
      var quantity = chart.quantity(value)
      quantity.dropUnit()
      let said = Languages.all[0].format.quantity(quantity)
      #expect(texts.contains { $0["y"] == row && $0.text == said }, "\(value)")
    }
  }

  /// Upright bars have their values over them where all have room, and their names are below them.
  @Test(arguments: [3, 8, 12, 30, 60])
  func uprightBarsHaveValuesAndNames(count: Int) throws {
    var chart = Fixtures.quarters(.bar)
    chart.xAxis.kind = .category((0..<count).map { "N\($0 + 10)" })
    let values = (0..<count).map { Double($0 * 37 % 101 + 5) }
    chart.series = [
      Series(name: "a", x: (0..<count).map(Double.init), y: values, isContinuous: false)
    ]
    let picture = try svg(chart)
    let bars = try #require(picture.plot).children.filter { $0.name == "rect" }
    try #require(bars.count == count)
    let middles = try bars.map { bar in
      let left = try #require(Double(bar["x"] ?? ""))
      let width = try #require(Double(bar["width"] ?? ""))
      return left + width / 2
    }
    let texts = picture.all.filter { $0.name == "text" && $0["text-anchor"] == "middle" }
    func places(_ text: String) -> [Double] {
      texts.filter { $0.text == text }.compactMap { Double($0["x"] ?? "") }
    }
    var numbers = 0
    for (index, value) in values.enumerated() {
      var quantity = chart.quantity(value)
      quantity.dropUnit()
      let said = Languages.all[0].format.quantity(quantity)
      numbers += places(said).contains { abs($0 - middles[index]) < 1 } ? 1 : 0
      for place in places("N\(index + 10)") { #expect(abs(place - middles[index]) < 1) }
    }
    #expect(numbers == (count <= 12 ? count : 0))
    #expect(!places("N10").isEmpty)
  }

  /// The title of the x axis is below its labels, and on the picture.
  @Test func theTitleOfPlacesIsBelowTheirLabels() throws {
    for chart in [Fixtures.price, Fixtures.quarters(.bar), Fixtures.rising] {
      var chart = chart
      chart.xAxis.title = "Places"
      let picture = try svg(chart)
      let texts = picture.all.filter { $0.name == "text" && $0["text-anchor"] == "middle" }
      let title = try #require(texts.last { $0.text.hasPrefix("Places") })
      let places = texts.compactMap { $0.text == title.text ? nil : Double($0["y"] ?? "") }
      let (below, lowest) = (try #require(Double(title["y"] ?? "")), places.max() ?? 0)
      #expect(below >= lowest + 14, "\(below) \(lowest)")
      #expect(below <= Double(Self.size.rows) * SVGPicture.cell.height - 8)
    }
  }

  /// Lines that were asked for are drawn, dashed and named.
  @Test func linesAreDrawn() throws {
    var chart = Fixtures.rising
    chart.referenceLines = [ReferenceLine(20, label: "limit")]
    chart.hasTrendLines = true
    let text = Fixtures.model(chart).picture(
      as: .svg, Self.size, theme: .defaultDark, depth: .direct)
    #expect(text.contains(">limit 20<"))
    #expect(text.split(separator: "stroke-dasharray=\"6 4\"").count == 2)
    #expect(text.split(separator: "stroke-dasharray=\"2 4\"").count == 2)
  }

  @Test(arguments: Languages.all.map(\.tag))
  func isDescribedInTheLanguage(_ tag: String) throws {
    let root = try svg(Fixtures.price, language: tag).root
    let language = try #require(Languages.language(tag))
    let outline = SeriesOutline(Fixtures.price, series: 0)
    let words = language.text(
      .chartDescription(ChartOutline(describing: Fixtures.price), [outline]))
    let said = root.children.first { $0.name == "desc" }?.text ?? ""
    #expect(said.hasPrefix(String(words.dropLast())))
    #expect(root["lang"] == language.code)
  }

  /// Many values to a pixel are no solid block: the same shades are seen as on the screen, and no edge
  /// covers them.
  @Test func aLongHeatMapIsThatOfTheScreen() throws {
    let x = (0..<1461).map(Double.init)
    let chart = Chart(
      title: "Weather", type: .line, xAxis: Axis(), yAxis: Axis(),
      series: (0..<4).map { row in
        Series(
          name: "S\(row)", x: x,
          y: x.map { Double(row) + ($0 / 365).truncatingRemainder(dividingBy: 1) },
          isContinuous: true)
      }
    ).arranged(as: .heatMap)
    let all = try svg(chart).all.filter { $0.name == "rect" && $0["fill"] != nil }
    let rectangles = all.filter { $0["stroke"] == nil }
    let shades = Set(rectangles.compactMap { $0["fill"] })
    // The background, and the shades.
    #expect(shades.count == Theme.richRampCount + 1)
    let narrow = all.filter { (Double($0["width"] ?? "") ?? 99) < 4 }
    #expect(narrow.count > 400 && narrow.allSatisfy { $0["stroke"] == nil })
    let model = Fixtures.model(chart, columns: 80, rows: 24)
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let steps = Set(
      frame.cells.compactMap { cell -> Int? in
        if case .ramp(let step) = cell.style.role { step } else { nil }
      })
    #expect(steps.count == shades.count - 1)
    let words = Languages.all[0].text(.merged(.mean, most: 2)).prefix(9)
    #expect(frame.lines.joined().contains(words), "\(frame)")
  }

  /// The values of a small heat map are in the middles of its cells, in colors that are read on them.
  @Test(arguments: [Theme.defaultDark, .defaultLight])
  func valuesAreInTheCellsOfAHeatMap(theme: Theme) throws {
    let chart = Chart(
      title: "Visits", type: .line, xAxis: Axis(kind: .category(["Mon", "Tue", "Wed"])),
      yAxis: Axis(),
      series: [("8h", [10.0, 20, 30]), ("12h", [50, 90, .nan])].map {
        Series(name: $0, x: [0, 1, 2], y: $1, isContinuous: false)
      }
    ).arranged(as: .heatMap)
    let picture = try svg(chart, theme: theme)
    func number(_ element: ParsedElement, _ name: String) -> Double {
      Double(element[name] ?? "") ?? .nan
    }
    let cells = picture.plot?.children.filter { $0.name == "rect" } ?? []
    for value in ["10", "20", "30", "50", "90"] {
      let words = try #require(
        picture.all.first {
          $0.name == "text" && $0.text == value && $0["text-anchor"] == "middle"
        })
      let cell = try #require(
        cells.first { cell in
          let (left, top) = (number(cell, "x"), number(cell, "y"))
          return (left...left + number(cell, "width")).contains(number(words, "x"))
            && (top...top + number(cell, "height")).contains(number(words, "y") - 4)
        })
      #expect(
        abs(number(cell, "x") + number(cell, "width") / 2 - number(words, "x")) < 2, "\(value)")
      let (ink, ground) = try (
        #require(Color(hex: words["fill"] ?? "")), #require(Color(hex: cell["fill"] ?? ""))
      )
      #expect(ink.contrast(to: ground) >= 4.5, "\(value)")
    }
  }

  /// An error bar has caps, another color than its bar, and an edge of the background that parts it from that.
  @Test func errorBarsHaveCapsAndAnEdge() throws {
    var chart = Fixtures.quarters(.bar)
    let values = Array(chart.series[0].y.prefix(chart.series[0].count))
    chart.series[0].uncertainty = Uncertainty(
      low: values.map { $0 * 0.9 }, high: values.map { $0 * 1.1 })
    let paths = try svg(chart).plot?.children.filter { $0.name == "path" } ?? []
    let whiskers = paths.filter { ($0["d"] ?? "").filter { $0 == "M" }.count == 3 }
    #expect(whiskers.count == 2 * values.count)
    let strokes = whiskers.map { $0["stroke"] }
    #expect(
      Set(strokes) == [Theme.defaultDark.background.hex, Theme.defaultDark.color(.text).hex])
    #expect(strokes.first == Theme.defaultDark.background.hex)
  }

  @Test func cellsDecideThePixels() throws {
    let root = try svg(Fixtures.price, Size(columns: 60, rows: 20)).root
    #expect([root["width"], root["height"]] == ["480", "320"])
    #expect(root["viewBox"] == "-8 -8 480 320")
  }

  @Test func namesTheRingsOfADonut() throws {
    var chart = Fixtures.pair
    chart.series = chart.series.map { series in
      var series = series
      series.isContinuous = false
      return series
    }
    let texts = try svg(chart.arranged(as: .donut)).texts
    #expect(texts.contains("Outer ring: \(chart.series[0].name)"))
    #expect(texts.contains("Inner ring: \(chart.series[1].name)"))
    #expect(try !svg(chart).texts.contains { $0.contains("ring:") })
  }

  @Test func saysTheSharesOfAPie() throws {
    let root = try svg(Fixtures.steps.arranged(as: .pie)).root
    let words = root.children.first { $0.name == "desc" }?.text ?? ""
    #expect(words.contains("Shares: Tue 37.7%, Wed 35.6%, Mon 26.7% of 30,850 steps."))
    #expect(!words.contains("axis"))
  }

  @Test func hasRealTextForTitlesTicksAndLegend() throws {
    var chart = Fixtures.pair
    chart.yAxis.title = "Price"
    let texts = try svg(chart).texts
    for text in ["Stocks", "Price (EUR)", "Date", "ACME", "BOLT", "150", "May 15"] {
      #expect(texts.contains(text), "\(text) in \(texts)")
    }
    // One series needs no legend.
    #expect(try !svg(Fixtures.steps).texts.dropFirst(2).contains("Steps"))
  }

  @Test(arguments: ["high-contrast-dark", "high-contrast-light", "sepia"])
  func hasTheColorsOfTheTheme(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Themes").path()
    let theme = try ThemeLibrary(folders: [folder]).theme(named: name)
    let parsed = try svg(Fixtures.pair, theme: theme)
    let colors = Set(parsed.all.flatMap { [$0["fill"], $0["stroke"]].compactMap(\.self) })
    let roles: [Role] = [.title, .axis, .grid, .series(0), .series(1)]
    let allowed = Set(roles.map { theme.color($0).hex } + [theme.background.hex, "none"])
    #expect(colors.isSuperset(of: [theme.background.hex, theme.color(.series(1)).hex]))
    #expect(colors.subtracting(allowed + [theme.color(.text).hex]).isEmpty)
  }

  /// On low paper the labels stand on the axis itself, and no mark goes through them.
  @Test func noMarkCrossesALabel() throws {
    for (rows, marks) in [(24, 3), (12, 0)] {
      let parsed = try svg(Fixtures.steps, Size(columns: 60, rows: rows))
      let upright = parsed.all.filter { $0.name == "line" && $0["x1"] == $0["x2"] }
      #expect(upright.count == marks + 1)
      #expect(parsed.texts.suffix(3) == ["Mon", "Tue", "Wed"])
    }
  }

  /// Lines are solid where they have colors of their own, and dashed where they have not.
  @Test func drawsEachLineOnce() throws {
    var oneColor = Theme.defaultDark
    oneColor.series = oneColor.series.map { _ in oneColor.color(.text) }
    let dashed = try #require(try svg(Fixtures.pair, theme: oneColor).plot)
    #expect(
      dashed.children.filter { $0.name == "path" }.map { $0["stroke-dasharray"] } == [nil, "12 8"])
    let parsed = try svg(Fixtures.pair)
    let plot = try #require(parsed.plot)
    let lines = plot.children.filter { $0.name == "path" }
    #expect(lines.map { $0["stroke-dasharray"] } == [nil, nil])
    #expect(lines.map { ($0["d"] ?? "").count { $0 == "L" } } == [3, 2])
    // The markers differ in shape: four corners, and two arcs.
    let markers = parsed.root.children.filter { $0.name == "path" }.compactMap { $0["d"] }
    #expect(markers.contains { $0.count { $0 == "L" } == 3 })
    #expect(markers.contains { $0.count { $0 == "a" } == 2 })
  }

  @Test func aGapBreaksTheLine() throws {
    let plot = try #require(try svg(Fixtures.price).plot)
    let path = try #require(plot.children.first { $0.name == "path" }?["d"])
    #expect(path.count { $0 == "M" } == 1)
    // A point that stands alone behind the gap is a dot.
    #expect(plot.children.filter { $0["d"]?.contains("a2 2") == true }.count == 1)
  }

  @Test func barsStandOnZeroAndAreAsHighAsTheirValues() throws {
    let plot = try #require(try svg(Fixtures.steps).plot)
    let bars = plot.children.filter { $0.name == "rect" }
    let heights = bars.compactMap { Double($0["height"] ?? "") }
    #expect(heights.count == 3)
    for (height, value) in zip(heights, Fixtures.steps.series[0].y) {
      #expect(abs(height / heights[0] - value / 8240) < 0.01)
    }
    let feet = bars.compactMap { bar in
      Double(bar["y"] ?? "").flatMap { y in Double(bar["height"] ?? "").map { y + $0 } }
    }
    #expect(feet.allSatisfy { abs($0 - feet[0]) < 0.02 })
  }

  @Test func barsOfSeveralSeriesAreFilledDifferently() throws {
    var chart = Fixtures.steps
    chart.series = (0..<9).map {
      Series(name: "\($0)", x: [0, 1, 2], y: [1, 2, 3], isContinuous: false)
    }
    let parsed = try svg(chart)
    let plot = try #require(parsed.plot)
    let fills = plot.children.compactMap { $0["fill"] }
    #expect(Set(fills).count == 8)
    let patterns = parsed.all.filter { $0.name == "pattern" }.compactMap { $0["id"] }
    let used = Set(fills).filter { $0.hasPrefix("url(#") }.map {
      String($0.dropFirst(5).dropLast())
    }
    #expect(Set(used) == Set(patterns))
  }

  @Test func aCandleThatFallsIsFilledAndOneThatRisesIsNot() throws {
    let plot = try #require(try svg(Fixtures.candles).plot)
    let bodies = plot.children.filter { $0.name == "rect" }
    let (up, down) = (Theme.defaultDark.color(.up).hex, Theme.defaultDark.color(.down).hex)
    #expect(bodies.map { $0["fill"] == down } == [false, true, true, false])
    #expect(bodies.map { $0["stroke"] ?? "" } == [up, down, down, up])
  }

  /// A rectangle without a height would not be drawn.
  @Test func whatIsAsLowAsALineIsSeen() throws {
    let box = Fixtures.price.arranged(as: .box)
    let flat = try #require(try svg(box).plot).children.filter { $0.name == "rect" }
    #expect(flat.contains { $0["height"] == "3" })
    #expect(flat.allSatisfy { (Double($0["height"] ?? "") ?? 0) > 0 })
  }

  @Test func shadesOfValuesHaveALegend() throws {
    var days = Fixtures.steps
    days.series = ["A", "B"].map {
      Series(name: $0, x: [0, 1, 2], y: [1, 50, 100], isContinuous: false)
    }
    let chart = days.arranged(as: .heatMap)
    let parsed = try svg(chart)
    let language = Fixtures.model(chart).language
    let shades = try #require(chart.rampNames(Theme.richRampCount, in: language))
    let texts = parsed.texts
    #expect(shades.count > 1)
    for shade in shades { #expect(texts.contains(shade), "\(shade) in \(texts)") }
    #expect(texts.contains("A") && texts.contains("B"))
    let fills = Set(parsed.all.filter { $0.name == "rect" }.compactMap { $0["fill"] })
    #expect(fills.count == shades.count + 1)
  }

  /// Names that find no room are not left out in silence.
  @Test(arguments: 2...60)
  func aLegendTellsThatThereIsMore(_ count: Int) throws {
    let names = (0..<count).map { "Slice \($0)" }
    let slices = Chart(
      type: .bar, xAxis: Axis(kind: .category(names)), yAxis: Axis(),
      series: [
        Series(
          name: "", x: names.indices.map(Double.init), y: names.indices.map { 100 - Double($0) },
          isContinuous: false)
      ])
    let texts = try svg(slices.arranged(as: .pie), Size(columns: 40, rows: 12)).texts
    let isWhole = names.allSatisfy { name in texts.contains { $0.hasPrefix(name + " ") } }
    #expect(texts.contains("…") != isWhole, "\(texts)")
    #expect(texts.contains { $0.hasPrefix("Slice 0 ") }, "\(texts)")
  }

  @Test(arguments: ChartType.allCases)
  func everyTypeIsDrawn(_ type: ChartType) throws {
    for chart in [Fixtures.price, Fixtures.pair, Fixtures.steps, Fixtures.rising] {
      let parsed = try svg(chart.arranged(as: type))
      let shapes = parsed.all.filter { ["path", "rect", "circle"].contains($0.name) }
      #expect(shapes.count > 2, "\(type)")
    }
  }

  @Test func hostileWordsStayWords() throws {
    let hostile = "</title><script>alert(1)</script>&\"'\u{1B}[31m\u{0}\u{9B}\u{FFFF}]]>"
    var chart = Fixtures.pair
    chart.title = hostile
    chart.summary = hostile
    chart.xAxis.title = hostile
    chart.yAxis.title = hostile
    chart.yAxis.unit = hostile
    for index in chart.series.indices { chart.series[index].name = hostile }
    let parsed = try svg(chart, Size(columns: 300, rows: 24))
    let kinds: Set = [
      "svg", "title", "desc", "rect", "text", "line", "defs", "clipPath", "g", "path",
    ]
    #expect(Set(parsed.all.map(\.name)) == kinds)
    let plain = "</title><script>alert(1)</script>&\"'[31m]]>"
    #expect(parsed.root.children.first?.text == plain)
    #expect(parsed.texts.filter { $0 == plain }.count == 5)
    #expect(!parsed.source.contains("href"))
  }

  @Test func sameChartSameBytesAndNamesOfItsOwn() throws {
    let first = try svg(Fixtures.pair)
    #expect(try svg(Fixtures.pair).source == first.source)
    func names(_ svg: ParsedSVG) -> Set<String> { Set(svg.all.compactMap { $0["id"] }) }
    #expect(names(first).isDisjoint(with: names(try svg(Fixtures.steps))))
  }

  @Test func everySizeAndEveryChartIsWellFormed() throws {
    let empty = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [])
    var endless = Fixtures.rising
    endless.series[0].y[3] = 1e308
    endless.series[0].y[4] = -1e308
    endless.yAxis.statedRange = 0...1
    let charts = [
      Fixtures.price, Fixtures.pair, Fixtures.steps, Fixtures.candles, empty, endless,
    ]
    for chart in charts {
      for (columns, rows) in [(1, 1), (2, 3), (20, 6), (40, 12), (200, 60), (5, 80), (80, 4)] {
        let parsed = try svg(chart, Size(columns: columns, rows: rows))
        #expect(!parsed.source.contains("nan") && !parsed.source.contains("inf"))
      }
    }
  }
}

/// An element as a real parser of XML reads it.
final class ParsedElement {
  let name: String
  private let attributes: [String: String]
  fileprivate(set) var children: [ParsedElement] = []
  fileprivate(set) var text = ""

  fileprivate init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }
}

/// A document that was parsed; what is not well-formed is an error.
struct ParsedSVG {
  let source: String
  let root: ParsedElement

  init(_ source: String) throws {
    self.source = source
    let builder = Builder()
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    self.root = root
  }

  var all: [ParsedElement] { Self.all(root) }
  var texts: [String] { all.filter { $0.name == "text" }.map(\.text) }
  /// The part of the picture that is cut at the edges of the plot.
  var plot: ParsedElement? { root.children.first { $0["clip-path"] != nil } }

  private static func all(_ element: ParsedElement) -> [ParsedElement] {
    [element] + element.children.flatMap(all)
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: ParsedElement?
    private var open: [ParsedElement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = ParsedElement(name, attributes)
      if let parent = open.last { parent.children.append(element) } else { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      _ = open.popLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }
}
