import Charts
import Glibc
import Testing

@testable import Descriptions

@Suite struct SelectionsTests {
  /// Both means and their difference are said with the same digits, and add up as they are said.
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
      // It is the exact difference that is rounded.
      let digits = said.split(separator: " ").first { $0.contains(".") && Double($0) == distance }
      let unit = pow(10, -Double(digits?.split(separator: ".").last?.count ?? 0))
      #expect(abs(values[1] - values[0] - sign * distance) <= 0.5 * unit + 1e-9, "\(said)")
    }
  }
}
