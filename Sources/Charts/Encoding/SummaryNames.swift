/// The names of the numbers that sum up many values, in the languages of the program.
enum SummaryNames {
  private static let means: Set<String> = [
    "mean", "avg", "average", "mittel", "mittelwert", "durchschnitt", "moyenne", "media", "média",
    "promedio", "średnia", "平均", "平均値", "平均值",
  ]
  private static let deviations: Set<String> = [
    "sd", "std", "stdev", "stddev", "std dev", "standard deviation", "standardabweichung",
    "écart type", "desviación estándar", "desvio padrão", "odchylenie standardowe", "標準偏差", "标准差",
  ]
  /// The words for the others, and for the parts of the time that a program takes.
  private static let others: Set<String> = [
    "n", "count", "runs", "iterations", "samples", "reps", "times", "median", "mode", "variance",
    "var", "range", "iqr", "cv", "min", "max", "minimum", "maximum", "user", "system", "anzahl",
    "nombre", "número", "liczba", "件数", "回数", "次数", "数量",
  ]

  /// True of a mean, also of something: "mean", "temp_mean".
  static func isMean(_ name: String) -> Bool { words(name).contains(where: means.contains) }

  /// True of the standard deviation of the values that a mean is of.
  static func isDeviation(_ name: String, of mean: String) -> Bool {
    let own = words(mean).filter { !means.contains($0) }
    let rest = words(name).filter { !own.contains($0) }
    return deviations.contains(rest.joined(separator: " "))
  }

  /// True of what is told beside a mean, and is nothing to compare it with.
  static func isSummary(_ name: String) -> Bool {
    let text = words(name).joined(separator: " ")
    return deviations.contains(text) || others.contains(text)
  }

  private static func words(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
