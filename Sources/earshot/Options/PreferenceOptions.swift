import ArgumentParser
import Explorer

extension Option {
  /// The option a preference is typed as; `nil` where it is not typed.
  init<Typed: ExpressibleByArgument>(
    _ preference: Preference, valueName: String
  ) where Value == Typed? {
    self.init(
      name: .customLong(preference.name),
      help: ArgumentHelp(preference.optionHelp, valueName: valueName))
  }
}

extension Flag where Value == Bool {
  /// The flag a preference is typed as.
  init(wrappedValue: Bool, _ preference: Preference) {
    self.init(
      wrappedValue: wrappedValue, name: .customLong(preference.name),
      help: ArgumentHelp(preference.optionHelp))
  }
}

extension Preference {
  /// Its meaning, its values and its default, as a sentence.
  fileprivate var optionHelp: String {
    guard values != .flag else { return help + "." }
    return "\(help): \(values.text)\(initial.map { " (default: \($0))" } ?? "")."
  }
}
