/// Dates that a table keeps in columns of their parts: a year beside a quarter, or a month and a day.
extension Table {
  /// The table with one column of dates in place of such columns, called by their names in a row.
  ///
  /// - Parameter named: Columns that somebody asks for, which stay as they are.
  /// - Returns: The same table where there is no year, nothing that parts it, or where more than a
  ///   twentieth of the rows would be no date.
  package func joiningDates(keeping named: [String] = []) -> Table {
    let free = columns.enumerated().filter { !named.contains($0.element.name) }
    func found(_ role: RoleName, _ range: ClosedRange<Int>) -> (index: Int, parts: [Int?])? {
      for (index, column) in free
      // Beside a year "MON" is no Monday.
      where role.matches(column.name) || role == .month && column.name.lowercased() == "mon" {
        if let parts = column.parts(of: role, range) { return (index, parts) }
      }
      return nil
    }
    guard let year = found(.year, 1_000...2_200) else { return self }
    // Under a name such as "period" their letter tells what they are.
    func lettered(
      _ letter: Character, _ role: RoleName, _ range: ClosedRange<Int>
    ) -> (index: Int, parts: [Int?])? {
      for (index, column) in free {
        guard case .text(let text) = column.values, text.dictionary.count > 1,
          text.dictionary.allSatisfy({ $0.first == letter && $0.count > 1 })
        else { continue }
        if let parts = column.parts(of: role, range) { return (index, parts) }
      }
      return nil
    }
    let quarter = found(.quarter, 1...4) ?? lettered("Q", .quarter, 1...4)
    let month = found(.month, 1...12) ?? lettered("M", .month, 1...12)
    let day = month == nil ? nil : found(.day, 1...31)
    // Something parts a year in two.
    guard month != nil || quarter != nil,
      [month, quarter, day].contains(where: { Set(($0?.parts ?? []).compactMap(\.self)).count > 1 })
    else { return self }
    let unit: TimeUnit = day != nil ? .day : month != nil ? .month : .quarter
    var values: [Double] = []
    for row in 0..<rowCount {
      let number =
        if let month { month.parts[row] } else { quarter?.parts[row].map { ($0 - 1) * 3 + 1 } }
      guard let year = year.parts[row], let month = number else {
        values.append(.nan)
        continue
      }
      let first = CivilDate.day(ofMonth: year * 12 + month - 1)
      guard let day else {
        values.append(Double(first) * 86_400)
        continue
      }
      let length = CivilDate.day(ofMonth: year * 12 + month) - first
      let dayOfMonth = day.parts[row] ?? 0
      values.append(
        (1...length).contains(dayOfMonth) ? Double(first + dayOfMonth - 1) * 86_400 : .nan)
    }
    let failed = zip(values, year.parts).count { !$0.isFinite && $1 != nil }
    guard failed * 20 <= rowCount, values.contains(where: \.isFinite) else { return self }
    var parts = [year.index, month?.index ?? quarter?.index, day?.index].compactMap(\.self)
    var precision = unit.precision
    var texts = values.map { $0.isFinite ? unit.text(of: $0) : "" }
    // Readings of a station go on from hour to hour.
    if day != nil, let hour = found(.hour, 0...24) {
      let minute = found(.minute, 0...59)
      func minutes(_ row: Int) -> Int? { minute.map { $0.parts[row] } ?? 0 }
      let clocks = values.indices.map { row -> Int? in
        hour.parts[row].flatMap { hour in minutes(row).map { hour * 60 + $0 } }
      }
      let moments = zip(values, clocks).map { $0 + ($1.map { Double($0) * 60 } ?? .nan) }
      if zip(moments, moments.dropFirst()).allSatisfy({ $0 < $1 }), Set(values).count < rowCount {
        values = moments
        precision = .minute
        texts = zip(texts, clocks).map { day, clock in
          let (hour, minute) = ((clock ?? 0) / 60, (clock ?? 0) % 60)
          return "\(day) \(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
        }
        parts += [hour.index, minute?.index].compactMap(\.self)
      }
    }
    let dates = DateColumn(values: values, precision: precision, texts: texts)
    var table = self
    table.columns[year.index] = Column(
      name: parts.map { columns[$0].name }.joined(separator: " "), values: .dates(dates))
    for index in parts.dropFirst().sorted(by: >) { table.columns.remove(at: index) }
    return table
  }
}

extension Column {
  /// The number of "Q1", "Q01" or "1"; −1 of anything else.
  private static func number(_ name: String, behind letter: Character) -> Int {
    let upper = name.uppercased()
    let digits = upper.first == letter ? upper.dropFirst() : upper[...]
    return digits.count <= 2 ? Int(digits) ?? -1 : -1
  }

  /// The whole numbers of a part of dates, months and quarters also by name; `nil` where there are none, or
  /// one is outside the range.
  fileprivate func parts(of role: RoleName, _ range: ClosedRange<Int>) -> [Int?]? {
    let parts: [Int?]
    switch values {
    case .numbers(let numbers):
      guard numbers.isWhole else { return nil }
      parts = numbers.values.map { $0.isFinite ? Int(exactly: $0) ?? -1 : nil }
    case .dates(let dates):
      guard role == .year, dates.precision == .year else { return nil }
      parts = dates.values.map { value in
        guard value.isFinite else { return nil }
        return CivilDate.monthIndex(ofDay: Int((value / 86_400).rounded(.down))) / 12
      }
    case .text(let text):
      let numbers = text.dictionary.map { name -> Int in
        switch role {
        case .month where CalendarNames.place(of: name, in: .months) == nil:
          return Self.number(name, behind: "M")
        case .month: return (CalendarNames.place(of: name, in: .months) ?? -2) + 1
        case .quarter:
          return Self.number(name, behind: "Q")
        default: return name.count <= 2 ? Int(name) ?? -1 : -1
        }
      }
      parts = text.codes.map { $0 < 0 ? nil : numbers[Int($0)] }
    }
    let present = Set(parts.compactMap(\.self))
    return present.allSatisfy(range.contains) && !present.isEmpty ? parts : nil
  }
}
