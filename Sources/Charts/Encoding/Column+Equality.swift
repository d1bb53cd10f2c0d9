import Tables

extension [Column] {
  /// The columns of numbers that say the same as others before them in every row, by those.
  var equalColumns: [[Column]] {
    var found: [[Column]] = []
    // Only columns of one hash are held beside each other.
    var hashed: [Int: [Int]] = [:]
    for column in self where column.isNumeric && !column.isConstant {
      let hash = column.hashOfNumbers
      if let index = hashed[hash]?.first(where: { found[$0][0].isEqual(to: column) }) {
        found[index].append(column)
      } else {
        hashed[hash, default: []].append(found.count)
        found.append([column])
      }
    }
    return found.filter { $0.count > 1 }
  }

  /// The columns without those that say the same as one before them; of very many some are the same by chance.
  var withoutEqual: [Column] {
    guard count <= Guess.mostHeldForEqual else { return self }
    let twins = Set(equalColumns.flatMap { $0.dropFirst().map(\.name) })
    return twins.isEmpty ? self : filter { !twins.contains($0.name) }
  }
}

extension Column {
  /// The share of the rows in which a copy has the numbers of another column at least.
  private static let leastCopied = 0.9

  /// True of numbers that are those of another column in nearly all rows, and of more than a few levels: what somebody
  /// mended in one row is no second measure.
  func isNearCopy(of other: Column) -> Bool {
    guard name != other.name, case .numbers(let own) = values,
      case .numbers(let others) = other.values, own.values.count == others.values.count
    else { return false }
    var (rows, unlike) = (0, 0)
    // More rows than these that differ are too many, however many there are.
    let most = (1 - Self.leastCopied) * Double(own.values.count)
    var told: Set<Double> = []
    for (one, other) in zip(own.values, others.values) where one.isFinite && other.isFinite {
      rows += 1
      if one != other {
        unlike += 1
        if Double(unlike) > most { return false }
      } else if told.count < Guess.fewestPlaces {
        told.insert(one)
      }
    }
    return told.count >= Guess.fewestPlaces
      && Double(rows - unlike) >= Self.leastCopied * Double(rows)
  }
}

extension [Column] {
  /// The columns without those that have the numbers of another some rows later: as their names say, "price_1", "r3_1",
  /// "lag_price" and "Lag2" of whatever it is, or whatever they are called where no chance makes two so alike; very many
  /// are not compared.
  var withoutLags: [Column] {
    guard count <= Guess.mostHeldForPairs else { return self }
    let lags = filter { column in
      contains { other in
        let isNamedAfter =
          other.name.count < column.name.count && other.name.contains(where: \.isLetter)
          && column.name.contains(other.name)
        return isNamedAfter || column.isCalledLag
          ? column.isLag(of: other) : column.isPlainLag(of: other)
      }
    }.map(\.name)
    return lags.isEmpty ? self : filter { !lags.contains($0.name) }
  }
}

extension Column {
  /// More rows later than these nothing is a lag.
  private static let mostLag = 24

  /// True of "Lag1", "lag_2" and "prev".
  fileprivate var isCalledLag: Bool {
    ["lag", "lagged", "prev", "previous"].contains(name.filter(\.isLetter).lowercased())
  }

  /// Of more rows only what its name calls a lag is held against them all.
  private static let mostRowsWithoutName = 100_000
  /// Fewer different numbers come again in their order by chance.
  private static let fewestUnlike = 20

  /// True of numbers that stood in another column one row before or two, whatever both are called: many different ones, which
  /// do not go on in even steps.
  fileprivate func isPlainLag(of other: Column) -> Bool {
    guard name != other.name, case .numbers(let own) = values,
      own.values.count <= Self.mostRowsWithoutName, isLag(of: other, atMost: 2)
    else { return false }
    let present = own.values.filter(\.isFinite)
    let steps = zip(present, present.dropFirst()).map { $1 - $0 }
    return Set(present).count >= Self.fewestUnlike && Set(steps).count > 1
  }

  /// True of numbers that stood in another column some rows before, wherever there are any.
  fileprivate func isLag(of other: Column, atMost mostLag: Int = mostLag) -> Bool {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values,
      own.values.count == others.values.count
    else { return false }
    return (1..<Swift.min(mostLag, own.values.count) + 1).contains { lag in
      var rows = 0
      for row in lag..<Swift.max(own.values.count, lag) where own.values[row].isFinite {
        // A short floating-point number that a program wrote is the same.
        let (one, other) = (own.values[row], others.values[row - lag])
        guard one == other || abs(one - other) <= 1e-6 * abs(other) else { return false }
        rows += 1
      }
      return rows >= Guess.fewestPlaces
    }
  }

  /// More numbers than these are not all hashed.
  private static let mostHashed = 10_000

  /// The same of two columns that are equal.
  fileprivate var hashOfNumbers: Int {
    guard case .numbers(let numbers) = values else { return 0 }
    var hasher = Hasher()
    hasher.combine(numbers.values.count)
    // Some of very many tell apart what is not the same.
    let step = Swift.max(numbers.values.count / Self.mostHashed, 1)
    for row in stride(from: 0, to: numbers.values.count, by: step) {
      let value = numbers.values[row]
      if !value.isNaN { hasher.combine(value) }
    }
    return hasher.finalize()
  }

  /// True of two columns that have the same numbers, and lack the same.
  fileprivate func isEqual(to other: Column) -> Bool {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values,
      own.unit == others.unit, own.kind == others.kind, own.values.count == others.values.count
    else { return false }
    // Two columns without a value say nothing.
    return own.values.contains(where: \.isFinite)
      && zip(own.values, others.values).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }
}

extension Guess {
  /// Of more columns none is left out for being the same as another.
  static let mostHeldForEqual = 40
  /// The most columns of which each is held beside each other.
  static let mostHeldForPairs = 200
}
