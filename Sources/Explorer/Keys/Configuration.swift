import Descriptions
import Screen

/// The contents of the configuration file: the defaults of options, and keys.
///
/// It is TOML: `theme = "high-contrast-dark"`, and under `[keys]` an action with its keys,
/// `next-point = ["l", "<Right>"]`.
package struct Configuration: Equatable, Sendable {
  /// A value, or several of what takes a list, and the line it is on, from 1.
  package struct ConfiguredValue: Equatable, Sendable {
    package var values: [String]
    package var line: Int
  }

  /// The keys of an action and the line they are on, from 1.
  package struct KeyEntry: Equatable, Sendable {
    package var action: KeyAction
    package var keys: [Key]
    package var line: Int
  }

  package var options: [String: ConfiguredValue] = [:]
  /// The actions that have other keys, as they are written; `keymap` has them too.
  package var keys: [KeyEntry] = []
  /// The key table with the keys of the file; made only where it is asked for.
  package var keymap: Keymap { changedKeymap ?? .standard }
  private var changedKeymap: Keymap?

  /// Says nothing.
  package init() {}

  /// Reads the text of a file; the first problem ends the reading.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - known: The names of the options that may have a default.
  ///   - lists: Those of them that may have several values.
  /// - Throws: The first problem, with its line.
  package init(_ text: String, known: [String], lists: [String] = []) throws(ConfigurationProblem) {
    let entries: [FlatTOML.KeyValuePair]
    do {
      entries = try FlatTOML.entries(of: text, allowsTables: true)
    } catch {
      throw ConfigurationProblem(line: error.line, fault: .malformed(error.reason))
    }
    for entry in entries {
      if entry.table == "keys" {
        keys.append(
          KeyEntry(action: try Self.action(entry), keys: try Self.keys(entry), line: entry.line))
        continue
      }
      guard entry.table == nil, known.contains(entry.key) else {
        let name = (entry.table.map { "[\($0)] " } ?? "") + entry.key
        throw ConfigurationProblem(line: entry.line, fault: .unknownOption(name, known: known))
      }
      let scalars: [FlatTOML.Scalar]
      switch entry.value {
      case .scalar(let scalar): scalars = [scalar]
      case .list(let list) where lists.contains(entry.key): scalars = list
      case .list: throw ConfigurationProblem(line: entry.line, fault: .notOneValue(entry.key))
      }
      options[entry.key] = ConfiguredValue(values: scalars.map(\.text), line: entry.line)
    }
    guard !keys.isEmpty else { return }
    do throws(KeyClash) {
      changedKeymap = try Keymap.standard.remapped(
        Dictionary(keys.map { ($0.action, $0.keys) }, uniquingKeysWith: { $1 }))
    } catch {
      let clash = error
      let line = keys.first { $0.action == clash.first || $0.action == clash.second }?.line ?? 1
      throw ConfigurationProblem(
        line: line, fault: .keyClash(clash.key.label, clash.first, clash.second))
    }
  }

  private static func action(_ entry: FlatTOML.KeyValuePair) throws(ConfigurationProblem)
    -> KeyAction
  {
    if let action = KeyAction.allCases.first(where: { $0.name == entry.key }) { return action }
    throw ConfigurationProblem(
      line: entry.line,
      fault: .unknownAction(entry.key, known: KeyAction.allCases.map(\.name)))
  }

  private static func keys(_ entry: FlatTOML.KeyValuePair) throws(ConfigurationProblem) -> [Key] {
    let scalars: [FlatTOML.Scalar]
    switch entry.value {
    case .scalar(let scalar): scalars = [scalar]
    case .list(let list): scalars = list
    }
    var keys: [Key] = []
    for scalar in scalars {
      var name = scalar.text
      if name.count > 1, name.hasPrefix("<"), name.hasSuffix(">") {
        name = String(name.dropFirst().dropLast())
      }
      guard let key = Key(name: name)?.narrowed else {
        throw ConfigurationProblem(line: scalar.line, fault: .unknownKey(scalar.text))
      }
      keys.append(key)
    }
    return keys
  }

  /// The text of a file with an option set; everything else stays as it was written.
  package static func setting(_ name: String, to value: String, in text: String) -> String {
    // By scalars: to Swift, a return and a line feed are one character.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    let line = "\(name) = \(value)"
    let entries = (try? FlatTOML.entries(of: text, allowsTables: true)) ?? []
    if let entry = entries.first(where: { $0.table == nil && $0.key == name }) {
      lines[entry.line - 1] = line + remainder(of: lines[entry.line - 1])
      return lines.joined(separator: "\n")
    }
    let table = lines.firstIndex { $0.drop { $0 == " " || $0 == "\t" }.first == "[" }
    let hasEnd = lines.last?.isEmpty == true
    lines.insert(line, at: table ?? (hasEnd ? lines.count - 1 : lines.count))
    return lines.joined(separator: "\n") + (table == nil && !hasEnd ? "\n" : "")
  }
}

extension Configuration {
  /// The rest of a line behind the value: a comment with the spaces before it, and a return.
  private static func remainder(of line: String) -> String {
    let scalars = line.unicodeScalars
    // A number sign may stand in the value, too: what is before a comment can be read by itself.
    let comment = scalars.indices.first { index in
      scalars[index] == "#"
        && (try? FlatTOML.entries(of: String(scalars[..<index])))?.count == 1
    }
    guard let comment else { return scalars.last == "\r" ? "\r" : "" }
    let spaces = scalars[..<comment].reversed().prefix { $0 == " " || $0 == "\t" }.count
    return String(scalars[scalars.index(comment, offsetBy: -spaces)...])
  }
}

/// The reason why the configuration file is refused, and the line of it.
package struct ConfigurationProblem: Error, Equatable, Sendable {
  package var line: Int
  package var fault: ConfigurationFault
}
