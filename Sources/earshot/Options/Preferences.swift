import Descriptions
import Explorer
import FoundationEssentials

/// What the environment and the configuration file say where the command line says nothing.
///
/// An option wins over `EARSHOT_…`, which wins over the file, which wins over the default.
struct Preferences {
  /// A value with the place it comes from.
  struct Value: Equatable {
    var text: String
    /// As messages name it: `--volume`, `EARSHOT_VOLUME`, `volume (…/config.toml:3)`.
    var source: String
  }

  /// The options that can be preset, in the order they are listed.
  static let names = [
    "language", "verbosity", "say-values", "reading-speed",
    "theme", "themes-dir", "glyphs", "color",
    "preset", "instrument", "duration", "min-frequency", "max-frequency", "pitch-scale",
    "smoothing", "volume", "invert", "order", "mono", "legend", "slope", "cues", "device",
  ]

  private let environment: [String: String]
  private let file: ConfigurationFile?
  let configuration: Configuration

  init(environment: [String: String]) throws(Failure) {
    self.environment = environment
    file = ConfigurationFile(environment: environment)
    configuration = try file?.configuration(known: Self.names) ?? Configuration()
  }

  /// Those of this run; the file is read once.
  static func current() throws(Failure) -> Preferences { try loaded.get() }

  private static let loaded = Result<Preferences, Failure> { () throws(Failure) in
    try Preferences(environment: ProcessInfo.processInfo.environment)
  }

  /// The value of an option: what was typed, else what is preset; `nil` for the default.
  func value(_ name: String, typed: String? = nil) -> Value? {
    if let typed { return Value(text: typed, source: "--" + name) }
    let variable = "EARSHOT_" + name.uppercased().replacing("-", with: "_")
    if let text = environment[variable], !text.isEmpty {
      return Value(text: text, source: variable)
    }
    guard let entry = configuration.options[name], let file else { return nil }
    return Value(text: entry.value, source: "\(name) (\(file.path):\(entry.line))")
  }

  /// Whether a flag is set: by typing it, else by a preset `true`.
  func flag(_ name: String, typed: Bool) throws(Failure) -> Bool {
    guard !typed, let value = value(name) else { return typed }
    switch value.text {
    case "true", "1": return true
    case "false", "0": return false
    default: throw Failure(value, expected: "true, false")
    }
  }

  /// A number within `range`.
  func number(
    _ name: String, typed: Double? = nil, in range: ClosedRange<Double>, expected: String
  ) throws(Failure) -> Double? {
    guard let value = value(name, typed: typed.map { "\($0)" }) else { return nil }
    guard let number = Double(value.text), range.contains(number) else {
      throw Failure(value, expected: expected)
    }
    return number
  }

  /// A case by its name.
  func choice<Choice: CaseIterable & RawRepresentable>(
    _ name: String, typed: String? = nil
  ) throws(Failure) -> Choice? where Choice.RawValue == String {
    guard let value = value(name, typed: typed) else { return nil }
    if let choice = Choice(rawValue: value.text) { return choice }
    throw Failure(
      value, expected: Choice.allCases.map(\.rawValue).joined(separator: ", "))
  }
}

extension Failure {
  /// A value that is not one of those expected.
  init(_ value: Preferences.Value, expected: String) {
    self.init(.badOption(name: value.source, value: value.text, expected: expected))
  }
}
