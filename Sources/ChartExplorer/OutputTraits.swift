import Screen

/// The traits of the place that a picture goes to, as the environment tells them.
package enum OutputTraits {
  /// The colors in a file: 24 bits where the terminal says that it shows them, else the 256 that
  /// every one has.
  package static var fileDepth: ColorDepth {
    let claim = Environment.variables["COLORTERM"] ?? ""
    return ["truecolor", "24bit"].contains(claim) ? .direct : .palette
  }

  /// False where the locale asks for plain ASCII.
  package static var isUnicodeLocale: Bool {
    let environment = Environment.variables
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      if let value = environment[name], !value.isEmpty {
        return !["C", "POSIX"].contains(value)
      }
    }
    return true
  }
}
