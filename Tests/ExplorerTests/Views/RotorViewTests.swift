import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct RotorViewTests {
  private func row(_ keys: String, columns: Int, language: String = "en") throws -> String {
    var settings = Settings()
    settings.languageTag = language
    var model = Fixtures.model(Fixtures.price, columns: columns, rows: 24, settings: settings)
    _ = try model.press(keys)
    return view(model, model.size).lines[1]
  }

  @Test func allModesStandBesideThePlace() throws {
    #expect(
      try row("4<Right>", columns: 80)
        == " Audio graph   Chart details   Describe series  [Values]  Data table      1 of 5")
  }

  /// The active one has those next to it where there is room for some, and the place stays.
  @Test func theNeighborsOfTheActiveModeStayWithIt() throws {
    let values = try row("4<Right>", columns: 40)
    // Signs tell that there are more.
    #expect(values.hasPrefix("‹[Values]  Data table    ") && values.hasSuffix("  1 of 5"))
    let details = try row("2", columns: 60)
    #expect(details.hasPrefix("‹[Chart details]  Describe series   Values›   "))
    #expect(details.hasSuffix(" 2 of \(Fixtures.price.digest.count)"))
    #expect(try row("5", columns: 30) == "‹Values  [Data table]")
    #expect(try row("3", columns: 18) == "‹[Describe series]")
  }

  @Test func longNamesLeaveThePlaceItsRoom() throws {
    let row = try row("4<Right>", columns: 80, language: "fr")
    #expect(row.contains("[Valeurs]  Tableau de données "))
    #expect(row.hasSuffix(" 1 sur 5"))
  }
}
