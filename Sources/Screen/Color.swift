/// A color as sRGB, each channel 0…255.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#rrggbb`; nil for anything else.
  package init?(hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count == 7, digits[0] == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for digit in digits.dropFirst() {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(number)
    }
    self.init(value)
  }

  /// The color written as `0xRRGGBB`.
  init(_ value: UInt32) {
    self.init(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }

  /// The color that has a share of another in it, from 0 to 1.
  package func mixed(with other: Color, _ share: Double) -> Color {
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(min(max((Double(a) * (1 - share) + Double(b) * share).rounded(), 0), 255))
    }
    return Color(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// This as `#rrggbb`.
  package var hex: String {
    let digits = [red, green, blue].map { channel in
      (channel < 16 ? "0" : "") + String(channel, radix: 16)
    }
    return "#" + digits.joined()
  }
}
