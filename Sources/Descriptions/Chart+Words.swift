import Charts

extension Chart {
  /// The chart details: a sentence for each fact, in the order in which the explorer lists them.
  ///
  /// - Parameter language: The language, as `Languages.language("de")` finds it.
  /// - Returns: The sentences, each on one line and safe for a terminal.
  public func details(in language: any Language) -> [String] {
    details(in: language, options: .program)
  }

  /// The same, with options of the command where they help whoever types one.
  package func details(in language: any Language, options: OptionSpelling) -> [String] {
    details(in: language, options: options, all: true).told
  }

  /// The description: the chart as a whole, and of one series what it does; verbosely each series and each pair.
  package func description(in language: any Language, _ verbosity: Verbosity = .normal) -> String {
    let chart = language.naming(self)
    var sentences = chart.descriptionSentences
    if verbosity != .verbose, series.count > 1 { sentences = Array(sentences.prefix(1)) }
    if verbosity == .verbose, series.count > 2 {
      sentences += chart.comparedPairs.map { Sentence.comparison(chart.comparison($0, $1)) }
    }
    return language.format.joined(sentences.map(language.text))
  }

  /// The chart as a whole, then what each series does.
  package var descriptionSentences: [Sentence] {
    let outlines = series.indices.map { SeriesOutline(self, series: $0) }
    return [.chartDescription(ChartOutline(describing: self), outlines)]
      + outlines.map(Sentence.seriesDescription)
  }

  /// The chart details in short, at most twelve sentences of which some tell how many more there are on a subject,
  /// or all of them, and the number of all.
  package func details(
    in language: any Language, options: OptionSpelling, all: Bool
  ) -> (told: [String], count: Int) {
    let chart = language.naming(self)
    let facts = chart.facts
    let told = all ? facts : chart.digest(of: facts)
    return (told.map { language.text($0.fact, options: options) }, facts.count)
  }

  /// The series in braille: of each a line with its name, what its row shows and how many cells it has,
  /// and below it the row.
  ///
  /// - Parameters:
  ///   - cells: The most cells of a row.
  ///   - language: The language of the words.
  /// - Returns: The lines; none of a series without a point.
  package func brailleRows(of cells: Int, in language: any Language) -> [String] {
    series.indices.flatMap { index -> [String] in
      let row = BrailleRow(self, series: index, cells: cells)
      let outline = BrailleRowOutline(self, series: index, row, cells: row.cells.indices)
      return outline.map {
        [language.text(.titled(series[index].name, .brailleRow($0))), row.text]
      } ?? []
    }
  }
}
