import Foundation
import Testing

@testable import Screen

@Suite struct KittyGraphicsTests {
  private let raster: Raster = {
    var raster = Raster(PixelSize(width: 64, height: 48), color: Color(red: 9, green: 8, blue: 7))
    raster.draw(
      [
        PictureShape(
          .disk(center: PixelPoint(x: 30, y: 20), radius: 15.5), fill: .ink(Ink(.text)))
      ], theme: .defaultDark)
    return raster
  }()

  private func show(isVirtual: Bool = false, compress: ([UInt8]) -> [UInt8]? = { _ in nil })
    throws -> [KittyCommand]
  {
    try KittyGraphics.show(
      raster, number: 77, in: Size(columns: 8, rows: 3), isVirtual: isVirtual, compress: compress
    ).map { try #require(KittyCommand($0)) }
  }

  @Test func theImageIsInItsCommands() throws {
    let commands = try show()
    let data = commands.flatMap(\.data)
    #expect(data == raster.bytes)
    #expect(commands.count == (raster.bytes.count * 4 / 3 + 4095) / 4096)
    #expect(commands.dropLast().allSatisfy { $0.keys["m"] == "1" })
    #expect(commands.last?.keys["m"] == "0")
    // Answers would be keys.
    #expect(commands.allSatisfy { $0.keys["q"] == "2" })
    let first = commands[0].keys
    #expect([first["a"], first["f"], first["s"], first["v"]] == ["T", "24", "64", "48"])
    #expect([first["i"], first["c"], first["r"], first["z"]] == ["77", "8", "3", "-1"])
    #expect([first["C"], first["o"], first["U"]] == ["1", nil, nil])
  }

  @Test func packedDataIsNamedSo() throws {
    let commands = try show { Array($0.prefix(5)) }
    #expect(commands.count == 1)
    #expect(commands[0].keys["o"] == "z")
    #expect(commands[0].data == Array(raster.bytes.prefix(5)))
  }

  @Test func placeholdersHaveAVirtualPlace() throws {
    let keys = try show(isVirtual: true)[0].keys
    #expect([keys["U"], keys["z"], keys["c"], keys["r"]] == ["1", nil, "8", "3"])
  }

  @Test func anImageIsTakenAwayByItsNumber() throws {
    let command = try #require(KittyCommand(KittyGraphics.remove(number: 5)))
    #expect(command.keys == ["a": "d", "d": "I", "i": "5", "q": "2"])
  }

  @Test func base64IsThatOfFoundation() {
    for count in 0..<40 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 83 + count) }
      #expect(String(decoding: bytes.base64, as: UTF8.self) == Data(bytes).base64EncodedString())
    }
  }

  @Test func tmuxIsGivenEachEscapeTwice() {
    let text = String(decoding: Array("\u{1B}_Ga=d\u{1B}\\".utf8).throughTmux, as: UTF8.self)
    #expect(text == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d\u{1B}\u{1B}\\\u{1B}\\")
  }
}

/// A command of the protocol, read again.
struct KittyCommand {
  var keys: [String: String] = [:]
  var data: [UInt8] = []

  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("\u{1B}_G"), text.hasSuffix("\u{1B}\\") else { return nil }
    let parts = text.dropFirst(3).dropLast(2).split(
      separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    for pair in parts[0].split(separator: ",") {
      let halves = pair.split(separator: "=")
      guard halves.count == 2 else { return nil }
      keys[String(halves[0])] = String(halves[1])
    }
    guard parts.count > 1 else { return }
    guard parts[1].utf8.count <= 4096, let data = Data(base64Encoded: String(parts[1])) else {
      return nil
    }
    self.data = [UInt8](data)
  }
}
