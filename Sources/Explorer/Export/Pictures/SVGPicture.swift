import Charts
import Descriptions
import Screen

/// A chart as a vector picture: planned in cells like any other view, drawn in pixels.
struct SVGPicture {
  /// A cell in pixels: twice as high as wide, as in a terminal.
  static let cell = (width: 8.0, height: 16.0)
  /// The margin around everything in pixels: half a row.
  private static let margin = 8.0

  private let chart: Chart
  private let language: any Language
  private let labels: PlaceLabels
  private let theme: Theme
  /// The whole picture, and what the margin leaves of it, in cells.
  private let paper: Size
  private let size: Size
  private let layout: Layout
  private let area: PlotArea
  private let plot: Plot
  private let marks: [Mark]
  private let numbers: CellNumbers?
  private let legend: SVGLegend
  /// The bars where they lie on their side, as they do in cells.
  private let levelBars: LevelBars?
  /// The prefix of names that are one document's own: several may stand on one page.
  private let prefix: String
  private let title: String
  private let description: String

  /// Plans the picture of what a page shows, on paper of a size in cells.
  init(_ page: Page, _ settings: Settings, _ paper: Size, _ theme: Theme) {
    var settings = settings
    // A vector picture is enlarged where it is looked at.
    settings.glyphScale = 1
    let size = Size(columns: max(paper.columns - 2, 1), rows: max(paper.rows - 1, 1))
    let language = settings.language
    chart = page.shown
    legend = SVGLegend(chart, language, size)
    let rest = Size(columns: size.columns, rows: size.rows - legend.rows)
    var layout = Layout(rest, isPicture: true, hasAxes: !chart.isRound)
    levelBars = LevelBars(onPaper: page, settings, layout, rest)
    area = PlotArea(page, settings, fitting: &layout, size: rest, hasLegend: false)
    plot = area.plot.withoutCells.with(resolution: area.columns * Int(Self.cell.width))
      .with(aspect: Double(area.columns) / (2 * (Double(area.rows) - 0.5)))
    marks = area.columns > 0 && area.rows > 0 ? chart.marks(on: plot) : []
    labels = PlaceLabels(page, settings, area, rows: layout.tickLabelRows)
    // Numbers stand on the steps of the ramp, whatever the terminal has.
    (settings.hasColors, settings.hasShades) = (true, true)
    settings.rampCount = Theme.richRampCount
    numbers = CellNumbers(marks, of: page, settings, area)
    self.layout = layout
    self.language = language
    self.theme = theme
    self.paper = paper
    self.size = size
    // A part of the rows is not taken for the whole.
    var sentences = chart.descriptionSentences
    let notes =
      [page.chart.leftOutFact].compactMap(\.self) + page.chart.notes
      + page.chart.wideBins.map(Fact.wideBin)
    sentences.insert(contentsOf: notes.map(Sentence.fact), at: min(1, sentences.count))
    let words = sentences.map(language.text)
    description = language.format.joined(words)
    title = TitleView.title(of: page.chart, in: language)
    prefix = "chart-" + String(Self.digest(of: title + description), radix: 16)
  }

  /// The SVG document.
  var text: String {
    let lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + document.lines
    return lines.joined(separator: "\n") + "\n"
  }

