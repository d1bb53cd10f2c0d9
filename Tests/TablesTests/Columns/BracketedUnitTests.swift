import Testing

@testable import Tables

/// Units, and remarks, in brackets behind a name.
@Suite struct BracketedUnitTests {
  @Test(arguments: [
    "EUR", "kg", "m2", "m³", "km/h", "µg/m³", "1000s", "‘000", "1/min", "per 1000", "%", "€", "°C",
    "Deg C", "million USD", "thousand tonnes", "sq km", "percentage", "kilometers", "円", "CO2",
    "US$ billions", "kg/ha", "Tsd. Tonnen",
  ])
  func units(text: String) { #expect(BracketedUnit.isUnit(text)) }

  @Test(arguments: [
    "Nov 2013", "2013", "2013-11-01", "self reported", "as of May", "May", "preliminary values",
    "Q3", "1996 = 100", "excluding overseas territories", "T1", "PM2.5",
  ])
  func remarks(text: String) { #expect(!BracketedUnit.isUnit(text)) }

  @Test(arguments: [
    ("weight_kg", "kg"), ("temperature_C", "C"), ("humidity_%", "%"), ("rain mm", "mm"),
    ("group_a", nil), ("score_c", nil), ("delay_min", nil), ("kg", nil), ("dengue_cases", nil),
    ("sick_days", nil),
  ])
  func unitsAtTheEndOfNames(name: String, unit: String?) {
    #expect(BracketedUnit.atEnd(of: name) == unit)
  }

  /// A "min" may be the least of something; beside hours it is a minute.
  @Test func timesAtEnds() {
    #expect(
      BracketedUnit.times(atEndsOf: ["wait_min", "work_h", "cost", "rest hrs"])
        == ["min", "h", nil, "h"])
    #expect(BracketedUnit.times(atEndsOf: ["temp_min", "temp_max"]) == [nil, nil])
    #expect(BracketedUnit.times(atEndsOf: ["min", "h"]) == [nil, nil])
  }

  @Test func aRemarkStaysInTheName() throws {
    let table = try table("browser,\"share (Nov 2013)\"\nA,18.5\nB,17.3\n")
    #expect(table.names == ["browser", "share (Nov 2013)"])
    #expect(try table.numbers(1).unit == nil)
  }

  /// The text that a tracker writes in brackets is the name of a field.
  @Test func theNameOfAFieldIsNoUnit() throws {
    let table = try table("Key,Custom field (Story Points),Effort (points)\nA-1,3,1\nA-2,5,2\n")
    #expect(table.names == ["Key", "Custom field (Story Points)", "Effort"])
    #expect(try table.numbers(1).unit == nil)
  }
}
