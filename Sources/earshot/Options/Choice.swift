import ChartExplorer

/// The case that `text` names, or a failure that lists them all.
func choice<Value: CaseIterable & RawRepresentable>(
  _ text: String, name: String
) throws(Failure) -> Value where Value.RawValue == String {
  if let value = Value(rawValue: text) { return value }
  let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
  throw Failure(.badOption(name: name, value: text, expected: known))
}
