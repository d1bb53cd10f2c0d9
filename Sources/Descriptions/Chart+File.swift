import Charts
import Tables

@_exported import struct Tables.ReadingOptions

extension [Chart] {
  /// Opens a file: the charts that the explorer shows of it.
  ///
  /// All that is not asked for is guessed, as `earshot` does.
  ///
  /// - Parameters:
  ///   - path: The path of a file in any format that Earshot reads, which is found out; "-" is standard
  ///     input. It may be compressed by gzip or zstd.
  ///   - options: The ways to read it where it does not say so itself.
  ///   - encoding: What becomes of its columns and rows, in the texts that the options of `earshot` take:
  ///     `[.x: ["date"], .y: ["mean(price)"], .conditions: ["price >= 10"]]`. Of what takes one value the
  ///     last counts.
  ///   - language: The language of the names that are made for series without one.
  /// - Throws: ``Problem/input(_:)``, or what cannot be asked for: ``Problem/badOption(name:value:expected:)``,
  ///   ``Problem/typeForLater(_:known:)``, ``Problem/unknownTimeZone(_:)``. Its words, as
  ///   `language.text(problem)`, name the file, the row and the column, and say what to do.
  public init(
    contentsOfFile path: String, options: ReadingOptions = ReadingOptions(),
    encoding: [EncodingSetting: [String]] = [:], language: any Language = Languages.all[0]
  ) throws(Problem) {
    try options.check(.program)
    var made = Encoding()
    made.timeZone = options.timeZone
    made.others = language.text(.others)
    for setting in EncodingSetting.allCases {
      do throws(EncodingSetting.BadValue) {
        try setting.set(encoding[setting] ?? [], in: &made)
      } catch {
        throw Problem(error, of: setting, options: .program)
      }
    }
    do throws(InputProblem) {
      let document = try Reader.read(path: path, options: options)
      self = try made.charts(of: document).map(language.naming)
    } catch {
      throw .input(Problem.Input(error.named(path)))
    }
  }
}

extension ReadingOptions {
  /// Refuses what nothing can be read by.
  package func check(_ options: OptionSpelling) throws(Problem) {
    if let delimiter, !delimiter.isASCII || delimiter == "\"" {
      throw .badOption(
        name: options[.delimiter], value: String(delimiter), expected: ", ; | \\t")
    }
    if let datePattern, DatePattern(datePattern) == nil {
      throw .badOption(
        name: options[.datePattern], value: datePattern, expected: "yyyy-MM-dd HH:mm")
    }
    if TimeZoneOffset(name: timeZone) == nil { throw .unknownTimeZone(timeZone) }
  }
}

extension Problem {
  /// A text that is no value of a setting.
  package init(
    _ value: EncodingSetting.BadValue, of setting: EncodingSetting, options: OptionSpelling
  ) {
    if setting == .type {
      self = .typeForLater(value.text, known: setting.choices ?? [])
      return
    }
    let name = options == .command ? "--" + setting.rawValue : "\(setting)"
    let parts = value.parts.map { options == .command ? "\(name) '\($0)'" : "'\($0)'" }
    self = .badOption(
      name: name, value: value.text,
      expected: parts.isEmpty
        ? value.form ?? setting.form ?? ""
        : parts.joined(separator: options == .command ? " " : ", "))
  }
}
