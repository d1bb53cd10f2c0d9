extension RoleName {
  /// True of the names of what falls and is added up: "precip", "rain_mm", "snowfall".
  package static func isPrecipitation(_ name: String) -> Bool {
    let words: Set = [
      "precip", "precipitation", "prcp", "rain", "rainfall", "snowfall", "niederschlag", "regen",
      "précipitations", "pluie", "precipitación", "lluvia", "precipitação", "chuva", "opady",
      "opad", "降水量", "雨量", "降雨量",
    ]
    return parts(of: separated(name)).contains(where: words.contains)
  }
}
