import CSpeechDispatcher
import CSpeechDispatcherHeader
import Testing

/// The declarations of our own are those of the library's header; its functions are compared as the test
/// is compiled.
@Suite struct SpeechDispatcherHeaderTests {
  private static let header: [String: Int] = {
    var count = 0
    let numbers = speech_dispatcher_numbers(&count)
    return Dictionary(
      uniqueKeysWithValues: UnsafeBufferPointer(start: numbers, count: count).map {
        (String(cString: $0.name), Int($0.value))
      })
  }()

  @Test(.enabled(if: !header.isEmpty, "libspeechd-dev is not installed"))
  func declarationsAreThoseOfTheHeader() {
    #expect(
      Self.header == [
        "SPD_MODE_SINGLE": Int(SPD_MODE_SINGLE.rawValue),
        "SPD_DATA_TEXT": Int(SPD_DATA_TEXT.rawValue),
        "SPD_IMPORTANT": Int(SPD_IMPORTANT.rawValue),
        "SPD_MESSAGE": Int(SPD_MESSAGE.rawValue),
        "SPD_NOTIFICATION": Int(SPD_NOTIFICATION.rawValue),
      ])
  }
}
