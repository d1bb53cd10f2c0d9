import Charts
import Testing

@testable import Accessibility

@Suite struct AdditionalColumnsTests {
  private func series(_ additional: [AdditionalValues]) -> Series {
    Series(name: "", x: [0, 1], y: [5, 6], isContinuous: false, additional: additional)
  }

  @Test func seriesShareTheAxesThatAreCalledAlike() {
    let weight = AdditionalValues(.named("Weight"), unit: "kg", values: [1, 2])
    let color = AdditionalValues(
      .named("Color"), values: [.nan, .nan], texts: ["red", nil])
    let columns = AdditionalColumns([series([weight]), series([color, weight])])
    #expect(columns.axes.map(\.title) == ["Weight", "Color"])
    let axis = columns.axes[0] as? AXNumericDataAxisDescriptor
    #expect(axis?.range == 1...2 && axis?.valueDescriptionProvider(2) == "2 kg")
    #expect((columns.axes[1] as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["red"])
    #expect(columns.values(of: 1, inSeries: 0) == [.number(2)])
    #expect(columns.values(of: 0, inSeries: 1) == [.number(1), .category("red")])
    // Nothing stands behind the last value.
    #expect(columns.values(of: 1, inSeries: 1) == [.number(2)])
  }

  @Test func twoAxesOfOneNameStayTwo() {
    let (first, second) = (
      AdditionalValues(.named("Weight"), values: [1, 2]),
      AdditionalValues(.named("Weight"), values: [3, 4])
    )
    let columns = AdditionalColumns([series([first, second])])
    #expect(columns.axes.count == 2)
    #expect(columns.values(of: 1, inSeries: 0) == [.number(2), .number(4)])
  }

  /// The place of a value says which axis it is on.
  @Test func aMissingValueKeepsItsPlace() throws {
    let columns = AdditionalColumns([
      series([
        AdditionalValues(.named("Weight"), values: [.nan, 2]),
        AdditionalValues(.named("Length"), values: [3, 4]),
      ])
    ])
    let values = columns.values(of: 0, inSeries: 0)
    guard case .number(let missing)? = values.first else {
      Issue.record("\(values)")
      return
    }
    #expect(missing.isNaN && values.dropFirst() == [.number(3)])
  }

  @Test func valuesWithoutAnAxisHaveNone() {
    let columns = AdditionalColumns([series([AdditionalValues(.named(""), values: [1, 2])])])
    #expect(columns.axes.isEmpty && columns.values(of: 0, inSeries: 0) == [.number(1)])
  }

  @Test func severalValuesOfAPointAreNone() {
    let outliers = AdditionalValues(.outlier, values: [9, 10, 11], points: [0, 0, 1])
    #expect(AdditionalColumns([series([outliers])]).axes.isEmpty)
  }
}
