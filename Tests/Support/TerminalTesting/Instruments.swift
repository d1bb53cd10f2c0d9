import Glibc

extension [String: String] {
  /// The variables that tell sanitizers and the counting of lines what to do: a program needs them as the tests do.
  private static let instruments = ["ASAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE"]

  /// The variables of a program with those of the instruments that the tests run under.
  var withInstruments: [String: String] {
    var all = self
    for name in Self.instruments where all[name] == nil {
      if let value = getenv(name) { all[name] = String(cString: value) }
    }
    return all
  }
}
