import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// The marks of a plot on the cells of a terminal.
@Suite struct CanvasSurfaceTests {
  /// A violin is a shape without holes, with its median on it where there is room.
  @Test func aViolinHasNoHoles() throws {
    let chart = try ChartType.violin.sampleChart()
    var settings = Settings()
    settings.hasColors = true
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
      let model = Fixtures.model(
        chart, columns: size.columns, rows: size.rows, settings: settings)
      let rows = view(model, model.size).lines.filter { $0.contains("█") }
      #expect(!rows.isEmpty)
      // Two shapes are farther apart.
      let holes = rows.filter { $0.contains(/[█▀▔] {1,4}[█▀▔▁▂▃▄▅▆▇]/) }
      #expect(holes.isEmpty)
    }
  }
}
