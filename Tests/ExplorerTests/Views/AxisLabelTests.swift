import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct AxisLabelTests {
  /// Long names are cut so that each still is told from the others.
  @Test func longNamesAreCut() {
    let names = ["University Farm", "Waseca", "temperature_max", "temperature_min"]
    #expect(
      AxisLabel.cut(names, to: 10, isName: true, ellipsis: "…")
        == ["Universit…", "Waseca", "…ature_max", "…ature_min"])
    // Of names that begin alike the beginning is left with the words that are others.
    #expect(
      AxisLabel.cut(
        ["Conversion from previous", "Conversion from start"], to: 17, isName: true, ellipsis: "…")
        == ["Conversi…previous", "Conversion…start"])
    #expect(
      AxisLabel.cut(
        ["The Republic of Number 9", "The Republic of Number 12"], to: 16, isName: true,
        ellipsis: "…")
        == ["The Rep…Number 9", "The Re…Number 12"])
    #expect(
      AxisLabel.cut(
        ["Republic number 1 of the list", "Republic number 2 of the list"], to: 16, isName: true,
        ellipsis: "…")
        == ["…1 of the list", "…2 of the list"])
    // Names with the same ends are shown from the word that is another.
    let offices = (1...3).map { "Office number \($0) of the ministry" }
    #expect(
      AxisLabel.cut(offices, to: 12, isName: true, ellipsis: "…")
        == ["…1 of the m…", "…2 of the m…", "…3 of the m…"])
    // A number that is cut would be another one.
    #expect(
      AxisLabel.cut(["1,234,567,890"], to: 10, isName: false, ellipsis: "…") == ["1,234,567,890"])
    // In no room at all there is nothing to tell.
    #expect(AxisLabel.cut(names, to: 3, isName: true, ellipsis: "…") == names)
  }

  /// The rows of a heat map have names in the smallest of usual windows.
  @Test func rowsOfAHeatMapAreNamedInASmallWindow() throws {
    let chart = Chart(
      title: "Yield", type: .line, xAxis: Axis(kind: .category(["1931", "1932", "1933"])),
      yAxis: Axis(),
      series: [("University Farm", [1.0, 2, 3]), ("Grand Rapids", [5, 9, 4])].map {
        Series(name: $0, x: [0, 1, 2], y: $1, isContinuous: false)
      }
    ).arranged(as: .heatMap)
    let model = Fixtures.model(chart, columns: 40, rows: 12)
    let lines = view(model, model.size).lines
    #expect(lines.contains { $0.hasPrefix("Universit… ") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Grand Rap… ") }, "\(lines)")
  }
}
