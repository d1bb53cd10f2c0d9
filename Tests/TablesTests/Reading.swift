import Testing

@testable import Tables

/// Reads `text` as the input called `name`.
func document(
  _ text: String, name: String = "data.csv", _ change: (inout ReadingOptions) -> Void = { _ in }
) throws -> Document {
  var options = ReadingOptions()
  change(&options)
  return try Reader.read(bytes: Array(text.utf8), name: name, options: options)
}

/// Reads `text`, which must be a table.
func table(
  _ text: String, name: String = "data.csv", _ change: (inout ReadingOptions) -> Void = { _ in }
) throws -> Table {
  guard case .table(let table) = try document(text, name: name, change) else {
    throw WrongType()
  }
  return table
}

/// The reason why `text` cannot be read; `nil` if it can.
func problem(
  _ text: String, name: String = "data.csv", _ change: (inout ReadingOptions) -> Void = { _ in }
) -> InputProblem.Fault? {
  do {
    _ = try document(text, name: name, change)
    return nil
  } catch {
    return (error as? InputProblem)?.kind
  }
}

struct WrongType: Error {}

extension Table {
  var names: [String] { columns.map(\.name) }

  func numbers(_ index: Int) throws -> NumberColumn {
    guard columns.indices.contains(index), case .numbers(let numbers) = columns[index].values
    else { throw WrongType() }
    return numbers
  }

  func dates(_ index: Int) throws -> DateColumn {
    guard columns.indices.contains(index), case .dates(let dates) = columns[index].values
    else { throw WrongType() }
    return dates
  }

  func text(_ index: Int) throws -> TextColumn {
    guard columns.indices.contains(index), case .text(let text) = columns[index].values
    else { throw WrongType() }
    return text
  }
}

extension NumberColumn {
  /// The values with `nil` where one is missing, so that they can be compared.
  var optionals: [Double?] { values.map { $0.isNaN ? nil : $0 } }
}

extension DateColumn {
  var optionals: [Double?] { values.map { $0.isNaN ? nil : $0 } }
}

extension TextColumn {
  var cells: [String?] { codes.indices.map { self[$0] } }
}
