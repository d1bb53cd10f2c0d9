/// A quarter of a year as people write it in the languages of the program.
///
/// "Q2 1984", "1984/Q2", "T2 1984", "II kw. 1984", "1984年第2季度", "2. Quartal 1984".
struct SaidQuarter: Equatable {
  var year: Int
  /// 1 … 4.
  var number: Int

  /// The first month of the quarter, 1 … 12.
  var month: Int { 3 * number - 2 }

  /// Reads a quarter; `nil` of a text that says none, or no year.
  init?(_ text: String) {
    var words: [String] = []
    var numbers: [String] = []
    var last: Character?
    for character in text.lowercased() {
      let isDigit = character.isASCII && character.isNumber
      let goesOn = last.map { ($0.isASCII && $0.isNumber) == isDigit && !$0.isWhitespace } ?? false
      if isDigit {
        if goesOn {
          numbers[numbers.count - 1].append(character)
        } else {
          numbers.append("\(character)")
        }
      } else if character.isLetter {
        if goesOn, last?.isLetter == true {
          words[words.count - 1].append(character)
        } else {
          words.append("\(character)")
        }
      }
      last = character
    }
    let romans = words.compactMap { Self.romans.firstIndex(of: $0) }
    let years = numbers.filter { $0.count == 4 }.compactMap { Int($0) }
    let others = numbers.filter { $0.count != 4 }
    let plain = others.compactMap { $0.count == 1 ? Int($0) : nil } + romans.map { $0 + 1 }
    let written = words.flatMap { word in
      Self.written.indices.filter { word.contains(Self.written[$0]) }.map { $0 + 1 }
    }
    let quarters = plain + (plain.isEmpty ? written : [])
    guard words.contains(where: Self.isQuarter), years.count == 1, quarters.count == 1,
      plain.count == others.count + romans.count, (1...4).contains(quarters[0])
    else { return nil }
    (year, number) = (years[0], quarters[0])
  }

  private static let romans = ["i", "ii", "iii", "iv"]
  private static let written = ["第一", "第二", "第三", "第四季"]

  private static func isQuarter(_ word: String) -> Bool {
    ["q", "t"].contains(word)
      || ["quart", "trim", "kw", "季度", "四半期"].contains(where: word.contains)
  }
}
