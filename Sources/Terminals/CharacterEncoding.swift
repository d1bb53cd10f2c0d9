import Glibc

/// The locale's character encoding, which tells ncurses how to read and write characters.
enum CharacterEncoding {
  /// Takes the encoding from the environment; whether it is Unicode.
  ///
  /// An environment that says nothing, or names a locale that is not installed, means UTF-8: that
  /// is what terminals speak. One that says C or POSIX means ASCII.
  static func takeFromEnvironment() -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let isStated = names.contains { name in getenv(name).map { $0.pointee != 0 } ?? false }
    if !isStated || setlocale(LC_CTYPE, "") == nil {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    return nl_langinfo(Int32(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
  }
}
