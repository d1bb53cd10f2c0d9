/// A picture of pixels, each red, green and blue.
package struct Raster: Equatable, Sendable {
  /// At most this many pixels each way, so that no size asked for can exhaust memory.
  package static let sideLimit = 8192

  package let size: PixelSize
  /// Row by row from the top, three bytes a pixel.
  package private(set) var bytes: [UInt8]

  /// A picture of one color.
  package init(_ size: PixelSize, color: Color) {
    let range = 1...Self.sideLimit
    self.size = PixelSize(
      width: min(max(size.width, range.lowerBound), range.upperBound),
      height: min(max(size.height, range.lowerBound), range.upperBound))
    bytes = []
    bytes.reserveCapacity(self.size.width * self.size.height * 3)
    for _ in 0..<self.size.width * self.size.height {
      bytes.append(color.red)
      bytes.append(color.green)
      bytes.append(color.blue)
    }
  }

  private init(_ size: PixelSize, bytes: [UInt8]) {
    self.size = size
    self.bytes = bytes
  }

  /// The color of a pixel; `nil` outside.
  package subscript(x: Int, y: Int) -> Color? {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
    let index = (y * size.width + x) * 3
    return Color(red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2])
  }

  /// The part of it between two columns of pixels, from top to bottom.
  package func strip(_ columns: Range<Int>) -> Raster {
    let columns = columns.clamped(to: 0..<size.width)
    var part: [UInt8] = []
    part.reserveCapacity(columns.count * size.height * 3)
    for y in 0..<size.height {
      let start = y * size.width
      part += bytes[(start + columns.lowerBound) * 3..<(start + columns.upperBound) * 3]
    }
    return Raster(PixelSize(width: columns.count, height: size.height), bytes: part)
  }

  /// Lays a color over what is covered.
  mutating func paint(_ coverage: Coverage, _ color: Color, opacity: Double = 1) {
    let (red, green, blue) = (Float(color.red), Float(color.green), Float(color.blue))
    let opacity = Float(min(max(opacity, 0), 1))
    let width = size.width
    bytes.withUnsafeMutableBufferPointer { bytes in
      coverage.visit { x, y, share in
        let index = (y * width + x) * 3
        bytes.mix(red, at: index, share * opacity)
        bytes.mix(green, at: index + 1, share * opacity)
        bytes.mix(blue, at: index + 2, share * opacity)
      }
    }
  }

  /// Lays a square that is repeated from the left top corner on over what is covered.
  mutating func paint(_ coverage: Coverage, tile: Raster) {
    let width = size.width
    let side = tile.size
    bytes.withUnsafeMutableBufferPointer { bytes in
      coverage.visit { x, y, share in
        let index = (y * width + x) * 3
        let source = ((y % side.height) * side.width + x % side.width) * 3
        for channel in 0..<3 {
          bytes.mix(Float(tile.bytes[source + channel]), at: index + channel, share)
        }
      }
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Mixes a share of a value, 0 … 255, into a byte.
  fileprivate func mix(_ value: Float, at index: Int, _ share: Float) {
    let before = Float(self[index])
    // Between two bytes there are only bytes.
    self[index] = UInt8(before + (value - before) * share + 0.5)
  }
}
