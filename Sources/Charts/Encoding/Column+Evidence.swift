import Tables

extension Column {
  /// True of numbers in many rows that go down nearly as often as up.
  var goesBack: Bool {
    guard case .numbers(let numbers) = values else { return false }
    let present = numbers.values.filter(\.isFinite)
    return present.count > 20
      && zip(present, present.dropFirst()).count { $0 > $1 } * 4 > present.count
  }

  /// True of a column with a value in at least half of the rows.
  var isMostlyThere: Bool {
    let codes = Grouping(values).codes
    return codes.count { $0 >= 0 } * 2 >= codes.count
  }

  var texts: [String] {
    if case .text(let text) = values { text.dictionary } else { [] }
  }

  /// True of whole numbers that are called a number of something.
  var isFrequency: Bool {
    guard case .numbers(let numbers) = values, numbers.fractionDigits == 0 else { return false }
    let names: Set<String> = [
      "freq", "frequency", "count", "counts", "n", "anzahl", "häufigkeit", "nombre", "effectif",
      "número", "recuento", "contagem", "liczba", "度数", "件数", "数量", "频数",
    ]
    return names.contains(name.lowercased())
      && numbers.values.allSatisfy { !$0.isFinite || $0 >= 0 }
  }

  /// True of numbers that go up in steps of one size: days 0 to 9, but not subjects 308, 309, 330.
  var hasEvenSteps: Bool {
    guard case .numbers(let numbers) = values else { return false }
    let different = Set(numbers.values.lazy.filter(\.isFinite)).sorted()
    let steps = Set(zip(different, different.dropFirst()).map { $1 - $0 })
    return different.count > 2 && steps.count == 1
  }
}

extension [Double] {
  /// True of values whose order tells nothing: neighbors are no more alike than any two.
  ///
  /// The test is that of the first serial correlation against two of its standard errors, 1/√n
  /// (Bartlett 1946).
  var isShuffled: Bool {
    let present = filter(\.isFinite)
    guard present.count > 2, let mean = Optional(Aggregate.mean(present)) else { return false }
    let away = present.map { $0 - mean }
    let variance = away.reduce(0) { $0 + $1 * $1 }
    guard variance > 0, variance.isFinite else { return false }
    let product = zip(away, away.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    return abs(product / variance) < 2 / Double(present.count).squareRoot()
  }
}
