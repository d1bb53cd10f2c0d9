import Screen
import Testing

@Test(
  arguments: [
    ("", 5, [""]),
    ("one two three", 20, ["one two three"]),
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 6, ["one", "two", "three"]),
    ("one  two", 4, ["one", "two"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a abcdefgh", 3, ["a", "abc", "def", "gh"]),
    ("first\nsecond", 20, ["first", "second"]),
    ("通信量の推移", 6, ["通信量", "の推移"]),
    ("最大は、九月。", 6, ["最大", "は、九", "月。"]),
    ("「最大」は", 4, ["「最", "大」", "は"]),
    ("値「最大」", 4, ["値", "「最", "大」"]),
    ("한국 사람", 5, ["한국", "사람"]),
    ("日本", 1, ["日", "本"]),
    ("ab", 0, ["a", "b"]),
    ("ab", .min, ["a", "b"]),
    ("     word", 3, ["wor", "d"]),
    ("one. ? help", 6, ["one.", "? help"]),
    ("one. ? help", 7, ["one.", "? help"]),
    ("one. ? help", 5, ["one.", "?", "help"]),
    ("点です。? 助け", 10, ["点です。", "? 助け"]),
    ("値 列\u{2060}数", 6, ["値", "列\u{2060}数"]),
    ("列\u{2060}数\u{2060}列", 4, ["列\u{2060}数\u{2060}", "列"]),
    ("up 5 % and", 7, ["up 5 %", "and"]),
    ("one. 5 points", 6, ["one. 5", "points"]),
  ] as [(String, Int, [String])])
func wraps(_ text: String, _ columns: Int, _ lines: [String]) {
  #expect(text.wrapped(to: columns) == lines)
}

private let samples = [
  "May 17, 146.20 EUR, up 1.3 %", "データ量の推移：最大は 9.5 GB（１月５日）、最小は 6.0 GB。",
  "e\u{301}tude 👨‍👩‍👧‍👦 flags 🇯🇵🇩🇪", "图表：共 252 个点，最高 183.90 欧元（12月14日）。", "  leading and   wide   gaps ",
]

@Test(arguments: samples, 1...30)
func wrappingLosesNothingButSpaces(_ text: String, _ columns: Int) {
  let lines = text.wrapped(to: columns)
  #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  #expect(!lines.contains { $0.columns > max(columns, 2) })
}

@Test(arguments: samples, 6...30)
func noLineBeginsWithAMarkThatClosesOne(_ text: String, _ columns: Int) {
  for line in text.wrapped(to: columns) {
    #expect(!"、。，．・：；？！）」』】％".contains(line.first ?? "x"), "\(line)")
  }
}
