/// Whole numbers beyond 2^53, as the data writes them: not each of them has a double of its own.
package struct LargeIntegers: Equatable, Sendable {
  /// The digits of each; `nil` where two of them share a double.
  private var digits: [Double: String?] = [:]

  package init() {}

  /// Takes the digits that a double was read from.
  package mutating func add(_ text: String, for value: Double) {
    if let known = digits[value] {
      if known != text { digits[value] = .some(nil) }
    } else {
      digits[value] = text
    }
  }

  package mutating func add(_ others: LargeIntegers) {
    for (value, text) in others.digits {
      if let text { add(text, for: value) } else { digits[value] = .some(nil) }
    }
  }

  /// True where a number that is written has no double of its own: what is counted with it is rounded.
  package var areRounded: Bool {
    digits.contains { value, text in
      guard let text else { return true }
      return Int(exactly: value.magnitude).map { String($0) != text.filter(\.isNumber) } ?? false
    }
  }

  /// Those that are known for sure.
  package var texts: [Double: String] { digits.compactMapValues(\.self) }
}
