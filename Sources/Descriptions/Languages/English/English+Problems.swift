import Tables

extension English {
  func words(_ problem: Problem, options: OptionSpelling) -> String {
    switch problem {
    case .input(let input): words(input.problem, options: options)
    case .usage(let fault): words(fault)
    case .noTerminal where options == .program:
      "There is no terminal for the full screen; start the program in one"
    case .noTerminal:
      "There is no terminal for the full screen; use earshot describe, draw or render instead"
    case .unknownTerminal(let name) where options == .program:
      "The terminal type “\(name)” has no full screen; set TERM"
    case .unknownTerminal(let name):
      "The terminal type “\(name)” has no full screen; set TERM, or use earshot --plain, describe, draw or render"
    case .themeUnknown(let name, let known): "There is no theme “\(name)”\(oneOf(known))"
    case .configuration(let file, let line, let fault): "\(file), line \(line): \(words(fault))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { ", line \($0)" } ?? ""): \(words(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "standard output cannot be written: \(reason); send it elsewhere"
        : "\(file) cannot be written: \(reason); choose another place"
    case .outputTwice(let file):
      "-o and --subtitles both name \(file); choose another file for one of them"
    case .outputMissing: "Say where the sound goes: -o FILE.wav, or -o - for standard output"
    case .outputIsInput(let file):
      "\(file) holds the data and would be lost; choose another file to write to"
    case .unknownOutputKind(let file, let known):
      "\(file): the name must end in \(alternatives(known))"
    case .optionNeeds(let name, let file, let kinds):
      "\(file): \(name) needs a name that ends in \(alternatives(kinds))"
    case .unknownLanguage(let tag, let known): "There is no language “\(tag)”\(oneOf(known))"
    case .unknownTimeZone(let name):
      "There is no time zone “\(name)”; give an IANA name such as Europe/Berlin"
    case .typeForLater(let type, let known):
      "The chart type “\(type)” is not in this version\(oneOf(known))"
    case .badOption(let name, let value, let expected):
      "\(name): “\(value)” is not valid; give \(expected)"
    case .mistypedValue(let value, let option, let meant):
      "\(option.map { "\($0): " } ?? "")“\(value)” is not known; did you mean “\(meant)”?"
    case .keysAndDataFromStandardInput:
      "Keys and data cannot both come from standard input; put one of them in a file"
    case .configurationUnreadable(let file, let reason):
      "\(file) cannot be read: \(reason ?? "it is not a file"); correct or remove it"
    case .nothingLeftToHear: "--solo and --mute leave nothing to hear; leave one of them out"
    case .dumpWithoutKeys: "--dump needs a key script: add --keys FILE"
    case .keyScript(let file, let line, let text):
      "\(source(file)), line \(line): “\(text)” is not a key; write names such as <Right>, <Resize 40x12> or <Wait 500ms>"
    case .severalDevices(let name, let known):
      "Several audio devices have “\(name)” in their names\(oneOf(known))"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "There is no audio device “\(name)”, nor any other; use \(options[.device, "none"])"
        : "There is no audio device “\(name)”\(oneOf(known))"
    }
  }

  private func oneOf(_ names: [String]) -> String { "; choose one of: \(choices(names))" }

