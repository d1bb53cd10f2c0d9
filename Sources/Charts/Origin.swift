/// The parts of what a chart was made of that it does not show, kept for the way back.
///
/// They are no part of its content: charts that are equal but for them are equal.
package struct Origin: Equatable, Sendable {
  /// The number of each point of each series among the points it came with, counted from 0.
  package var orders: [[Int]] = []
  /// True where the title is the name of a table, which nobody gave the chart for what it shows.
  package var isCalledByTable = false
  /// Whatever else the library that made the chart needs.
  package var content: (any Sendable)?

  package static func == (_: Origin, _: Origin) -> Bool { true }
}
