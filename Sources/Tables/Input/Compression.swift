/// A way in which whole inputs are compressed, known by their first bytes.
package enum Compression: String, CaseIterable, Sendable {
  case gzip, zstd

  /// The compression of an input that begins so.
  init?(_ beginning: some Collection<UInt8>) {
    guard let found = Self.allCases.first(where: { beginning.starts(with: $0.magic) }) else {
      guard beginning.count >= 4, Self.zstd.mayBegin(beginning) else { return nil }
      self = .zstd
      return
    }
    self = found
  }

  /// The first bytes: RFC 1952, section 2.3.1 (with the one method there is); RFC 8878, section 3.1.1.
  private var magic: [UInt8] {
    switch self {
    case .gzip: [0x1F, 0x8B, 8]
    case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
    }
  }

  /// True of bytes that are the first of such an input, or of which too few are known.
  func mayBegin(_ bytes: some Collection<UInt8>) -> Bool {
    zip(bytes, magic).allSatisfy { $0 == $1 }
      || self == .zstd && zip(bytes, Self.skippable).allSatisfy { $1.contains($0) }
  }

  /// The first bytes of a frame without content, which pzstd begins with: RFC 8878, section 3.1.2.
  private static let skippable: [ClosedRange<UInt8>] = [
    0x50...0x5F, 0x2A...0x2A, 0x4D...0x4D, 0x18...0x18,
  ]

  /// The ending that names of such files have.
  var ending: String {
    switch self {
    case .gzip: ".gz"
    case .zstd: ".zst"
    }
  }

  /// The library that reads it.
  var library: String {
    switch self {
    case .gzip: "libz.so.1"
    case .zstd: "libzstd.so.1"
    }
  }

  /// The package that has the library on Debian and Ubuntu.
  var package: String {
    switch self {
    case .gzip: "zlib1g"
    case .zstd: "libzstd1"
    }
  }

  /// The name of a file without what says that it is compressed.
  package static func plainName(of file: String) -> String {
    for compression in allCases where file.lowercased().hasSuffix(compression.ending) {
      return plainName(of: String(file.dropLast(compression.ending.count)))
    }
    return file
  }
}
