extension Character {
  /// The scalar whose picture is this character's; nil where a picture takes more than a scalar, or
  /// depends on the neighbors.
  var drawnAlone: Unicode.Scalar? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1, !scalar.isRightToLeft
    else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return nil
    default: return scalar
    }
  }
}

extension Unicode.Scalar {
  /// True for one in a block of a script written from right to left.
  ///
  /// The ranges whose unassigned characters are R or AL in DerivedBidiClass.txt of Unicode 15.0.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