  private func words(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "the theme cannot be read (\(reason)); check the file"
    case .malformed(let reason): "the theme is not valid TOML (\(reason)); correct it"
    case .missingRole(let role): "the theme has no color for “\(role)”; add it"
    case .unknownRole(let role): "the theme has an unknown entry “\(role)”; remove it"
    case .notAColor(let role, let text): "“\(text)” is not a color for \(role); write it as #rrggbb"
    }
  }

  private func words(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "this is not valid here (\(reason)); correct it"
    case .unknownOption(let name, let known):
      "there is no setting “\(name)”; the settings are: \(choices(known))"
    case .notOneValue(let name): "\(name) takes one value, not a list"
    case .badValue(let name, let value, let expected):
      "“\(value)” is not valid for \(name); give \(expected)"
    case .mistypedValue(let value, let name, let meant):
      words(Problem.mistypedValue(value, option: name, meant: meant), options: .command)
    case .unknownAction(let name, let known):
      "there is no action “\(name)”; the actions are: \(choices(known))"
    case .unknownKey(let text):
      "“\(text)” is not a key; write one character or a name such as <Right>"
    case .keyClash(let key, let first, let second):
      "the key \(key) is set for two actions, “\(text(first))” (\(first.name)) and “\(text(second))” (\(second.name)); give one of them another key"
    }
  }

  func words(_ problem: InputProblem.Fault, in source: String, options: OptionSpelling) -> String {
    switch problem {
    case .missing: "\(source): there is no such file; check the name and the folder"
    case .isDirectory: "\(source) is a folder; name a file in it"
    case .tooLittleMemory(let megabytes):
      "\(source) needs about \(count(megabytes)) MB of memory, which is more than there is; end other programs or raise the limit (ulimit -v)"
    case .wideWindow:
      "\(source) was packed with a window of more than 128 MB; unpack it first, as with zstd -d -M2048MB"
    case .beyondMemory(let megabytes):
      "\(source) is too large for the memory there is: at most \(count(megabytes)) MB can be read; split the file or stop the pipe earlier, as with head"
    case .isDevice: "\(source) is a device without an end; name a file, or send data through a pipe"
    case .unreadable(let reason): "\(source) cannot be read (\(reason)); check its permissions"
    case .tooManyFiles:
      "\(source) cannot be read: too many files are open; close some, or allow more, as with ulimit -n"
    case .empty: "\(source) is empty; give a table with at least one row of values"
    case .headerOnly:
      "\(source): there is a header but no row of values; add rows, or use \(options[.header])"
    case .raggedRow(_, let expected, let found):
      "\(source): the row has \(count(found, Noun("cell", "cells"))) where \(count(expected)) are expected; add or remove cells, or set \(options[.delimiter])"
    case .partedByBlanks(_, let expected, let found):
      "\(source): the row has \(count(found, Noun("cell", "cells"))) where \(count(expected)) are expected; \(options[.format, "blanks"]) reads the table without a fault"
    case .unevenList(_, _, let expected, let found):
      "\(source): the list has \(count(found, Noun("value", "values"))) where \(count(expected)) are expected; make all lists equally long"
    case .binary(.spreadsheet):
      "\(source): this is a spreadsheet, not text; save it as CSV"
    case .binary(.document):
      "\(source): this is a PDF document, not a table; export its table as CSV"
    case .binary(.picture):
      "\(source): this is a picture, not a table; open the data it was made from"
    case .binary(.database):
      "\(source): this is an SQLite database; export a table, as with sqlite3 -csv -header"
    case .binary(.parquet):
      "\(source): this is a Parquet file; export it as CSV, as with duckdb"
    case .binary(.arrow):
      "\(source): this is an Arrow file; export it as CSV, as with duckdb"
    case .binary(.hdf5):
      "\(source): this is an HDF5 or NetCDF file; export a table of it as CSV, as with Python"
    case .binary(.statistics):
      "\(source): this is a file of a statistics program; save its table there as CSV"
    case .binary(.program):
      "\(source): this is a program, not a table; open the data instead"
    case .binary(.recording):
      "\(source): this is a recording, not a table; open the data instead"
    case .binary(.archive):
      "\(source): this is an archive; unpack it first"
    case .invalidUTF8(_, _, .tornUTF8?):
      "\(source): the text ends within a letter, as if it were cut off; get the whole file"
    case .invalidUTF8(_, _, .utf16?):
      "\(source): the text is UTF-16, and a part of it is damaged or missing; get the whole file, or take what is sound, as with iconv -c -f UTF-16 -t UTF-8"
    case .invalidUTF8(_, _, let page?):
      "\(source): the text is not UTF-8; convert it, as with iconv -f \(page.rawValue) -t UTF-8"
    case .invalidUTF8:
      "\(source): the text is not UTF-8, and nothing tells its encoding; save it as UTF-8, or check that it is a table"
    case .unclosedQuote: "\(source): a quotation mark opens and never closes; close it or remove it"
    case .notANumber(_, _, let text):
      "\(source): “\(text)” is not a number; correct it or choose columns with \(options[.x]) and \(options[.y])"
    case .anotherUnit(_, _, let text):
      "\(source): “\(text)” does not have the unit of the numbers before it; correct it or choose columns with \(options[.x]) and \(options[.y])"
    case .notADate(_, _, let text, let pattern):
      "\(source): “\(text)” is not a date of the form \(pattern); correct it or change \(options[.datePattern])"
    case .noValues(let columns, let rows):
      "\(source): there is nothing to draw: no value of \(listed(columns)) in \(count(rows, .row)); choose other columns with \(options[.y]), or other rows"
    case .noDecimalCommas:
      "\(source): no number has a decimal comma; leave \(options[.decimalComma]) out"
    case .noNumericColumn(let columns):
      "\(source): no column holds numbers; add one that does, count rows with \(options[.y, "'count()'"]), or name the sign between the columns with \(options[.delimiter]) (the columns are: \(choices(columns)))"
    case .columnPutTogether(let name, let columns):
      "\(source): the rows are put together, so the column “\(name)” is no longer there\(oneOf(columns)), or a value for the group with \(options[.y])"
    case .unknownColumn(let name, []): "\(source): there is no column “\(name)”"
    case .unknownColumn(let name, let columns):
      "\(source): there is no column “\(name)”\(oneOf(columns))"
    case .danglingLink(let target):
      "\(source) is a link to \(target), which is not there; correct the link"
    case .mistypedFile(let meant):
      "\(source): there is no such file; did you mean “\(meant)”?"
    case .mistypedColumn(let name, let meant):
      "\(source): there is no column “\(name)”; did you mean “\(meant)”?"
    case .tooManyParts(let name, let parts, let most):
      "\(source): \(options[.split, name]) would make \(count(parts)) charts; choose a column with at most \(count(most)) values"
    case .columnTwice(let name, let uses):
      "\(source): the column “\(name)” cannot be \(listed(options.texts(uses))) at once; choose another one for one of them"
    case .tooManySeries(let name, let parts, let most):
      "\(source): \(options[.series, name]) would make \(count(parts)) series; choose a column with at most \(count(most)) values"
    case .tooManySlices(let type, let slices, let most):
      "\(source): \(options[.type, type]) would have \(count(slices)) slices; keep the largest with \(options[.top]), choose a column with at most \(count(most)) values, or another type"
    case .noParts(let type, let names, let columns):
      "\(source): \(options[.type, type]) needs columns called \(listed(names)); rename them, give four with \(options[.y]) in this order, or choose another type (the columns are: \(choices(columns)))"
    case .noCells(let type, let columns):
      "\(source): \(options[.type, type]) needs two columns of categories and a number for each pair; name them with \(options[.x]), \(options[.series]) and \(options[.y]), or choose another type (the columns are: \(choices(columns)))"
    case .columnRepeated(let name, let option):
      "\(source): \(options.texts([option])[0]) names the column “\(name)” twice; name it once"
    case .reversedRange(let from, let to):
      "\(source): \(options.texts([from])[0]) comes after \(options.texts([to])[0]); swap their values"
    case .contradiction(let uses):
      "\(source): \(listed(options.texts(uses))) contradict each other; leave one of them out"
    case .transform(let problem): words(problem, in: source, options: options)
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      nothingLeft(conditions, column: column, values: values, areEnds: areEnds, in: source)
    case .nothingInCommon(let conditions): nothingInCommon(conditions, in: source)
    case .noTimes(let columns):
      "\(source): \(words(table: .noTimes(columns: choices(columns), options)))"
    case .noSuchChart(let number, let all):
      "\(source): \(words(table: .noSuchChart(number, of: all)))"
    case .tooLarge(.columns, _):
      "\(source): there are more than \(count(InputProblem.Limit.mostColumns)) columns; split the file, or swap rows and columns"
    case .tooLarge(.cellBytes, _): "\(source): a cell is too long; split the file"
    case .longLine(_, let megabytes):
      "\(source): the line is longer than \(count(megabytes)) MB; split it into rows"
    case .longName(let kilobytes):
      "\(source): the name of a column is longer than \(count(kilobytes)) kB; shorten it"
    case .tooLarge(.nesting, _): "\(source): the JSON is nested too deeply; split the file"
    case .tooLarge(.rows, _): "\(source): there are too many rows; split the file"
    case .unclosedJSON(_, _, let mark):
      "\(source): the text ends and the “\(mark)” here is never closed; close it, or get the whole file"
    case .malformedJSON: "\(source): this is not valid JSON; correct it there"
    case .unexpectedJSON(_, let expected):
      "\(source): expected \(self.expected(expected)); see the README on chart files"
    case .noTable:
      "\(source): this is not a list of records, of rows or of numbers, or holds more in a cell than one value; take such a list out of the file, for example with jq"
    case .badValue(_, let text, let expected):
      words(.badOption(name: source, value: text, expected: expected), options: options)
    case .unknownType(_, let name, let known):
      "\(source): there is no chart type “\(name)”\(oneOf(known))"
    case .notInFormat(_, let format):
      "\(source): this is not \(format); correct the row, or choose another \(options[.format])"
    case .damaged(let format):
      "\(source): the \(format) data is damaged or cut off; get the file again"
    case .missingLibrary(let name, let package):
      "\(source): the library \(name) is missing; install it, as with apt install \(package)"
    case .unsupported(_, let name):
      "\(source): “\(name)” is not supported; leave it out, or apply it to the data"
    case .remoteData(let place):
      "\(source): Earshot reads nothing from the network; download the data and name the file in \(place)"
    case .outsideFolder(let place, let path):
      "\(source): “\(path)” is not in the folder of the document; put the data there and name the file in \(place)"
    case .noChart:
      "\(source): this web page has no chart that Earshot can read; save its data as a CSV file"
    case .trailingData(let format):
      "\(source): there is something else after the \(format) data; take it off, or get the file again"
    case .missingSeries(_, let type, let names):
      "\(source): \(type) needs series called \(choices(names)) with the same x; add them or choose another type"
    }
  }

  func words(_ expectation: ExpectationPhrase) -> String {
    switch expectation {
    case .chart: "a chart with series"
    case .record: "a record {…}"
    case .text: "text"
    case .number: "a number"
    case .list: "a list […]"
    case .range: "a range [low, high]"
    case .point: "a point {\"x\": …, \"y\": …}"
    case .data: "a file name or a list of rows"
    }
  }

  func words(reason: SystemReason) -> String {
    switch reason {
    case .noSuchPlace: "there is no such file or folder"
    case .denied: "access is denied"
    case .full: "the disk is full"
    case .readOnly: "the disk is read-only"
    case .isFolder: "it is a folder"
    case .noFolder: "a folder in its path is a file"
    case .longName: "the name is too long"
    case .closed: "nobody reads it anymore"
    case .busy: "it is in use"
    case .tooLarge: "it is too large"
    case .broken: "the device has an error"
    case .tooManyFiles: "too many files are open"
    case .notText: "it is not UTF-8"
    }
  }
}
