/// A column of numbers with a few texts in it, as "abs" stands for a pupil who was not there: these cells say that
/// there is no number.
///
/// At most a fifth of the cells are such texts, half of them where they stand for no result, and they are few
/// different ones, or rare. A sign of money beside
/// some of the numbers, "$950" among plain ones, is a mark. Among percents a third may be plain numbers, as the count of
/// all that they are shares of: these are none of them.
struct NearlyNumbers {
  /// More different texts than these say something of their own, unless they are rare.
  private static let mostTexts = 3

  /// The number in each row; `nil` where a cell is missing or a text.
  private(set) var numbers: [WrittenNumber?] = []
  /// The texts; `nil` without any.
  private(set) var strays: StrayCells?

  /// Reads the cells of a column that is not all numbers; `nil` where it is text, or its numbers have several
  /// units.
  ///
  /// - Parameters:
  ///   - words: The cells.
  ///   - parser: The way the numbers are written.
  init?(_ words: WordList, _ parser: NumberParser) {
    var read: [WrittenNumber?] = []
    var unit: String?
    var currencies: Set<String> = []
    var others: [Int] = []
    let arePercents = words.texts.contains { parser.parse($0.utf8Span.span)?.unit == "%" }
    for (index, text) in words.texts.enumerated() {
      let cell = text.utf8Span.span
      var number = parser.parse(cell)
      if arePercents, number?.unit == "" {
        if number?.value == 0 {
          number?.unit = "%"
        } else {
          read.append(nil)
          others.append(index)
          continue
        }
      }
      if let currency = number?.unit, NumberUnit.isCurrencySign(currency) {
        currencies.insert(currency)
        number?.unit = ""
        number?.form = .marked(currency)
      }
      read.append(number)
      guard !cell.isPadded, currencies.count < 2,
        number == nil || unit == nil || number?.unit == unit
      else { return nil }
      unit = unit ?? number?.unit
      guard number == nil else { continue }
      others.append(index)
      // "1 and 2" and "207a" name something; "<5" says that the number is not known. Each text comes once at
      // least, so of many there are too many.
      guard text.saysNoNumber,
        others.count * 5 <= words.codes.count || NoResult.matches(text) || text.isLimit
      else { return nil }
    }
    guard unit != nil, !others.isEmpty || !currencies.isEmpty || arePercents, !words.areNumbered
    else {
      return nil
    }
    var (found, strays, marked, priced) = (0, 0, 0, 0)
    for code in words.codes where code >= 0 {
      guard let number = read[Int(code)] else {
        strays += 1
        continue
      }
      found += 1
      guard case .marked(let mark) = number.form else { continue }
      if NumberUnit.isCurrencySign(mark) { priced += 1 } else { marked += 1 }
    }
    let total = found + strays
    // A text that comes as often as each of few numbers is one more of these: the varieties 1 to 9 and X.
    let counts = words.codes.reduce(into: [Int32: Int]()) { $0[$1, default: 0] += 1 }
    let sizes = Set(counts.filter { $0.key >= 0 }.values)
    guard sizes.count > 1 || sizes.first == 1 else { return nil }
    // Below what can be measured there may be half of all as well.
    let areNoResults = others.allSatisfy {
      NoResult.matches(words.texts[$0]) || words.texts[$0].isLimit
    }
    guard strays * (areNoResults ? 2 : arePercents ? 3 : 5) <= total,
      others.count <= Self.mostTexts || strays * 20 <= total,
      marked * 2 <= found
    else { return nil }
    // With its sign in each number the money is a unit.
    if let currency = currencies.first, priced == found {
      for index in read.indices {
        read[index]?.unit = currency
        read[index]?.form = .plain
      }
    }
    numbers = words.codes.map { $0 < 0 ? nil : read[Int($0)] }
    guard !others.isEmpty else { return }
    self.strays = StrayCells(
      count: strays, texts: others.prefix(Self.mostTexts).map { words.texts[$0] },
      hasMoreTexts: others.count > Self.mostTexts)
  }
}

extension String {
  /// True of what tells only that a number is below or above another.
  fileprivate var isLimit: Bool {
    first.map { "<>≤≥".contains($0) } == true && utf8.contains(where: \.isDigit)
  }

  /// True of a text without digits, and of what tells only that a number is below or above another.
  fileprivate var saysNoNumber: Bool {
    !utf8.contains(where: \.isDigit) || first.map { "<>≤≥~".contains($0) } == true
  }
}
