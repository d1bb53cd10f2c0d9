import Charts

extension Phrasebook {
  func words(_ sentence: Sentence) -> String {
    switch sentence {
    case .fact(let fact): words(fact.withoutOption)
    case .opening(let chart): opening(chart)
    case .crossedAxes(let x, let y): words(table: .against(format.excerpt(y), format.excerpt(x)))
    case .valuesOver(let x, let y): words(table: .over(format.excerpt(y), format.excerpt(x)))
    case .overRows(let values):
      words(table: .over(format.excerpt(values), words(table: .role(.rowNumber))))
    case .deckChart(let chart, _, 1): outline(chart)
    case .deckChart(let chart, let number, let count):
      list([outline(chart), self.number(number, of: count, .charts)])
    case .chartDescription(let chart, let series): describe(chart, series)
    case .seriesDescription(let series): describe(series)
    case .comparison(let comparison): compare(comparison)
    case .describedComparison(let a, let b): words(comparison: .title(both(a, b)))
    case .stretch(let outline): stretch(outline)
    case .stretches(let a, let b): stretches(a, b)

    case .point(let point): self.point(point)
    case .pointInFull(let point, let xTitle, let yTitle, let number, let count):
      list([
        inFull(point, xTitle, yTitle),
        numbered(.point, number, of: count, .points),
      ])
    case .gridCell(let cell): gridCell(cell)
    case .part(let part): capitalized(self.part(part))
    case .otherSeries(let name, let value, let difference): otherSeries(name, value, difference)
    case .absentSeries(let name): list([named(name), words(point: .absent)])
    case .jump(let jump, let point): self.jump(jump, to: point)
    case .crossing(let ordinal, let point, let passages):
      list([jump(.landmark(.crossing, ordinal), to: point)] + passages.map(passage))
    case .edge(let edge): self.edge(edge)
    case .showing(let window): showing(window)
    case .brailleRow(let outline?): brailleRow(outline)
    case .brailleRow(nil): labeled(text(.brailleRow), words(screen: .isOff))
    case .showingAll(let points): list([words(point: .showingAll), count(points, .point)])
    case .position(let number, let count, let place):
      list([self.number(number, of: count, .points), place.map(single)])
    case .cell(let cell):
      capitalized(
        list([
          numbered(.column, cell.column, of: cell.columns, .columns),
          numbered(.row, cell.row, of: cell.rows, .rows),
        ]))
    case .noPoint(""): words(point: .noPoint)
    case .noPoint(let key): words(point: .noPointBut(nextKey: keyAtStart(key)))
    case .seriesOutline(let name, let points): list([name, count(points, .point)])
    case .numberOfRows: words(table: .rowCount)
    case .columnNumber(let number): words(screen: .column(number))
    case .trendLineName: words(fact: .label(.trendLine))
    case .bandName: words(point: .interval)
    case .missingValue: words(point: .missing)
    case .seriesNumber(let number): words(point: .seriesNumber(count(number)))
    case .goal(let goal, let count):
      count.map { labeled(capitalized(self.goal(goal)), self.count($0)) }
        ?? capitalized(self.goal(goal))
    case .noGoal(let goal, let isForward): noGoal(goal, isForward: isForward)
    case .searchedAround(let isForward): words(point: .searchedAround(isForward: isForward))
    case .bookmarkSet(let point):
      labeled(capitalized(words(point: .bookmark)), self.point(point))
    case .bookmarkRemoved(let point):
      labeled(words(point: .bookmarkRemoved), self.point(point))
    case .fromBookmark(let difference): fromBookmark(difference)
    case .prompt(let kind, let text): prompt(kind, text)
    case .notAPlace(let text): words(point: .notAPlace(format.excerpt(text)))
    case .back(let point): labeled(words(point: .back), self.point(point))
    case .noWayBack: words(point: .noWayBack)

    case .mode(let mode): text(mode.action)
    case .turn(let mode, let item): then(text(mode.action), begun(words(item)))
    case .audioItem(let outline): audioItem(outline)

    case .dataTable(let rows, let columns):
      list([text(.table), count(rows, .row), count(columns, .column)])
    case .row(let row): self.row(row)
    case .rowInFull(let row, let number, let count):
      list([
        inFull(row), numbered(.row, number, of: count, .rows),
      ])
    case .columnHeading(let heading): title(heading)

    case .paused(let point): then(words(sound: .paused), point.map { words($0) })
    case .stopped(let point): then(words(sound: .stopped), point.map { words($0) })
    case .complete: words(sound: .complete)
    case .sound(let sentence): sound(sentence)
    case .playback(let sentence): playback(sentence)
    case .direction(let isBackwards): words(sound: isBackwards ? .backwards : .forwards)
    case .valuesWhilePlaying(let isOn): setting(.valuesWhilePlaying(isOn))
    case .nothingToPlay: words(sound: .nothingToPlay)

    case .deckPlace(let number, let count): self.number(number, of: count, .charts)
    case .sampleDeck: words(screen: .sampleDeck)
    case .allDetails(let rows):
      labeled(text(KeyAction.details), list([count(rows, .row), "--all"]))
    case .allCharts(let shown, let count):
      labeled(
        words(screen: .charts),
        list([self.number(shown, of: count, .toldCharts), "--all", "--top"]))
    case .factGroup(let group): words(group)
    case .listPlace(let number, let count): self.number(number, of: count, .items)
    case .helpTitle: text(.help)
    case .helpRow("", let action): text(action)
    case .helpRow(let keys, let action): labeled(text(action), keycaps(keys))
    case .saidHelpRow("", let action): text(action)
    case .saidHelpRow(let keys, let action): labeled(text(action), keyNames(keys))
    case .numbered(let number, let row): "\(number). \(words(row))"
    case .list(let title, let count): list([words(title), self.count(count, .item)])
    case .goToTitle: words(point: .prompt(.place(like: "")))
    case .suggestionsTitle(let count): words(shelf: .suggestions(count))
    case .suggestionRow(let deck, let reason): suggestion(deck, present: reason)
    case .columnsTitle(let count): words(shelf: .columns(count))
    case .columnUse(let use, let isChosen): self.use(use, isChosen: isChosen)
    case .columnValue(let value, let isShown): columnValue(value, isShown: isShown)
    case .chartedValue(let value): list([format.excerpt(value), words(table: .charted)])
    case .noTable: words(shelf: .noTable)
    case .takenBack: words(shelf: .takenBack)
    case .takenBackChange(let change):
      labeled(words(shelf: .takenBack), list(change.map { words($0) }))
    case .notSaid(let column): words(shelf: .notSaid(format.excerpt(column)))
    case .needed(let column, let isAlongX):
      words(shelf: .needed(format.excerpt(column), isAlongX: isAlongX))
    case .notInChart(let column, let other):
      words(
        shelf: other.map { .inOtherChart(format.excerpt(column), count($0)) }
          ?? .notInChart(format.excerpt(column)))
    case .nothingToTakeBack: words(shelf: .nothingToTakeBack)
    case .charting: words(shelf: .charting)
    case .reading(let sentence): reading(sentence)
    case .looking: words(shelf: .looking)
    case .takenAway(let sentence): export(sentence)
    case .allRows(let count): capitalized(words(shelf: .allRows(count)))
    case .notARange(let text): words(shelf: .notARange(format.excerpt(text)))
    case .selections(let a, let b): selections(a, b)
    case .nothingToCompare: words(shelf: .nothingToCompare)
    case .stretchIsWhole: words(shelf: .stretchIsWhole)
    case .marksLost: words(shelf: .marksLost)
    case .othersUnchanged(let number): words(shelf: .othersUnchanged(number))
    case .chosenConditions(let conditions):
      words(shelf: .chosen(list(conditions.prefix(20).map(told))))
    case .noSuchRow(let number): labeled(String(number), words(shelf: .noSuchRow))
    case .listSearch(let key):
      labeled(words(point: .prompt(.rowText)), keyNames(key))
    case .multiplesTitle(let count): words(shelf: .multiples(count))
    case .panelAxes(let axes): words(shelf: .panelAxes(axes))
    case .titled(let title, let sentence): titled(title, sentence)
    case .several(let sentences): sentences.map { words($0) }.joined(separator: semicolon)
    case .columnsNotCharted(let count): capitalized(words(table: .columnsNotCharted(count)))
    case .pointsHere(let count): words(table: .pointsHere(count))
    case .chartListTitle(let count):
      list([words(screen: .chartListTitle), self.count(count, .item)])
    case .settingsTitle(""): text(.settings)
    case .settingsTitle(let keys):
      list([text(.settings), words(screen: .changed(keys: keycaps(keys)))])
    case .setting(let setting): self.setting(setting)
    case .settingNotKept(let setting, let file, let reason):
      words(
        screen: .notKept(self.setting(setting), file: file, reason: reason.map { told(reason: $0) })
      )
    case .historyTitle: text(.history)
    case .historyEmpty: words(screen: .historyEmpty)
    case .exportKind(let kind): words(screen: .export(kind))
    case .exported(let file): words(screen: .exported(file))
    case .notExported(let file, let reason):
      words(screen: .notExported(file, reason: told(reason: reason)))
    case .dataTitle: words(screen: .dataTitle)
    case .hint(let hint, let keys): "\(keycaps(keys)) \(words(screen: .hint(hint)))"
    case .keyHint(let hint, let key): labeled(keyAtStart(key), words(screen: .hint(hint)))
    case .theme(let name): setting(.theme(name))
    case .onlyOneTheme: words(screen: .onlyOneTheme)
    case .audit(let sentence): audit(sentence)
    case .onlyOneChart: words(screen: .onlyOneChart)
    case .key(let action): text(action)
    case .keyGroup(let group): words(screen: .keyGroup(group))
    case .idleKey(let key, _, ""): words(screen: .idle(key: keyAtStart(key)))
    case .idleKey(let key, let hint, let hintKey):
      then(words(screen: .idle(key: keyAtStart(key))), words(.keyHint(hint, key: hintKey)))
    case .tutorial(let sentence): tutorial(sentence)
    case .live(let sentence): live(sentence)
    case .closed: words(screen: .closed)
    case .merged(let merging, let most): capitalized(words(screen: .merged(merging, most)))
    case .drawnPart(let first, let last, let all):
      capitalized(words(screen: .drawnPart(first, last, of: all)))
    case .drawnWithoutNames(let axis, let legend):
      capitalized(words(screen: .drawnWithoutNames(axis: axis, legend: legend)))
    case .drawnWithoutThese(let names):
      capitalized(words(screen: .drawnWithoutThese(format.listed(format.excerpts(names)))))
    case .legendEntry(let name, let marker): name.isEmpty ? marker : "\(marker) \(name)"
    case .ring(let name, let number, nil): labeled(count(number), named(name))
    case .ring(let name, let number, let rings?):
      labeled(words(screen: .ring(number, of: rings)), named(name))
    case .readingEnd: words(screen: .readingEnd)
    case .defaultValue: words(screen: .defaultValue)

    case .verbatim(let said): said
    case .heading(let heading): self.heading(heading)
    case .option(let option, let values, let initial):
      self.option(option, values: values, initial: initial)
    case .problem(let problem): words(told(problem), options: .command)
    case .notMade(let problem): words(told(problem), options: .screen)
    case .suggestion(let deck): suggestion(deck)
    case .others: words(table: .others)
    case .column(let column): outline(column)
    }
  }

