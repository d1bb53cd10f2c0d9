/// Places on earth as GeoJSON has them.
extension JSONRecords {
  /// The names of the numbers of a position (RFC 7946, section 3.1.1), where the geometry of every feature is a point.
  ///
  /// - Parameters:
  ///   - name: The name of the column.
  ///   - count: The number of its parts.
  /// - Returns: `nil` of anything else.
  static func positionNames(_ name: String, count: Int) -> [String]? {
    let names = ["longitude", "latitude", "altitude"]
    guard name == "geometry.coordinates" || name.hasSuffix(".geometry.coordinates"),
      (2...names.count).contains(count)
    else { return nil }
    return Array(names.prefix(count))
  }
}
