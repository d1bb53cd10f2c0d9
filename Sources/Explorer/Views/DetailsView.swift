import Charts
import Descriptions
import Screen

/// The chart details as a list in the place of the plot.
enum DetailsView {
  static func draw(_ page: Page, _ settings: Settings, into frame: inout Frame, _ layout: Layout) {
    let top = layout.unit ?? layout.plot.y
    let area = Area(
      x: 0, y: top, columns: frame.size.columns, rows: max(layout.caption.y - top, 0))
    let (rows, selected) = list(page, settings.language, hasHeadings: area.rows >= leastRows)
    ListView.draw(
      rows, selected: selected, into: &frame, area: area,
      symbols: Symbols(settings.glyphs))
  }

  /// The fewest rows that have room for headings; in fewer, facts are worth more.
  private static let leastRows = 8

  private static func list(
    _ page: Page, _ language: any Language, hasHeadings: Bool
  ) -> (rows: [ListView.Item], selected: Int) {
    var rows: [ListView.Item] = []
    var selected = 0
    var group: FactGroup?
    for (index, row) in page.rows.enumerated() {
      // A heading over a single row would only repeat it.
      let isFirstOfSome = page.rows.dropFirst(index + 1).first?.group == row.group
      if hasHeadings, row.group != group, isFirstOfSome {
        rows.append(
          ListView.Item(
            text: language.text(.factGroup(row.group)), style: Style(.title, isBold: true),
            isHeading: true))
      }
      group = row.group
      if index == page.rotor.detailsRow { selected = rows.count }
      rows.append(ListView.Item(text: language.text(row.fact)))
    }
    return (rows, selected)
  }
}
