/// Values below zero behind their options, which the parser takes for options.
enum NegativeNumbers {
  /// The arguments with `--bin -3` as `--bin=-3`; no option begins with a digit.
  static func joined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    var isOver = false
    for argument in arguments {
      if argument == "--" { isOver = true }
      if !isOver, isNegative(argument), let last = joined.last, last.hasPrefix("--"),
        last.count > 2,
        !last.contains("=")
      {
        joined[joined.count - 1] = last + "=" + argument
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  private static func isNegative(_ argument: String) -> Bool {
    guard argument.first == "-", let digit = argument.dropFirst().first(where: { $0 != "." }) else {
      return false
    }
    return digit.isASCII && digit.isNumber && argument.count < 32
  }
}
