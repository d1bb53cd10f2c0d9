/// The output of `sensors` of lm-sensors as a plain table: a row for each sensor, with the unit of its value; the limits beside
/// it are left out.
///
///     coretemp-isa-0000
///     Adapter: ISA adapter
///     Core 0:        +49.0°C  (high = +80.0°C, crit = +100.0°C)
struct SensorReport: ProgramReport {
  private(set) var bytes: [UInt8] = []
  private(set) var skippedLines = 0

  private static let units = [
    "°C", "°F", "RPM", "V", "mV", "W", "mW", "A", "mA", "J", "kJ", "%", "MHz",
  ]

  init?(_ bytes: [UInt8]) {
    // Its second line tells of the bus.
    guard bytes.count <= ProgramReports.mostBytes,
      bytes.prefix(400).contains(UInt8(ascii: ":")),
      String(decoding: bytes.prefix(400), as: UTF8.self).split(whereSeparator: \.isNewline)
        .dropFirst().first?.hasPrefix("Adapter: ") == true
    else { return nil }
    var rows: [(chip: String, sensor: String, value: String, unit: String)] = []
    var chip: String?
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in lines {
      if line.allSatisfy(\.isWhitespace) {
        chip = nil
      } else if chip == nil {
        guard !line.contains(":"), line.first?.isWhitespace == false else { return nil }
        chip = String(line)
      } else if let chip, let reading = Self.reading(line) {
        rows.append((chip, reading.sensor, reading.value, reading.unit))
      } else {
        skippedLines += 1
      }
    }
    guard !rows.isEmpty else { return nil }
    // A sensor is called by its chip where several have the same name.
    let names = rows.map { row in
      rows.count { $0.sensor == row.sensor } > 1 ? "\(row.sensor) (\(row.chip))" : row.sensor
    }
    self.bytes = ProgramReports.bytes(
      of: [["sensor", "chip", "unit", "value"]]
        + zip(names, rows).map { [$0, $1.chip, $1.unit, $1.value] })
  }

  /// The name, the number and the unit of a line; `nil` where it has none.
  private static func reading(
    _ line: Substring
  ) -> (sensor: String, value: String, unit: String)? {
    guard line.first?.isWhitespace == false, let colon = line.firstIndex(of: ":") else {
      return nil
    }
    let rest = line[line.index(after: colon)...].drop(while: \.isWhitespace)
    let number = rest.drop { $0 == "+" }.prefix { $0.isNumber || ".,-".contains($0) }
    let unit = rest[number.endIndex...].drop(while: \.isWhitespace).prefix {
      !$0.isWhitespace && $0 != "("
    }
    guard number.contains(where: \.isNumber), units.contains(String(unit)) else { return nil }
    return (String(line[..<colon]), String(number), String(unit))
  }
}
