import Foundation
import Testing

@testable import Screen

@Suite struct SixelGraphicsTests {
  private func raster(_ width: Int, _ height: Int, _ count: Int) -> Raster {
    let size = PixelSize(width: width, height: height)
    let shapes = (0..<count).map { index -> PictureShape in
      let center = PixelPoint(x: Double(index * 37 % width), y: Double(index * 23 % height))
      let ink = Ink(.series(index), share: Double(index % 20) / 20)
      return PictureShape(
        .disk(center: center, radius: Double(4 + index % 9)), fill: .ink(ink))
    }
    return Raster(shapes, size: size, theme: .defaultDark)
  }

  /// The greatest difference of a channel, of 255, that percents make.
  private static let rounding = 2

  @Test(arguments: [(1, 1), (7, 6), (40, 13), (120, 61)])
  func thePictureIsThere(_ width: Int, _ height: Int) throws {
    let raster = raster(width, height, 3)
    let decoded = try SixelPicture(SixelGraphics.show(raster))
    #expect(decoded.width == width && decoded.height == height)
    for (own, other) in zip(raster.bytes, decoded.bytes) {
      #expect(abs(Int(own) - Int(other)) <= Self.rounding)
    }
  }

  /// More colors than terminals have: the frequent ones are as they are, the others near.
  @Test func colorsHaveAnEnd() throws {
    let raster = raster(300, 200, 160)
    let decoded = try SixelPicture(SixelGraphics.show(raster))
    #expect(decoded.colorCount <= SixelGraphics.colorLimit)
    let differences = zip(raster.bytes, decoded.bytes).map { abs(Int($0) - Int($1)) }
    #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 1.5)
  }

  /// The reading of libsixel, which terminals draw with.
  @Test(
    .enabled(
      if: ["/usr/bin/sixel2png", "/usr/bin/pngtopnm"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: $0)
      }))
  func anotherProgramReadsTheSame() throws {
    let raster = raster(90, 50, 12)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path()
    try Data(SixelGraphics.show(raster)).write(to: folder.appending(path: "a.six"))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      "sixel2png -i '\(path)/a.six' -o '\(path)/a.png' && pngtopnm '\(path)/a.png' > '\(path)/a.ppm'",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "a.ppm")))
      .suffix(raster.bytes.count)
    #expect(bytes.count == raster.bytes.count)
    for (own, other) in zip(raster.bytes, bytes) {
      #expect(abs(Int(own) - Int(other)) <= Self.rounding)
    }
  }
}

/// Sixels, read again as the manual has them.
private struct SixelPicture {
  var width = 0
  var height = 0
  var bytes: [UInt8] = []
  var colorCount = 0

  init(_ sixels: [UInt8]) throws {
    let text = String(decoding: sixels, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P0;1q\"1;1;") && text.hasSuffix("\u{1B}\\"))
    var rest = Array(text.dropFirst(6).dropLast(2).utf8)[...]
    func number() -> Int {
      let digits = rest.prefix { (48...57).contains($0) }
      rest = rest.dropFirst(digits.count)
      return Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
    var palette: [Int: [UInt8]] = [:]
    var (color, x, top) = (0, 0, 0)
    while let sign = rest.popFirst() {
      switch sign {
      case UInt8(ascii: "\""):
        _ = number()
        for index in 0..<3 {
          rest = rest.dropFirst()
          let value = number()
          if index == 1 { width = value }
          if index == 2 { height = value }
        }
        bytes = Array(repeating: 0, count: width * height * 3)
      case UInt8(ascii: "#"):
        color = number()
        guard rest.first == UInt8(ascii: ";") else { continue }
        rest = rest.dropFirst()
        #expect(number() == 2)
        palette[color] = (0..<3).map { _ in
          rest = rest.dropFirst()
          return UInt8((Double(number()) * 2.55).rounded())
        }
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      default:
        let count = sign == UInt8(ascii: "!") ? number() : 1
        let sixel = sign == UInt8(ascii: "!") ? rest.popFirst() ?? 0 : sign
        try #require((63...126).contains(sixel))
        for _ in 0..<count {
          for row in 0..<6 where (sixel - 63) & (1 << row) != 0 {
            try #require(x < width && top + row < height)
            let place = ((top + row) * width + x) * 3
            bytes.replaceSubrange(place..<place + 3, with: palette[color] ?? [0, 0, 0])
          }
          x += 1
        }
      }
    }
    colorCount = palette.count
  }
}
