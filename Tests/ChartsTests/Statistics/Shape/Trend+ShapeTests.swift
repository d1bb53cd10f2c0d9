import Testing

@testable import Charts

/// All that is told of a course comes from one cut of it: no sentence speaks against another.
struct TrendBesideShapeTests {
  @Test(arguments: 0..<40) func madeSeriesAreToldOnce(seed: Int) {
    var random = Random(seed: 9_000 + seed)
    for _ in 0..<20 {
      let chart = Samples.chart(.line, Self.course(&random))
      Self.expectOneVerdict(of: 0, in: chart)
    }
  }

  @Test func coursesAndSamplesAreToldOnce() throws {
    for course in MadeCourse.all { Self.expectOneVerdict(of: 0, in: course.chart) }
    for type in ChartType.allCases {
      let chart = try type.sampleChart()
      for index in chart.series.indices { Self.expectOneVerdict(of: index, in: chart) }
    }
  }

  /// A life expectancy that rises and then hardly changes: the plateau is the stretch that the shape tells of.
  @Test func aPlateauIsTheLevelOfTheShape() throws {
    let chart = Samples.chart(
      .line,
      [
        39.136, 41.266, 43.319, 45.335, 47.451, 49.580, 51.593, 53.345, 53.630, 53.598, 53.325,
        54.806,
      ])
    let shape = try #require(chart.shape(of: 0)?.shape)
    guard case .legs(let legs, _) = shape.course, legs.count == 3, case let flat = legs[1] else {
      Issue.record("\(shape)")
      return
    }
    let plateau = try #require(chart.features(of: 0).plateaus.first)
    #expect(flat.direction == .flat && plateau.amount == flat.amount)
    #expect(chart.place(Double(plateau.points.lowerBound)) == flat.start)
    // The last value of all, which is the highest, is no part of it.
    #expect(flat.end == chart.place(10) && legs[2].amount.quantity.value == 54.806)
    #expect(!chart.facts.contains { if case .plateaus = $0.fact { true } else { false } })
  }

  /// A way that only a shape finds is weak, and a trend that a shape speaks against is none.
  @Test func theShapeHasTheSay() {
    func place(_ x: Double) -> Place { .number(Quantity(x)) }
    func leg(_ way: Trend.Direction, _ end: Double) -> Shape.Leg {
      Shape.Leg(way, amount: Shape.Amount(Quantity(end)), start: place(0), end: place(1))
    }
    func told(_ trend: Trend, _ legs: [Shape.Leg]) -> Trend {
      trend.told(beside: Shape(.legs(legs, start: Shape.Amount(Quantity(0)))))
    }
    let (none, faint) = (
      Trend(direction: .mixed, strength: nil), Trend(direction: .falling, strength: .weak)
    )
    let clear = Trend(direction: .falling, strength: .strong)
    #expect(told(none, [leg(.rising, 1)]) == Trend(direction: .rising, strength: .weak))
    #expect(told(none, [leg(.rising, 1), leg(.flat, 1)]).direction == .rising)
    #expect(told(faint, [leg(.rising, 1)]) == Trend(direction: .rising, strength: .weak))
    #expect(told(faint, [leg(.falling, 1), leg(.rising, 2)]) == none)
    #expect(told(clear, [leg(.falling, 1), leg(.rising, 2)]) == clear)
    #expect(clear.told(beside: Shape(.level(Shape.Amount(Quantity(1))))) == none)
  }

  // MARK: Help

  private static func expectOneVerdict(of index: Int, in chart: Chart) {
    guard let shape = chart.shape(of: index)?.shape, let measured = chart.statistics(of: index)
    else { return }
    let (trend, kind) = (measured.trend.direction, chart.courseKind(of: index))
    switch shape.direction {
    case .rising?:
      let kinds: [CourseKind] = [
        .rising, .risingOverall, .risingThenLevel, .repeating, .turning,
      ]
      #expect(trend == .rising && kinds.contains(kind), "\(shape)")
    case .falling?:
      let kinds: [CourseKind] = [
        .falling, .fallingOverall, .fallingThenLevel, .repeating, .turning,
      ]
      #expect(trend == .falling && kinds.contains(kind), "\(shape)")
    case .flat?:
      #expect([.flat, .mixed].contains(trend), "\(shape)")
      // Series that vary, or spike, are not counted as what stays level.
      let spikes: CourseKind? = shape.exception.map {
        $0.isAtEnd ? shape.isNoisy ? .varying : .mixed : $0.isPeak ? .spiking : .dipping
      }
      #expect(kind == spikes ?? (shape.isLevel && shape.isNoisy ? .varying : .level), "\(shape)")
    case .mixed?: #expect(![.rising, .falling, .level, .varying].contains(kind), "\(shape)")
    case nil: #expect(kind == .repeating)
    }
    // A course that is told as one way in noise does not also turn several times in the same noise.
    let reversals = chart.features(of: index).reversals
    let isOneLeg = if case .legs = shape.course { shape.ways.count == 1 } else { false }
    if shape.isNoisy, [.rising, .falling].contains(shape.direction),
      reversals.areNoise || reversals.areOfFew && isOneLeg
    {
      #expect(kind != .turning, "\(shape)")
    }
    // Stretches are those of the shape, or lie within a rise or a fall that may rest.
    let levels = chart.features(of: index).shape?.levels ?? []
    let plateaus = chart.features(of: index).plateaus
    if shape.isLevel { #expect(plateaus.isEmpty) }
    if !levels.isEmpty { #expect(plateaus == levels) }
    for row in chart.facts where row.group == .series(chart.series[index].name) {
      if case .plateaus = row.fact { #expect(!shape.isLevel && levels.isEmpty) }
      if case .trend(let told, let turns, _) = row.fact {
        #expect(told.direction == trend)
        #expect(turns == nil || turns == shape.turns || shape.turns == nil)
      }
    }
  }

  /// Rises, falls, levels and steps, one after the other, in noise.
  private static func course(_ random: inout Random) -> [Double] {
    var (height, y) = (random.normal() * 10, [Double]())
    for _ in 0..<1 + Int(random.uniform() * 4) {
      let (count, kind) = (4 + Int(random.uniform() * 30), random.uniform())
      if kind > 0.8 { height += random.normal() * 20 }
      let slope = kind > 0.5 ? 0 : random.normal()
      for _ in 0..<count {
        height += slope
        y.append(height)
      }
    }
    let noise = random.uniform() < 0.3 ? 0 : random.uniform() * 6
    y = y.map { $0 + noise * random.normal() }
    if random.uniform() < 0.2 { y[Int(random.uniform() * Double(y.count))] += 40 }
    return y
  }
}
