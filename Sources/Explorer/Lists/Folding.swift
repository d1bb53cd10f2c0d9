// Canonical decomposition without the whole of Foundation, whose own searching rests on it too.
@_spi(_Unicode) import Swift

extension String {
  /// The text as it is compared: without case, accents, width, or spaces around it; every space is
  /// a plain one.
  var folded: String {
    var scalars = UnicodeScalarView()
    for scalar in lowercased()._nfd where !scalar.isAccent {
      switch scalar.value {
      case 0xFF01...0xFF5E:
        // Full-width forms are in the order of ASCII.
        scalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      default:
        scalars.append(scalar.properties.isWhitespace ? " " : scalar)
      }
    }
    var text = Substring(String(scalars))
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// True for a mark that changes no letter into another one, as the voicing of kana does.
  fileprivate var isAccent: Bool {
    properties.generalCategory == .nonspacingMark && !(0x3099...0x309A).contains(value)
  }
}
