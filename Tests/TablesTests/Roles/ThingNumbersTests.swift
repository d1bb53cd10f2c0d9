import Testing

@testable import Tables

/// Numbers that name things are no measures.
@Suite struct ThingNumbersTests {
  private func roles(_ header: String, _ count: Int, _ row: (Int) -> String) throws -> [ColumnRole]
  {
    let text = header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
    return try table(text).typed().roles.map(\.role)
  }

  @Test(arguments: ["site", "Pump", "Study", "station", "étude", "店舗"])
  func placesAndStudies(name: String) throws {
    let few = try roles("\(name),x,y", 9) { "\($0 + 1),\($0 * 7 % 5).5,\($0 * 3 % 8).25" }
    #expect(few == [.key, .measure, .measure])
    let many = try roles("\(name),x,y", 60) { row in
      "\(row + row / 20 + 1),\(row * 37 % 101).5,\(row * 53 % 97).25"
    }
    #expect(many[0] == .key)
  }

  /// Under other names, or alone, whole numbers are still measured.
  @Test func otherNumbers() throws {
    #expect(try roles("dose,x", 9) { "\($0 + 1),\($0 * 7 % 5).5" }[0] == .measure)
    #expect(try roles("store,x", 9) { "\($0 * $0 * 40 + 1),\($0 * 7 % 5).5" }[0] == .measure)
  }

  /// R names the rows of each thing by its number and their own.
  @Test func rowNamesOfNumberedThings() throws {
    let rows = try roles("\"\",x,y", 40) { row in
      "\"\(row / 4 + 1).\(row % 4 + 1)\",\(row * 37 % 101).5,\(row * 53 % 97).25"
    }
    #expect(rows[0] == .rowNumber && rows[1] == .measure)
    let measured = try roles("\"\",x,y", 40) { row in
      "\(row * 7 % 11).\(row % 9 + 1),\(row * 37 % 101).5,\(row * 53 % 97).25"
    }
    #expect(measured[0] == .measure)
  }

  /// The way that something moved is no place on earth.
  @Test func movementsAreNoPlaces() throws {
    for (long, lat) in [
      ("delta_long", "delta_lat"), ("lon_error", "lat_error"), ("d_lon", "d_lat"),
    ] {
      #expect(!RoleName.isLatitude(lat) && !RoleName.isLongitude(long))
      let roles = try roles("\(lat),\(long)", 12) { "\($0 * 7 % 11).5,\($0 * 5 % 13).25" }
      #expect(!roles.contains(.latitude) && !roles.contains(.longitude))
    }
    #expect(RoleName.isLatitude("centroid_lat") && RoleName.isLongitude("startLon"))
  }
}
