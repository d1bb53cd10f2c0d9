import Testing

@testable import Charts

/// Writes down what is drawn on it.
private struct Sketch: Surface {
  enum DrawingStep: Equatable {
    case stroke([PlotPoint], ink: Int)
    case fill(Region, Filling, ink: Int)
    case sign(PlotPoint, ink: Int)

    var ink: Int {
      switch self {
      case .stroke(_, let ink), .fill(_, _, let ink), .sign(_, let ink): ink
      }
    }
  }

  var steps: [DrawingStep] = []

  init(_ marks: [Mark]) { Mark.draw(marks, on: &self) }

  mutating func stroke(_ points: [PlotPoint], ink: Int) { steps.append(.stroke(points, ink: ink)) }
  mutating func fill(_ region: Region, with filling: Filling, ink: Int) {
    steps.append(.fill(region, filling, ink: ink))
  }
  mutating func sign(at point: PlotPoint, ink: Int) { steps.append(.sign(point, ink: ink)) }
}

struct MarkTests {
  private let middle = PlotPoint(x: 0.5, y: 0.5)

  private func area(_ series: Int, _ heights: [Double?], base: Double = 0) -> Mark {
    Mark(.area(FilledCurve(heights: heights, base: base)), series: series, part: .area)
  }

  @Test func eachIsDrawnWithOnePrimitiveInItsOrder() {
    let place = Rectangle(left: 0, right: 0.5, bottom: 0, top: 1)
    let marks = [
      Mark(.rule(x: 0.5, from: 0, to: 1), series: 0, part: .wick),
      Mark(.bar(left: 0, right: 0.5, bottom: 0, top: 1), series: 1, part: .bar),
      Mark(.block(left: 0, right: 0.5, bottom: 0, top: 1, shade: .dark), series: 2, part: .box),
      Mark(.dot(middle), series: 3, part: .point),
    ]
    #expect(
      Sketch(marks).steps == [
        .stroke([PlotPoint(x: 0.5, y: 0), PlotPoint(x: 0.5, y: 1)], ink: 0),
        .fill(.rectangle(place), .pattern(hasEdge: true), ink: 1),
        .fill(.rectangle(place), .shade(.dark), ink: 2), .sign(middle, ink: 3),
      ])
  }

  @Test func theInkIsThatOfItsSeriesIfNothingElseIsSaid() {
    #expect(Sketch([Mark(.dot(middle), series: 4, part: .cell)]).steps[0].ink == 4)
    #expect(Sketch([Mark(.dot(middle), series: 4, part: .cell, ink: 0)]).steps[0].ink == 0)
  }

  /// Whichever is shorter in a slice comes later, so it is seen in front.
  @Test func ofAreasThatCrossTheShorterIsInFront() {
    let steps = Sketch([area(0, [1, 0.2, nil]), area(1, [0.5, 0.5, 0.5])]).steps
    #expect(steps.map(\.ink) == [0, 1, 1, 0, 1])
    let hanging = Sketch([area(0, [0.1], base: 0.5), area(1, [0.8], base: 0.5)]).steps
    #expect(hanging.map(\.ink) == [0, 1])
  }

  @Test func anAreaHasNoEdgesWithin() {
    let slices = [0.25, 0.5].enumerated().map { index, top in
      let left = Double(index) / 2
      let place = Rectangle(left: left, right: left + 0.5, bottom: 0, top: top)
      return Sketch.DrawingStep.fill(.rectangle(place), .pattern(hasEdge: false), ink: 0)
    }
    #expect(Sketch([area(0, [0.25, 0.5])]).steps == slices)
  }

  @Test func aSampleFillsItsPlace() {
    let block = Mark(
      .block(left: 0.2, right: 0.3, bottom: 0, top: 0.1, shade: .light), series: 1, point: 3,
      part: .box)
    #expect(
      block.sample
        == Mark(
          .block(left: 0, right: 1, bottom: 0, top: 1, shade: .light), series: 1, part: .box))
    #expect(area(0, [1]).sample.geometry == .bar(left: 0, right: 1, bottom: 0, top: 1))
    #expect(
      Mark(.dot(PlotPoint(x: 0, y: 0)), series: 0, part: .point).sample.geometry == .dot(middle))
  }

  @Test func knowsWhetherItIsFilled() {
    #expect(area(0, [1]).isFilled && area(0, [1]).hasPattern)
    let tick = Mark(.tick(left: 0, right: 1, y: 0.5), series: 0, part: .median)
    #expect(tick.isFilled && !tick.hasPattern && tick.shade == .full)
    #expect(!Mark(.dot(middle), series: 0, part: .point).isFilled)
  }
}
