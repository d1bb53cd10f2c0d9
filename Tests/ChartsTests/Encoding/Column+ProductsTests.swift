import Testing

@testable import Charts
@testable import Tables

@Suite struct ColumnProductsTests {
  private let text = tableText("age,pay,age_pay,rest", 40) { row in
    let (age, pay) = (20 + row * 7 % 41, 100 + row * 37 % 83)
    return "\(age).5,\(pay).25,\((Double(age) + 0.5) * (Double(pay) + 0.25)),\(row * 29 % 31).5"
  }

  /// The product of two others goes with each of them, which is no news.
  @Test func productsAreLeftOut() throws {
    let columns = try readTable(text).columns
    #expect(columns.withoutProducts.map(\.name) == ["age", "pay", "rest"])
  }

  @Test func whatDiffersInARowIsNoProduct() throws {
    let table = try readTable(text + "21.5,100.25,7,3.5\n")
    #expect(table.columns.withoutProducts.count == 4)
  }

  /// Nothing is the product of ones and zeros.
  @Test func flagsHaveNoProducts() throws {
    let flags = tableText("a,b,c", 40) { "\($0 % 2),\($0 / 2 % 2),\($0 % 2 * ($0 / 2 % 2))" }
    #expect(try readTable(flags).columns.withoutProducts.count == 3)
  }
}
