/// Lines of the characters of their slope, bars of whole cells; nothing but ASCII.
///
/// A cell is two dots across and three up: `_`, `-` and `'` are its three heights.
package struct ASCIICanvas: LayeredCanvas {
  var layers: CanvasLayers
  static let symbols = Symbols(.ascii)
  static let dotsHaveShape = false
  static let dotsUp = 3
  static let barSteps = 1

  package init(columns: Int, rows: Int, scale: Int) {
    layers = CanvasLayers(
      columns: columns, rows: rows, scale: scale, dotsUp: Self.dotsUp, barSteps: Self.barSteps)
  }

  static func glyph(dots: UInt8) -> String { characters[Int(dots & 63)] }

  static func glyph(cover: BarLayer.Cover) -> String { symbols.fill(series: cover.series) }

  private static let characters: [String] = (0...63).map { dots in
    let left = (0..<3).filter { dots >> (2 * $0) & 1 == 1 }
    let right = (0..<3).filter { dots >> (2 * $0 + 1) & 1 == 1 }
    return character(left: left, right: right)
  }

  /// The character that looks most like the dots of the left and the right half, 0 the topmost.
  private static func character(left: [Int], right: [Int]) -> String {
    guard !left.isEmpty, !right.isEmpty else {
      let dots = left + right
      return dots.count == 1 ? ["'", "-", "."][dots[0]] : "|"
    }
    // Twice the middle of each half, so that all are whole numbers.
    let leftMiddle = (left.first ?? 0) + (left.last ?? 0)
    let rightMiddle = (right.first ?? 0) + (right.last ?? 0)
    let rise = leftMiddle - rightMiddle
    let isSteep = left.count + right.count > 2
    switch rise {
    case 3...: return "/"
    case 2: return isSteep ? "/" : leftMiddle == 4 ? "." : "'"
    case -2: return isSteep ? "\\" : rightMiddle == 4 ? "." : "`"
    case ...(-3): return "\\"
    default: break
    }
    // Only a thick line is so full.
    if left.count + right.count == 6 { return "#" }
    if left.count == 2, right.count == 2 { return "=" }
    if left.count + right.count == 5 { return "|" }
    switch leftMiddle + rightMiddle {
    case ...2: return "'"
    case 3...5: return "-"
    default: return "_"
    }
  }
}
