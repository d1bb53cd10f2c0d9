import Tables

extension Phrasebook {
  func words(_ problem: InputProblem, options: OptionSpelling) -> String {
    let file = source(problem.file)
    let place = list([file] + places(problem.kind))
    var kind = problem.kind.shortened(by: format)
    if case .unreadable(let reason) = kind {
      // Permissions have nothing to do with it.
      kind =
        SystemReason(reason) == .tooManyFiles ? .tooManyFiles : .unreadable(told(reason: reason))
    }
    return words(kind, in: place, options: options)
  }

  /// The source of the data, as a sentence has it.
  func source(_ file: String) -> String {
    // A name without a letter would be heard as nothing.
    file == "-" ? words(screen: .standardInput) : file.isEmpty ? "\"\"" : format.pathExcerpt(file)
  }

  /// The thing that stands nowhere where it must.
  func expected(_ expectation: InputProblem.Expectation) -> String {
    switch expectation {
    case .chart: words(.chart)
    case .record: words(.record)
    case .text: words(.text)
    case .number: words(.number)
    case .list: words(.list)
    case .range: words(.range)
    case .point: words(.point)
    case .data: words(.data)
    case .boolean: alternatives(["true", "false"])
    case .scale: alternatives(Scale.allCases.map(\.rawValue))
    case .direction:
      alternatives([ContentDirection.leftToRight.rawValue, ContentDirection.rightToLeft.rawValue])
    }
  }

  /// Names of which one is to be chosen.
  func alternatives(_ names: [String]) -> String { format.alternatives(names) }

  /// The place of a problem in its file.
  private func places(_ problem: InputProblem.Fault) -> [String?] {
    switch problem {
    case .missing, .mistypedFile, .danglingLink, .isDirectory, .isDevice, .unreadable,
      .tooManyFiles, .empty,
      .binary,
      .noNumericColumn, .noDecimalCommas,
      .noValues,
      .unknownColumn, .mistypedColumn, .columnPutTogether,
      .tooManyParts, .tooManySeries, .tooManySlices, .columnTwice, .columnRepeated,
      .reversedRange, .contradiction, .noParts,
      .noCells,
      .beyondMemory, .tooLittleMemory, .wideWindow, .transform,
      .nothingLeft, .nothingInCommon, .noTimes, .noSuchChart, .damaged, .missingLibrary, .noChart,
      .trailingData, .longName:
      []
    case .headerOnly: [words(screen: .row(1))]
    case .raggedRow(let row, let expected, let found),
      .partedByBlanks(let row, let expected, let found):
      [words(screen: .row(row)), words(screen: .column(min(expected, found) + 1))]
    case .invalidUTF8(let row, "", _), .unclosedQuote(let row), .tooLarge(_, let row),
      .notInFormat(let row, _), .longLine(let row, _):
      [words(screen: .row(row))]
    case .unevenList(let row, let place, _, _): [words(screen: .row(row)), place]
    case .invalidUTF8(let row, let column, _), .notANumber(let row, let column, _),
      .anotherUnit(let row, let column, _), .notADate(let row, let column, _, _):
      [words(screen: .row(row)), words(screen: .columnNamed(format.excerpt(column)))]
    case .malformedJSON(let row, let column), .unclosedJSON(let row, let column, _):
      [words(screen: .row(row)), words(screen: .column(column))]
    case .unexpectedJSON(let place, _), .noTable(let place), .unknownType(let place, _, _),
      .missingSeries(let place, _, _), .unsupported(let place, _), .remoteData(let place),
      .badValue(let place, _, _), .outsideFolder(let place, _):
      [place]
    }
  }
}

