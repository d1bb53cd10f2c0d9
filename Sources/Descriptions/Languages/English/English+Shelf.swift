import Charts

extension English {
  func words(shelf phrase: ShelfPhrase) -> String {
    switch phrase {
    case .suggestions(let number): "Charts of this table, \(count(number, .item))"
    case .columns(let number): "Columns of this table, \(count(number, .item))"
    case .x: "Along x"
    case .y: "Values, in place of others"
    case .alsoY: "Values, beside the others"
    case .series: "A series for each value"
    case .split: "A chart for each value"
    case .label: "Said with each point"
    case .filter: "Only some of its values"
    case .leftOut: "Leave out of the chart"
    case .aggregate(let name): "Rows of one place: \(name)"
    case .unit(let unit): "By \(unit)"
    case .chosen(let row): "\(row), chosen"
    case .hidden(let value): "\(value), left out"
    case .unchosen(let value): "\(value), charted with all others"
    case .reason(.asked): "as asked for"
    case .reason(.candles): "open, high, low and close are columns"
    case .reason(.times): "each time comes once"
    case .reason(.timesOfKinds): "times repeat, once for each series"
    case .reason(.timesOfKindsOfKinds): "times repeat, once for each series of each chart"
    case .reason(.placesOnEarth): "latitude and longitude are columns"
    case .reason(.measuresOfThings): "two measures of many things"
    case .reason(.names): "names with values"
    case .reason(.namesOfKinds): "names of two kinds with values"
    case .reason(.counts): "rows are counted"
    case .reason(.numbers): "numbers in their order"
    case .reason(.repeatedPlaces): "places repeat"
    case .noTable: "This chart was not made from a table"
    case .takenBack: "Taken back"
    case .notSaid(let name): "\(name) is not said: a point is made of several rows"
    case .nothingToTakeBack: "Nothing to take back"
    case .charting: "Charting"
    case .looking: "Looking through the table"
    case .noCommand(let kind):
      "No command makes this chart: take \(kind) instead"
    case .readsPipe(let kind):
      "The data came through a pipe: \(kind) has them in it"
    case .zoomLeftOut: "It opens on all of the chart, not on this part"
    case .pitchesOfPart: "Its pitches span this part only"
    case .someChartsLeftOut: "Some of the charts here are not in it"
    case .opensOnFirstChart: "It opens on its first chart, not on this one"
    case .sameAxesLeftOut: "Its charts have axes of their own"
    case .notARange(let text): "Not a range: \(text)"
    case .allRows(let number): "all \(count(number, .row))"
    case .comparedWith: "compared with"
    case .nothingToCompare:
      "Nothing to compare yet: choose some values or mark a stretch first"
    case .multiples(let number): "Side by side, \(count(number, .item))"
    }
  }
}
