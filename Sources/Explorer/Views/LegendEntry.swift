import Charts
import Descriptions
import Screen

/// A slice or a ring in a legend.
struct LegendEntry {
  /// Its sign, if it has one, and its name.
  let name: String
  /// Its name without the sign.
  let bareName: String
  /// The share of the whole that it is, with a blank before it; empty where that is not told.
  let share: String
  /// The name of the entry where its whole one does not fit.
  var shortName: String?
  let role: Role

  var text: String { name + share }

  /// The entry in so many columns: the share is whole or left out, and a name has letters enough.
  func fitting(_ room: Int, ellipsis: String) -> String {
    if text.columns <= room { return text }
    let name = shortName ?? name
    let least = 6
    let share = room - share.columns >= least + ellipsis.columns ? share : ""
    if (name + share).columns <= room { return name + share }
    return name.prefix(columns: max(room - share.columns - ellipsis.columns, 0)) + ellipsis + share
  }
}

extension Chart {
  /// The rings around a middle with the names of their series, the outermost first, where there are
  /// several.
  func ringNames(in language: any Language) -> [String] {
    ringNames(in: language, isShort: false)
  }

  /// The same with the number of each ring only.
  func shortRingNames(in language: any Language) -> [String] {
    ringNames(in: language, isShort: true)
  }

  private func ringNames(in language: any Language, isShort: Bool) -> [String] {
    guard isRound, series.count > 1 else { return [] }
    return series.enumerated().map { index, series in
      language.text(.ring(series.name, number: index + 1, of: isShort ? nil : self.series.count))
    }
  }

  /// The values of each of so many steps of a ramp in words, the lowest first, where these are values.
  func rampNames(_ count: Int, in language: any Language) -> [String]? {
    steps(count)?.map { values in
      var (low, high) = (quantity(values.lowerBound), quantity(values.upperBound))
      // Parts of a short range need a digit more than its values to be told apart.
      let step = (0..<low.fractionDigits).reduce(1.0) { step, _ in step / 10 }
      if high.value - low.value < 2 * step {
        low.fractionDigits += 1
        high.fractionDigits += 1
      }
      low.dropUnit()
      return language.format.place(.range(low, high))
    }
  }
}
