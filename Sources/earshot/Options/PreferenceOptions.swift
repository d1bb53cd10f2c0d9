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

extension Option where Value == [String] {
  /// The option of a preference that can be typed several times.
  init(wrappedValue: [String], _ preference: Preference, valueName: String) {
    self.init(
      wrappedValue: wrappedValue, name: .customLong(preference.name), parsing: .singleValue,
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
    switch values {
    case .flag: return help + "."
    // The name of the value says it.
    case .text where encodingSetting?.takesSeveral == true: return help + "; repeat it for more."
    case .text(let text): return help + (text.contains(", ") ? ": \(text)." : ".")
    case .other where encodingSetting?.takesSeveral == true:
      return "\(help): \(values.text). Repeat it: all must hold."
    default: break
    }
    return "\(help): \(values.text)\(initial.map { " (default: \($0))" } ?? "")."
  }
}
