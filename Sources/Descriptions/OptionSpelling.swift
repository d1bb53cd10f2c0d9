import Tables

/// The way in which the words of a problem name what can be asked for.
///
/// It is as somebody types it for the command, as a program that uses the libraries writes it, or as one who changes
/// the chart by keys calls it.
public enum OptionSpelling: Sendable {
  /// `--every month`
  case command
  /// `every: month`
  case program
  /// `every month`
  case screen

  /// The options that the words of problems advise to.
  enum Name: String {
    case delimiter, format, x, y, type, series, split, aggregate, every, bin, last, from, to, sort,
      top
    case header = "no-header"
    case decimalComma = "decimal-comma"
    case datePattern = "date-format"
    case conditions = "where"
    case device
  }

  subscript(name: Name, value: String? = nil) -> String {
    switch (self, name) {
    // No key reads an input anew.
    case (.screen, .delimiter), (.screen, .format), (.screen, .header), (.screen, .datePattern),
      (.screen, .device), (.screen, .decimalComma):
      Self.command[name, value]
    case (.command, _), (.screen, _): text(AskedOption(name.rawValue, value))
    case (.program, .header): "hasHeader: false"
    case (.program, .decimalComma): "hasDecimalComma"
    // A setting of whoever uses the program, who has it in the environment.
    case (.program, .device): "EARSHOT_DEVICE" + (value.map { "=\($0)" } ?? "")
    case (.program, _): text(AskedOption("\(name)", value))
    }
  }

  /// Options that are asked for, as they are written.
  func texts(_ options: [AskedOption]) -> [String] { options.map(text) }

  private func text(_ option: AskedOption) -> String {
    switch self {
    case .command: "--" + option.name + (option.value.map { " \($0)" } ?? "")
    case .program: option.name + (option.value.map { ": \($0)" } ?? "")
    case .screen: option.name + (option.value.map { " \($0)" } ?? "")
    }
  }
}
