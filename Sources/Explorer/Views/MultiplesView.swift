import Charts
import Descriptions
import Screen

/// Charts side by side, each under its title; the chosen one has the mark of the focus before it.
enum MultiplesView {
  static func draw(
    _ overlay: Overlay, of model: Model, into frame: inout Frame, _ layout: Layout
  ) {
    if layout.title != nil { OverlayView.drawTitle(overlay, of: model, into: &frame, layout) }
    let panels = model.multiples.panels
    let grid = PanelGrid(of: model)
    let shown = grid.shown(around: overlay.selected, of: panels.count)
    for (place, index) in shown.enumerated() {
      draw(
        panels[index], isChosen: index == overlay.selected, model.settings, into: &frame,
        grid.area(of: place))
    }
  }

  private static func draw(
    _ panel: Multiples.Panel, isChosen: Bool, _ settings: Settings, into frame: inout Frame,
    _ area: Area
  ) {
    guard area.columns > 4, area.rows > 1 else { return }
    // A picture has a row for a caption below it, which no panel needs.
    var picture = Frame(size: Size(columns: area.columns, rows: area.rows + 1))
    let chart = panel.page.chart
    var settings = settings
    settings.hasBoldLines = chart.hasBoldLines(in: picture.size, settings)
    let layout = Layout(picture.size, isPicture: true, hasAxes: !chart.isRound)
    let symbols = Symbols(settings.glyphs)
    let title =
      panel.title.isEmpty ? TitleView.title(of: chart, in: settings.language) : panel.title
    let text = (isChosen ? symbols.pointer : String(repeating: " ", count: symbols.pointer.columns))
    let style = isChosen ? Style(.focus, isBold: true) : Style(.title)
    if layout.title != nil {
      picture.write(text, at: Position(x: 0, y: 0), style: style)
      let indent = symbols.pointer.columns + 1
      let room = area.columns - indent
      let shown =
        title.columns <= room
        ? title : title.prefix(columns: room - symbols.ellipsis.columns) + symbols.ellipsis
      picture.write(shown, at: Position(x: indent, y: 0), style: style)
      // Beside the title is room for what the panel has no axis for.
      if let range = range(of: panel.page.shown, in: settings.language) {
        let start = area.columns - range.columns - 1
        if start > indent + shown.columns + 1 {
          picture.write(range, at: Position(x: start, y: 0), style: Style(.hint))
        }
      }
    }
    ChartView.draw(panel.page, settings, into: &picture, layout)
    if case .series(let index) = panel.target { picture.showAsSeries(index, symbols) }
    frame.place(picture, rows: 0..<area.rows, at: Position(x: area.x, y: area.y))
  }

  /// The lowest and the highest value of a chart, without which curves on axes of their own would seem equal.
  private static func range(of chart: Chart, in language: Language) -> String? {
    guard !chart.isRound, chart.rowNames == nil else { return nil }
    let values = chart.series.flatMap { $0.y.prefix($0.count).filter(\.isFinite) }
    guard let lowest = values.min(), let highest = values.max() else { return nil }
    let ends = [lowest, highest].map { value in
      var quantity = chart.quantity(value)
      quantity.dropUnit()
      return language.format.quantity(quantity)
    }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: lowest < 0 ? " … " : "–")
  }
}

extension Frame {
  /// Gives the only series that is drawn the color and the sign that it has among others.
  fileprivate mutating func showAsSeries(_ index: Int, _ symbols: Symbols) {
    func own(_ role: Role) -> Role {
      switch role {
      case .series(0): .series(index)
      case .inside(0): .inside(index)
      case .pattern(0): .pattern(index)
      case .muted(0): .muted(index)
      default: role
      }
    }
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        let position = Position(x: x, y: y)
        let cell = self[position]
        if cell.style.role == .series(0), cell.glyph == symbols.marker(series: 0) {
          self[position].glyph = symbols.marker(series: index)
        }
        self[position].style.role = own(cell.style.role)
        self[position].style.ground = cell.style.ground.map(own)
      }
    }
  }
}
