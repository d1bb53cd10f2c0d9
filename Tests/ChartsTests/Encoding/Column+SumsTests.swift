import Testing

@testable import Charts
@testable import Tables

/// Measures that others are made of.
@Suite struct ColumnSumsTests {
  private func column(_ name: String, _ values: [Double], digits: Int = 0) -> Column {
    Column(name: name, values: .numbers(NumberColumn(values: values, fractionDigits: digits)))
  }

  @Test func sumsDifferencesAndProductsAreMade() {
    let rows = (0..<20).map(Double.init)
    let a = column("a", rows.map { $0 * 7.0.truncatingRemainder(dividingBy: 5) + 3 })
    let b = column("b", rows.map { ($0 * 13).truncatingRemainder(dividingBy: 11) + 1 })
    func made(_ test: (Double, Double) -> Double) -> Column {
      guard case .numbers(let one) = a.values, case .numbers(let two) = b.values else { return a }
      return column("y", zip(one.values, two.values).map(test))
    }
    #expect([a, b, made(+)].making(made(+)) == ["a", "b"])
    #expect([a, b, made(-)].making(made(-)) == ["a", "b"])
    #expect([a, b, made(*)].making(made { $0 * $1 * 100 }) == [])
    #expect([a, b].making(made { $0 * $0 + $1 }) == [])
  }

  /// So is the sum of three broods.
  @Test func sumsOfSeveralAreMade() {
    let parts = (2...4).map { factor in
      column("b\(factor)", (0..<30).map { Double(($0 * factor * 7 + factor) % 13) })
    }
    let sums = (0..<30).map { row in
      parts.reduce(0) { sum, part in
        guard case .numbers(let numbers) = part.values else { return sum }
        return sum + numbers.values[row]
      }
    }
    #expect(parts.making(column("total", sums)) == ["b2", "b3", "b4"])
    var other = sums
    other[4] += 3
    #expect(parts.making(column("total", other)) == [])
  }

  /// A part of a whole and the whole show nothing but that.
  @Test func aCloudIsOfNoPartOfIt() throws {
    let text = tableText("exper,jc,univ,totcoll", 200) { row in
      let (jc, univ) = (row * 7 % 13, row * 11 % 17)
      return "\((jc + univ) * 3 + row * 31 % 23).5,\(jc).5,\(univ).25,\(Double(jc + univ) + 0.75)"
    }
    let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    #expect(decks[0].type == .scatter && decks[0].x != "jc" && decks[0].x != "univ")
  }
}
