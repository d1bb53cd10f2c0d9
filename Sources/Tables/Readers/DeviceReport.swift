/// The reports of `iostat` as a plain table: a row for each device, or, where it tells of processors alone, one of these; of
/// several reports with their times, else their numbers.
///
///     Linux 6.1.0 (web1)   01/12/26   _x86_64_   (4 CPU)
///
///     avg-cpu:  %user   %nice %system %iowait  %steal   %idle
///                6.21    0.02    2.13    0.84    0.00   90.80
///
///     Device             tps    kB_read/s    kB_wrtn/s
///     sda               4.51        12.80        96.33
struct DeviceReport: ProgramReport {
  private(set) var bytes: [UInt8] = []
  private(set) var skippedLines = 0

  /// The name of the number of each of several reports.
  static let number = "report"

  /// The rows below the same names.
  private struct Page {
    var names: [String] = []
    var rows: [[String]] = []
    var times: [String?] = []
    var reports = 0
  }

  init?(_ bytes: [UInt8]) {
    guard bytes.count <= ProgramReports.mostBytes,
      let first = ProgramReports.firstLine(of: bytes),
      SystemReport.isTitle(first) || Self.names(in: first) != nil
    else { return nil }
    var pages = (processors: Page(), devices: Page())
    var areDevices: Bool?
    var time: String?
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let found = Self.names(in: line) {
        let page = found.areDevices ? pages.devices : pages.processors
        // Another kind of report below the first has names of its own.
        guard page.names.isEmpty || page.names == found.names else { return nil }
        areDevices = found.areDevices
        if found.areDevices {
          (pages.devices.names, pages.devices.reports) = (found.names, page.reports + 1)
        } else {
          (pages.processors.names, pages.processors.reports) = (found.names, page.reports + 1)
        }
        continue
      }
      let cells = line.split(whereSeparator: \.isWhitespace).map(String.init)
      if cells.isEmpty || SystemReport.isTitle(line) { continue }
      if areDevices == true, cells.count == pages.devices.names.count,
        cells.dropFirst().allSatisfy(Self.isNumber)
      {
        let number = pages.devices.reports
        pages.devices.rows.append([time ?? "\(number)"] + cells)
        pages.devices.times.append(time)
      } else if areDevices == false, cells.count == pages.processors.names.count,
        cells.allSatisfy(Self.isNumber)
      {
        let number = pages.processors.reports
        pages.processors.rows.append([time ?? "\(number)"] + cells)
        pages.processors.times.append(time)
      } else if let moment = Self.moment(cells) {
        (time, areDevices) = (moment, nil)
      } else {
        return nil
      }
    }
    let page = pages.devices.rows.isEmpty ? pages.processors : pages.devices
    guard !page.rows.isEmpty else { return nil }
    let isOne = page.reports < 2
    let hasTimes = page.times.allSatisfy { $0 != nil }
    let names = isOne ? page.names : [hasTimes ? "time" : Self.number] + page.names
    self.bytes = ProgramReports.bytes(
      of: [names] + page.rows.map { isOne ? Array($0.dropFirst()) : $0 })
    // Beside devices the processors are left out.
    skippedLines =
      (SystemReport.isTitle(first) ? 1 : 0)
      + (pages.devices.rows.isEmpty ? 0 : pages.processors.rows.count)
  }

  /// The names of a line that begins with "avg-cpu:", or with "Device", which is one of them.
  private static func names(in line: Substring) -> (areDevices: Bool, names: [String])? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, words.count > 2 else { return nil }
    if first == "avg-cpu:", words.dropFirst().allSatisfy({ $0.first == "%" }) {
      return (false, Array(words.dropFirst()))
    }
    guard ["Device", "Device:"].contains(first),
      words.contains(where: { $0.hasSuffix("/s") || $0 == "tps" })
    else { return nil }
    return (true, ["Device"] + words.dropFirst())
  }

  private static func isNumber(_ cell: String) -> Bool {
    cell.first?.isNumber == true && cell.allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
  }

  /// A day and a time of it in a line of their own, with 24 hours.
  private static func moment(_ cells: [String]) -> String? {
    guard (2...3).contains(cells.count), cells[0].filter(\.isNumber).count >= 6,
      cells[0].allSatisfy({ $0.isNumber || "/-.".contains($0) })
    else { return nil }
    let clock = cells[1].split(separator: ":")
    guard clock.count == 3, var hour = Int(clock[0]) else { return nil }
    if cells.count == 3 {
      guard ["AM", "PM"].contains(cells[2]) else { return nil }
      hour = hour % 12 + (cells[2] == "PM" ? 12 : 0)
    }
    return "\(cells[0]) \(hour < 10 ? "0" : "")\(hour):\(clock[1]):\(clock[2])"
  }
}
