import Charts
import Screen

/// A cloud of points that are too many for a sign each: specks finer than cells, with the sign of the series that
/// prevails in each part of the plot, so that color is not alone in telling whose they are.
///
/// Without color the signs tell the series apart, so that several keep them.
struct Cloud {
  /// The size of a speck in dots.
  private let size: Size
  private let hasSigns: Bool
  /// The parts of the plot across and up.
  private let parts: Size

  /// `nil` where each point is seen as a sign.
  init?(
    _ chart: Chart, _ marks: [Mark], _ settings: Settings, _ area: PlotArea, scale: Int
  ) {
    // Beside others on the same axes its points look as theirs.
    let count = max(marks.count, chart.xAxis.shared?.pointCount ?? 0)
    let isFew = count * Self.cellsForSign <= area.columns * area.rows
    guard chart.type == .scatter, !isFew, settings.hasColors || chart.series.count == 1,
      settings.canvasGlyphs != .ascii
    else { return nil }
    // A single dot is hard to see where there is room for more.
    let isSparse = count * Self.cellsForSpeck <= area.columns * area.rows
    let side = max(scale, isSparse ? 2 : 1)
    size = Size(columns: side, rows: settings.canvasGlyphs == .block ? (side + 1) / 2 : side)
    hasSigns = chart.series.count > 1
    parts = Size(
      columns: max(area.columns / Self.part.columns, 1), rows: max(area.rows / Self.part.rows, 1))
  }

  /// The cells of the plot that there are for each sign, and for each large speck.
  private static let (cellsForSign, cellsForSpeck) = (24, 3)
  /// The cells of a part that has one sign.
  private static let part = Size(columns: 6, rows: 3)
  /// The signs at least of a series that prevails nowhere.
  private static let signs = 6

  func draw(_ marks: [Mark], on surface: inout CanvasSurface) {
    surface.speckSize = size
    Mark.draw(marks, on: &surface)
    surface.speckSize = nil
    guard hasSigns else { return }
    let own = Dictionary(grouping: marks, by: \.series).sorted { $0.key < $1.key }
    var prevailing: [Int: [Mark]] = [:]
    for (_, marks) in own {
      for (part, there) in Dictionary(grouping: marks, by: part)
      where there.count > prevailing[part]?.count ?? 0 { prevailing[part] = there }
    }
    // In their order, as large ones may touch.
    let signs = prevailing.sorted { $0.key < $1.key }.map { $0.value[$0.value.count / 2] }
    for sign in signs { sign.draw(on: &surface) }
    for (series, marks) in own where !signs.contains(where: { $0.series == series }) {
      let step = max(marks.count / Self.signs, 1)
      for index in stride(from: step / 2, to: marks.count, by: step) {
        marks[index].draw(on: &surface)
      }
    }
  }

  /// Signs in an order in which that of the series with the largest part of its points in a cell is drawn over the
  /// others, of equals that of the first.
  ///
  /// - Parameters:
  ///   - marks: The signs.
  ///   - area: The plot.
  ///   - front: The series whose signs are over all others; `nil` where there is none.
  /// - Returns: The signs, and the number of those that another series stands on.
  static func prevailingLast(
    _ marks: [Mark], in area: PlotArea, front: Int?
  ) -> (marks: [Mark], hiddenCount: Int) {
    struct Share: Hashable {
      var cell: Int
      var series: Int
    }
    let size = Size(columns: max(area.columns, 1), rows: max(area.rows, 1))
    let shares = marks.map { Share(cell: part(of: $0, among: size), series: $0.series) }
    var counts: [Share: Int] = [:]
    var totals: [Int: Int] = [:]
    for share in shares {
      counts[share, default: 0] += 1
      totals[share.series, default: 0] += 1
    }
    func prevalence(_ share: Share) -> Double {
      share.series == front
        ? 2 : Double(counts[share] ?? 0) / Double(max(totals[share.series] ?? 0, 1))
    }
    let ordered = zip(marks, shares).enumerated().map { number, mark in
      (mark: mark.0, share: mark.1, key: (prevalence(mark.1), -mark.1.series, number))
    }
    .sorted { $0.key < $1.key }
    var shown: [Int: Int] = [:]
    for sign in ordered { shown[sign.share.cell] = sign.share.series }
    return (
      ordered.map(\.mark), ordered.count { shown[$0.share.cell] != $0.share.series }
    )
  }

  /// The part of the plot that a point is in.
  private func part(of mark: Mark) -> Int { Self.part(of: mark, among: parts) }

  private static func part(of mark: Mark, among parts: Size) -> Int {
    guard case .dot(let place) = mark.geometry, place.x.isFinite, place.y.isFinite else {
      return -1
    }
    let column = Int(min(max(place.x, 0), 1) * Double(parts.columns))
    let row = Int(min(max(place.y, 0), 1) * Double(parts.rows))
    return row * (parts.columns + 1) + column
  }
}
