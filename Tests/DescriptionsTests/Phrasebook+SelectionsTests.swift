import Charts
import Glibc
import Testing

@testable import Descriptions

@Suite struct SelectionsTests {
  /// Both means and their difference are said with the digits that a mean has, and add up as they are said.
  @Test func theFiguresAddUp() throws {
    let language = try #require(Languages.language("en"))
    for number in 0..<500 {
      let values = [7919, 104_729].map { Double((number + 1) * $0 % 2_000_003) / 10_000 - 100 }
      let outlines = values.map { value in
        SelectionOutline(
          conditions: [], rows: 10,
          means: [.init(column: "v", value: Quantity(value, fractionDigits: 1))])
      }
      let said = language.text(.selections(outlines[0], outlines[1]))
      let numbers = said.replacing(",", with: " ").split(separator: " ")
        .compactMap { Double($0.hasSuffix(".") ? $0.dropLast() : $0[...]) }
      guard said.contains(" above ") || said.contains(" below ") else { continue }
      let (now, distance, before) = (numbers[0], numbers[1], numbers[2])
      let sign = said.contains(" above ") ? 1.0 : -1
      #expect(abs(now - before - sign * distance) < 1e-6, "\(said)")
      for number in [now, distance, before] {
        #expect(abs(number * 10 - (number * 10).rounded()) < 1e-6, "\(said)")
      }
    }
  }

  /// Two means that would be one have one digit more, as one is told to be above the other.
  @Test func nearlyTheSameMeansAreToldApart() throws {
    let language = try #require(Languages.language("en"))
    let outlines = [54.61, 54.64].map { value in
      SelectionOutline(
        conditions: [], rows: 10,
        means: [.init(column: "v", value: Quantity(value, fractionDigits: 1))])
    }
    let said = language.text(.selections(outlines[0], outlines[1]))
    #expect(said.hasPrefix("Mean of v: 54.64, 0.03 above 54.61. "), "\(said)")
  }
}