extension InputProblem.Fault {
  /// The same with the start of each text that may be as long as its file.
  fileprivate func shortened(by format: Format) -> InputProblem.Fault {
    switch self {
    case .notANumber(let row, let column, let text):
      .notANumber(row: row, column: column, text: format.excerpt(text))
    case .anotherUnit(let row, let column, let text):
      .anotherUnit(row: row, column: column, text: format.excerpt(text))
    case .notADate(let row, let column, let text, let pattern):
      .notADate(row: row, column: column, text: format.excerpt(text), pattern: pattern)
    case .noNumericColumn(let columns): .noNumericColumn(columns: format.excerpts(columns))
    case .unevenList(let row, let place, let expected, let found):
      .unevenList(row: row, place: format.excerpt(place), expected: expected, found: found)
    case .noValues(let columns, let rows):
      .noValues(columns: format.excerpts(columns), rows: rows)
    case .unknownColumn(let name, let columns):
      if let meant = NearName.of(name, among: columns) {
        .mistypedColumn(name: format.excerpt(name), meant: format.excerpt(meant))
      } else {
        .unknownColumn(name: format.excerpt(name), columns: format.excerpts(columns))
      }
    case .columnPutTogether(let name, let columns):
      .columnPutTogether(name: format.excerpt(name), columns: format.excerpts(columns))
    case .tooManyParts(let column, let count, let most):
      .tooManyParts(column: format.excerpt(column), count: count, most: most)
    case .tooManySeries(let column, let count, let most):
      .tooManySeries(column: format.excerpt(column), count: count, most: most)
    case .columnTwice(let name, let options):
      .columnTwice(name: format.excerpt(name), options: options)
    case .columnRepeated(let name, let option):
      .columnRepeated(name: format.excerpt(name), option: option)
    case .reversedRange(let from, let to):
      .reversedRange(
        from: AskedOption(from.name, from.value.map(format.excerpt)),
        to: AskedOption(to.name, to.value.map(format.excerpt)))
    case .noParts(let type, let names, let columns):
      .noParts(type: type, names: names, columns: format.excerpts(columns))
    case .noCells(let type, let columns): .noCells(type: type, columns: format.excerpts(columns))
    case .contradiction(let uses):
      .contradiction(uses.map { AskedOption($0.name, $0.value.map(format.excerpt)) })
    case .unsupported(let place, let name):
      .unsupported(place: place, name: format.excerpt(name))
    case .outsideFolder(let place, let path):
      .outsideFolder(place: place, path: format.excerpt(path))
    case .unknownType(let place, let name, let known):
      .unknownType(place: place, name: format.excerpt(name), known: known)
    case .badValue(let place, let text, let expected):
      .badValue(place: place, text: format.excerpt(text), expected: expected)
    case .mistypedFile(let meant): .mistypedFile(meant: format.excerpt(meant))
    case .danglingLink(let target): .danglingLink(to: format.excerpt(target))
    case .missing, .isDirectory, .isDevice, .unreadable, .tooManyFiles, .empty, .binary,
      .headerOnly, .raggedRow, .partedByBlanks,
      .invalidUTF8, .unclosedQuote, .tooLarge, .beyondMemory, .longLine, .malformedJSON,
      .tooLittleMemory, .wideWindow,
      .unclosedJSON, .unexpectedJSON, .noTable, .nothingInCommon, .noDecimalCommas,
      .missingSeries, .tooManySlices, .transform, .nothingLeft, .noTimes, .noSuchChart,
      .notInFormat, .damaged,
      .missingLibrary, .remoteData, .noChart, .trailingData, .mistypedColumn,
      .longName:
      self
    }
  }
}

