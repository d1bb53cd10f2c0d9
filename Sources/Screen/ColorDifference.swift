import Glibc

/// A color in CIELAB, where distances are near to how different colors look; D65 is white.
struct LabColor: Equatable {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// An sRGB color as an eye sees it.
  init(_ color: Color, seenWith vision: ColorVision) {
    let (red, green, blue) = vision.seen(color)
    let x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let (rootX, rootY, rootZ) = (root(x / 0.95047), root(y), root(z / 1.08883))
    self.init(
      lightness: 116 * rootY - 16, a: 500 * (rootX - rootY), b: 200 * (rootY - rootZ))
  }

  /// The color difference CIEDE2000 (ΔE₀₀) to `other`; about 1 can just be seen.
  ///
  /// The steps and names are those of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference
  /// Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations", 2005.
  func difference(to other: LabColor) -> Double {
    func weight(_ chroma: Double) -> Double {
      let power = pow(chroma, 7)
      return sqrt(power / (power + pow(25, 7)))
    }
    let stretch = 1.5 - 0.5 * weight((hypot(a, b) + hypot(other.a, other.b)) / 2)
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (chroma1, chroma2) = (hypot(a1, b), hypot(a2, other.b))
    let (hue1, hue2) = (Self.hue(a1, b), Self.hue(a2, other.b))
    let isGray = chroma1 * chroma2 == 0

    var turn = isGray ? 0 : hue2 - hue1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    var hue = (hue1 + hue2) / 2
    if isGray {
      hue = hue1 + hue2
    } else if abs(hue1 - hue2) > 180 {
      hue += hue1 + hue2 < 360 ? 180 : -180
    }
    let meanLightness = (lightness + other.lightness) / 2
    let meanChroma = (chroma1 + chroma2) / 2

    let hueWeight =
      1 - 0.17 * Self.cosine(hue - 30) + 0.24 * Self.cosine(2 * hue)
      + 0.32 * Self.cosine(3 * hue + 6) - 0.20 * Self.cosine(4 * hue - 63)
    let offset = (meanLightness - 50) * (meanLightness - 50)
    let lightnessPart =
      (other.lightness - lightness) / (1 + 0.015 * offset / sqrt(20 + offset))
    let chromaPart = (chroma2 - chroma1) / (1 + 0.045 * meanChroma)
    let huePart =
      2 * sqrt(chroma1 * chroma2) * Self.sine(turn / 2) / (1 + 0.015 * meanChroma * hueWeight)
    let blueness = 30 * exp(-pow((hue - 275) / 25, 2))
    let rotation = -2 * weight(meanChroma) * Self.sine(2 * blueness)
    return sqrt(
      lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart
        + rotation * chromaPart * huePart)
  }

  /// The angle of a hue in degrees, from 0 to 360.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    let angle = atan2(b, a) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}

extension Color {
  /// The difference between this and `other` to an eye: CIEDE2000, 0 for the same, 100 for black
  /// and white.
  package func difference(to other: Color, seenWith vision: ColorVision = .normal) -> Double {
    LabColor(self, seenWith: vision).difference(to: LabColor(other, seenWith: vision))
  }
}
