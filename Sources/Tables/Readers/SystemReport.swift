/// The reports of `sar`, `mpstat` and `pidstat` as a plain table: a title, and then times with columns whose names come again and again.
///
///     Linux 6.1.0 (web1)   01/12/26   _x86_64_   (4 CPU)
///
///     12:00:01 AM     CPU     %user     %idle
///     12:10:01 AM     all      6.87     90.71
///     Average:        all      6.87     90.71
///
/// Rows of the averages are none of the times. A report of several tables has its first one read, and those beside it
/// that hold the same times, each once.
struct SystemReport: ProgramReport {
  private(set) var bytes: [UInt8] = []
  private(set) var skippedLines = 0

  /// The rows below the same names, on whatever page.
  private struct Page {
    let names: [Substring]
    var times: [String] = []
    var rows: [[String]] = []
  }

  init?(_ bytes: [UInt8]) {
    guard bytes.count <= ProgramReports.mostBytes, Self.mayBeReport(bytes) else { return nil }
    var pages: [Page] = []
    var places: [[Substring]: Int] = [:]
    var page: Int?
    var isTitled = false
    var day: Int?
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let (time, cells) = Self.parted(line) else {
        isTitled = isTitled || Self.isTitle(line)
        day = day ?? Self.day(of: line)
        guard page != nil || Self.isTitle(line) else { return nil }
        skippedLines += 1
        continue
      }
      if Self.areNames(cells, isTitled: isTitled) {
        // The names come again with each page, and other names begin another table.
        if page != nil { skippedLines += 1 }
        page = places[cells] ?? pages.count
        if page == pages.count {
          pages.append(Page(names: cells))
          places[cells] = page
        }
      } else if let page, let row = Self.row(cells, below: pages[page].names) {
        pages[page].times.append(time)
        pages[page].rows.append(row)
      } else {
        // A restart is told of between the title and the names, too.
        guard isTitled || page != nil else { return nil }
        skippedLines += 1
      }
    }
    guard let first = pages.first, isTitled || first.rows.count > 1 else { return nil }
    write(first, beside: pages.dropFirst(), from: day)
  }

  /// Writes the first page, with the columns of those that tell of the same times, which are those of a day and the days
  /// behind it.
  private mutating func write(_ first: Page, beside others: ArraySlice<Page>, from day: Int?) {
    var names = ["time"] + first.names.map(String.init)
    var rows = zip(first.times.dated(from: day), first.rows).map { [$0] + $1 }
    var known = Set(names)
    let comeOnce = Set(first.times).count == first.times.count
    for other in others {
      let more = other.names.map(String.init)
      if comeOnce, other.times == first.times, known.isDisjoint(with: more) {
        names += more
        known.formUnion(more)
        for row in rows.indices { rows[row] += other.rows[row] }
      } else {
        skippedLines += other.rows.count
      }
    }
    bytes += ProgramReports.bytes(of: [names] + rows)
  }

  /// Processors are called by numbers, beside "all" of them together.
  func settle(_ table: inout Table) {
    for index in table.columns.indices where table.columns[index].name == "CPU" {
      guard case .text(var processors) = table.columns[index].values else { continue }
      processors.firstNonNumber = nil
      table.columns[index].values = .text(processors)
    }
  }

  /// The cells of a row, one for each name; a command may have blanks in it.
  private static func row(_ cells: [Substring], below names: [Substring]) -> [String]? {
    let cells = cells.map(String.init)
    if names.last == "Command", cells.count > names.count {
      let before = names.count - 1
      return cells[..<before] + [cells[before...].joined(separator: " ")]
    }
    return cells.count == names.count ? cells : nil
  }

  static func isTitle(_ line: Substring) -> Bool {
    line.hasPrefix("Linux ") && line.contains("(") && line.contains(")")
  }

  /// The day of a title, as long as it can be read in one way only; "01/12/26" is the first of a month or the twelfth.
  private static func day(of title: Substring) -> Int? {
    guard isTitle(title) else { return nil }
    // The version before the name of the host is none.
    let words = title.split(whereSeparator: \.isWhitespace).drop { $0.first != "(" }
    for word in words.dropFirst() {
      let numbers = word.split { "/-.".contains($0) }.map { Int($0) }
      guard numbers.count == 3, case let known = numbers.compactMap(\.self), known.count == 3,
        word.first?.isNumber == true
      else { continue }
      if known[0] > 99 { return CivilDate.days(year: known[0], month: known[1], day: known[2]) }
      let year = known[2] > 99 ? known[2] : CivilDate.year(ofTwoDigits: known[2])
      if word.contains(".") || known[0] > 12 {
        return CivilDate.days(year: year, month: known[1], day: known[0])
      }
      return known[1] > 12 || known[0] == known[1]
        ? CivilDate.days(year: year, month: known[0], day: known[1]) : nil
    }
    return nil
  }

  /// True of a text that begins with the title of a report, or with a time and names in a line.
  private static func mayBeReport(_ bytes: [UInt8]) -> Bool {
    guard let line = ProgramReports.firstLine(of: bytes) else { return false }
    return isTitle(line) || parted(line).map { areNames($0.cells, isTitled: false) } == true
  }

  /// True of names as these programs have them: all without a number, and some of rates or shares where no title
  /// stands above them.
  private static func areNames(_ cells: [Substring], isTitled: Bool) -> Bool {
    guard !cells.isEmpty, cells.allSatisfy({ $0.first == "%" || $0.first?.isLetter == true })
    else { return false }
    return isTitled
      || cells.count > 1
        && cells.contains { $0.hasPrefix("%") || $0.hasSuffix("/s") || $0.hasPrefix("ldavg") }
  }

  /// The time of a line, with 24 hours or in seconds since 1970, and its other cells; `nil` of a line that begins
  /// otherwise.
  ///
  /// The names of `pidstat -h` begin with "# Time".
  private static func parted(_ line: Substring) -> (time: String, cells: [Substring])? {
    var words = line.split(whereSeparator: \.isWhitespace)
    if words.count > 2, words[0] == "#", words[1] == "Time" {
      return ("time", Array(words.dropFirst(2)))
    }
    guard let first = words.first else { return nil }
    if first.utf8.count == 10, first.utf8.allSatisfy(\.isDigit) {
      return (String(first), Array(words.dropFirst()))
    }
    let parts = first.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.count == 2 && Int($0) != nil }),
      var hour = Int(parts[0])
    else { return nil }
    words.removeFirst()
    if let half = words.first, ["AM", "PM"].contains(half) {
      hour = hour % 12 + (half == "PM" ? 12 : 0)
      words.removeFirst()
    }
    let digits = String(hour)
    return ("\(digits.count < 2 ? "0" : "")\(digits):\(parts[1]):\(parts[2])", words)
  }
}

extension [String] {
  /// Times of day behind each other with their days, each that is earlier than the one before on the next; as they are where no
  /// day is known, or where they are no times of day.
  fileprivate func dated(from day: Int?) -> [String] {
    guard var day, allSatisfy({ $0.utf8.count == 8 }) else { return self }
    var last = ""
    return map { time in
      if time < last { day += 1 }
      last = time
      let month = CivilDate.monthIndex(ofDay: day)
      let (year, place) = (month / 12, month % 12 + 1)
      let own = day - CivilDate.day(ofMonth: month) + 1
      return "\(year)-\(place < 10 ? "0" : "")\(place)-\(own < 10 ? "0" : "")\(own) \(time)"
    }
  }
}
