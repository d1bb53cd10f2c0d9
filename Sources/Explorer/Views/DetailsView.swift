import Charts
import Descriptions
import Screen

/// The chart details as a list in the place of the plot.
enum DetailsView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    let top = layout.unit ?? layout.plot.y
    let area = Area(
      x: 0, y: top, columns: frame.size.columns, rows: max(layout.caption.y - top, 0))
    let (rows, selected) = list(model, hasHeadings: area.rows >= leastRows)
    ListView.draw(
      rows, selected: selected, into: &frame, area: area,
      symbols: Symbols(model.settings.glyphs))
  }

  /// Where there are fewer rows than this, facts are worth more than headings.
  private static let leastRows = 8

  private static func list(
    _ model: Model, hasHeadings: Bool
  ) -> (rows: [ListView.Row], selected: Int) {
    let language = model.language
    var rows: [ListView.Row] = []
    var selected = 0
    var group: FactGroup?
    for (index, row) in model.rows.enumerated() {
      if hasHeadings, row.group != group {
        rows.append(
          ListView.Row(
            text: language.text(.factGroup(row.group)), style: Style(.title, isBold: true),
            isHeading: true))
      }
      group = row.group
      if index == model.rotor.detailsRow { selected = rows.count }
      rows.append(ListView.Row(text: language.text(row.fact)))
    }
    return (rows, selected)
  }
}
