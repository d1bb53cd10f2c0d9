import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct ActingTests {
  @Test func enterOnDetailsGoesWhereTheRowPoints() throws {
    var model = Fixtures.model(Fixtures.price)
    let said = try model.hear("2<Down><Down><Down><Enter>")
    #expect(said.suffix(2) == ["Highest: 146.20 EUR on May 19", "Highest: May 19, 146.20 EUR"])
    #expect(model.rotor.mode == .values)
    #expect(model.point == PointReference(series: 0, point: 4))
    #expect(
      try model.hear("2<Up><Enter>").last == "Y axis: Price, 144.00 to 146.20 EUR, not from zero")
  }

  @Test func enterOnAValueSaysTheLongForm() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("4<Enter>").last == "No point yet. Right arrow: the first")
    #expect(
      try model.hear("<Right><Enter>").last
        == "Date is May 15, Price is 144.00 EUR, point 1 of 5")
  }

  /// A row that stands for others gives way to them, and what follows stays below.
  @Test func enterOpensAFoldedRow() throws {
    var model = Fixtures.model(Fixtures.pair)
    let folded = try model.hear("2<End>")
    let index = try #require(model.rows.firstIndex { !$0.folded.isEmpty })
    let (fold, below) = (model.rows[index], model.rows[(index + 1)...])
    #expect(model.rows.count <= 12 && folded.last?.isEmpty == false)
    let keys = "<Home>" + String(repeating: "<Down>", count: index)
    #expect(try model.hear(keys).last == model.language.text(fold.fact))
    #expect(try model.hear("<Enter>").last == model.language.text(fold.folded[0].fact))
    #expect(model.rows[index..<index + fold.folded.count].map(\.fact) == fold.folded.map(\.fact))
    #expect(model.rows[(index + fold.folded.count)...] == below)
    // Its points are those of the chart.
    let target = try #require(fold.folded.firstIndex { $0.target != nil })
    _ = try model.hear(String(repeating: "<Down>", count: target) + "<Enter>")
    #expect(model.page.point == fold.folded[target].target)
  }
}
