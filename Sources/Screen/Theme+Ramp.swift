import Glibc
import Synchronization

extension Theme {
  /// As many steps as the ramp of values has where any color can be sent.
  package static let richRampCount = 9

  /// As many steps as the ramp of values has: between entries of the palette more would leap from hue to hue.
  package var rampCount: Int { isInPalette || isBasic ? 5 : Self.richRampCount }

  /// A step of a ramp from the background over the color of the first series to that of text, ordered by its contrast
  /// to the background; what is beyond the ends is the end.
  ///
  /// The lowest is seen as a graphic, and the strongest words can be read on it; on all others words in the color of the
  /// background can be read, and from step to step contrast grows by the same factor.
  func ramp(_ step: Int) -> Color {
    Self.ramps.withLock { found in
      let source = RampSource(of: self)
      if let ramp = found[source] { return ramp }
      // As many as all themes have at all depths.
      if found.count > 64 { found = [:] }
      let ramp = (0..<rampCount).map(rampColor)
      found[source] = ramp
      return ramp
    }[min(max(step, 0), rampCount - 1)]
  }

  /// All that a ramp is made of.
  private struct RampSource: Hashable {
    let background, text, title, hue: Color
    let isHighContrast, isInPalette: Bool

    init(of theme: Theme) {
      background = theme.background
      (text, title, hue) = (theme.color(.text), theme.color(.title), theme.color(.series(0)))
      (isHighContrast, isInPalette) = (theme.isHighContrast, theme.isInPalette)
    }
  }

  /// The ramps found so far: a frame asks for a step with each of its cells, and a search among all colors takes long.
  private static let ramps = Mutex<[RampSource: [Color]]>([:])

  /// The colors that are looked at on either half of the way.
  private static let shares = 120

  private func rampColor(_ step: Int) -> Color {
    let (least, most) = (leastContrast, color(.text).contrast(to: background))
    let factor = pow(max(most / least, 1), 1 / Double(rampCount - 2))
    let lowest = min(Contrast.graphics, color(.title).contrast(to: background) / least)
    let wanted = step == 0 ? lowest : least * pow(factor, Double(step - 1))
    let hue = color(.series(0))
    let way =
      (0...Self.shares).map { background.blended(with: hue, Double($0) / Double(Self.shares)) }
      + (1...Self.shares).map { hue.blended(with: color(.text), Double($0) / Double(Self.shares)) }
    let found =
      step == 0
      ? way.last { $0.contrast(to: background) <= wanted } ?? background
      : way.first { $0.contrast(to: background) >= wanted - 1e-9 } ?? color(.text)
    guard isInPalette else { return found }
    // Less than a step higher, so that the next one is higher still; half of one where there is such a color.
    let wide =
      step == 0 ? lowest * 0.7...lowest : wanted - 1e-9...max(wanted * (factor - 0.02), wanted)
    let narrow =
      step == 0 ? wide : wide.lowerBound...min(wanted * factor.squareRoot(), wide.upperBound)
    let index = [narrow, wide].lazy.compactMap {
      Palette.index(of: found, on: background, within: $0, keepsHue: true)
    }.first
    return index.map(Palette.color)
      ?? Palette.color(
        at: Palette.index(of: found, on: background, contrast: step == 0 ? 1 : wanted - 1e-9))
  }
}

extension Style {
  /// The style of words on a step of the ramp.
  package static func words(onRamp step: Int) -> Style {
    step <= 0 ? Style(.title, ground: .ramp(0)) : Style(.ramp(step), isReversed: true)
  }
}
