/// The xterm palette of 256 colors.
package enum Palette {
  /// The entry nearest to `color` among 16–255; the first 16 are the user's own.
  package static func index(of color: Color) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: UInt8) -> Int {
      levels.indices.min { abs(levels[$0] - Int(value)) < abs(levels[$1] - Int(value)) } ?? 0
    }
    return 16 + 36 * nearest(color.red) + 6 * nearest(color.green) + nearest(color.blue)
  }
}
