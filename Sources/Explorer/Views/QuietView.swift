import Charts
import Screen

/// The screen for a screen reader: the caption in the first rows, and below it the chart as it is
/// shown, without a mark of where one stands.
///
/// A reader speaks what changes, or all between the first and the last change. So a key that does not
/// change the chart changes the caption and nothing else; lists and modes are said, not shown. Captions
/// stand in the first row and in the second by turns: where two begin alike, or are the same, what
/// differs would else be the end of the second, or nothing.
enum QuietView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    let chart = model.page.chart
    if let row = layout.title {
      TitleView.write(
        TitleView.title(of: chart, in: model.settings.language), in: row,
        columns: frame.size.columns, Symbols(model.settings.glyphs), into: &frame)
    }
    var page = model.page
    page.cursor = Cursor()
    ChartView.draw(page, model.settings, into: &frame, layout)
  }
}

extension Layout {
  /// Lays out a screen whose first rows are the caption's, and the rest a picture with a title.
  init(quiet size: Size, isCaptionLowered: Bool = false, hasAxes: Bool) {
    let captionRows = Self.quietRows(of: size)
    let spareRows = captionRows > 1 ? 1 : 0
    // A picture keeps a row for its own caption, which goes off the screen.
    let rows = size.rows - captionRows + 1
    self.init(
      Size(columns: size.columns, rows: rows), isPicture: true, hasAxes: hasAxes)
    title = rows > 1 ? title.map { $0 + captionRows } : nil
    unit = unit.map { $0 + captionRows }
    plot.y += captionRows
    axis = axis.map { $0 + captionRows }
    tickLabels = tickLabels.map { $0 + captionRows }
    focus = nil
    caption = Area(
      x: 0, y: isCaptionLowered ? spareRows : 0, columns: max(size.columns, 1),
      rows: max(captionRows - spareRows, 1))
  }

  /// The number of rows that are kept for captions: what one may take, and one more to stand in turns.
  static func quietRows(of size: Size) -> Int {
    size.rows < 4 ? 1 : min(max(size.rows / 6, 1), 4) + 1
  }
}
