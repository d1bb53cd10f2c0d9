import Tables

extension Chart {
  /// The fewest values, and the most single ones among them, of a series that else is one value.
  private static let (fewestOfOneValue, mostBesides) = (6, 3)
  /// The share of the values that are this one.
  private static let leastShare = 0.75

  /// The shape of a series that is one value but for a few single ones, as a household that goes on holiday twice: 0 but
  /// for July and December; `nil` of any other.
  func mostlyOneValue(of series: Series) -> PlacedShape? {
    let y = series.allValues
    // Of twice as many and one most are the usual value, and any more others end the search at once.
    guard let likely = Median.of(Array(y.lazy.filter(\.isFinite).prefix(2 * Self.mostBesides + 1))),
      !y.lazy.filter({ $0.isFinite && $0 != likely }).dropFirst(Self.mostBesides)
        .contains(where: { _ in true })
    else { return nil }
    let points = FiniteIndices(of: y)
    guard points.count >= Self.fewestOfOneValue,
      let usual = Median.of(points.elements(of: y))
    else { return nil }
    let others = points.indices.filter { y[points[$0]] != usual }
    guard (1...Self.mostBesides).contains(others.count),
      Double(points.count - others.count) >= Self.leastShare * Double(points.count),
      // A series that begins or ends elsewhere came from there, or went there.
      others[0] > 0, others.count > 1 || others[0] < points.count - 1,
      // A stretch of others is a step.
      zip(others, others.dropFirst()).allSatisfy({ $1 - $0 > 1 }),
      let farthest = others.map({ points[$0] }).largest(by: { abs(y[$0] - usual) })
    else { return nil }
    func told(_ point: Int) -> (value: Quantity, place: Place) {
      (quantity(y[point], of: series), place(series.x[point]))
    }
    let most = told(farthest)
    var exception = Shape.Exception(most.value, most.place, isPeak: y[farthest] > usual)
    if others.count > 1 { exception.all = others.map { told(points[$0]) } }
    let level = Shape.Amount(quantity(usual, of: series))
    return PlacedShape(Shape(.level(level), exception: exception), at: farthest)
  }
}
