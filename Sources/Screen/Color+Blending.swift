import Glibc

extension Color {
  /// The color that has a share of another in it, from 0 to 1, as the eye sees it: on a straight line through Oklab, on which
  /// even steps look even, and no hue turns gray on its way.
  ///
  /// The numbers are those of Björn Ottosson, "A perceptual color space for image processing", 2020.
  package func blended(with other: Color, _ share: Double) -> Color {
    let (one, two) = (OklabColor(self), OklabColor(other))
    func mixed(_ part: KeyPath<OklabColor, Double>) -> Double {
      one[keyPath: part] * (1 - share) + two[keyPath: part] * share
    }
    return OklabColor(lightness: mixed(\.lightness), a: mixed(\.a), b: mixed(\.b)).color
  }
}

/// A color in Oklab.
struct OklabColor: Equatable {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(_ color: Color) {
    let (red, green, blue) = color.linear
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    self.init(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }

  /// The nearest color that a screen has.
  var color: Color {
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    func channel(_ linear: Double) -> UInt8 {
      let light = min(max(linear.isFinite ? linear : 0, 0), 1)
      let value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
      return UInt8(min(max((value * 255).rounded(), 0), 255))
    }
    return Color(
      red: channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: channel(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short))
  }
}
