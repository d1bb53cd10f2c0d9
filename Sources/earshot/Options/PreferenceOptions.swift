import ArgumentParser
import Descriptions
import Explorer

extension Option {
  /// The option a preference is typed as; `nil` where it is not typed.
  init<Typed: ExpressibleByArgument>(
    _ preference: Preference, _ value: ValuePhrase
  ) where Value == Typed? {
    self.init(name: .customLong(preference.name), help: .words(preference, value))
  }
}

extension Option where Value == [String] {
  /// The option of a preference that can be typed several times.
  init(wrappedValue: [String], _ preference: Preference, _ value: ValuePhrase) {
    self.init(
      wrappedValue: wrappedValue, name: .customLong(preference.name), parsing: .singleValue,
      help: .words(preference, value))
  }
}

extension Flag where Value == Bool? {
  /// The flag of a preference that can be typed on and off.
  init(_ preference: Preference) {
    self.init(
      name: .customLong(preference.name), inversion: .prefixedNo, help: .words(preference))
  }
}

extension Flag where Value == Bool {
  /// The flag a preference is typed as.
  init(wrappedValue: Bool, _ preference: Preference) {
    self.init(
      wrappedValue: wrappedValue, name: .customLong(preference.name), help: .words(preference))
  }
}