  func showing(_ window: WindowOutline) -> String {
    words(point: .showing(stretch(window.from, window.to), window.points, of: window.count))
  }

  /// The subject of rows of the details, as a heading.
  func words(_ group: FactGroup) -> String {
    switch group {
    case .chart: words(screen: .chartGroup)
    case .axes: words(screen: .axesGroup)
    case .severalSeries(let number): count(number, .series)
    case .series(let name): name.isEmpty ? words(screen: .seriesGroup) : name
    case .comparisons: words(screen: .comparisonsGroup)
    case .neighborComparisons: words(screen: .neighborComparisonsGroup)
    case .total: capitalized(words(point: .part(.total)))
    }
  }

  private func edge(_ edge: Edge) -> String {
    switch edge {
    case .firstPoint: text(.firstPoint)
    case .lastPoint: text(.lastPoint)
    case .firstItem: words(point: .firstItem)
    case .lastItem: words(point: .lastItem)
    case .firstChart: words(point: .firstChart)
    case .lastChart: words(point: .lastChart)
    case .widest: words(point: .widest)
    case .closest: words(point: .closest)
    }
  }

  private func number(_ number: Int, of count: Int, _ among: Among) -> String {
    self.number(self.count(number), of: self.count(count), among)
  }
}

extension RotorMode {
  /// The action that turns to it, whose name it has.
  fileprivate var action: KeyAction {
    switch self {
    case .audioGraph: .audioGraph
    case .details: .details
    case .describe: .describe
    case .values: .values
    case .table: .table
    }
  }
}
