import ArgumentParser

/// Arguments that are all files, without one option: a command has them without being looked through.
///
/// The parser makes up every option by the names of its types, which is a fifth of the time to the first frame.
/// Here nothing of a command was typed but its files.
struct PlainArguments: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  fileprivate let files: Files

  /// The files, and whether the command took them.
  fileprivate final class Files {
    /// The name of the argument that all commands have them in.
    static let name = "files"
    var argument = Argument<[String]>(wrappedValue: [])
    var areTaken: Bool

    init(_ paths: [String]) {
      argument.wrappedValue = paths
      areTaken = paths.isEmpty
    }
  }

  /// The command with these arguments; `nil` where the parser has to be asked.
  static func command<Command: ParsableCommand>(
    _ command: Command.Type, _ arguments: [String]
  ) -> Command? {
    guard arguments.allSatisfy({ $0 == "-" || !$0.hasPrefix("-") }) else { return nil }
    let decoder = PlainArguments(files: Files(arguments))
    guard var found = try? Command(from: decoder), decoder.files.areTaken,
      (try? found.validate()) != nil
    else { return nil }
    return found
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Properties<Key>(arguments: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unknown }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw unknown }

  /// The reason for which the parser is asked.
  fileprivate var unknown: DecodingError {
    .typeMismatch(PlainArguments.self, .init(codingPath: codingPath, debugDescription: ""))
  }

  /// The options and flags of every kind that commands have, as they are where they are not typed.
  fileprivate let untyped: [ObjectIdentifier: Any] = {
    func option<Value>(_ option: Option<Value>, _ value: Value) -> (ObjectIdentifier, Any) {
      var option = option
      option.wrappedValue = value
      return (ObjectIdentifier(Option<Value>.self), option)
    }
    func flag<Value>(_ flag: Flag<Value>, _ value: Value) -> (ObjectIdentifier, Any) {
      var flag = flag
      flag.wrappedValue = value
      return (ObjectIdentifier(Flag<Value>.self), flag)
    }
    return Dictionary(
      uniqueKeysWithValues: [
        option(Option<String?>(name: .long), nil), option(Option<Int?>(name: .long), nil),
        option(Option<Double?>(name: .long), nil), option(Option<[String]>(name: .long), []),
        option(Option<[Double]>(name: .long), []),
        flag(Flag(wrappedValue: false, name: .long), false),
        flag(Flag<Bool?>(name: .long, inversion: .prefixedNo), nil),
      ])
  }()
}

/// The arguments, options and groups of options of a command or of a group.
private struct Properties<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let arguments: PlainArguments
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }

  func decode<Kind: Decodable>(_ kind: Kind.Type, forKey key: Key) throws -> Kind {
    if let option = arguments.untyped[ObjectIdentifier(kind)] as? Kind { return option }
    if key.stringValue == PlainArguments.Files.name, let files = arguments.files.argument as? Kind {
      arguments.files.areTaken = true
      return files
    }
    return try Kind(from: arguments)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw arguments.unknown }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw arguments.unknown
  }

  func superDecoder() -> any Decoder { arguments }
  func superDecoder(forKey key: Key) -> any Decoder { arguments }
}
