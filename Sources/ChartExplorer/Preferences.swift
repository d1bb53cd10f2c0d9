import Charts
import Descriptions
import Explorer
import Glibc

/// The settings of the environment and the configuration file, for where the command line has none.
///
/// An option wins over `EARSHOT_…`, which wins over the file, which wins over the default.
package struct Preferences {
  /// A value with the place it comes from.
  package struct SourcedValue: Equatable {
    /// The value; of several each on a line of its own.
    package var text: String
    package var origin: Origin
  }

  package enum Origin: Equatable {
    /// An option or a variable, by its name: `--volume`, `EARSHOT_VOLUME`.
    case named(String)
    case file(String, line: Int, name: String)

    /// As lists show it: `--volume`, `EARSHOT_VOLUME`, `/…/config.toml:3`.
    package var text: String {
      switch self {
      case .named(let name): name
      case .file(let path, let line, _): "\(path):\(line)"
      }
    }
  }

  /// The variables that preset options.
  private let variables: [String: String]
  private let file: ConfigurationFile?
  package let configuration: Configuration
  /// The reason why the file cannot be read, if it cannot: then it says nothing.
  package let unreadable: Problem?

  init(environment: [String: String]) throws(Failure) {
    variables = environment.filter {
      ($0.key.hasPrefix("EARSHOT_") || $0.key == "ACCESSIBLE") && !$0.value.isEmpty
    }
    file = ConfigurationFile(environment: environment)
    let known = Preference.allCases.map(\.name)
    let lists = Preference.allCases.filter { $0.encodingSetting?.takesSeveral == true }
    do throws(Failure) {
      configuration =
        try file?.configuration(known: known, lists: lists.map(\.name)) ?? Configuration()
      unreadable = nil
    } catch {
      // A file with a mistake in it is to be corrected; one that cannot be read keeps nobody from a chart.
      guard error.exitCode == EX_NOINPUT else { throw error }
      configuration = Configuration()
      unreadable = error.problems.first
    }
  }

  /// Those of this run; the file is read once.
  package static func current() throws(Failure) -> Preferences { try loaded.get() }

  private static let loaded = Result<Preferences, Failure> { () throws(Failure) in
    try Preferences(environment: Environment.variables)
  }

  /// The value of an option: what was typed, else what is preset; `nil` for the default.
  package func value(_ preference: Preference, typed: String? = nil) -> SourcedValue? {
    if let typed { return SourcedValue(text: typed, origin: .named("--" + preference.name)) }
    if !variables.isEmpty, let text = variables[preference.variable] {
      return SourcedValue(text: text, origin: .named(preference.variable))
    }
    guard let entry = configuration.options[preference.name], let file else {
      return preference == .plain ? accessible : nil
    }
    return SourcedValue(
      text: entry.values.joined(separator: "\n"),
      origin: .file(file.path, line: entry.line, name: preference.name))
  }

  /// The wish of a user who has asked every program for plain output, by a variable that command
  /// line tools share.
  private var accessible: SourcedValue? {
    let name = "ACCESSIBLE"
    guard let text = variables[name], !["0", "false"].contains(text.lowercased()) else {
      return nil
    }
    return SourcedValue(text: "true", origin: .named(name))
  }

  /// The keys the file sets, each with its action and line.
  package var keys: [(entry: Configuration.KeyEntry, origin: Origin)] {
    guard let file else { return [] }
    return configuration.keys.map {
      ($0, .file(file.path, line: $0.line, name: $0.action.name))
    }
  }

  /// The speed of all reading.
  package func readingSpeed(typed: Double? = nil) throws(Failure) -> Double {
    try number(.readingSpeed, typed: typed) ?? 1
  }

  /// The cells of a braille display; `nil` for what fits.
  package func brailleCells(typed: Int? = nil) throws(Failure) -> Int? {
    guard let number = try number(.brailleCells, typed: typed.map(Double.init)) else { return nil }
    if let cells = Int(exactly: number) { return cells }
    guard let value = value(.brailleCells) else { return nil }
    throw Failure(value, of: .brailleCells)
  }

  /// A flag as it was typed, on or off, else as it is preset.
  package func flag(_ preference: Preference, chosen: Bool?) throws(Failure) -> Bool? {
    guard chosen == nil, value(preference) != nil else { return chosen }
    return try flag(preference, typed: false)
  }

  /// True where a flag is set: by typing it, else by a preset `true`.
  package func flag(_ preference: Preference, typed: Bool) throws(Failure) -> Bool {
    guard !typed, let value = value(preference) else { return typed }
    switch value.text {
    case "true", "1": return true
    case "false", "0": return false
    default: throw Failure(value, of: preference)
    }
  }

  /// The preset of a setting for the charts of all tables; `nil` where there is none.
  package func preset(_ setting: EncodingSetting) throws(Failure) -> EncodingPreset? {
    guard let preference = Preference(rawValue: setting.rawValue), let value = value(preference)
    else { return nil }
    let texts = value.text.split(whereSeparator: \.isNewline).map(String.init)
    do throws(EncodingSetting.BadValue) {
      var any = Encoding()
      try setting.set(texts, in: &any)
    } catch {
      let parts = error.parts.map { "'\($0)'" }.joined(separator: ", ")
      throw Failure(
        SourcedValue(text: error.text, origin: value.origin),
        expected: parts.isEmpty
          ? error.form ?? setting.form ?? preference.values.text : "[\(parts)]")
    }
    return EncodingPreset(setting, texts)
  }

  /// A number within the range that the preference has.
  package func number(_ preference: Preference, typed: Double? = nil) throws(Failure) -> Double? {
    // A whole number is told as it was typed, without a fraction.
    let text = typed.map { number in Int(exactly: number).map(String.init) ?? "\(number)" }
    guard let value = value(preference, typed: text) else { return nil }
    guard let number = Double(value.text), case .number(let range) = preference.values,
      range.contains(number)
    else { throw Failure(value, of: preference) }
    return number
  }

  /// A case by its name.
  package func choice<Choice: CaseIterable & RawRepresentable>(
    _ preference: Preference, typed: String? = nil
  ) throws(Failure) -> Choice? where Choice.RawValue == String {
    guard let value = value(preference, typed: typed) else { return nil }
    if let choice = Choice(rawValue: value.text) { return choice }
    throw Failure(value, of: preference)
  }
}

extension Failure {
  /// A value that is not one of a preference.
  package init(_ value: Preferences.SourcedValue, of preference: Preference) {
    self.init(value, expected: preference.values.text)
  }

  /// A value that is not one of those expected: wrong usage, or a bad file.
  package init(_ value: Preferences.SourcedValue, expected: String) {
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
