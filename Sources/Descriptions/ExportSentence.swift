/// The notes on a command line or a chart file that is taken away.
public enum ExportSentence: Equatable, Sendable {
  /// No command line makes the chart, but a chart file does.
  case noCommand
  /// The command line reads what came through a pipe, which a chart file holds.
  case readsPipe
  /// The part that is shown is not in the command line.
  case zoomLeftOut
  /// The part that is shown is a whole in the command line or the file, and sounds on a scale of its own.
  case pitchesOfPart
  /// The part that is shown is all that the command line or the file has.
  case holdsPart
  /// The command line or the file makes some of the charts of the deck only.
  case someChartsLeftOut
  /// The charts of the chart file have axes of their own, while those here share them.
  case sameAxesLeftOut
  /// The command line or the file opens with other charts or words than those that are shown.
  case opensOtherwise
}
