/// The text of a column, each different cell once.
struct WordList {
  /// A different cell and where its row first came in the input.
  struct Word: Equatable {
    var text: String
    var offset: Int
  }

  /// The number of the text of each cell; −1 where it is missing.
  private(set) var codes: [Int32] = []
  /// The different texts in the order in which they first came, once all cells are there.
  private(set) var texts: [String] = []
  private(set) var offsets: [Int] = []
  private var table = WordTable()

  mutating func reserve(_ rowCount: Int) { codes.reserveCapacity(rowCount) }

  mutating func append(_ cell: Span<UInt8>, offset: Int) {
    guard !MissingCell.matches(cell) else { return codes.append(Self.missing(cell)) }
    let code = cell.withUnsafeBufferPointer { table.number(of: $0) }
    if table.count > offsets.count { offsets.append(offset) }
    codes.append(code)
  }

  /// Takes cells whose texts are numbered by a table of their own.
  ///
  /// - Parameters:
  ///   - others: The number of the text of each; where a cell is missing what ``missing(_:)`` says.
  ///   - words: The table of these numbers.
  mutating func append(_ others: UnsafeBufferPointer<Int32>, of words: WordTable) {
    let translated = (0..<words.count).map { number in
      words.withBytes(number) { table.number(of: $0) }
    }
    codes.append(contentsOf: others.lazy.map { $0 < 0 ? $0 : translated[Int($0)] })
  }

  /// Ends the list; no more cells come.
  mutating func finish() {
    if texts.count < table.count {
      texts = table.texts
      table = WordTable()
    }
    settle(Self.unavailable, as: CountryCodes.areAll(texts) ? "NA" : nil)
    let arePaths =
      texts.contains { $0.contains("/") }
      && texts.allSatisfy { $0.contains("/") || Table.isTotal($0) }
    settle(Self.point, as: arePaths ? "." : nil)
  }

  // MARK: Cells that may be missing

  /// Stands for "NA" until all texts are known: it is missing, but among countries it is Namibia.
  private static let unavailable: Int32 = -2

  /// Stands for "." until all texts are known: it is missing, but among paths it is the folder that they are in.
  private static let point: Int32 = -3

  /// The code of a missing cell before the list ends.
  static func missing(_ cell: Span<UInt8>) -> Int32 {
    if cell.count == 1, cell[0] == .point { return point }
    return cell.count == 2 && cell[0] == UInt8(ascii: "N") && cell[1] == UInt8(ascii: "A")
      ? unavailable : -1
  }

  /// Gives the cells with a code that stands for one thing or another a text, or none.
  private mutating func settle(_ open: Int32, as text: String?) {
    guard codes.contains(open) else { return }
    var code: Int32 = -1
    if let text {
      code = Int32(texts.count)
      texts.append(text)
    }
    for row in codes.indices where codes[row] == open { codes[row] = code }
  }

  /// True of whole numbers and a few other names, all of them different, where the numbers leave hardly any out: the
  /// boats 1 to 16 and A to D.
  var areNumbered: Bool {
    let numbers = texts.compactMap { Int($0) }
    guard let low = numbers.min(), let high = numbers.max(), numbers.count >= 8,
      codes.count(where: { $0 >= 0 }) == texts.count, low >= 0, low < 2,
      high <= 2 * numbers.count
    else { return false }
    return texts.count - numbers.count > 1 && texts.allSatisfy { Int($0) != nil || $0.count == 1 }
  }

  /// True of cells that are numbers with one letter or another right behind them, as the classes of a school are:
  /// "7A", "7B".
  private var areClasses: Bool {
    var letters: Set<Character> = []
    for text in texts {
      guard let last = text.last, last.isASCII, last.isLetter,
        text.dropLast().last?.isNumber == true
      else { continue }
      letters.insert(last)
    }
    return letters.count > 1
  }

  /// The first text that passes a test.
  func firstWord(where passes: (Span<UInt8>) -> Bool) -> Word? {
    texts.firstIndex { passes($0.utf8Span.span) }.map { index in
      Word(text: texts[index], offset: index < offsets.count ? offsets[index] : 0)
    }
  }

  /// The first cell that cannot be read so, if at least half of the cells can.
  ///
  /// Numbers count as such when they carry the unit of the first number.
  func exception(to reading: ColumnReading) -> Word? {
    var unit: String?
    var stray: Int?
    var isFitting = [Bool](repeating: false, count: texts.count)
    var strays = 0
    for (index, text) in texts.enumerated() {
      let cell = text.utf8Span.span
      if case .numbers(let parser) = reading {
        if let number = parser.parse(cell) {
          unit = unit ?? number.unit
          isFitting[index] = number.unit == unit
        }
      } else {
        isFitting[index] = reading.accepts(cell)
      }
      guard !isFitting[index] else { continue }
      stray = stray ?? index
      strays += 1
      // Each text comes once at least: these are more than half of the cells.
      if strays * 2 > codes.count { return nil }
    }
    guard let stray, unit != nil || isFitting.contains(true), !areClasses,
      !areNumbered
    else { return nil }
    var fitting = 0
    var total = 0
    for code in codes where code >= 0 {
      total += 1
      if isFitting[Int(code)] { fitting += 1 }
    }
    guard fitting * 2 >= total else { return nil }
    return Word(text: texts[stray], offset: stray < offsets.count ? offsets[stray] : 0)
  }
}
