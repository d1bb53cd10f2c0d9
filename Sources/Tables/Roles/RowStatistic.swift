import Glibc

/// A figure that a row below others has of each column, as spreadsheets have it there beside sums and averages.
enum RowStatistic: CaseIterable {
  case least, most, number, median, deviation

  /// Reads a name; `nil` of any other.
  init?(called name: String) {
    let plain = name.lowercased().filter { !":.".contains($0) }
    guard let known = Self.allCases.first(where: { $0.names.contains(plain) }) else { return nil }
    self = known
  }

  private var names: Set<String> {
    switch self {
    case .least:
      ["min", "minimum", "lowest", "minimal", "mínimo", "minimo", "mín", "最小", "最小値", "最小值"]
    case .most:
      ["max", "maximum", "highest", "maximal", "máximo", "maximo", "máx", "最大", "最大値", "最大值"]
    case .number: ["count", "n", "anzahl", "nombre", "número", "liczba", "件数", "個数", "计数", "个数"]
    case .median: ["median", "médiane", "mediana", "中央値", "中位数"]
    case .deviation:
      [
        "std", "std dev", "stdev", "sd", "standard deviation", "stddev", "standardabweichung",
        "stdabw", "écart-type", "écart type", "desviación estándar", "desvio padrão",
        "odchylenie standardowe", "標準偏差", "标准差",
      ]
    }
  }

  /// The numbers that the statistic of some values may be: a deviation is of a sample or of all there are; none of none.
  func values(of values: [Double]) -> [Double] {
    guard let least = values.min(), let most = values.max() else { return [] }
    switch self {
    case .least: return [least]
    case .most: return [most]
    case .number: return [Double(values.count)]
    case .median:
      let sorted = values.sorted()
      return [(sorted[(values.count - 1) / 2] + sorted[values.count / 2]) / 2]
    case .deviation:
      let mean = values.reduce(0) { $0 + $1 / Double(values.count) }
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return [values.count - 1, values.count].filter { $0 > 0 }.map {
        (squares / Double($0)).squareRoot()
      }
    }
  }
}

extension Table {
  /// True where a row has the statistic that it is called by of some others, in every column that it has a number in.
  func hasStatistic(called name: String, in row: Int, of others: [Int]) -> Bool {
    guard let statistic = RowStatistic(called: name) else { return false }
    var isFound = false
    for column in columns {
      guard case .numbers(let numbers) = column.values, numbers.values[row].isFinite else {
        continue
      }
      let values = others.map { numbers.values[$0] }.filter(\.isFinite)
      let rounding = pow(10, -Double(numbers.fractionDigits)) / 2
      guard
        statistic.values(of: values).contains(where: {
          abs($0 - numbers.values[row]) <= rounding
        })
      else { return false }
      isFound = true
    }
    return isFound
  }
}
