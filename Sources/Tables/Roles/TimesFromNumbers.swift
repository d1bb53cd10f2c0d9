/// Numbers that are moments: years, decimal years, and what computers count since 1970.
extension Column {
  /// The column with such numbers as dates; the same where it has none.
  ///
  /// - Parameters:
  ///   - isRowName: True of a first column without a name: what names rows and rises from 1951 to 1961 are
  ///     years, even with gaps.
  ///   - isNameless: True of the first of columns that have no names: what rises evenly through seconds of our time is
  ///     one.
  ///   - isBesideDates: True where another column has dates: whole numbers that go on evenly beside these
  ///     are measured, unless they are called years.
  ///   - isMeasured: True of numbers that somebody wants as such: 1951 stays one, but 656 under “time” is 06:56 still.
  /// - Returns: The column under its name.
  package func withTimes(
    isRowName: Bool = false, isNameless: Bool = false, isBesideDates: Bool = false,
    isMeasured: Bool = false
  ) -> Column {
    if case .text(let text) = values {
      guard !isMeasured, let dates = text.clockTimes(called: self.name) else { return self }
      return Column(name: self.name, values: .dates(dates))
    }
    guard case .numbers(let numbers) = values, numbers.unit == nil else { return self }
    guard !isMeasured else {
      let dates = numbers.clockTimes(called: self.name)
      return dates.map { Column(name: self.name, values: .dates($0)) } ?? self
    }
    let rises = zip(numbers.values, numbers.values.dropFirst()).allSatisfy { $0 < $1 }
    let name = isRowName && rises && !numbers.areLikeKeys(called: name) ? "year" : name
    guard
      let dates = numbers.years(called: name, isBesideDates: isBesideDates) ?? numbers.shortYears(
        called: self.name)
        ?? numbers.decimalYears(called: name) ?? numbers.decimalDays(called: name)
        ?? numbers.epochs(
          called: isNameless || name.lowercased() == "t" ? numbers.timeIfEpochs ?? name : name)
        ?? numbers.dayNumbers(called: name)
        ?? numbers.clockTimes(called: name)
    else { return self }
    return Column(name: self.name, values: .dates(dates))
  }
}

extension NumberColumn {
  /// Years that go on evenly, as 1880, 1890 … do, whatever the column is called.
  fileprivate func years(called name: String, isBesideDates: Bool) -> DateColumn? {
    guard areWhole,
      areAll({ (1000...2200).contains($0) }) || RoleName.year.matches(name) && areNearlyYears
    else { return nil }
    let different = Set(values.lazy.filter(\.isFinite)).sorted()
    guard different.count > 2 || RoleName.year.matches(name) else { return nil }
    if !RoleName.year.matches(name) {
      guard !isBesideDates, !RoleName.isKey(name), !areLikeKeys(called: name) else {
        return nil
      }
      let steps = Set(zip(different, different.dropFirst()).map { $1 - $0 })
      guard steps.count == 1, let step = steps.first, [1, 2, 4, 5, 10].contains(step),
        // A measure could be even once; a time comes with every row, or again and again.
        values.allSatisfy(\.isFinite)
      else { return nil }
    }
    return DateColumn(
      values: values.map { $0.isFinite ? Self.seconds(ofMonth: Int($0) * 12) : .nan },
      precision: .year, texts: values.map { $0.isFinite ? String(Int($0)) : "" })
  }

  /// True of numbers that go up by one through a time of which hardly any table tells under another name than that of
  /// a year: the members 1001 to 1180.
  ///
  /// A name that is one of rows or documents too, as "case" and "order", says so of all that are not of our time.
  fileprivate func areLikeKeys(called name: String) -> Bool {
    let different = Set(values.lazy.filter(\.isFinite)).sorted()
    guard !RoleName.epoch.matches(name), let first = different.first, let last = different.last,
      last - first == Double(different.count - 1)
    else { return false }
    if Self.yearsOfOurTime.contains(first), Self.yearsOfOurTime.contains(last) { return false }
    let mayNameRows = RoleName.serial.matches(name) && !RoleName.row.matches(name)
    return mayNameRows || RoleName.mayBeKey(name) || last > Self.yearsOfOurTime.upperBound
      || first < Self.firstOfOldYears && last < Self.yearsOfOurTime.lowerBound
  }

  /// The years that most tables are of, up to those that are foreseen.
  private static let yearsOfOurTime = 1900.0...2060
  /// Numbers of years that begin before and do not reach our time are hardly ones.
  private static let firstOfOldYears = 1500.0

  /// True of years of which hardly any is older than the others can be, as that of an ancient astronomer.
  private var areNearlyYears: Bool {
    let present = values.filter(\.isFinite)
    return present.allSatisfy { (1...2200).contains($0) }
      && present.count { !(1000...2100).contains($0) } * 10 <= present.count
  }

