import Testing

@testable import Screen

@Test(arguments: ColorVision.allCases, [0x000000, 0x404040, 0x808080, 0xFFFFFF])
func graysStayWhatTheyAre(_ vision: ColorVision, _ gray: Int) {
  let color = Color(UInt32(gray))
  let (red, green, blue) = vision.seen(color)
  for channel in [red, green, blue] { #expect(abs(channel - color.luminance) < 0.00001) }
}

/// Each deficiency has its own pair of colors that look different to everybody else.
@Test(arguments: [
  (ColorVision.protanopia, 0x8B0000, 0x3A3500), (.deuteranopia, 0xC06A40, 0x909040),
  (.tritanopia, 0x5BA0A0, 0x5AA55A),
])
func confusedColorsAreConfused(_ vision: ColorVision, _ one: Int, _ two: Int) {
  let (one, two) = (Color(UInt32(one)), Color(UInt32(two)))
  let clear = one.difference(to: two)
  #expect(clear > 15)
  #expect(one.difference(to: two, seenWith: vision) < clear / 2)
}

/// The columns of the published matrices, as what is left of one unit of red, green or blue.
@Test func whatIsSeenOfTheChannelsIsPublished() {
  func seen(_ vision: ColorVision, _ value: UInt32) -> [Double] {
    let (red, green, blue) = vision.seen(Color(value))
    return [red, green, blue]
  }
  // A channel that would be less than nothing, or more than all, is cut off.
  #expect(seen(.protanopia, 0xFF0000) == [0.152286, 0.114503, 0])
  #expect(seen(.protanopia, 0x00FF00) == [1, 0.786281, 0])
  #expect(seen(.deuteranopia, 0xFF0000) == [0.367322, 0.280085, 0])
  #expect(seen(.deuteranopia, 0x0000FF) == [0, 0.047413, 0.968881])
  #expect(seen(.tritanopia, 0x00FF00) == [0, 0.930809, 0.691367])
  #expect(seen(.tritanopia, 0x0000FF) == [0, 0.147602, 0.303900])
}
