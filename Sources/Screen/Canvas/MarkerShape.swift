/// The shapes of markers that are larger than a cell, the same as those of one cell.
package enum MarkerShape: CaseIterable, Sendable {
  case diamond, disk, triangle, square, invertedTriangle, star, ring, hollowSquare
  case hollowDiamond, hollowTriangle, hollowInvertedTriangle, plus

  /// The shape of a series; they repeat after the twelfth, while colors do after the eighth.
  package static func of(series: Int) -> MarkerShape { allCases.repeating(series) ?? .diamond }

  /// True for an outline.
  package var isHollow: Bool {
    switch self {
    case .ring, .hollowSquare, .hollowDiamond, .hollowTriangle, .hollowInvertedTriangle: true
    case .diamond, .disk, .triangle, .square, .invertedTriangle, .star, .plus: false
    }
  }

  /// True for a place that belongs to the shape; both run from -1 (left, bottom) to 1.
  func contains(_ x: Double, _ y: Double) -> Bool {
    let radius = x * x + y * y
    let edge = max(abs(x), abs(y))
    return switch self {
    case .diamond: abs(x) + abs(y) <= 1
    case .disk: radius <= 1
    case .triangle: abs(x) <= (1 - y) / 2 + 0.1
    case .square: edge <= 0.85
    case .invertedTriangle: abs(x) <= (1 + y) / 2 + 0.1
    case .star: abs(abs(x) - abs(y)) <= 0.3 || abs(y) <= 0.2
    case .ring: radius <= 1 && radius >= 0.4
    case .hollowSquare: edge <= 0.85 && edge >= 0.5
    case .hollowDiamond: abs(x) + abs(y) <= 1 && abs(x) + abs(y) >= 0.6
    case .hollowTriangle: Self.isOutline(x, y)
    case .hollowInvertedTriangle: Self.isOutline(x, -y)
    case .plus: min(abs(x), abs(y)) <= 0.3
    }
  }

  /// True for a place on the outline of a triangle.
  private static func isOutline(_ x: Double, _ y: Double) -> Bool {
    let side = (1 - y) / 2 + 0.1 - abs(x)
    return side >= 0 && (side <= 0.4 || y <= -0.7)
  }

  /// The size in cells; a cell is taken to be twice as high as wide.
  package static func size(scale: Int) -> Size {
    switch scale {
    case ...1: Size(columns: 1, rows: 1)
    case 2: Size(columns: 3, rows: 2)
    case 3: Size(columns: 4, rows: 2)
    case 4: Size(columns: 6, rows: 3)
    default: Size(columns: 8, rows: 4)
    }
  }

  /// `length` cells around a fraction of `count`, moved in at the ends so that the shape is whole.
  static func span(_ length: Int, around fraction: Double, of count: Int) -> Range<Int> {
    let length = min(length, count)
    let start = (fraction * Double(count) - Double(length) / 2).rounded()
    let first = min(max(Int(min(max(start, 0), Double(count))), 0), count - length)
    return first..<first + length
  }

  /// The dots of one cell of the shape, as a dot grid has them: two across and `dotsUp` up.
  func dots(column: Int, row: Int, of size: Size, dotsUp: Int) -> UInt8 {
    var mask: UInt8 = 0
    for dot in 0..<2 * dotsUp {
      let x = Self.middle(column * 2 + dot % 2, of: size.columns * 2)
      let y = -Self.middle(row * dotsUp + dot / 2, of: size.rows * dotsUp)
      if contains(x, y) { mask |= 1 << UInt8(dot) }
    }
    return mask
  }

  /// The middle of the `index`th of `count` dots, from -1 to 1.
  private static func middle(_ index: Int, of count: Int) -> Double {
    (2 * Double(index) + 1) / Double(count) - 1
  }
}
