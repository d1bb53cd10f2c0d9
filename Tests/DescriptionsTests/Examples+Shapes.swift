import Charts
import Descriptions
import Tables

extension Examples {
  static func about(_ value: Double) -> Shape.Amount {
    Shape.Amount(Quantity(value), isExact: false)
  }

  private static func leg(
    _ direction: Trend.Direction, _ value: Double, from: Int, to: Int
  ) -> Shape.Leg {
    Shape.Leg(
      direction, amount: Shape.Amount(eur(value), isExact: direction != .flat), start: day(1, from),
      end: day(1, to))
  }

  private static func counted(_ counts: ClosedRange<Int>, from: Int, to: Int) -> Shape.Leg {
    var leg = leg(.flat, 0, from: from, to: to)
    leg.amount.counts = counts
    return leg
  }

  private static var mostlyOne: Shape {
    var exception = Shape.Exception(eur(90), day(1, 4), isPeak: true)
    exception.all = [(eur(90), day(1, 4)), (eur(30), day(1, 9))]
    return Shape(.level(Shape.Amount(eur(0))), exception: exception)
  }

  private static var leftAtItsEnd: Shape {
    var exception = Shape.Exception(eur(900), day(1, 15), isPeak: true)
    exception.isAtEnd = true
    return Shape(.level(about(12)), isNoisy: true, exception: exception)
  }

  private static var leftByABurst: Shape {
    var exception = Shape.Exception(eur(900), day(1, 15), isPeak: true)
    exception.stretch = Shape.Stretch(from: day(1, 14), to: day(1, 17))
    return Shape(.level(about(12)), isNoisy: true, exception: exception)
  }

  private static var inNoiseAtLast: Shape {
    var noise = Shape.Leg(.flat, amount: about(50), start: bare(30), end: bare(50))
    noise.isVarying = true
    return Shape(
      .levels([Shape.Leg(.flat, amount: about(10), start: bare(0), end: bare(29)), noise]),
      isNoisy: true)
  }

  /// A month of any year.
  private static func ofYear(_ month: Int) -> Place {
    .date(time(1970, month, 1), .month, timeZone: "UTC", .year)
  }

  private static var onLogarithms: Shape {
    var shape = Shape(
      .legs([leg(.rising, 5, from: 2, to: 4), leg(.falling, 1, from: 4, to: 9)], start: about(1)))
    shape.isLogarithmic = true
    return shape
  }

  private static var leavingOut: Shape {
    var shape = Shape(
      .periodic(Shape.Repetition(points: 7, span: .calendar(1, .week, isExact: true))))
    shape.leftOut = Shape.LeftOut(Quantity(-127), count: 3)
    return shape
  }

  private static func equalJumps(isFalling: Bool, _ jumps: Int) -> Shape.Sawtooth {
    var teeth = Shape.Sawtooth(
      isFalling: isFalling, jumps: jumps, largest: eur(12), place: day(1, 4))
    teeth.areAlike = true
    return teeth
  }

