/// Typed columns of equal length.
package struct Table: Equatable, Sendable {
  /// The name of the table: the file's without its folder, or "-" for standard input.
  package var name: String
  /// The title that the input itself gives the table, and a summary.
  package var title: String?
  package var summary: String?
  /// The title that stands in the lines above the table.
  package var heading: String?
  /// The unit that these lines give its amounts, and the number of lines that say nothing else.
  package var statedUnit: String?
  package var unitLines = 0
  package var columns: [Column]
  package var rowCount: Int
  /// True where no row names the columns, and nobody said so.
  package var lacksHeader = false
  /// The number of lines of the input that are not part of the table.
  package var skippedLines = 0
  /// True of text that was read as Windows-1252, as it is no UTF-8.
  package var isWesternText = false
  /// The columns whose names came twice, as they are called now.
  package var renamedColumns: [String] = []
  /// The options of reading that changed nothing.
  package var vainOptions: [AskedOption] = []
  /// The rows that have fewer cells than there are columns.
  package var shortRows: ShortRows?
  /// The rows of percents in columns of plain numbers, which count as missing there.
  package var percentRows: [Int] = []
  /// The year of the latest time, where the input has times without one and it was taken to be this.
  package var assumedYear: Int?
  /// True where rows are known to follow each other in time, even steps apart, though none says when.
  package var isSequence = false
  /// The lists of records beside the one that became the table, as the document calls them.
  package var otherLists: [String] = []
  /// The number of rows that came before the first and are kept no more.
  package var rowsBefore = 0
  /// The reason for which there may be rows behind the last; `nil` of a table that is whole.
  package var unread: UnreadRows?

  package init(name: String, columns: [Column], rowCount: Int) {
    self.name = name
    self.columns = columns
    self.rowCount = rowCount
  }
}

/// Rows of an input that are not in its table, and the number of those that were read before them.
package enum UnreadRows: Equatable, Sendable {
  /// It is still read.
  case soFar(Int)
  /// It became shorter while it was read.
  case cut(after: Int)
  /// Another file took its name while it was read.
  case replaced
  /// Others wrote into it while it was read, so that some rows may be of before and some of after.
  case mixed
}

/// One column: a name and its values, all of one type.
package struct Column: Equatable, Sendable {
  /// The header; "1", "2", … where there is none.
  package var name: String
  package var values: ColumnValues

  package init(name: String, values: ColumnValues) {
    self.name = name
    self.values = values
  }
}

/// The values of a column.
package enum ColumnValues: Equatable, Sendable {
  case numbers(NumberColumn)
  case dates(DateColumn)
  case text(TextColumn)
}

/// Numbers with what is needed to show them again as they came.
package struct NumberColumn: Equatable, Sendable {
  /// Not a number where a cell is missing.
  package var values: [Double]
  /// The unit every cell carried ("GB", "%", "€"), if they agreed.
  package var unit: String?
  /// The most digits after the decimal point in any cell, at most 15.
  package var fractionDigits: Int
  /// The digits of whole numbers that a double may not hold exactly.
  package var largeIntegers = LargeIntegers()
  /// The number of cells that say infinity; they count as missing.
  package var infiniteCount = 0
  /// The cells that are no numbers; they count as missing, too.
  package var strays: StrayCells?
  /// The signs behind some of the numbers that are left out: of footnotes, flags of estimates.
  package var marks: StrayCells?
  /// True of "234.567" alone, which was taken for two hundred thousand because cells are parted as where
  /// numbers have decimal commas.
  package var hasAssumedGroups = false
  /// True where the comma begins the fraction, and the point groups.
  package var hasDecimalComma = false
  /// The kind of numbers that they are.
  package var kind = ValueKind.amount

  package init(values: [Double], unit: String? = nil, fractionDigits: Int = 0) {
    self.values = values
    self.unit = unit
    self.fractionDigits = fractionDigits
  }
}

/// Texts among or behind the numbers of a column.
package struct StrayCells: Equatable, Sendable {
  /// More different texts nobody wants to hear.
  private static let mostTexts = 3

  package var count: Int
  /// The different texts, the first that come.
  package var texts: [String]
  /// True where there are more different ones.
  package var hasMoreTexts: Bool

  package init(count: Int, texts: [String], hasMoreTexts: Bool = false) {
    self.count = count
    self.texts = texts
    self.hasMoreTexts = hasMoreTexts
  }

  /// Those of two columns; `nil` where neither has any.
  static func joined(_ some: StrayCells?, _ others: StrayCells?) -> StrayCells? {
    guard let some, let others else { return some ?? others }
    return some.joined(others)
  }

  /// These and the others behind them.
  func joined(_ others: StrayCells) -> StrayCells {
    let new = others.texts.filter { !texts.contains($0) }
    let all = texts + new
    return StrayCells(
      count: count + others.count, texts: Array(all.prefix(Self.mostTexts)),
      hasMoreTexts: hasMoreTexts || others.hasMoreTexts || all.count > Self.mostTexts)
  }
}

