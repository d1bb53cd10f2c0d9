import Glibc

extension Color {
  /// The amounts of light, each 0…1: sRGB without its transfer curve.
  var linear: (red: Double, green: Double, blue: Double) {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return (linear(red), linear(green), linear(blue))
  }

  /// The brightness, 0 for black to 1 for white: the relative luminance of WCAG 2.2.
  package var luminance: Double {
    let (red, green, blue) = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The contrast ratio of WCAG 2.2 between this and `other`, from 1 to 21.
  package func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

/// The contrast ratios that WCAG 2.2 asks for.
package enum Contrast {
  /// Text for everyone with much better than average contrast needs (success criterion 1.4.6).
  package static let enhanced = 7.0
  /// Text (1.4.3).
  package static let text = 4.5
  /// Lines, marks and other graphics (1.4.11).
  package static let graphics = 3.0
}

extension Role {
  /// The contrast to the background this needs at least.
  ///
  /// The labels of the axes, the place beside the focus, the chosen row of a list and the names of
  /// the series are words in the color of their role, so these need what text needs. Grid lines are
  /// decoration: what they say, the axis says too.
  package var requiredContrast: Double { self == .grid ? 1 : Contrast.text }
}
