import Charts
import Testing

struct RowOutlineTests {
  @Test func aLabelThatIsNotThereIsNoNews() {
    let value = RowOutline.Cell(ColumnHeading(.value(.named("A"))), .missing)
    let label = RowOutline.Cell(ColumnHeading(.label), .missing)
    #expect(RowOutline(place: .category("a"), cells: [value, label]).saidCells == [value])
  }

  @Test func aUnitIsNotSaidTwice() {
    #expect(ColumnHeading(.value(.named("Steps")), unit: "steps").saidUnit == nil)
    #expect(ColumnHeading(.value(.named("Price")), unit: "EUR").saidUnit == "EUR")
    #expect(ColumnHeading(.value(.total), unit: "").saidUnit == nil)
  }

  @Test func namesFromTheDataAreKnown() {
    #expect(ColumnHeading(.value(.named("open"))).isFromData)
    #expect(ColumnHeading(series: "ACME", .value(.open)).isFromData)
    #expect(!ColumnHeading(.value(.open)).isFromData)
    #expect(!ColumnHeading(.label).isFromData)
  }
}
