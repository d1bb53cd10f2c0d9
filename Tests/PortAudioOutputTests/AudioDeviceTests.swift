import Testing

@testable import PortAudioOutput

@Suite struct AudioDeviceTests {
  private let names = [
    "HDA Intel PCH: ALC257 (hw:0,0)", "USB Audio: - (hw:1,0)", "pulse", "default",
  ]

  @Test(arguments: [
    ("pulse", ["pulse"]), ("usb", ["USB Audio: - (hw:1,0)"]),
    ("intel", ["HDA Intel PCH: ALC257 (hw:0,0)"]),
    ("hw:", ["HDA Intel PCH: ALC257 (hw:0,0)", "USB Audio: - (hw:1,0)"]), ("nowhere", []),
  ])
  func aPartOfANameMeansTheDevice(text: String, meant: [String]) {
    #expect(AudioDevice.names(names, meantBy: text) == meant)
  }

  @Test func aWholeNameIsMeantEvenWhereItIsAPartOfOthers() {
    #expect(AudioDevice.names(["USB", "USB 2", "USB"], meantBy: "USB") == ["USB"])
    #expect(AudioDevice.names(["USB", "USB 2", "USB"], meantBy: "usb") == ["USB", "USB 2"])
  }
}
