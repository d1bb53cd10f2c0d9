/// An eye's sight of colors: with all three kinds of cones, or without one of them.
package enum ColorVision: String, CaseIterable, Sendable {
  case normal
  case protanopia
  case deuteranopia
  case tritanopia

  /// A color as this eye sees it, as linear RGB within 0…1.
  ///
  /// The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
  /// Simulation of Color Vision Deficiency", 2009, at severity 1.0; they apply to linear RGB.
  func seen(_ color: Color) -> (red: Double, green: Double, blue: Double) {
    let (red, green, blue) = color.linear
    func channel(_ row: (Double, Double, Double)) -> Double {
      min(max(row.0 * red + row.1 * green + row.2 * blue, 0), 1)
    }
    switch self {
    case .normal:
      return (red, green, blue)
    case .protanopia:
      return (
        channel((0.152286, 1.052583, -0.204868)), channel((0.114503, 0.786281, 0.099216)),
        channel((-0.003882, -0.048116, 1.051998))
      )
    case .deuteranopia:
      return (
        channel((0.367322, 0.860646, -0.227968)), channel((0.280085, 0.672501, 0.047413)),
        channel((-0.011820, 0.042940, 0.968881))
      )
    case .tritanopia:
      return (
        channel((1.255528, -0.076749, -0.178779)), channel((-0.078411, 0.930809, 0.147602)),
        channel((0.004733, 0.691367, 0.303900))
      )
    }
  }
}
