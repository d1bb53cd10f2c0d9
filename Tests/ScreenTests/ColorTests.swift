import Screen
import Testing

@Test(arguments: [("#000000", 0, 0, 0), ("#0a10ff", 10, 16, 255), ("#E69F00", 230, 159, 0)])
func readsAndWritesHex(_ hex: String, _ red: UInt8, _ green: UInt8, _ blue: UInt8) {
  let color = Color(red: red, green: green, blue: blue)
  #expect(Color(hex: hex) == color)
  #expect(color.hex == hex.lowercased())
}

@Test(arguments: ["", "#", "#fff", "000000", "#00000g", "#0000000", "# 00000", "#００００００", "red"])
func refusesOtherText(_ text: String) {
  #expect(Color(hex: text) == nil)
}
