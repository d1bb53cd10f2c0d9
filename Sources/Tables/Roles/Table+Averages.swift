import Glibc

/// Rows that have the means of others.
extension Table {
  private static let words: Set<String> = [
    "average", "averages", "avg", "avg.", "mean", "overall average", "class average",
    "group average", "team average", "overall mean", "grand mean", "durchschnitt", "mittelwert",
    "klassendurchschnitt", "gesamtdurchschnitt", "moyenne", "moyennes", "moyenne générale",
    "moyenne de la classe", "promedio", "promedio general", "media", "media general", "média",
    "média geral", "média da turma", "średnia", "średnia klasy", "平均", "平均値", "平均点",
    "クラス平均", "全体平均", "平均值", "平均数", "平均分", "均值", "班级平均", "全班平均",
  ]
  /// Words that are as well names of other things, as newspapers are media.
  private static let wordsOfOthers: Set<String> = ["media"]
  /// A row whose numbers all lie among the others is an average of them with weights in so many columns.
  private static let fewestColumns = 3

  /// True of a name of such a row.
  static func isAverage(_ name: String) -> Bool { words.contains(plain(name)) }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != ":" } }

  /// True where a row has the means of some others in every column of numbers that are not all the same, and in two at
  /// least.
  func averagesAll(_ row: Int, _ others: [Int]) -> Bool {
    let (means, inner, outer) = compared(row, with: others)
    return means > 1 && inner + outer == 0
  }

  /// True where a row has the means of some others in every column of numbers that are not all the same.
  func averages(_ row: Int, _ others: [Int]) -> Bool {
    let (means, inner, outer) = compared(row, with: others)
    return means > 0 && inner + outer == 0
  }

  /// True where a row has the means of some others: to its last digit, or with weights that are not told.
  func averages(_ row: Int, _ others: [Int], named name: String) -> Bool {
    let (means, inner, outer) = compared(row, with: others)
    if means > 0, means >= inner + outer { return true }
    return outer == 0 && means + inner >= Self.fewestColumns
      && !Self.wordsOfOthers.contains(Self.plain(name))
  }

  /// The number of columns in which a row has the mean of some others, another number among them, and one beyond them.
  private func compared(
    _ row: Int, with others: [Int]
  ) -> (means: Int, inner: Int, outer: Int) {
    var (means, inner, outer) = (0, 0, 0)
    for column in columns {
      guard case .numbers(let numbers) = column.values, numbers.values[row].isFinite else {
        continue
      }
      let value = numbers.values[row]
      let parts = others.map { numbers.values[$0] }.filter(\.isFinite)
      // Of numbers that are all the same each is their mean.
      guard let low = parts.min(), let high = parts.max(), low < high else { continue }
      let mean = parts.reduce(0, +) / Double(parts.count)
      if abs(mean - value) <= numbers.lastDigit(of: value) / 2 + abs(mean) * 1e-9 {
        means += 1
      } else if low <= value, value <= high {
        inner += 1
      } else {
        outer += 1
      }
    }
    return (means, inner, outer)
  }
}

extension NumberColumn {
  /// The size of the last digit that a value needs.
  fileprivate func lastDigit(of value: Double) -> Double {
    let sizes = (0...max(fractionDigits, 0)).lazy.map { pow(10, -Double($0)) }
    return sizes.first { abs((value / $0).rounded() * $0 - value) < $0 * 1e-6 }
      ?? pow(10, -Double(fractionDigits))
  }
}
