import Testing

@testable import Tables

struct CoordinateNamesTests {
  @Test(arguments: [
    ["zv3", "geometry.x", "geometry.y"], ["position_lat", "position_long"],
    ["Northing", "Easting"],
    ["x_coord", "y_coord"],
  ])
  func placesInAPlaneHaveAPair(names: [String]) throws {
    let pair = try #require(CoordinateNames.pair(among: names))
    #expect(names.contains(pair.x) && names.contains(pair.y) && pair.x != pair.y)
    #expect(["geometry.x", "position_long", "Easting", "x_coord"].contains(pair.x))
  }

  @Test func otherNamesHaveNone() {
    #expect(CoordinateNames.pair(among: ["x", "y"]) == nil)
    #expect(CoordinateNames.pair(among: ["geometry.x", "location.y"]) == nil)
  }
}
