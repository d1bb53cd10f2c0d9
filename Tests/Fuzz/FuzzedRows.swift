import Tables

/// Rows that come in pieces: where they part makes no difference.
enum FuzzedRows {
  static func take(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    _ = rows(rest, size: max(Int(first), 1))
  }

  private static func rows(_ bytes: [UInt8], size: Int) -> Int? {
    var stream = RowStream(name: "-", options: ReadingOptions())
    var table = GrowingTable(keep: size % 2 == 0 ? .rows(3) : .seconds(10))
    do {
      for (number, start) in stride(from: 0, to: bytes.count, by: size).enumerated() {
        let rows = try stream.take(Array(bytes[start..<min(start + size, bytes.count)]))
        if let new = rows.table { table.append(new, at: Double(number)) }
      }
      if let new = try stream.end().table { table.append(new, at: 1e6) }
    } catch {
      precondition(error.exitCode == 65, "\(error)")
      return nil
    }
    return table.total
  }
}