/// Points in time with the text they came from.
package struct DateColumn: Equatable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z; not a number where a cell is missing.
  package var values: [Double]
  /// The finest field that the cells carry.
  package var precision: DatePrecision
  /// The cells as they were written, "" where missing.
  package var texts: WrittenTexts
  /// True when any cell has a distance from UTC of its own, as "+02:00" is.
  package var hasOffsets: Bool
  /// The seconds by which the clocks of all cells are ahead of UTC, where each says so and none says otherwise, and no
  /// zone was asked for.
  package var ownOffset: Int?
  /// The zone that changes its clocks and has those of all cells, where these say two distances from UTC.
  package var ownZone: String?
  /// The times that say of no clock that they are at it, where no zone was asked for.
  package var zoneless = ZonelessTimes()
  /// True of days that were midnights at distances from UTC of their own, and are those of the clocks.
  var areOfOwnClocks = false
  /// True when any of them says at which clock it is: by such a distance, as UTC, or as seconds since 1970.
  package var hasZone = false
  /// The local times among them that no clock of the time zone shows, or that clocks show twice.
  package var changedTimes: [ChangedTimes] = []
  /// The order of day and month that was taken where every cell can be read in both.
  package var assumedOrder: AssumedDayOrder?
  /// True of whole numbers that count days as spreadsheets do.
  package var areDayNumbers = false
  /// True of periods that are said as they were written: "KW 7/2020", "2019/20".
  package var haveOwnWords = false
  /// True where cells are stretches of days, which count as their last day.
  package var areRanges = false
  /// True of weeks that were written as such, by their Mondays: "2026-W01".
  package var areWeeks = false
  /// The first cell that is no date and counts as missing, and the number of such cells.
  package var stray: TextColumn.OddCell?
  package var strayCount = 0
  /// The names that stand in rows without a date and may be those of rows that add others up, by row.
  package var sumNames: [Int: String] = [:]

  package init(
    values: [Double], precision: DatePrecision, texts: [String], hasOffsets: Bool = false
  ) {
    self.init(
      values: values, precision: precision, texts: WrittenTexts(texts), hasOffsets: hasOffsets)
  }

  init(
    values: [Double], precision: DatePrecision, texts: WrittenTexts, hasOffsets: Bool = false
  ) {
    self.values = values
    self.precision = precision
    self.texts = texts
    self.hasOffsets = hasOffsets
  }
}

/// Text, each different cell stored once.
package struct TextColumn: Equatable, Sendable {
  /// An index into `dictionary` for each row; −1 where a cell is missing.
  package var codes: [Int32]
  /// The different cells in the order they first came.
  package var dictionary: [String]
  /// Set when at least half of the cells are numbers: the first one that is not.
  package var firstNonNumber: OddCell?
  /// Set when at least half of the cells are dates: the first one that is none, or that may be two.
  package var firstNonDate: OddCell?
  /// True of cells that look like dates in a form that is not known.
  package var looksLikeDates = false
  /// Set when all other cells are names of rows that may add others up: the column as dates, which those have none of.
  package var besideSums: DateColumn?

  /// A cell that stands out: its row as an editor counts lines, and what it says.
  package struct OddCell: Equatable, Sendable {
    package var row: Int
    package var text: String

    package init(row: Int, text: String) {
      self.row = row
      self.text = text
    }

    /// True of a number that stands out by its unit, or by having none.
    package var isNumber: Bool {
      let bytes = Array(text.utf8)
      return NumberParser().parse(bytes.span) != nil
    }
  }

  package init(codes: [Int32], dictionary: [String], firstNonNumber: OddCell? = nil) {
    self.codes = codes
    self.dictionary = dictionary
    self.firstNonNumber = firstNonNumber
  }

  /// The text of a row, or `nil` where it is missing.
  package subscript(row: Int) -> String? {
    codes[row] < 0 ? nil : dictionary[Int(codes[row])]
  }
}
