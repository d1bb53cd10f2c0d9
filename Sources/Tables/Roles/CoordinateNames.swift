/// The names of columns that say where something is in a plane.
package enum CoordinateNames {
  /// The words for across, each beside the one for up.
  private static let pairs = [
    ("x coord", "y coord"), ("xcoord", "ycoord"), ("coord x", "coord y"),
    ("coordinate x", "coordinate y"), ("x coordinate", "y coordinate"), ("easting", "northing"),
    ("eastings", "northings"), ("position long", "position lat"), ("pos x", "pos y"),
    ("rechtswert", "hochwert"), ("geometry x", "geometry y"), ("location x", "location y"),
    ("centroid x", "centroid y"), ("shape x", "shape y"),
  ]

  /// The first two of some names that belong together, the one for across first; `nil` where none do.
  package static func pair(among names: [String]) -> (x: String, y: String)? {
    func column(_ words: String) -> String? {
      names.first {
        $0.lowercased().split { !$0.isLetter }.joined(separator: " ") == words
      }
    }
    for (x, y) in pairs {
      if let across = column(x), let up = column(y) { return (across, up) }
    }
    return nil
  }
}
