import Charts
import Descriptions
import Screen

/// The chart details as a list in the place of the plot.
enum DetailsView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    let rows = model.rows.map { ListView.Row(text: model.language.text($0.fact)) }
    let top = layout.unit ?? layout.plot.y
    let area = Area(
      x: 0, y: top, columns: frame.size.columns, rows: max(layout.caption.y - top, 0))
    ListView.draw(
      rows, selected: model.rotor.detailsRow, into: &frame, area: area,
      symbols: Symbols(model.settings.glyphs))
  }
}