  static let shapes: [Sample] =
    [
      fact(
        "shape of about ten years",
        .shape(
          Shape(
            .periodic(
              Shape.Repetition(points: 10, span: .calendar(10, .year, isExact: false)))),
          series: nil)),
      fact(
        "shape of a falling sawtooth",
        .shape(
          Shape(
            .sawtooth(
              Shape.Sawtooth(isFalling: true, jumps: 3, largest: eur(12), place: day(1, 4)))),
          series: nil)),
      fact(
        "shape of a rising sawtooth",
        .shape(
          Shape(
            .sawtooth(
              Shape.Sawtooth(isFalling: false, jumps: 2, largest: eur(12), place: day(1, 4)))),
          series: nil)),
      fact(
        "shape of a falling sawtooth of equal jumps",
        .shape(Shape(.sawtooth(equalJumps(isFalling: true, 3))), series: nil)),
      fact(
        "shape of a rising sawtooth of equal jumps",
        .shape(Shape(.sawtooth(equalJumps(isFalling: false, 2))), series: nil)),
      fact(
        "shape on weekdays",
        .shape(
          Shape(.periodic(Shape.Repetition(points: 24, span: .workingDay))), series: nil)),
      fact(
        "shape of counts",
        .shape(
          Shape(
            .legs(
              [leg(.falling, 1, from: 2, to: 4), counted(0...1, from: 4, to: 9)], start: about(12))),
          series: nil)),
      fact("shape of one value but for two", .shape(mostlyOne, series: "BOLT")),
      fact("shape that leaves out", .shape(leavingOut, series: "BOLT")),
      fact("shape on a logarithmic axis", .shape(onLogarithms, series: "BOLT")),
      fact("shape of a level", .shape(Shape(.level(about(12)), isNoisy: true), series: "BOLT")),
      fact(
        "shape of weeks",
        .shape(
          Shape(
            .periodic(
              Shape.Repetition(
                points: 7, span: .calendar(1, .week, isExact: true),
                ends: (highest: .weekday(5), lowest: .weekday(0))))), series: nil)),
      fact(
        "shape of other weeks",
        .shape(
          Shape(
            .periodic(
              Shape.Repetition(
                points: 7, span: .calendar(1, .week, isExact: true),
                ends: (highest: .weekday(2), lowest: .weekday(1))))), series: nil)),
      fact("shape of a constant", .shape(Shape(.level(Shape.Amount(eur(12)))), series: nil)),
      fact(
        "shape of a level with a spike",
        .shape(
          Shape(
            .level(about(12)), isNoisy: true,
            exception: Shape.Exception(eur(900), day(1, 15), isPeak: true)), series: nil)),
      fact(
        "shape of a level with a dip",
        .shape(
          Shape(
            .level(Shape.Amount(Quantity(12))),
            exception: Shape.Exception(Quantity(3), bare(15), isPeak: false)), series: nil)),
      fact(
        "shape of legs",
        .shape(
          Shape(
            .legs(
              [
                leg(.rising, 100, from: 1, to: 2), leg(.falling, 20, from: 2, to: 3),
                leg(.flat, 20, from: 3, to: 5), leg(.rising, 30, from: 5, to: 9),
              ], start: Shape.Amount(eur(3)))), series: nil)),
      fact(
        "shape of noisy legs",
        .shape(
          Shape(
            .legs(
              [
                Shape.Leg(.falling, amount: about(20), start: bare(0), end: bare(25)),
                Shape.Leg(.rising, amount: about(60), start: bare(25), end: bare(50)),
                Shape.Leg(.falling, amount: about(40), start: bare(50), end: bare(75)),
              ], start: about(80)), isNoisy: true), series: nil)),
      fact(
        "shape of a rise",
        .shape(
          Shape(.legs([leg(.rising, 83, from: 1, to: 9)], start: Shape.Amount(eur(3)))), series: nil
        )),
      fact(
        "shape of a fall",
        .shape(
          Shape(.legs([leg(.falling, 3, from: 1, to: 9)], start: Shape.Amount(eur(83)))),
          series: nil)),
      fact(
        "shape of steps",
        .shape(
          Shape(
            .levels([
              Shape.Leg(.flat, amount: about(10), start: bare(0), end: bare(29)),
              Shape.Leg(.flat, amount: about(50), start: bare(30), end: bare(50)),
            ])), series: nil)),
      fact(
        "shape of one way in noise",
        .shape(
          Shape(
            .legs(
              [Shape.Leg(.falling, amount: about(20), start: bare(0), end: bare(29))],
              start: about(140)), isNoisy: true), series: nil)),
      fact("shape of a level with a last value apart", .shape(leftAtItsEnd, series: nil)),
      fact("shape of a level with a burst", .shape(leftByABurst, series: nil)),
      fact("shape of a level and one in noise", .shape(inNoiseAtLast, series: nil)),
      fact(
        "shape of a growth",
        .shape(
          Shape(.exponential(isGrowth: true, every: .number(Quantity(4)), isExact: true)),
          series: nil)),
      fact(
        "shape of a growth over years",
        .shape(
          Shape(
            .exponential(
              isGrowth: true, every: .calendar(22, .year, isExact: false), isExact: false)),
          series: nil)),
      fact(
        "shape of a decay",
        .shape(
          Shape(.exponential(isGrowth: false, every: .seconds(864_000), isExact: false)),
          series: nil)),
      fact(
        "shape of an exact decay",
        .shape(
          Shape(
            .exponential(
              isGrowth: false, every: .number(Quantity(3.5, fractionDigits: 1, unit: "s")),
              isExact: true)), series: nil)),
      fact(
        "shape of a period",
        .shape(
          Shape(
            .periodic(
              Shape.Repetition(points: 6, span: .number(Quantity(6)), direction: .falling))),
          series: nil)),
      fact(
        "shape of a year",
        .shape(
          Shape(
            .periodic(
              Shape.Repetition(
                points: 12, span: .calendar(1, .year, isExact: true),
                ends: (ofYear(8), ofYear(2)), direction: .rising))), series: "BOLT")),
      fact(
        "shape of a day",
        .shape(
          Shape(
            .periodic(
              Shape.Repetition(
                points: 24, span: .seconds(86_400),
                ends: (
                  .date(54_000, .minute, timeZone: "UTC", .day),
                  .date(14_400, .minute, timeZone: "UTC", .day)
                )))), series: nil)),
      fact(
        "shape of a day in a year",
        .shape(
          Shape(
            .periodic(
              Shape.Repetition(
                points: 24, span: .seconds(86_400),
                legs: [
                  Shape.Leg(
                    .rising, amount: Shape.Amount(eur(62)), start: day(1, 1), end: day(9, 21)),
                  Shape.Leg(
                    .falling, amount: Shape.Amount(eur(50)), start: day(9, 21), end: day(12, 31)),
                ]))), series: nil)),
    ]
    + [TimeUnit.minute, .hour, .week, .month, .quarter].map { unit in
      fact(
        "shape of a period of one \(unit)",
        .shape(
          Shape(
            .periodic(Shape.Repetition(points: 4, span: .calendar(1, unit, isExact: true)))),
          series: nil))
    }
}
