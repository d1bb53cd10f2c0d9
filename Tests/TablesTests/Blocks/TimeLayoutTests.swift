import Testing

@testable import Tables

@Suite struct TimeLayoutTests {
  private func made(_ text: String) -> TimeLayout? { TimeLayout(text.utf8Span.span) }

  private func seconds(_ text: String) -> Double? {
    DateInference.day?.parse(text.utf8Span.span)?.seconds
  }

  /// A text is what its time is written as again.
  @Test(arguments: [
    "2023-05-17", "0001-01-01", "9999-12-31", "1969-12-31", "2024-02-29", "2023-05-17T10:30",
    "2023-05-17 23:59:59", "1969-12-31T23:59:59Z", "2023-05-17T10:30:15.5",
    "2023-05-17T10:30:15.250Z",
    "2023-05-17 00:00:00.000001", "2099-12-31 23:59:59.999999",
  ]) func writesWhatItRead(_ text: String) throws {
    let layout = try #require(made(text))
    var reader = TimeLayoutReader(layout)
    let bytes = Array(text.utf8) + Array(repeating: 0, count: CellReader.padding)
    let seconds = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { reader.read($0) }
    }
    #expect(layout.text(of: try #require(seconds)) == text)
    #expect(self.seconds(text) == seconds)
  }

  @Test(arguments: [
    "2023-5-17", "2023/05/17", "2023-05-17T", "2023-05-17T1:30", "2023-05-17T10:30:15.", "20230517",
    "2023-05-17T10:30:15.1234567", "2023-05-17 10:30 PM", "2023-05-17T10:30:15+02:00", "",
  ]) func takesNoOtherForm(_ text: String) {
    #expect(made(text) == nil)
  }

  @Test(arguments: [
    "2023-13-17", "2023-02-30", "2023-05-17T24:00", "2023-05-17T10:61", "0000-01-01",
  ])
  func refusesWhatIsNoTime(_ text: String) throws {
    let layout = try #require(made(text))
    var reader = TimeLayoutReader(layout)
    let bytes = Array(text.utf8) + Array(repeating: 0, count: CellReader.padding)
    #expect(
      bytes.withUnsafeBufferPointer { bytes in bytes.baseAddress.flatMap { reader.read($0) } }
        == nil)
  }

  @Test func writesNothingForNoTime() throws {
    #expect(try #require(made("2023-05-17")).text(of: .nan) == "")
  }
}
