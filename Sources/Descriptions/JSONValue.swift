/// A JSON value whose members keep their order.
package enum JSONValue: Equatable, Sendable {
  case null
  /// A number; what is not finite is written as `null`, which JSON has in its place.
  case number(Double)
  /// A number with as many digits behind the point as it was written with, zeros at the end, too.
  case digits(Double, count: Int)
  case boolean(Bool)
  case string(String)
  case array([JSONValue])
  case object([Member])
  /// A value that was put into text already.
  case written(String)

  /// A name and its value.
  package struct Member: Equatable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A string, or `null` without one.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// A number, or `null` without one.
  package init(_ number: Double?) { self = number.map { .number($0) } ?? .null }

  /// The text of the value over several lines, two blanks an indent, without a final line break.
  package var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  /// The same behind an indent of its lines.
  package func text(indent: String) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .written(let written): text += written
    case .null: text += "null"
    case .boolean(let isTrue): text += isTrue ? "true" : "false"
    case .number(let number): text += Self.number(number)
    case .digits(let number, let count): text += Self.padded(number, digits: count)
    case .string(let string): Self.quote(string, to: &text)
    case .array(let values):
      Self.write(values, "[", "]", to: &text, indent: indent) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indent: indent) { member, text, indent in
        Self.quote(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], _ open: String, _ close: String, to text: inout String, indent: String,
    _ writeItem: (Item, inout String, String) -> Void
  ) {
    text += open
    for (n, item) in items.enumerated() {
      text += n == 0 ? "\n" : ",\n"
      text += indent + "  "
      writeItem(item, &text, indent + "  ")
    }
    if !items.isEmpty { text += "\n" + indent }
    text += close
  }

  /// The shortest digits that read back as the same number; a whole one without a point.
  private static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    // Up to 2^53 every whole number is exact; negative zero is zero.
    if number == number.rounded(), abs(number) <= 9_007_199_254_740_992 {
      return String(Int(number))
    }
    return String(number)
  }

  private static func padded(_ number: Double, digits count: Int) -> String {
    let text: String = Self.number(number)
    guard number.isFinite, count > 0, !text.contains("e") else { return text }
    guard let point = text.firstIndex(of: ".") else {
      return text + "." + String(repeating: "0", count: count)
    }
    let present = text.distance(from: point, to: text.endIndex) - 1
    return text + String(repeating: "0", count: max(count - present, 0))
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    // Most texts have nothing that is written otherwise.
    if string.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
      text += string
      text += "\""
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        switch scalar.properties.generalCategory {
        // Beyond what JSON asks for: nothing in the text may steer a terminal, break a line or turn
        // the text around it.
        case .control, .lineSeparator, .paragraphSeparator,
          .format where scalar.properties.isBidiControl || scalar.turnsText:
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
