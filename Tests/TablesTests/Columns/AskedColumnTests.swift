import Testing

@testable import Tables

@Suite struct AskedColumnTests {
  private static let text = "city name,revenue (€),Cost,share [%]\nRome,5,2,3\nOslo,7,3,4\n"

  @Test(arguments: [
    ("revenue", "revenue"), ("revenue (€)", "revenue"), ("Revenue (€)", "revenue"),
    ("revenue(€)", "revenue"), (" revenue (€) ", "revenue"), ("share [%]", "share"),
    ("share (%)", "share"), ("cost", "Cost"), ("CITY NAME", "city name"),
  ])
  func isFoundByItsHeader(asked: String, name: String) throws {
    #expect(try table(Self.text).column(asked: asked)?.name == name)
  }

  @Test(arguments: ["revenue ($)", "cost (€)", "city", "", "()"])
  func isNoOtherThanWhatIsAsked(asked: String) throws {
    #expect(try table(Self.text).column(asked: asked) == nil)
  }
}
