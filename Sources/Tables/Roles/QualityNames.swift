/// The names of columns that say how far off the values of another column may be, of how many observations they are, or how
/// good they are.
package enum QualityNames {
  private static let uncertainties: Set<String> = [
    "moe", "margin of error", "err", "error", "se", "sd", "std", "stderr", "std err", "std error",
    "standard error", "std dev", "stddev", "stdev", "standard deviation", "sem", "ci", "uncert",
    "uncertainty", "standardfehler", "standardabweichung", "messfehler", "erreur type",
    "écart type", "error estándar", "desviación estándar", "erro padrão", "desvio padrão",
    "błąd standardowy", "odchylenie standardowe", "標準誤差", "標準偏差", "标准误", "标准差",
  ]
  /// The names of how many observations each value is of.
  private static let observations: Set<String> = [
    "nobs", "n obs", "num obs", "numobs", "obs count", "no of observations",
    "number of observations", "beobachtungen", "anzahl beobachtungen",
    "nombre d observations", "número de observaciones", "número de observações",
    "liczba obserwacji", "観測数", "观测数",
  ]
  private static let marks: Set<String> = ["flag", "flags", "source", "qc", "quality"]

  /// Those of some names that are of such columns.
  ///
  /// "GHI source" is one beside "GHI"; a source of energy is a kind. What is called an error alone may be counted
  /// over time.
  ///
  /// - Parameters:
  ///   - names: The names of all columns.
  ///   - hasTimes: True where a column has times.
  /// - Returns: Their names.
  package static func among(_ names: [String], hasTimes: Bool) -> Set<String> {
    let words = names.map(words)
    return Set(
      zip(names, words).filter { _, own in
        guard let last = own.last else { return false }
        if uncertainties.contains(own.joined(separator: " ")) { return !hasTimes }
        if observations.contains(own.joined(separator: " ")) { return !hasTimes }
        let stem = Array(own.dropLast())
        guard !stem.isEmpty else { return false }
        if uncertainties.contains(last) { return true }
        return marks.contains(last)
          && words.contains { $0 != own && $0.starts(with: stem) && !marks.contains($0.last ?? "") }
      }.map(\.0))
  }

  /// The words of a name in small letters, without a unit in brackets.
  private static func words(_ name: String) -> [String] {
    name.prefix { !"([".contains($0) }.lowercased().split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
  }
}
