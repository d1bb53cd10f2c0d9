/// Sixels, the pictures of DEC's terminals, which others have, too.
///
/// Source: “VT330/VT340 Programmer Reference Manual”, chapter 14. Colors are in percent, and rows of six pixels a
/// character are sent once for each color that is in them.
package enum SixelGraphics {
  /// The most colors that terminals have at least.
  package static let colorLimit = 256

  /// The picture at the cursor; what stood there is covered.
  package static func show(_ raster: Raster) -> [UInt8] {
    let (palette, indices) = Palette256(raster).indexed(raster)
    let (width, height) = (raster.size.width, raster.size.height)
    var text = Array("\u{1B}P0;1q\"1;1;\(width);\(height)".utf8)
    for (index, color) in palette.enumerated() {
      text += Array("#\(index);2;\(color.red);\(color.green);\(color.blue)".utf8)
    }
    for top in stride(from: 0, to: height, by: 6) {
      let rows = min(6, height - top)
      var masks: [Int: [UInt8]] = [:]
      for row in 0..<rows {
        let start = (top + row) * width
        for x in 0..<width {
          masks[indices[start + x], default: Array(repeating: 0, count: width)][x] |= 1 << row
        }
      }
      for (place, color) in masks.keys.sorted().enumerated() {
        if place > 0 { text.append(UInt8(ascii: "$")) }
        text += Array("#\(color)".utf8)
        append(masks[color] ?? [], to: &text)
      }
      if top + rows < height { text.append(UInt8(ascii: "-")) }
    }
    return text + Array("\u{1B}\\".utf8)
  }

  /// Appends a row of sixels, runs of the same as their number; blanks at the end are left out.
  private static func append(_ masks: [UInt8], to text: inout [UInt8]) {
    let end = (masks.lastIndex { $0 != 0 } ?? -1) + 1
    var x = 0
    while x < end {
      var last = x + 1
      while last < end, masks[last] == masks[x] { last += 1 }
      let sixel = UInt8(ascii: "?") + masks[x]
      let count = last - x
      text +=
        count > 3
        ? Array("!\(count)".utf8) + [sixel] : Array(repeating: sixel, count: count)
      x = last
    }
  }
}

/// The colors of a picture in percent: the most frequent ones, the others the nearest of those.
private struct Palette256 {
  struct Percent: Hashable {
    var red: Int
    var green: Int
    var blue: Int

    init(_ bytes: [UInt8], at index: Int) {
      func percent(_ byte: UInt8) -> Int { (Int(byte) * 100 + 127) / 255 }
      (red, green, blue) = (
        percent(bytes[index]), percent(bytes[index + 1]), percent(bytes[index + 2])
      )
    }

    var order: Int { red << 16 | green << 8 | blue }

    func distance(to other: Percent) -> Int {
      let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
      return r * r + g * g + b * b
    }
  }

  private let colors: [Percent]

  init(_ raster: Raster) {
    var counts: [Percent: Int] = [:]
    for index in stride(from: 0, to: raster.bytes.count, by: 3) {
      counts[Percent(raster.bytes, at: index), default: 0] += 1
    }
    let sorted = counts.sorted { ($1.value, $0.key.order) < ($0.value, $1.key.order) }
    colors = sorted.prefix(SixelGraphics.colorLimit).map(\.key)
  }

  /// The palette, and the index of each pixel in it.
  func indexed(_ raster: Raster) -> (palette: [Percent], indices: [Int]) {
    var known: [Percent: Int] = [:]
    for (index, color) in colors.enumerated() { known[color] = index }
    let indices = stride(from: 0, to: raster.bytes.count, by: 3).map { place -> Int in
      let color = Percent(raster.bytes, at: place)
      if let index = known[color] { return index }
      let nearest =
        colors.indices.min { colors[$0].distance(to: color) < colors[$1].distance(to: color) } ?? 0
      known[color] = nearest
      return nearest
    }
    return (colors, indices)
  }
}