  private var document: XMLElement {
    let width = (Double(paper.columns) * Self.cell.width).pixels
    let height = (Double(paper.rows) * Self.cell.height).pixels
    let start = (-Self.margin).pixels
    let (titleName, details) = ("\(prefix)-title", "\(prefix)-description")
    let code = language.code
    return XMLElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "\(start) \(start) \(width) \(height)", "role": "img",
        "aria-labelledby": "\(titleName) \(details)",
        "lang": code, "xml:lang": code, "font-family": "sans-serif", "font-size": "14",
      ],
      [
        XMLElement("title", ["id": titleName], text: title),
        XMLElement("desc", ["id": details], text: description),
      ] + definitions + [
        XMLElement(
          "rect",
          [
            "x": start, "y": start, "width": width, "height": height,
            "fill": theme.background.hex,
          ])
      ] + titles + legend.elements(drawn: marks, theme, prefix: prefix) + drawn
        + (levelBars?.words(below: legend.rows, theme)
          ?? (numbers?.elements(in: place, theme) ?? []) + barNumbers + referenceWords + axes))
  }

  // MARK: The parts, from back to front

  private var definitions: [XMLElement] {
    let fills = SVGFill.definitions(of: surface.shapes, prefix: prefix, theme: theme)
    guard levelBars == nil else { return fills.isEmpty ? [] : [XMLElement("defs", [:], fills)] }
    guard !marks.isEmpty else { return [] }
    // Half the width of a line stands over the edge.
    let bleed = 2.0
    let edge = XMLElement(
      "rect",
      [
        "x": (place.left - bleed).pixels, "y": (place.top - bleed).pixels,
        "width": (place.width + 2 * bleed).pixels, "height": (place.height + 2 * bleed).pixels,
      ])
    return [XMLElement("defs", [:], [XMLElement("clipPath", ["id": clip], [edge])] + fills)]
  }

  private var clip: String { prefix + "-plot" }

  /// The titles of the chart and of its axes.
  private var titles: [XMLElement] {
    var texts: [XMLElement] = []
    if layout.title != nil {
      let words = text(title, .title, x: 0, row: 0, columns: size.columns)
      texts.append(words.with("font-weight", "bold"))
    }
    if let row = layout.unit.map({ Double($0 + legend.rows) }) {
      let (columns, quantity) = (size.columns, chart.yAxis.heading)
      if levelBars == nil {
        texts.append(text(quantity, .axis, x: 0, row: row, columns: columns))
      } else {
        let rest = max(columns - quantity.columns - 2, 0)
        texts.append(
          text(quantity, .axis, x: Double(columns), row: row, columns: columns)
            .with("text-anchor", "end"))
        texts.append(text(chart.placeHeading, .axis, x: 0, row: row, columns: rest))
      }
    }
    if layout.tickLabels != nil, levelBars == nil {
      // The place that has the caption on the screen.
      let middle = Double(area.x) + Double(area.columns) / 2
      let row = Double(layout.caption.y + legend.rows)
      let places = text(chart.placeHeading, .axis, x: middle, row: row, columns: area.columns)
      texts.append(places.with("text-anchor", "middle"))
    }
    return texts.filter { $0.content != [.text("")] }
  }

  private var barNumbers: [XMLElement] {
    BarNumbers.elements(marks, of: chart, language, in: place, theme)
  }

  /// The names of the values that are marked across the chart, each with its value over the end of its line.
  private var referenceWords: [XMLElement] {
    chart.drawnReferenceLines.compactMap { reference -> XMLElement? in
      let height = plot.row(of: reference.value)
      guard (0...1).contains(height) else { return nil }
      let (y, right) = (place.y(height), place.left + place.width)
      var value = chart.quantity(reference.value)
      value.dropUnit()
      let words = [reference.label, language.format.quantity(value)].compactMap(\.self)
        .joined(separator: " ")
      let isHigh = y - place.top < Self.cell.height
      return text(
        words, .hint, x: right / Self.cell.width, row: y / Self.cell.height - (isHigh ? 0 : 1),
        columns: area.columns
      ).with("text-anchor", "end")
    }
  }

  /// All that is in the plot; what may reach over its edges is cut there.
  private var drawn: [XMLElement] {
    surface.groups.flatMap { shapes, isCut in
      let elements = shapes.map { $0.element(theme, prefix: prefix) }
      return isCut && levelBars == nil
        ? [XMLElement("g", ["clip-path": "url(#\(clip))"], elements)] : elements
    }
  }

  private var axes: [XMLElement] {
    guard area.columns > 0, area.rows > 0 else { return [] }
    let bottom = place.top + place.height
    var elements: [XMLElement] = []
    if area.x > 0 {
      elements.append(line(from: (place.left, place.top), to: (place.left, bottom), .axis))
      elements += verticalLabels
    }
    if let row = layout.axis {
      elements.append(
        line(from: (place.left, bottom), to: (place.left + place.width, bottom), .axis))
      elements += horizontalLabels(row: (layout.tickLabels ?? row) + legend.rows)
      elements += spanLabels(row: (layout.tickLabels ?? row) + legend.rows)
    }
    return elements
  }

  private var verticalLabels: [XMLElement] {
    var free = Double.infinity
    var elements: [XMLElement] = []
    for (value, label) in zip(plot.yTicks.values, area.tickLabels) {
      let height = plot.row(of: value)
      guard (0...1).contains(height), let words = label.lines.first else { continue }
      let y = place.y(height)
      guard y + Self.cell.height <= free else { continue }
      free = y
      elements.append(line(from: (place.left - 5, y), to: (place.left, y), .axis))
      let row = y / Self.cell.height - 0.5
      elements.append(
        text(words, .axis, x: Double(area.x) - 1, row: row, columns: area.x)
          .with("text-anchor", "end"))
    }
    return elements
  }

  /// The years or days below the ticks, each with a line before the next.
  private func spanLabels(row: Int) -> [XMLElement] {
    labels.spans.flatMap { span in
      let row = Double(row + PlaceLabels.spanRow)
      let words = text(
        span.text, .axis, x: Double(span.x), row: row, columns: span.columns)
      let start = Double(span.x + span.text.columns + 1) * Self.cell.width
      let end = Double(span.x + span.columns) * Self.cell.width
      let y = (row + 0.5) * Self.cell.height
      return start < end ? [words, line(from: (start, y), to: (end, y), .axis)] : [words]
    }
  }

  private func horizontalLabels(row: Int) -> [XMLElement] {
    let bottom = place.top + place.height
    return labels.placed.flatMap { placed in
      let x = place.x(plot.column(of: placed.value))
      // The label keeps its place beside its tick, which stands within its cell.
      let shift = x / Self.cell.width - Double(placed.tick) - 0.5
      let half = Double(placed.label.size.columns) / 2
      // A name stands below its bar where the cells of a screen have it within the plot.
      let middle =
        chart.shownCategories == nil
        ? Double(placed.x) + half + shift
        : min(max(x / Self.cell.width, half), max(Double(size.columns) - half, half))
      let lines = placed.label.lines.enumerated().map { index, words in
        text(
          words, .axis, x: middle, row: Double(row + placed.row + index), columns: size.columns
        ).with("text-anchor", "middle")
      }
      // Without a row of their own the labels stand where the marks would.
      let mark = line(from: (x, bottom), to: (x, bottom + 5), .axis)
      return (layout.tickLabels == nil ? [] : [mark]) + lines
    }
  }

  // MARK: Ink

  /// The plot in pixels, with room for the upper half of the number at its top.
  private var place: PixelArea {
    PixelArea(
      left: Double(area.x) * Self.cell.width,
      top: (Double(area.y + legend.rows) + 0.5) * Self.cell.height,
      width: Double(area.columns) * Self.cell.width,
      height: (Double(area.rows) - 0.5) * Self.cell.height)
  }

  /// The plot, with all that is in it.
  private var surface: ShapeSurface {
    let hasDashes = !theme.hasSeriesColors
    if let levelBars { return levelBars.surface(below: legend.rows, hasDashes: hasDashes) }
    var surface = ShapeSurface(area: place, hasDashes: hasDashes)
    surface.hasRamp = chart.rowNames != nil
    surface.hasHighContrast = theme.isHighContrast
    surface.draw(chart, marks, on: plot, gridLines: area.gridLines(of: chart))
    return surface
  }

  private func text(
    _ words: String, _ role: Role, x: Double, row: Double, columns: Int
  ) -> XMLElement {
    XMLElement.text(words, theme.color(role), x: x, row: row, columns: columns)
  }

  private func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ role: Role
  ) -> XMLElement {
    XMLElement(
      "line",
      [
        "x1": start.x.pixels, "y1": start.y.pixels, "x2": end.x.pixels, "y2": end.y.pixels,
        "stroke": theme.color(role).hex,
      ])
  }

  /// FNV-1a of 64 bits (Fowler, Noll and Vo), which is the same everywhere.
  private static func digest(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
