/// The graphics protocol of the terminal kitty, which others have, too.
///
/// Source: “Terminal graphics protocol” of kitty's documentation. A command is `ESC _ G keys ; base64 ESC \`; an
/// image is known by its number, and one that is sent again takes the place of the one before.
package enum KittyGraphics {
  /// Asks whether the protocol is spoken, by a pixel that is not shown.
  package static let question: [UInt8] = command("i=\(questionNumber),s=1,v=1,a=q,t=d,f=24", "AAAA")

  /// The number that is asked with, by which the answer is known.
  static let questionNumber = 31

  /// Sends an image and shows it at the cursor, below the text, or wherever its placeholders stand.
  ///
  /// - Parameters:
  ///   - raster: The image.
  ///   - number: Its number, from 1 on; `nil` where it needs none.
  ///   - size: The cells that it takes.
  ///   - isVirtual: True where placeholders say the place.
  ///   - compress: Gives bytes in the form of zlib; `nil` where it cannot.
  /// - Returns: Commands, each whole.
  package static func show(
    _ raster: Raster, number: Int?, in size: Size, isVirtual: Bool = false,
    compress: ([UInt8]) -> [UInt8]?
  ) -> [[UInt8]] {
    let packed = compress(raster.bytes)
    let data = (packed ?? raster.bytes).base64
    var keys =
      "a=T,q=2,f=24,s=\(raster.size.width),v=\(raster.size.height)"
      + (number.map { ",i=\($0),p=1" } ?? "") + ",c=\(size.columns),r=\(size.rows)"
    keys += isVirtual ? ",U=1" : ",C=1,z=-1"
    if packed != nil { keys += ",o=z" }
    let chunks = stride(from: 0, to: max(data.count, 1), by: chunkLength).map {
      data[$0..<min($0 + chunkLength, data.count)]
    }
    return chunks.enumerated().map { index, chunk in
      let goesOn = "m=\(index + 1 < chunks.count ? 1 : 0)"
      return command(index == 0 ? keys + "," + goesOn : "q=2," + goesOn, chunk)
    }
  }

  /// Takes an image away, with its data.
  package static func remove(number: Int) -> [UInt8] { command("a=d,d=I,i=\(number),q=2") }

  /// As much of base64 as a command has at most.
  private static let chunkLength = 4096

  private static func command(_ keys: String, _ data: some Sequence<UInt8>) -> [UInt8] {
    Array("\u{1B}_G\(keys)".utf8) + [UInt8(ascii: ";")] + data + Array("\u{1B}\\".utf8)
  }

  private static func command(_ keys: String, _ data: String) -> [UInt8] {
    command(keys, data.utf8)
  }

  private static func command(_ keys: String) -> [UInt8] {
    Array("\u{1B}_G\(keys)\u{1B}\\".utf8)
  }
}

extension [UInt8] {
  /// The bytes in base64 (RFC 4648).
  var base64: [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let rest = Swift.min(count - start, 3)
      var bits = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < rest ? Int(self[start + offset]) : 0) }
      for digit in 0..<4 {
        text.append(
          digit <= rest ? digits[bits >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }

  /// The bytes as tmux hands them on to the terminal around it; source: its manual, `allow-passthrough`.
  package var throughTmux: [UInt8] {
    Array("\u{1B}Ptmux;".utf8) + flatMap { $0 == 27 ? [27, 27] : [$0] } + Array("\u{1B}\\".utf8)
  }
}
