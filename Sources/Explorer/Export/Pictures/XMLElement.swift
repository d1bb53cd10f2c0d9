import Descriptions
import Screen

/// An element of an XML document with what is in it; its text is escaped as it is written.
struct XMLElement: Equatable, Sendable {
  enum Node: Equatable, Sendable {
    case element(XMLElement)
    case text(String)
  }

  var name: String
  /// In the order they are written in.
  var attributes: [Attribute]
  var content: [Node]

  /// A name and its value.
  struct Attribute: Equatable, Sendable {
    var name: String
    var value: String
  }

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil,
    _ children: [XMLElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }
    content = (text.map { [.text($0)] } ?? []) + children.map(Node.element)
  }

  /// The element with one more attribute.
  func with(_ name: String, _ value: String) -> XMLElement {
    var element = self
    element.attributes.append(Attribute(name: name, value: value))
    return element
  }

  /// The element as a line for each that is in it, two blanks an indent; text stays on its line.
  var lines: [String] {
    let start = name + attributes.map { " \($0.name)=\"\($0.value.inXML)\"" }.joined()
    guard !content.isEmpty else { return ["<\(start)/>"] }
    var text = ""
    var inner: [String] = []
    for part in content {
      switch part {
      case .text(let words): text += words.inXML
      case .element(let child): inner += child.lines.map { "  " + $0 }
      }
    }
    if inner.isEmpty { return ["<\(start)>\(text)</\(name)>"] }
    return ["<\(start)>\(text)"] + inner + ["</\(name)>"]
  }
}

extension String {
  /// The text as XML 1.0 can hold it: on one line, the five special characters as references, and
  /// nothing that is a control, turns the text around it, or is no character at all.
  var inXML: String {
    var text = ""
    for scalar in onOneLine.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default:
        let isPlain =
          scalar.properties.generalCategory != .control && !scalar.turnsText
          && !scalar.properties.isNoncharacterCodePoint
        if isPlain { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}
