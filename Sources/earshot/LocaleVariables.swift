import Glibc

/// The environment variables that name a locale.
enum LocaleVariables {
  /// Takes away those that name no locale at all: ICU, which writes our numbers and dates, takes its
  /// default from them and stops the program on a language of twelve letters.
  static func dropMalformed() {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
      guard let value = getenv(name).map({ String(cString: $0) }), !isWellFormed(value) else {
        continue
      }
      unsetenv(name)
    }
  }

  /// True for a list of tags such as "de_DE.UTF-8@euro", "zh-Hans", "C" or nothing, with languages
  /// of at most eight letters, as BCP 47 has them.
  static func isWellFormed(_ value: String) -> Bool {
    value.utf8.count < 100
      && value.split(separator: ":").allSatisfy { tag in
        let language = tag.prefix { $0.isASCII && $0.isLetter }
        let next = tag[language.endIndex...].first
        return language.count <= 8 && !language.isEmpty && (next.map("_-.@".contains) ?? true)
      }
  }
}
