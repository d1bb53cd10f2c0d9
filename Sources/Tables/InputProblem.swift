/// Something that is asked for, by the name of its option, and with its value where that counts.
package struct AskedOption: Equatable, Sendable {
  package var name: String
  package var value: String?

  package init(_ name: String, _ value: String? = nil) {
    self.name = name
    self.value = value
  }
}

/// The reason why an input could not be used: what, where, and enough to say what to do.
package struct InputProblem: Error, Equatable, Sendable {
  /// The input as the user named it; "-" is standard input.
  package var file: String
  package var kind: Fault

  package enum Fault: Equatable, Sendable {
    // The input is missing or unreadable: exit code 66.
    case missing
    /// The same of a name that is nearly that of a file beside it.
    case mistypedFile(meant: String)
    /// A link to something that is not there.
    case danglingLink(to: String)
    case isDirectory
    /// A device that has no end, as /dev/zero.
    case isDevice
    /// The system's own words.
    case unreadable(String)
    /// No further file can be opened.
    case tooManyFiles
    /// A library of the system that the input needs, and the package that has it.
    case missingLibrary(name: String, package: String)

    // The data is bad: exit code 65. Rows are lines as an editor counts them, from 1.
    case empty
    /// No text at all, but a file of that kind.
    case binary(BinaryKind)
    case headerOnly
    case raggedRow(row: Int, expected: Int, found: Int)
    /// The same of a text that has no fault where blanks part its cells, as tabs and blanks beside each other do.
    case partedByBlanks(row: Int, expected: Int, found: Int)
    /// The same of lists, which no delimiter parts; the place says which one it is.
    case unevenList(row: Int, place: String, expected: Int, found: Int)
    /// The code page that the text may be in; `nil` where nothing tells it.
    case invalidUTF8(row: Int, column: String, codePage: CodePage? = nil)
    case unclosedQuote(row: Int)
    case notANumber(row: Int, column: String, text: String)
    /// The same of a number that has another unit than those before it, or none.
    case anotherUnit(row: Int, column: String, text: String)
    case notADate(row: Int, column: String, text: String, pattern: String)
    case noNumericColumn(columns: [String])
    /// No column holds numbers with a decimal comma, which the sign between the columns was taken for.
    case noDecimalCommas
    /// The columns that are charted have no value in any of the rows that were asked for.
    case noValues(columns: [String], rows: Int)
    case unknownColumn(name: String, columns: [String])
    /// The column is in the table, but rows were put together and it was not among what became of them.
    case columnPutTogether(name: String, columns: [String])
    /// The same of a name that is nearly that of a column.
    case mistypedColumn(name: String, meant: String)
    /// A column would make more charts, or series, than anyone can walk.
    case tooManyParts(column: String, count: Int, most: Int)
    case tooManySeries(column: String, count: Int, most: Int)
    /// A round chart would have more slices than anyone can tell apart.
    case tooManySlices(type: String, count: Int, most: Int)
    /// One column is to be two things at once, by the options that ask for them.
    case columnTwice(name: String, options: [AskedOption])
    /// The table has no columns of the names that the type that is asked for is made of.
    case noParts(type: String, names: [String], columns: [String])
    /// The table has no value for each pair of two kinds, which the type that is asked for shows.
    case noCells(type: String, columns: [String])
    /// One option names a column more than once.
    case columnRepeated(name: String, option: AskedOption)
    /// The end of what is asked for lies before its beginning, by the options that ask for them.
    case reversedRange(from: AskedOption, to: AskedOption)
    /// Two things that are asked for exclude each other.
    case contradiction([AskedOption])
    /// A transform that was asked of a column cannot be made of it.
    case transform(TransformProblem)
    /// No row meets the conditions; of the column of the last one the most frequent values, or the
    /// smallest and the largest.
    case nothingLeft(
      conditions: [ToldCondition], column: String, values: [ToldValue], areEnds: Bool)
    /// No row meets all of the conditions, each of which some rows meet.
    case nothingInCommon([ToldCondition])
    /// No column holds times.
    case noTimes(columns: [String])
    /// The table has fewer charts than the number that was asked for.
    case noSuchChart(Int, of: Int)
    /// A limit that keeps a hostile file from taking the machine: what, and how many are allowed.
    case tooLarge(Limit, row: Int)
    /// The input needs more memory than there is; so many megabytes of it can be read.
    case beyondMemory(megabytes: Int)
    /// Compressed bytes refer to more of those before them than are kept.
    case wideWindow
    /// The input, as small as it is, needs so many megabytes of memory, and there are fewer.
    case tooLittleMemory(megabytes: Int)
    /// The name of a column that is longer than so many kilobytes.
    case longName(kilobytes: Int)
    /// A line that is longer than so many megabytes, which are all that it may have.
    case longLine(row: Int, megabytes: Int)
    case malformedJSON(row: Int, column: Int)
    /// The text ends before a bracket or a quotation mark, which is at that place, is closed.
    case unclosedJSON(row: Int, column: Int, mark: String)
    /// A row that is not what its format has, by the name that `--format` takes.
    case notInFormat(row: Int, format: String)
    /// A compressed file that is damaged or cut off, by the name of its compression.
    case damaged(format: String)
    /// A part of a document that would change the chart, and that is not understood.
    case unsupported(place: String, name: String)
    /// A document that has its data on the network.
    case remoteData(place: String)
    /// A document that has its data somewhere else than in its own folder.
    case outsideFolder(place: String, path: String)
    /// A web page without a chart in it.
    case noChart
    /// A compressed file with something else behind it, by the name of its compression.
    case trailingData(format: String)
    case unexpectedJSON(place: String, expected: Expectation)
    /// JSON that is no list of records, of rows or of numbers, or where a cell of one holds more than a value.
    case noTable(place: String)
    /// A chart file says something that is no value of what it names.
    case badValue(place: String, text: String, expected: String)
    /// A chart file names a type that there is not.
    case unknownType(place: String, name: String, known: [String])
    /// A chart file's type is made of series that it does not have, by their names; the place is empty
    /// where an option asks for the type.
    case missingSeries(place: String, type: String, names: [String])
  }

  /// A thing that has a limit.
  package enum Limit: String, Equatable, Sendable {
    case columns, cellBytes, nesting, rows

    /// The columns that a table may have.
    package static let mostColumns = 4_096
  }

  /// The kind of value that a place in a chart file or a list of records should have held.
  package enum Expectation: String, Equatable, Sendable {
    case chart, record, text, number, boolean, list, range, scale, point, direction
    /// The name of a file, or rows.
    case data
  }

  package init(file: String, kind: Fault) {
    self.file = file
    self.kind = kind
  }

  /// The problem of an input as whoever named it knows it, however deep in it it was found; one of
  /// another file, which the input leads to, keeps that.
  package func named(_ input: String) -> InputProblem {
    isOf(input) ? InputProblem(file: input, kind: kind) : self
  }

  /// True of a problem with an input itself, and not with another file that it leads to.
  func isOf(_ input: String) -> Bool {
    // A mistake in the encoding of a document is found where nobody knows its name.
    if file.isEmpty { return true }
    func name(_ file: String) -> Substring? {
      Compression.plainName(of: file).split(separator: "/").last
    }
    return name(file) == name(input)
  }

  /// The exit code the problem ends with: 66 for an input that cannot be read, 65 for bad data.
  package var exitCode: Int32 {
    switch kind {
    case .missing, .mistypedFile, .danglingLink, .isDirectory, .isDevice, .unreadable,
      .tooManyFiles, .missingLibrary:
      66
    default: 65
    }
  }
}
