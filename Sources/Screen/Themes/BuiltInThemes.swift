extension Theme {
  /// The two themes that a start needs no file of; the others are read when they are asked for.
  ///
  /// They are the files of the same names; a test holds the two together.
  package static let builtIn: [Theme] = [defaultDark, defaultLight]

  package static let defaultDark = Theme(
    name: "default-dark", background: Color(0x121212),
    colors: [
      .text: Color(0xE4E4E4), .title: Color(0xFFFFFF), .axis: Color(0xA8A8A8),
      .grid: Color(0x4E4E4E), .focus: Color(0xFFD75F), .caption: Color(0xFFFFFF),
      .rotor: Color(0x87D7FF), .hint: Color(0xB2B2B2),
    ],
    series: [
      Color(0x228BFF), Color(0xFF7B2F), Color(0x21B383), Color(0xE7A6F2),
      Color(0x9786FF), Color(0xB7C95C), Color(0x5CD6D7), Color(0xF6F6F7),
    ],
    twin: "high-contrast-dark")

  package static let defaultLight = Theme(
    name: "default-light", background: Color(0xFAFAFA),
    colors: [
      .text: Color(0x1C1C1C), .title: Color(0x000000), .axis: Color(0x585858),
      .grid: Color(0xC6C6C6), .focus: Color(0xA80058), .caption: Color(0x000000),
      .rotor: Color(0x005F87), .hint: Color(0x4E4E4E),
    ],
    series: [
      Color(0x175ECC), Color(0x97612A), Color(0x01645E), Color(0x2F2086),
      Color(0x132C44), Color(0x7B1E1E), Color(0x5A6303), Color(0x0A0D0E),
    ],
    twin: "high-contrast-light")
}