  /// Years of the last century written with two digits, under a name that says so and without a gap: 63 to
  /// 92, but not the years 1 to 30 of a study.
  fileprivate func shortYears(called name: String) -> DateColumn? {
    guard RoleName.year.matches(name), areWhole, areAll({ (40...99).contains($0) })
    else { return nil }
    let different = Set(values.lazy.filter(\.isFinite)).sorted()
    guard different.count > 2, zip(different, different.dropFirst()).allSatisfy({ $1 == $0 + 1 })
    else { return nil }
    return DateColumn(
      values: values.map { $0.isFinite ? Self.seconds(ofMonth: (1_900 + Int($0)) * 12) : .nan },
      precision: .year, texts: values.map { $0.isFinite ? String(1_900 + Int($0)) : "" })
  }

  /// 1949.083 is the end of January: months as statistical offices write them.
  fileprivate func decimalYears(called name: String) -> DateColumn? {
    guard fractionDigits > 0, RoleName.year.matches(name) || RoleName.epoch.matches(name),
      areAll({ (1000...2200).contains($0) }), values.count > 2
    else { return nil }
    let twelfths = values.map { $0.isFinite ? ($0 * 12).rounded() : .nan }
    // Only where each is a month, to the digits that are written.
    let areTwelfths = zip(values, twelfths).allSatisfy {
      !$0.isFinite || abs($0 - $1 / 12) < 0.01
    }
    guard let months = monthsBehindYears ?? (areTwelfths ? twelfths : nil) else { return nil }
    return DateColumn(
      values: months.map { $0.isFinite ? Self.seconds(ofMonth: Int($0)) : .nan },
      precision: .month,
      texts: months.map { month in
        guard month.isFinite else { return "" }
        let (year, index) = (Int((month / 12).rounded(.down)), Int(month) % 12 + 1)
        return "\(year)-\(index < 10 ? "0" : "")\(index)"
      })
  }

  /// 1851.2026 is a day of March 1851: years with so many decimals, one after the other, under a name that says so.
  fileprivate func decimalDays(called name: String) -> DateColumn? {
    let names: Set = ["date", "datum", "fecha", "data", "日付", "日期"]
    guard fractionDigits > 2, RoleName.year.matches(name) || names.contains(name.lowercased()),
      areAll({ (1000...2200).contains($0) }), values.count > 2,
      zip(values, values.dropFirst()).allSatisfy({ !($0 > $1) })
    else { return nil }
    func day(_ year: Double) -> Int {
      func first(of year: Int) -> Int { CivilDate.day(ofMonth: year * 12) }
      let whole = Int(year)
      let length = first(of: whole + 1) - first(of: whole)
      return first(of: whole) + min(Int((year - Double(whole)) * Double(length)), length - 1)
    }
    return DateColumn(
      values: values.map {
        $0.isFinite ? Double(day($0)) * Double(CivilDate.secondsPerDay) : .nan
      }, precision: .day, texts: values.map { $0.isFinite ? Self.text(of: $0) : "" })
  }

  /// The months of numbers that have one for a fraction, 1947.01 to 1947.12, since year 0; `nil` where not all have, or
  /// they do not go on from one to the next.
  private var monthsBehindYears: [Double]? {
    guard fractionDigits <= 2 else { return nil }
    let months = values.map { value -> Double in
      guard value.isFinite else { return .nan }
      let hundredths = (value * 100).rounded()
      let month = hundredths.truncatingRemainder(dividingBy: 100)
      guard abs(value * 100 - hundredths) < 1e-4, (1...12).contains(month) else { return -1 }
      return (hundredths - month) / 100 * 12 + month - 1
    }
    let present = months.filter(\.isFinite)
    let steps = zip(present, present.dropFirst()).map { $1 - $0 }
    guard present.allSatisfy({ $0 >= 0 }), steps.count > 2,
      steps.count(where: { $0 == 1 }) * 5 >= steps.count * 4
    else { return nil }
    return months
  }

  /// The name of a column of such numbers where its own name says nothing.
  fileprivate var timeIfEpochs: String? { mayBeEpochs ? "time" : nil }

  /// True of numbers of so many digits that they hardly rise for what they are, as moments do: the seconds, or thousandths
  /// of them, of at most a few years from 2005 on, none of them before another.
  ///
  /// Numbers of documents begin with a thousand million, which were seconds of 2001.
  private var mayBeEpochs: Bool {
    guard values.count > 2, values.allSatisfy(\.isFinite), let first = values.first,
      let last = values.last, zip(values, values.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return false }
    return [1, 1e3].contains { scale in
      (1_104_537_600...4_102_444_800).contains(first / scale)
    } && last > first && last - first < first / 20
  }

  /// Seconds, thousandths, millionths or billionths of them since 1970, under a name that says so.
  fileprivate func epochs(called name: String) -> DateColumn? {
    guard RoleName.isEpoch(name), !values.isEmpty else { return nil }
    let scales: [(range: ClosedRange<Double>, scale: Double, precision: DatePrecision)] = [
      (1e9...4e9, 1, .second), (1e12...4e12, 1e3, .millisecond), (1e15...4e15, 1e6, .microsecond),
      (1e18...4e18, 1e9, .microsecond),
    ]
    // No double has all digits of billionths; what two of them share says neither.
    let written = largeIntegers.texts
    func text(of value: Double) -> String {
      written[value] ?? (abs(value) < 0x1p53 ? NumberColumn.text(of: value) : "")
    }
    for (range, scale, precision) in scales where areAll(range.contains) {
      var dates = DateColumn(
        values: values.map { $0.isFinite ? $0 / scale : .nan },
        precision: fractionDigits > 0 && scale == 1 ? .millisecond : precision,
        texts: values.map { $0.isFinite ? text(of: $0) : "" })
      dates.hasZone = true
      return dates.asPreciseAsNeeded()
    }
    return nil
  }

