import Glibc
import Testing

@testable import Screen

@Test(arguments: [
  ("", 0), ("abc", 3), ("日本語", 6), ("データ量 GB", 11), ("ﾃﾞ", 2), ("e\u{301}", 1),
  ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("❤️", 1), ("1️⃣", 1), ("🇯🇵", 2), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
  ("\u{200B}", 0), ("\u{AD}", 1), ("क्षि", 3), ("\u{1B}[m", 3), ("…", 1), ("⣀▁█", 3),
])
func countsColumns(_ text: String, _ columns: Int) {
  #expect(text.columns == columns)
}

@Test(arguments: [
  ("日本語", 5, "日本"), ("日本語", 6, "日本語"), ("abc", 2, "ab"), ("abc", 0, ""), ("abc", -1, ""),
  ("e\u{301}f", 1, "e\u{301}"), ("a日", 2, "a"),
])
func prefixFitsInColumns(_ text: String, _ columns: Int, _ prefix: String) {
  #expect(text.prefix(columns: columns) == prefix)
}

@Test func everyCharacterIsAsWideAsTheSystemSays() throws {
  // The C library's own function, in a UTF-8 locale of this thread.
  typealias Width = @convention(c) (Int32) -> Int32
  let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "wcwidth"))
  let wcwidth = unsafeBitCast(symbol, to: Width.self)
  let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
  let previous = uselocale(locale)
  defer {
    uselocale(previous)
    freelocale(locale)
  }
  var different: [String] = []
  for value in UInt32(0x20)...0x10FFFF {
    guard let scalar = Unicode.Scalar(value), !scalar.isControl else { continue }
    let expected = wcwidth(Int32(value))
    // A character that it does not know was not assigned when it was made. One Ahom sign is left to
    // differ.
    if expected >= 0, Int(expected) != scalar.columns, value != 0x1171E {
      different.append("U+\(String(value, radix: 16)) \(expected)")
    }
  }
  #expect(different == [])
}
