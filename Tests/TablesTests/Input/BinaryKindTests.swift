import Testing

@testable import Tables

struct BinaryKindTests {
  private func kind(_ text: String) -> BinaryKind? { BinaryKind(Array(text.utf8)) }

  @Test func signaturesTellTheKind() {
    #expect(kind("%PDF-1.7 …") == .document)
    #expect(kind("SQLite format 3\0…") == .database)
    #expect(kind("PAR1…") == .parquet)
    #expect(BinaryKind([0x89] + Array("PNG\r\n\u{1A}\n".utf8)) == .picture)
    #expect(BinaryKind([0xFF, 0xD8, 0xFF, 0xE0]) == .picture)
    #expect(BinaryKind([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0]) == .spreadsheet)
    #expect(kind("PK\u{3}\u{4}….txt") == .archive)
    #expect(kind("ARROW1\0\0…") == .arrow && kind("FEA1\u{1}…") == .arrow)
    #expect(
      BinaryKind([0x89] + Array("HDF\r\n\u{1A}\n".utf8)) == .hdf5 && kind("CDF\u{1}…") == .hdf5)
    #expect(BinaryKind([0x7F] + Array("ELF\u{2}\u{1}".utf8)) == .program)
    #expect(kind("<stata_dta><header><release>118</release>") == .statistics)
    #expect(BinaryKind([0x93] + Array("NUMPY\u{1}\0".utf8)) == .statistics)
    #expect(kind("RIFF\u{24}\u{8}\0\0WAVEfmt ") == .recording)
    #expect(BinaryKind([0xFD] + Array("7zXZ\0".utf8)) == .archive)
    #expect(BinaryKind(Array("BZh91AY&SY".utf8) + [0x90, 0x81]) == .archive)
    #expect(kind("PK\u{3}\u{4}…[Content_Types].xml…xl/workbook.xml") == .spreadsheet)
    #expect(
      kind("PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheet") == .spreadsheet)
  }

  /// Text that only speaks of such files is text.
  @Test(arguments: [
    "", "%", "PK,value\n1,2\n", "PDF,%PDF-\n1,2\n", "PAR,a\n1,2\n", "GIF,a\n1,2\n", "PAR1,b\n1,2\n",
    "BZh,b\n1,2\n", "GIF89a,b\n1,2\n",
    "MZ,b\n1,2\n", "ID3,b\n1,2\n", "ORC,b\n1,2\n", "RIFF;b\n1;2\n", "CDF,b\n1,2\n",
  ])
  func textIsNone(text: String) { #expect(kind(text) == nil) }

  /// An archive that is cut off, or keeps its parts elsewhere, is what it is called.
  @Test func aSpreadsheetIsOneByItsName() {
    let bytes = Array("PK\u{3}\u{4}…".utf8)
    #expect(BinaryKind(bytes, name: "Book.XLSX") == .spreadsheet)
    #expect(BinaryKind(bytes, name: "a.zip") == .archive)
    #expect(BinaryKind(Array("a,b\n1,2\n".utf8), name: "a.xlsx") == nil)
  }

  @Test func aFileOfNoTextIsNamedByItsKind() {
    #expect(throws: InputProblem(file: "a.xlsx", kind: .binary(.spreadsheet))) {
      try Reader.read(
        bytes: Array("PK\u{3}\u{4}xl/workbook.xml".utf8), name: "a.xlsx", options: ReadingOptions())
    }
  }
}
