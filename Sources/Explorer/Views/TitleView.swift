import Charts
import Descriptions
import Screen

/// The first row: the chart's title, and its place in the deck.
enum TitleView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    guard let row = layout.title else { return }
    let place = rightText(model, layout, columns: frame.size.columns)
    let help = helpUnderCaption(model, layout)
    let large =
      layout.titleRows > 1
      ? large(model, layout, columns: frame.size.columns, rows: layout.titleRows) : nil
    // The large letters have their place beside that in the deck alone.
    let least = large?.size.columns ?? leastTitle
    let right =
      [place, help.isEmpty ? place : help].lazy
      .flatMap { HintView.readOn(model, layout, before: $0) }
      .first { frame.size.columns - $0.columns > least } ?? place
    let room = frame.size.columns - (right.isEmpty ? 0 : right.columns + 1)
    if let large {
      large.draw(into: &frame, at: Position(x: 0, y: row), style: Style(.title, isBold: true))
    } else {
      let symbols = Symbols(model.settings.glyphs)
      let unit = unit(of: model, layout, frame.size).map { " (\($0))" } ?? ""
      let rest = room - unit.columns
      let title = title(of: model, layout, columns: rest)
      if unit.isEmpty || rest < min(title.columns, 2 * leastTitle) {
        write(title, in: row, columns: room, symbols, into: &frame)
      } else {
        write(title, in: row, columns: rest, symbols, into: &frame)
        frame.write(
          unit, at: Position(x: min(title.columns, rest), y: row),
          style: Style(.title, isBold: true))
      }
    }
    if !right.isEmpty {
      frame.write(
        right, at: Position(x: frame.size.columns - right.columns, y: row), style: Style(.hint))
    }
  }

  /// The whole title in big letters beside the place in the deck; `nil` where it is not enlarged, or has no room.
  static func large(_ model: Model, _ layout: Layout, columns: Int, rows: Int) -> BigText? {
    let settings = model.settings
    guard settings.isEnlarged, settings.screenReader == .off, layout.title != nil, rows > 1 else {
      return nil
    }
    let right = rightText(model, layout, columns: columns)
    let room = Size(
      columns: columns - (right.isEmpty ? 0 : right.columns + 1),
      // It is no larger than the value of the focus.
      rows: min(rows, Layout.drawnLetterRows[settings.glyphScale] ?? rows))
    return BigText.fitting(
      title(of: model.page.chart, in: settings.language), scale: settings.glyphScale, in: room,
      glyphs: settings.canvasGlyphs, letters: settings.letters)
  }

  /// Writes a title into the left of a row; a mark says where it is shortened.
  static func write(
    _ title: String, in row: Int, columns: Int, _ symbols: Symbols, into frame: inout Frame
  ) {
    let ellipsis = symbols.ellipsis
    let shown =
      title.columns <= columns
      ? title : title.prefix(columns: max(columns - ellipsis.columns, 0)) + ellipsis
    frame.write(
      shown, at: Position(x: 0, y: row), style: Style(.title, isBold: true), limit: columns)
  }

  /// The title, with the name of what is measured where no row above the plot says it and there is room.
  private static func title(of model: Model, _ layout: Layout, columns: Int) -> String {
    let title = title(of: model.page.chart, in: model.settings.language)
    guard layout.unit == nil, ![.details, .table].contains(model.page.rotor.mode) else {
      return title
    }
    let outline = ChartOutline(model.page.chart)
    let named = outline.titleWithMeasure.map { [$0, outline.firstMeasure ?? $0] } ?? []
    return named.first { $0.columns <= columns } ?? title
  }

  /// The unit of the numbers at the y axis, where no row above the plot says it; `nil` where a bar does, both axes might have
  /// one, or nothing has it.
  private static func unit(of model: Model, _ layout: Layout, _ size: Size) -> String? {
    let (page, settings) = (model.page, model.settings)
    guard layout.unit == nil, page.rotor.mode != .details, page.rotor.mode != .table,
      !page.shown.isRound, page.shown.rowNames == nil, page.shown.type != .scatter,
      let unit = page.shown.yAxis.unit, !unit.isEmpty,
      LevelBars(page, settings, layout, size) == nil
    else { return nil }
    // A title may have said it.
    let title = title(of: page.chart, in: settings.language)
    let isSaid = title.contains("(\(unit))") || title.lowercased() == unit.lowercased()
    return isSaid ? nil : unit
  }

  /// The columns of a long title that are worth more than the place.
  private static let leastTitle = 6

  /// The chart's title; without one, what kind of chart it is.
  static func title(of chart: Chart, in language: any Language) -> String {
    if let title = chart.title, !title.isEmpty {
      var outline = ChartOutline(chart)
      guard outline.namesMany else { return title }
      (outline.tellsType, outline.tellsSeries, outline.tellsPoints) = (false, false, false)
      return language.text(.deckChart(outline, number: 1, of: 1))
    }
    return language.text(
      .fact(.composition(chart.type, series: chart.series.count, points: chart.pointCount)))
  }

  /// The words for the key of help where a long caption has taken their row; none elsewhere.
  private static func helpUnderCaption(_ model: Model, _ layout: Layout) -> String {
    guard CaptionView.coversHint(model, layout) else { return "" }
    return HintView.text(of: .help, model.keymap, model.settings.language) ?? ""
  }

  /// The place in the deck, shed before the title where there is no room for both.
  private static func rightText(_ model: Model, _ layout: Layout, columns: Int) -> String {
    let language = model.settings.language
    let room = columns - title(of: model.page.chart, in: language).columns - 2
    let helpText = HintView.text(of: .help, model.keymap, language) ?? ""
    let help = layout.showsHelp ? helpText : ""
    // Under a long caption it comes before the place, which stays where it is.
    let coming = helpUnderCaption(model, layout)
    // Without a row for the rotor the title's row says where the reader stands.
    let showsPoint = layout.rotor == nil
    let point = showsPoint ? RotorView.place(of: model.page, language) : ""
    if !point.isEmpty {
      let fitted = fitting([point + (help.isEmpty ? "" : "  " + help), point], in: room)
      // A long title gives way: it is the first row of the details, the place stands only here.
      return fitted.isEmpty && columns - point.columns > leastTitle ? point : fitted
    }
    // Nobody loses the way to help: a long title gives way to it.
    func keepingHelp(_ fitted: String, _ others: [String]) -> String {
      guard !coming.isEmpty, !fitted.hasPrefix(coming) else { return fitted }
      return others.first { columns - $0.columns > 2 * leastTitle } ?? fitted
    }
    guard model.deck.count > 1 else {
      return keepingHelp(fitting([help.isEmpty ? coming : help], in: room), [coming])
    }
    let place = language.text(.deckPlace(model.pageIndex + 1, of: model.deck.count))
    let deck = model.isSampleDeck ? language.text(.sampleDeck) : ""
    let full = [place, deck, help].filter { !$0.isEmpty }.joined(separator: "  ")
    let most = coming.isEmpty ? full : coming + "  " + full
    return keepingHelp(
      fitting([most, full, place + (help.isEmpty ? "" : "  " + help), help, place], in: room),
      [coming + "  " + place, coming])
  }

  private static func fitting(_ texts: [String], in room: Int) -> String {
    texts.first { $0.columns <= room } ?? ""
  }
}