  /// Days as spreadsheets count them, 1 on 1 January 1900, under a name that says so: 43831 is 1 January 2020.
  ///
  /// The day 0 is 30 December 1899, since they take 1900 for a leap year (ECMA-376, part 1, 18.17.4.1).
  fileprivate func dayNumbers(called name: String) -> DateColumn? {
    guard areWhole, values.count > 2, DateInference.isDayName(name),
      areAll(Self.plausibleDayNumbers.contains)
    else { return nil }
    let present = values.filter(\.isFinite)
    let steps = Set(zip(present, present.dropFirst()).map { ($1 - $0).sign }.map { $0 == .minus })
    guard Set(present).count > 2, steps.count == 1 else { return nil }
    var dates = DateColumn(
      values: values.map {
        $0.isFinite ? ($0 - Self.dayNumberOf1970) * Double(CivilDate.secondsPerDay) : .nan
      },
      precision: .day, texts: values.map { $0.isFinite ? Self.text(of: $0) : "" })
    dates.areDayNumbers = true
    return dates
  }

  /// The days of 1954 to 2064: what is smaller or larger under such a name is most likely something else.
  private static let plausibleDayNumbers = 20_000.0...60_000
  private static let dayNumberOf1970 = 25_569.0

  /// Times of day as timetables have them, under a name that says so: 517 is 5:17, and 2400 midnight.
  fileprivate func clockTimes(called name: String) -> DateColumn? {
    guard areWhole, RoleName.clock.matches(name), areAll({ (0...2_400).contains($0) }) else {
      return nil
    }
    let present = values.filter(\.isFinite)
    let minutes = Set(present.map { $0.truncatingRemainder(dividingBy: 100) })
    // By chance few of so many numbers would have less than sixty minutes.
    guard present.count(where: { $0 >= 100 }) >= Self.fewestClockTimes,
      minutes.count > 2 || minutes == [0, 30] && Set(present).count > Self.fewestHalfHours,
      minutes.allSatisfy({ $0 < 60 })
    else { return nil }
    let times = values.map { value -> (hour: Int, minute: Int)? in
      Int(exactly: value).map { ($0 / 100 % 24, $0 % 100) }
    }
    return DateColumn(
      values: times.map { $0.map { Double($0.hour * 3_600 + $0.minute * 60) } ?? .nan },
      precision: .minute,
      texts: times.map { $0.map { "\($0.hour):\($0.minute < 10 ? "0" : "")\($0.minute)" } ?? "" })
  }

  /// Fewer times of day could be any numbers.
  private static let fewestClockTimes = 20
  /// Fewer hundreds and thirties could be any numbers.
  private static let fewestHalfHours = 8

  private static func seconds(ofMonth index: Int) -> Double {
    Double(CivilDate.day(ofMonth: index)) * Double(CivilDate.secondsPerDay)
  }

  /// A number as it was written, near enough: whole ones without a point.
  static func text(of value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  private func areAll(_ isRight: (Double) -> Bool) -> Bool {
    var isAny = false
    for value in values where value.isFinite {
      guard isRight(value) else { return false }
      isAny = true
    }
    return isAny
  }
}

extension TextColumn {
  /// Times of day under a name that says so, which nobody would take for numbers or dates: "0400", and "24:00" where a
  /// day ends.
  fileprivate func clockTimes(called name: String) -> DateColumn? {
    guard RoleName.clock.matches(name), dictionary.count > 1 else { return nil }
    let minutes = dictionary.compactMap(Self.minutes)
    guard minutes.count == dictionary.count else { return nil }
    let texts = dictionary.map { text in
      text.utf8.count == 4 && !text.contains(":") ? "\(text.prefix(2)):\(text.suffix(2))" : text
    }
    return DateColumn(
      values: codes.map { $0 < 0 ? .nan : Double(minutes[Int($0)] % 1_440 * 60) },
      precision: .minute, texts: codes.map { $0 < 0 ? "" : texts[Int($0)] })
  }

  /// The minutes since midnight of four digits, or of hours and minutes.
  private static func minutes(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let isPlain = parts.count == 1 && text.utf8.count == 4
    guard isPlain || parts.count == 2 && parts[1].utf8.count == 2,
      text.utf8.allSatisfy({ $0.isDigit || $0 == .colon }),
      let hour = Int(isPlain ? text.prefix(2) : parts[0]), let minute = Int(text.suffix(2)),
      minute < 60, hour < 24 || hour == 24 && minute == 0
    else { return nil }
    return hour * 60 + minute
  }
}
