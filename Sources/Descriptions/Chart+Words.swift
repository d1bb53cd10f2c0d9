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
    details(in: language, options: options, .verbose).told
  }

  /// The description: the chart as a whole, and of one series what it does; verbosely each series and each pair, tersely
  /// what it is and its shape.
  package func description(in language: any Language, _ verbosity: Verbosity = .normal) -> String {
    let chart = language.naming(self)
    if verbosity == .terse { return chart.shortDescription(in: language) }
    var sentences = chart.descriptionSentences
    if verbosity != .verbose, series.count > 1 { sentences = Array(sentences.prefix(1)) }
    if verbosity == .verbose, series.count > 2 {
      sentences += chart.comparedPairs.map { Sentence.comparison(chart.comparison($0, $1)) }
    }
    return language.format.joined(sentences.map(language.text))
  }

  private func shortDescription(in language: any Language) -> String {
    var outline = ChartOutline(describing: self)
    (outline.yExtent, outline.origins, outline.summary) = (.none, [], nil)
    let series = series.indices.map { SeriesOutline(self, series: $0) }
    var sentences = [Sentence.chartDescription(outline, series)]
    if series.count == 1, let shape = shape(of: 0)?.shape {
      sentences.append(.fact(.shape(shape, series: nil)))
    }
    return language.format.joined(sentences.map(language.text))
  }

  /// The chart as a whole, then what each series does.
  package var descriptionSentences: [Sentence] {
    let outlines = series.indices.map { SeriesOutline(self, series: $0) }
    // Of the only series the chart says itself that it has no values.
    let told = series.count == 1 ? outlines.filter { $0.course != nil } : outlines
    return [.chartDescription(ChartOutline(describing: self), outlines)]
      + told.map(Sentence.seriesDescription)
  }

  /// The chart details in short, at most twelve sentences of which some tell how many more there are on a subject,
  /// tersely eight, verbosely all of them, and the number of all.
  package func details(
    in language: any Language, options: OptionSpelling, _ verbosity: Verbosity
  ) -> (told: [String], count: Int) {
    let chart = language.naming(self)
    let facts = chart.facts
    let told = chart.rows(of: facts, verbosity)
    return (told.map { language.text($0.fact, options: options) }, facts.count)
  }

  /// The rows of the details that are listed first in some detail.
  package func rows(of facts: [FactRow], _ verbosity: Verbosity) -> [FactRow] {
    switch verbosity {
    case .terse: shortDigest(of: facts)
    case .normal: digest(of: facts)
    case .verbose: facts
    }
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
