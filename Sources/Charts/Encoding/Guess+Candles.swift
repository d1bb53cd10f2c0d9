import Tables

/// Charts of types that are made of columns by their names, as candles are.
extension Guess {
  /// The encoding that was asked for over the times that there are, where these come again with a chart for each of the
  /// things that have them; `nil` of more of these than charts: then a few have lines.
  var madeByNames: Encoding? {
    guard asked.x == nil, asked.series == nil, let time else { return asked }
    var made = asked
    made.x = time.name
    guard asked.split == nil, asked.aggregation == nil, !isUnique([time]) else { return made }
    let parts = parting([time]).filter { $0.column.isText && isUnique([time, $0.column]) }
    guard let part = parts.first else { return asked }
    guard part.count <= Self.mostParts else { return nil }
    made.split = part.column.name
    return made
  }
}
