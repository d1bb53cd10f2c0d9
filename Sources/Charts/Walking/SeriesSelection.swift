/// The series that are heard, by name; it holds for every chart of a deck.
public struct SeriesSelection: Equatable, Sendable {
  /// Heard alone, in the charts that have any of them; empty asks for nothing.
  public var solo: [String]
  /// Not heard.
  public var muted: [String]

  /// Makes a selection.
  public init(solo: [String] = [], muted: [String] = []) {
    self.solo = solo
    self.muted = muted
  }

  /// The indices of the series of `chart` that are not heard.
  public func silent(in chart: Chart) -> Set<Int> {
    let names = chart.series.map(\.name)
    let isSolo = names.contains(where: solo.contains)
    return Set(
      names.indices.filter { index in
        muted.contains(names[index]) || isSolo && !solo.contains(names[index])
      })
  }

  /// The first name that no series of `deck` has.
  public func unknownName(in deck: [Chart]) -> String? {
    let names = Set(deck.flatMap { $0.series.map(\.name) })
    return (solo + muted).first { !names.contains($0) }
  }
}
