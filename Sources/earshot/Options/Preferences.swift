import Descriptions
import Explorer
import FoundationEssentials
import Glibc

/// What the environment and the configuration file say where the command line says nothing.
///
/// An option wins over `EARSHOT_…`, which wins over the file, which wins over the default.
struct Preferences {
  /// A value with the place it comes from.
  struct Value: Equatable {
    var text: String
    var origin: Origin
  }

  enum Origin: Equatable {
    /// What was typed, or a variable, by its name: `--volume`, `EARSHOT_VOLUME`.
    case named(String)
    case file(String, line: Int, name: String)

    /// As lists show it: `--volume`, `EARSHOT_VOLUME`, `/…/config.toml:3`.
    var text: String {
      switch self {
      case .named(let name): name
      case .file(let path, let line, _): "\(path):\(line)"
      }
    }
  }

  /// The options that can be preset, in the order they are listed.
  static let names = [
    "language", "verbosity", "say-values", "reading-speed", "same-axes",
    "theme", "themes-dir", "glyphs", "glyph-scale", "color",
    "preset", "instrument", "duration", "min-frequency", "max-frequency", "pitch-scale",
    "smoothing", "volume", "invert", "order", "mono", "legend", "slope", "cues", "device",
  ]

  /// The variables that preset options.
  private let variables: [String: String]
  private let file: ConfigurationFile?
  let configuration: Configuration

  init(environment: [String: String]) throws(Failure) {
    variables = environment.filter { $0.key.hasPrefix("EARSHOT_") && !$0.value.isEmpty }
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
    if let typed { return Value(text: typed, origin: .named("--" + name)) }
    if !variables.isEmpty {
      let variable = "EARSHOT_" + name.uppercased().map { $0 == "-" ? "_" : $0 }
      if let text = variables[variable] { return Value(text: text, origin: .named(variable)) }
    }
    guard let entry = configuration.options[name], let file else { return nil }
    return Value(
      text: entry.value, origin: .file(file.path, line: entry.line, name: name))
  }

  /// The keys the file sets, each with its action and line.
  var keys: [(entry: Configuration.KeyEntry, origin: Origin)] {
    guard let file else { return [] }
    return configuration.keys.map {
      ($0, .file(file.path, line: $0.line, name: $0.action.name))
    }
  }

  /// How fast everything is read.
  func readingSpeed(typed: Double? = nil) throws(Failure) -> Double {
    try number("reading-speed", typed: typed, in: 0.25...4, expected: "0.25 … 4") ?? 1
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
  /// A value that is not one of those expected: wrong usage, or a bad file.
  init(_ value: Preferences.Value, expected: String) {
    switch value.origin {
    case .named(let name):
      self.init(.badOption(name: name, value: value.text, expected: expected))
    case .file(let path, let line, let name):
      self.init(
        .configuration(
          file: path, line: line, .badValue(name: name, value: value.text, expected: expected)),
        exitCode: EX_DATAERR)
    }
  }
}
