/// Scales on which differences say something and shares do not: 20 °C are not twice as warm as 10 °C.
///
/// S. S. Stevens, "On the Theory of Scales of Measurement", Science 103 (1946).
enum IntervalScale {
  private static let units: Set<String> = [
    "°c", "°f", "℃", "℉", "deg c", "deg f", "degc", "degf", "celsius", "fahrenheit", "ph",
  ]

  /// The words in names of temperatures, coordinates and acidity, in the languages of the program.
  private static let words: Set<String> = [
    "temp", "temps", "tmp", "tmax", "tmin", "tavg", "temperature", "temperatur", "température",
    "temperatura", "celsius", "fahrenheit", "dewpoint", "lat", "latitude", "lon", "lng",
    "longitude", "breite", "länge", "latitud", "longitud", "ph",
  ]
  private static let signs = ["気温", "气温", "温度", "水温", "緯度", "経度", "纬度", "经度"]

  /// The ends of names and of words in them: "Außentemperatur", "Outside °C"; a rate per degree has a zero of its own.
  private static let (ends, degrees) = (["temperatur", "temperature"], ["°C", "°F", "℃", "℉"])

  /// True of the unit of such a scale.
  static func isUnit(_ unit: String?) -> Bool {
    unit.map { units.contains($0.lowercased()) } ?? false
  }

  /// True of the name of what is measured on such a scale: "temp_max", "Mean temperature".
  static func isName(_ name: String) -> Bool {
    let parts = name.lowercased().split { !$0.isLetter }.map(String.init)
    return parts.contains(where: words.contains) || signs.contains(where: name.contains)
      || parts.contains { part in ends.contains(where: part.hasSuffix) }
      || degrees.contains { name.hasSuffix($0) && !name.hasSuffix("/" + $0) }
  }
}
