import Charts
import Descriptions
import Screen

/// The values of a heat map, each written in its cell where all of them fit.
struct CellNumbers: Sendable {
  private struct Cell {
    var point: PointReference
    var text: String
    var position: Position
    /// The middle of its cell.
    var middle: PlotPoint
    /// The step of the ramp of its value.
    var step: Int
  }

  private let cells: [Cell]
  private let isOnRamp: Bool

  /// The numbers of the cells of a page, with as many decimals as all of them have room for; `nil` where one does not
  /// fit.
  init?(_ marks: [Mark], of page: Page, _ settings: Settings, _ area: PlotArea) {
    guard page.shown.rowNames != nil else { return nil }
    isOnRamp = page.shown.hasRamp(settings)
    // Two cells in a row of the screen would share one number; in one row it would take a texture away.
    let rowsOfCell = isOnRamp ? 1 : 2
    guard page.shown.series.count * rowsOfCell <= area.rows else { return nil }
    let decimals = page.shown.mostDecimals
    for dropped in 0...decimals.dropped {
      guard
        let cells = Self.cells(
          marks, of: page, settings, area,
          decimals: dropped > 0 ? decimals.most - dropped : nil)
      else { continue }
      self.cells = cells
      return
    }
    return nil
  }

  /// The numbers with at most so many decimals; `nil` where one does not fit.
  private static func cells(
    _ marks: [Mark], of page: Page, _ settings: Settings, _ area: PlotArea, decimals: Int?
  ) -> [Cell]? {
    var cells: [Cell] = []
    for mark in marks {
      guard case .region(.rectangle(let place), .height(let height)) = mark.geometry,
        let point = mark.point, page.shown.series.indices.contains(mark.series),
        point < page.shown.series[mark.series].count
      else { continue }
      var value = page.shown.quantity(page.shown.series[mark.series].y[point])
      value.dropUnit()
      if let decimals { value.fractionDigits = min(value.fractionDigits, decimals) }
      let text = settings.language.format.quantity(value)
      let left = Int((place.left * Double(area.columns)).rounded())
      let columns = Int((place.right * Double(area.columns)).rounded()) - left
      guard text.columns + 2 <= columns else { return nil }
      let up = 1 - (place.bottom + place.top) / 2
      cells.append(
        Cell(
          point: PointReference(series: mark.series, point: point), text: text,
          position: Position(
            x: area.x + left + (columns - text.columns) / 2,
            y: area.y + min(max(Int(up * Double(area.rows) - 1e-6), 0), area.rows - 1)),
          middle: PlotPoint(
            x: (place.left + place.right) / 2, y: (place.bottom + place.top) / 2),
          step: Filling.step(at: height, of: settings.rampCount)))
    }
    return cells
  }

  func draw(into frame: inout Frame) {
    for cell in cells {
      guard !isOnRamp else {
        frame.write(cell.text, at: cell.position, style: .words(onRamp: cell.step))
        continue
      }
      // A texture right beside a number would be taken for a part of it.
      frame.write(
        " \(cell.text) ", at: Position(x: cell.position.x - 1, y: cell.position.y), style: .text)
    }
  }

  /// The numbers as elements of a vector picture whose plot is an area of it, each in the middle of its cell.
  func elements(in area: PixelArea, _ theme: Theme) -> [XMLElement] {
    cells.map { cell in
      XMLElement.text(
        cell.text, cell.step <= 0 ? theme.color(.title) : theme.background,
        x: area.x(cell.middle.x) / SVGPicture.cell.width,
        row: area.y(cell.middle.y) / SVGPicture.cell.height - 0.5, columns: cell.text.columns
      ).with("text-anchor", "middle")
    }
  }

  /// Lets the number of a point stand out, with a blank at either side.
  ///
  /// - Returns: False where it has none.
  func drawFocus(at point: PointReference, into frame: inout Frame) -> Bool {
    guard let cell = cells.first(where: { $0.point == point }) else { return false }
    frame.write(
      " \(cell.text) ", at: Position(x: cell.position.x - 1, y: cell.position.y),
      style: Style(.focus, isBold: true, isReversed: true))
    return true
  }
}

extension Chart {
  /// The decimals that its values are said with, and how many of them the largest one can lose and keep two digits.
  ///
  /// Words of the author's own have none to lose.
  fileprivate var mostDecimals: (most: Int, dropped: Int) {
    var (most, largest) = (0, 0.0)
    for series in series {
      for value in series.y.prefix(series.count) where value.isFinite {
        let quantity = quantity(value, of: series)
        guard quantity.text == nil, quantity.digits == nil else { return (0, 0) }
        most = max(most, quantity.fractionDigits)
        largest = max(largest, abs(value))
      }
    }
    let needed = largest >= 10 ? 0 : largest >= 1 ? 1 : most
    return (most, max(most - needed, 0))
  }

  /// True where its shades are seen as steps of a ramp of colors; one color has grays enough in pixels alone, as cells
  /// have textures.
  func hasRamp(_ settings: Settings) -> Bool {
    settings.hasShades && rowNames != nil && (settings.hasColors || settings.pixelCell != nil)
  }
}