extension Problem {
  /// The same with the start of each text that may be as long as its file, and of long lists.
  func shortened(by format: Format) -> Problem {
    switch self {
    case .keyScript(let file, let line, let text):
      .keyScript(file: file, line: line, text: format.excerpt(text))
    case .themeBroken(let file, let line, .notAColor(let role, let text)):
      .themeBroken(file: file, line: line, .notAColor(role: role, text: format.excerpt(text)))
    case .configuration(let file, let line, let fault):
      .configuration(file: file, line: line, fault.shortened(by: format))
    case .themeUnknown(let name, let known):
      mistyped(name, nil, of: known)
        ?? .themeUnknown(format.excerpt(name), known: format.excerpts(known))
    case .unknownLanguage(let tag, let known):
      mistyped(tag, nil, of: known)
        ?? .unknownLanguage(format.excerpt(tag), known: format.excerpts(known))
    case .typeForLater(let type, let known):
      mistyped(type, nil, of: known)
        ?? .typeForLater(format.excerpt(type), known: format.excerpts(known))
    case .noSuchDevice(let name, let known):
      mistyped(name, nil, of: known)
        ?? .noSuchDevice(format.excerpt(name), known: format.excerpts(known))
    case .severalDevices(let name, let known):
      .severalDevices(format.excerpt(name), known: format.excerpts(known))
    case .unknownTimeZone(let name):
      mistyped(name, nil, of: TimeZoneOffset.names) ?? .unknownTimeZone(format.excerpt(name))
    case .outputFailed(let file, let reason):
      .outputFailed(file: format.pathExcerpt(file), reason: reason)
    case .badOption(let name, let value, let expected):
      mistyped(value, name, of: expected.choices)
        ?? .badOption(name: name, value: format.excerpt(value), expected: expected)
    case .usage(let fault): .usage(fault.shortened(by: format))
    default: self
    }
  }
}

extension Problem {
  /// The same of a name that is nearly one that is known; `nil` of any other.
  private func mistyped(_ value: String, _ option: String?, of known: [String]) -> Problem? {
    NearName.of(value, among: known).map { .mistypedValue(value, option: option, meant: $0) }
  }
}

extension String {
  /// The names in a form that lists what can be chosen; none of a form that is an example.
  fileprivate var choices: [String] {
    let parts = components(separatedBy: ", ")
    return parts.count > 1 ? parts.filter { !$0.contains(where: \.isNumber) } : []
  }
}

extension ConfigurationFault {
  fileprivate func shortened(by format: Format) -> ConfigurationFault {
    switch self {
    case .malformed, .keyClash, .mistypedValue: self
    case .unknownOption(let name, let known):
      mistyped(name, nil, of: known)
        ?? .unknownOption(format.excerpt(name), known: format.excerpts(known))
    case .notOneValue(let name): .notOneValue(format.excerpt(name))
    case .badValue(let name, let value, let expected):
      mistyped(value, name, of: expected.choices)
        ?? .badValue(name: name, value: format.excerpt(value), expected: expected)
    case .unknownAction(let name, let known):
      mistyped(name, nil, of: known) ?? .unknownAction(format.excerpt(name), known: known)
    case .unknownKey(let text): .unknownKey(format.excerpt(text))
    }
  }

  private func mistyped(
    _ value: String, _ name: String?, of known: [String]
  ) -> ConfigurationFault? {
    NearName.of(value, among: known).map { .mistypedValue(value, of: name, meant: $0) }
  }
}

extension UsageFault {
  /// The same with the start of each text that was typed.
  fileprivate func shortened(by format: Format) -> UsageFault {
    switch self {
    case .unknownOption(let name, let suggestion):
      .unknownOption(format.excerpt(name), suggestion: suggestion)
    case .missingValueWithin(let option, let word):
      .missingValueWithin(option: option, word: format.excerpt(word))
    case .unexpectedValue(let value, let option):
      .unexpectedValue(format.excerpt(value), option: option)
    case .unexpectedArguments(let arguments):
      .unexpectedArguments(arguments.map(format.excerpt))
    case .invalidValue(let value, let option):
      .invalidValue(format.excerpt(value), option: option)
    case .malformedOption(let text): .malformedOption(format.excerpt(text))
    case .unknownCommand(let name, let suggestion):
      .unknownCommand(format.excerpt(name), suggestion: suggestion)
    case .optionOfOthers, .missingValue, .missingArgument, .swallowedFile, .noFile, .contradicting:
      self
    }
  }
}
