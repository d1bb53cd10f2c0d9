import Charts

/// The lists by which the chart of a table is changed.
enum ShelfPhrase {
  /// The charts that a table could become, and how many there are.
  case suggestions(Int)
  /// The columns of a table, and how many there are.
  case columns(Int)
  case x, y, alsoY, series, split, boxes, label, filter, leftOut
  /// The rows of one place by an aggregate: "Rows of one place: mean"
  case aggregate(String)
  /// "By month"
  case unit(String)
  /// A row of a list that is what the chart has.
  case chosen(String)
  /// A value of a column whose rows are not charted.
  case hidden(String)
  /// A value of a column all of whose values are charted.
  case unchosen(String)
  /// The rule that chose the chart.
  case reason(Channels.Reason)
  case noTable
  /// The chart as it was before the last change.
  case takenBack
  /// A column that is not said with each point, as these are made of several rows each.
  case notSaid(String)
  /// A column that the chart cannot be without.
  case needed(String, isAlongX: Bool)
  /// A column that no chart has.
  case notInChart(String)
  /// A column that another chart has, with the number of that.
  case inOtherChart(String, String)
  /// No change was made that could be taken back.
  case nothingToTakeBack
  /// There is no row of a number that was typed.
  case noSuchRow
  /// Charts are being made, and take their time.
  case charting
  case looking
  /// No command line makes the chart, but a file of this kind does.
  case noCommand(String)
  /// The command line reads what came through a pipe, which a file of this kind holds.
  case readsPipe(String)
  /// The command line shows all of the chart, not the part that is shown.
  case zoomLeftOut
  /// The part that is shown is all that there is there.
  case holdsPart
  /// The part that is shown is a whole there, whose ends have the lowest and the highest pitch.
  case pitchesOfPart
  /// The command line or the file makes some of the charts of the deck only.
  case someChartsLeftOut
  /// The charts of the file have axes of their own, while those here share them.
  case sameAxesLeftOut
  /// The command line or the file opens with other charts or words than those that are shown.
  case opensOtherwise
  /// A text that is no range of values.
  case notARange(String)
  /// All rows of a table, as one of two selections, and how many these are.
  case allRows(Int)
  /// Behind one of two things, before the other.
  case comparedWith
  /// No values and no stretch were chosen that others could be compared with.
  case nothingToCompare
  /// The stretch that is marked is the whole chart.
  case stretchIsWhole
  /// The stretch that was marked is not in the chart any more.
  case marksLost
  /// The charts of the same table that a change left as they were, and how many these are.
  case othersUnchanged(Int)
  /// The charts or series side by side, and how many there are.
  case multiples(Int)
  /// The y axes of charts side by side.
  case panelAxes(PanelAxes)
}
