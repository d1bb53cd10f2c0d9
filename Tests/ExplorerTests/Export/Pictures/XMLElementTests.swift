import Testing

@testable import Explorer

@Suite struct XMLElementTests {
  @Test func writesALineAnElement() {
    let element = XMLElement(
      "g", ["fill": "#fff"], [XMLElement("text", ["x": "1"], text: "a"), XMLElement("rect")])
    #expect(
      element.lines == ["<g fill=\"#fff\">", "  <text x=\"1\">a</text>", "  <rect/>", "</g>"])
  }

  @Test func escapesWhatCouldEndATextOrAnAttribute() {
    let hostile = "</text><script>\"x\" & 'y'</script>]]>"
    let element = XMLElement("text", ["class": hostile], text: hostile)
    let escaped =
      "&lt;/text&gt;&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/script&gt;]]&gt;"
    #expect(element.lines == ["<text class=\"\(escaped)\">\(escaped)</text>"])
  }

  /// XML 1.0 has no place for most controls, not even as references.
  @Test func leavesOutWhatXMLCannotHold() {
    #expect("a\u{0}b\u{1B}[31mc\u{9B}d\u{FFFE}e\u{FFFF}f\u{7F}".inXML == "ab[31mcdef")
    #expect("a\u{202E}b\u{2066}c\u{2069}\u{206A}\u{206F}d\u{200F}e".inXML == "abcd\u{200F}e")
    #expect("a\nb\r\nc\td\u{2028}e".inXML == "a b cd e")
  }

  @Test func writesPixelsWithoutNeedlessDigits() {
    let numbers = [0, 1, 1.5, 1.25, 1.05, -0.5, 1.004, -0.001, .nan, .infinity, 1e300, -1e300]
    #expect(
      numbers.map(\.pixels) == [
        "0", "1", "1.5", "1.25", "1.05", "-0.5", "1", "0", "0", "0", "1000000", "-1000000",
      ])
  }
}
