import Tables

extension Column {
  /// True of numbers in many rows that go down nearly as often as up.
  var goesBack: Bool {
    guard case .numbers(let numbers) = values else { return false }
    var (present, falls) = (0, 0)
    var last = -Double.infinity
    for value in numbers.values where value.isFinite {
      present += 1
      if last > value { falls += 1 }
      last = value
    }
    return present > 20 && falls * 4 > present
  }

  /// True of times that every row has.
  var isWholly: Bool {
    guard case .dates(let dates) = values else { return false }
    return dates.values.allSatisfy(\.isFinite)
  }

  /// True of a column with a value in at least half of the rows.
  var isMostlyThere: Bool {
    switch values {
    case .numbers(let numbers): numbers.values.count(where: \.isFinite) * 2 >= numbers.values.count
    case .dates(let dates): dates.values.count(where: \.isFinite) * 2 >= dates.values.count
    case .text(let text): text.codes.count { $0 >= 0 } * 2 >= text.codes.count
    }
  }

  var texts: [String] {
    if case .text(let text) = values { text.dictionary } else { [] }
  }

  /// True of names that have an order of their own: months, levels.
  var hasNaturalOrder: Bool {
    CalendarNames.cycle(of: texts) != nil || LevelNames.ranks(of: texts) != nil
  }

  /// True of names of times that follow each other, in a form that is no date: "2019/20".
  var isOfPeriods: Bool { PeriodLabels.ranks(of: texts) != nil }

  /// The same, and of names that are numbered: quarters, lanes 1 to 8.
  var hasOrder: Bool {
    hasNaturalOrder || isOfPeriods || (texts.count > 1 && CategoryOrder.isNatural(texts))
  }

  /// True of whole numbers that are called a number of something.
  var isFrequency: Bool {
    guard case .numbers(let numbers) = values, numbers.fractionDigits == 0 else { return false }
    let names: Set<String> = [
      "freq", "frequency", "frecuencia", "fréquence", "frequência", "liczebność", "cantidad",
      "quantidade", "ilość", "人数", "count", "counts", "n", "anzahl", "häufigkeit", "nombre",
      "effectif",
      "número", "recuento", "contagem", "liczba", "度数", "件数", "数量", "频数",
      "cases", "controls", "ncases", "ncontrols",
    ]
    return names.contains(name.lowercased())
      && numbers.values.allSatisfy { !$0.isFinite || $0 >= 0 }
  }

  /// True of whole numbers, none below zero, that are called a number of things.
  var isCount: Bool {
    guard case .numbers(let numbers) = values, numbers.areWhole, numbers.unit == nil else {
      return false
    }
    return isFrequency
      || (CountNames.isCount(name) && numbers.values.allSatisfy { !($0 < 0) })
  }

  /// True of numbers that go up in steps of one size: days 0 to 9, but not subjects 308, 309, 330.
  var hasEvenSteps: Bool {
    guard case .numbers(let numbers) = values else { return false }
    let different = Set(numbers.values.lazy.filter(\.isFinite)).sorted()
    let steps = Set(zip(different, different.dropFirst()).map { $1 - $0 })
    return different.count > 2 && steps.count == 1
  }

  /// True of numbers that are each the same multiple of the one before, as doses of 6.25, 12.5 and 25 are.
  var hasEvenRatios: Bool {
    guard case .numbers(let numbers) = values else { return false }
    let different = Set(numbers.values.lazy.filter(\.isFinite)).sorted()
    guard different.count > 3, let first = different.first, first > 0 else { return false }
    let ratio = different[1] / first
    return zip(different, different.dropFirst()).allSatisfy { abs($1 / $0 - ratio) < 1e-6 * ratio }
  }

  /// True of numbers that are 0 or 1, and both.
  var isFlag: Bool {
    guard case .numbers(let numbers) = values, numbers.unit == nil else { return false }
    let present = numbers.values.lazy.filter(\.isFinite)
    return present.allSatisfy { $0 == 0 || $0 == 1 } && hasMore(than: 1, of: present)
  }

  /// True of numbers that are all zero.
  var isZero: Bool {
    guard case .numbers(let numbers) = values else { return false }
    return numbers.values.allSatisfy { !($0.isFinite && $0 != 0) }
  }

  /// True where there are more different numbers than so many.
  private func hasMore(than most: Int, of values: some Sequence<Double>) -> Bool {
    var known: Set<Double> = []
    for value in values where known.insert(value).inserted && known.count > most { return true }
    return false
  }

  /// True of a column with more different numbers than so many.
  func hasMoreNumbers(than most: Int) -> Bool {
    guard case .numbers(let numbers) = values else { return false }
    return hasMore(than: most, of: numbers.values.lazy.filter(\.isFinite))
  }

