/// A kind of file that holds no text, by the signature that it begins with.
package enum BinaryKind: String, CaseIterable, Sendable {
  case spreadsheet, document, picture, database, parquet, archive, arrow, hdf5, statistics, program
  case recording

  /// The signatures, each with its kind; an archive may be a spreadsheet, which is told by what is in it.
  private static let signatures: [(bytes: [UInt8], kind: BinaryKind)] = [
    // OLE 2, in which old spreadsheets are.
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .spreadsheet),
    (Array("%PDF-".utf8), .document),
    ([0x89] + Array("PNG\r\n".utf8), .picture), ([0xFF, 0xD8, 0xFF], .picture),
    (Array("GIF8".utf8), .picture),
    (Array("SQLite format 3\0".utf8), .database),
    (Array("PAR1".utf8), .parquet), (Array("ORC".utf8), .parquet),
    // Of Arrow and of Feather, which it was once.
    (Array("ARROW1\0\0".utf8), .arrow), (Array("FEA1".utf8), .arrow),
    // Of HDF5, in which NetCDF 4 is, and of NetCDF before it.
    ([0x89] + Array("HDF\r\n".utf8), .hdf5), (Array("CDF\u{1}".utf8), .hdf5),
    (Array("CDF\u{2}".utf8), .hdf5), (Array("CDF\u{5}".utf8), .hdf5),
    // Of Stata, SPSS and SAS, of R and of NumPy.
    (Array("<stata_dta>".utf8), .statistics), (Array("$FL2@(#)".utf8), .statistics),
    (Array("$FL3@(#)".utf8), .statistics), (Array("RDX2\n".utf8), .statistics),
    (Array("RDX3\n".utf8), .statistics), ([0x93] + Array("NUMPY".utf8), .statistics),
    ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xC2, 0xEA, 0x81, 0x60], .statistics),
    ([0x7F] + Array("ELF".utf8), .program), (Array("MZ".utf8), .program),
    ([0xCF, 0xFA, 0xED, 0xFE], .program), (Array("\0asm".utf8), .program),
    (Array("RIFF".utf8), .recording), (Array("OggS".utf8), .recording),
    (Array("ID3".utf8), .recording), (Array("fLaC".utf8), .recording),
    ([0x50, 0x4B, 0x03, 0x04], .archive), (Array("Rar!".utf8), .archive),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .archive),
    // Of xz and bzip2, which are not read as gzip and zstd are.
    ([0xFD] + Array("7zXZ\0".utf8), .archive), (Array("BZh".utf8), .archive),
  ]

  /// The parts by which an archive is a spreadsheet: of Office Open XML and of OpenDocument.
  private static let parts = ["xl/", "opendocument.spreadsheet", "[Content_Types].xml"]
  /// The bytes at the beginning that are all letters where it is text.
  private static let mostLetters = 64
  /// The bytes of an archive in which they are looked for.
  fileprivate static let mostBytes = 8192

  /// The endings of the names of spreadsheets that are archives.
  private static let endings = [".xlsx", ".xlsm", ".ods", ".numbers"]

  /// The kind of an input by its bytes, and, of an archive in which nothing tells more, by its name; `nil` of what may be text.
  init?(_ bytes: [UInt8], name: String = "") {
    // The name of a column may begin so, too, but text goes on as text.
    let isText = bytes.prefix(Self.mostLetters).allSatisfy {
      $0 >= 0x20 && $0 < 0x7F || $0.isLineBreak || $0 == .tab
    }
    let areWords = ["%PDF-", "<stata_dta>", "$FL2@(#)"].contains {
      bytes.starts(with: Array($0.utf8))
    }
    if isText, !areWords { return nil }
    guard let found = Self.signatures.first(where: { bytes.starts(with: $0.bytes) }) else {
      return nil
    }
    let beginning = bytes.prefix(Self.mostBytes)
    let isSpreadsheet =
      found.kind == .archive
      && (Self.parts.contains { Self.contains(Array($0.utf8), in: beginning) }
        || Self.endings.contains(where: name.lowercased().hasSuffix))
    self = isSpreadsheet ? .spreadsheet : found.kind
  }

  private static func contains(_ part: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: part) }
  }
}

extension ByteSource {
  /// The bytes that tell the kind of a file.
  var beginning: [UInt8] { bytes(0..<min(count, BinaryKind.mostBytes)) }
}
