import Descriptions
import Explorer

@testable import Screen

/// A file of a theme.
enum FuzzedTheme {
  static func take(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let theme = try? ThemeFile(path: "a.toml", text: text).theme(named: "a") else { return }
    precondition(theme.series.count == Theme.seriesCount)
  }
}

/// A configuration file: it is read, and changed in one place without another change.
enum FuzzedConfiguration {
  static func take(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let known = Preference.allCases.map(\.name)
    guard let configuration = try? Configuration(text, known: known, lists: ["y", "where"]) else {
      return
    }
    let changed = Configuration.setting("theme", to: "\"sepia\"", in: text)
    guard let again = try? Configuration(changed, known: known, lists: ["y", "where"]) else {
      preconditionFailure("cannot be read any more:\n\(changed)")
    }
    precondition(again.options["theme"]?.values == ["sepia"])
    precondition(again.keys.map(\.action) == configuration.keys.map(\.action))
    precondition(
      again.options.count - configuration.options.count
        == (configuration.options["theme"] == nil ? 1 : 0))
  }
}
