import Descriptions
import Screen

/// The first row: the chart's title, and its place in the deck.
enum TitleView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    guard let row = layout.title else { return }
    let right = rightText(model, layout, columns: frame.size.columns)
    let room = frame.size.columns - (right.isEmpty ? 0 : right.columns + 1)
    write(title(model), in: row, columns: room, of: model, into: &frame)
    if !right.isEmpty {
      frame.write(
        right, at: Position(x: frame.size.columns - right.columns, y: row), style: Style(.hint))
    }
  }

  /// Writes a title into the left of a row; a mark says where it is shortened.
  static func write(
    _ title: String, in row: Int, columns: Int, of model: Model, into frame: inout Frame
  ) {
    let ellipsis = Symbols(model.settings.glyphs).ellipsis
    let shown =
      title.columns <= columns
      ? title : title.prefix(columns: max(columns - ellipsis.columns, 0)) + ellipsis
    frame.write(
      shown, at: Position(x: 0, y: row), style: Style(.title, isBold: true), limit: columns)
  }

  /// The columns of a long title that are worth more than the place.
  private static let leastTitle = 6

  /// The chart's title; without one, what kind of chart it is.
  static func title(_ model: Model) -> String {
    let chart = model.chart
    if let title = chart.title, !title.isEmpty { return title }
    return model.language.text(
      .fact(.composition(chart.type, series: chart.series.count, points: chart.pointCount)))
  }

  /// The place in the deck, shed before the title where there is no room for both.
  private static func rightText(_ model: Model, _ layout: Layout, columns: Int) -> String {
    let language = model.language
    let help = layout.showsHelp ? HintView.text(of: .help, model) ?? "" : ""
    // Without a row for the rotor the title's row says where the reader stands.
    let point = layout.rotor == nil && layout.showsHelp ? RotorView.place(of: model) : ""
    if !point.isEmpty {
      let fitted = fitting([point + (help.isEmpty ? "" : "  " + help), point], model, columns)
      // A long title gives way: it is the first row of the details, the place stands only here.
      return fitted.isEmpty && columns - point.columns > leastTitle ? point : fitted
    }
    guard model.deck.count > 1 else { return fitting([help], model, columns) }
    let place = language.text(.deckPlace(model.pageIndex + 1, of: model.deck.count))
    let deck = model.isSampleDeck ? language.text(.sampleDeck) : ""
    let full = [place, deck, help].filter { !$0.isEmpty }.joined(separator: "  ")
    return fitting([full, place + (help.isEmpty ? "" : "  " + help), help, place], model, columns)
  }

  private static func fitting(_ texts: [String], _ model: Model, _ columns: Int) -> String {
    let title = title(model).columns
    return texts.first { title + $0.columns + 2 <= columns } ?? ""
  }
}
