@testable import Tables

/// Compressed bytes, in pieces of which the first byte says the size.
enum FuzzedCompression {
  static func take(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let rest = bytes.dropFirst()
    guard let compression = Compression(rest) else { return }
    do {
      let decompression = try Decompression(compression, file: "-")
      let input = GrowingInput(file: "-", claimed: 0)
      let size = max(Int(first), 1)
      for start in stride(from: rest.startIndex, to: rest.endIndex, by: size) {
        let piece = rest[start..<min(start + size, rest.endIndex)]
        try decompression.add(piece) { plain throws(InputProblem) in try input.append(plain) }
      }
      try decompression.finish()
    } catch {
      precondition(error.exitCode == 65, "\(error)")
    }
  }
}