  /// True of times that stand in no order and are no even ones, so that the rows are no course.
  var isUnordered: Bool {
    guard case .dates(let dates) = values else { return false }
    let times = FiniteIndices(of: dates.values).elements(of: dates.values)
    let steps = zip(times, times.dropFirst()).lazy.map { $1 - $0 }
    guard steps.contains(where: { $0 > 0 }), steps.contains(where: { $0 < 0 }) else { return false }
    let sorted = Set(times).sorted()
    let gaps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
    // Months differ by a tenth.
    guard let least = gaps.min(), let most = gaps.max() else { return true }
    return gaps.count < 3 || most > 1.2 * least
  }

  /// True of files that differ in nothing but their numbers: "0001.png", "0002.png".
  var areNumberedFiles: Bool {
    let stems = texts.lazy.map { $0.filter { !$0.isNumber } }
    guard isText, let first = stems.first, let point = first.lastIndex(of: "."),
      (2...4).contains(first[point...].count - 1),
      first[point...].dropFirst().allSatisfy(\.isLetter)
    else { return false }
    return stems.allSatisfy { $0 == first }
  }

  /// True of codes rather than names: texts that mostly have digits and no two letters in a row.
  var isCode: Bool {
    let codes = texts.count { text in
      text.contains(where: \.isNumber)
        && !zip(text, text.dropFirst()).contains { $0.isLetter && $1.isLetter }
    }
    return isText && !texts.isEmpty && (codes * 2 > texts.count || RoleName.key.matches(name))
  }

  /// True of texts that mostly are one word of digits and capital letters: "N670US".
  var areSerials: Bool {
    let serials = texts.count { text in
      text.contains(where: \.isNumber) && text.count <= 12
        && text.allSatisfy { $0.isNumber || $0.isUppercase || "-./".contains($0) }
    }
    return serials * 2 > texts.count
  }

  /// True of times that say no more than a year.
  var isOfYears: Bool {
    guard case .dates(let dates) = values else { return false }
    return dates.precision == .year
  }

  /// True where more than one value of these stands beside more than one of another measure's.
  func varies(with other: Column) -> Bool {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values else {
      return true
    }
    var first: (own: Double, other: Double)?
    var (isOwn, isOther) = (false, false)
    for (value, other) in zip(own.values, others.values) where value.isFinite && other.isFinite {
      guard let first else {
        first = (value, other)
        continue
      }
      isOwn = isOwn || value != first.own
      isOther = isOther || other != first.other
      if isOwn, isOther { return true }
    }
    return false
  }

  /// True of 1, 2, 3 … from the first row to the last.
  var countsRows: Bool {
    guard case .numbers(let numbers) = values else { return false }
    return numbers.countsRows
  }

  /// True of what somebody wrote beside a row: remarks, or sentences.
  var isRemark: Bool {
    guard isText, !texts.isEmpty else { return false }
    return RoleName.remark.matches(name) || texts.reduce(0) { $0 + $1.count } > 60 * texts.count
  }

  /// True of numbers of which two that follow each other in time differ more where they are of two groups than where
  /// they are of one.
  func differsMore(across groups: Grouping, in time: Column) -> Bool {
    guard case .numbers(let numbers) = values, case .dates(let dates) = time.values else {
      return false
    }
    let rows = numbers.values.indices.filter {
      numbers.values[$0].isFinite && dates.values[$0].isFinite && groups.codes[$0] >= 0
    }.sorted { dates.values[$0] < dates.values[$1] }
    var (within, across): ([Double], [Double]) = ([], [])
    for (row, next) in zip(rows, rows.dropFirst()) {
      let step = abs(numbers.values[next] - numbers.values[row])
      if groups.codes[row] == groups.codes[next] {
        within.append(step)
      } else {
        across.append(step)
      }
    }
    return !within.isEmpty && !across.isEmpty && Aggregate.mean(across) > Aggregate.mean(within)
  }

  /// True of times of day, of whatever day.
  var isTimeOfDay: Bool {
    guard case .dates(let dates) = values, dates.precision > .day else { return false }
    return dates.values.allSatisfy { !$0.isFinite || (0..<86_400).contains($0) }
  }

  /// True of at least three numbers in uneven steps that come equally often: what was given, rather than
  /// the number of a group.
  var isDose: Bool {
    guard case .numbers(let numbers) = values, numbers.values.allSatisfy(\.isFinite) else {
      return false
    }
    let sizes = Grouping(values).sizes
    return sizes.count > 2 && Set(sizes).count == 1 && sizes[0] > 1 && !hasEvenSteps
  }
}

extension [Column] {
  /// True of measures of which no two vary beside each other.
  var haveNoCloud: Bool {
    count <= Guess.mostCompared
      && indices.allSatisfy { one in
        indices.allSatisfy { other in other <= one || !self[one].varies(with: self[other]) }
      }
  }
}
