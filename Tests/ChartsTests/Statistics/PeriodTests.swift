import Glibc
import Testing

@testable import Charts

struct PeriodTests {
  /// The months of a year that are also alike every quarter, amid a course that keeps all of them alike.
  @Test(arguments: [161, 257]) func aYearIsNoQuarter(count: Int) throws {
    let months = [-8.0, -6, 4, -7, -6, 6, -6, -16, 8, 0, 2, 9]
    var random = Random(seed: 12)
    let y = (0..<count).map { month -> Double in
      let course = 100 + 25 * sin(Double(month) / 45)
      return course + months[month % 12] + random.normal()
    }
    #expect(Samples.chart(.line, y).features(of: 0).period?.points == 12)
  }

  /// A walk at random repeats nothing.
  @Test(arguments: 0..<60) func aWalkRepeatsNothing(seed: Int) {
    var random = Random(seed: 9_000 + seed)
    var (level, speed) = (0.0, 0.0)
    let y = (0..<240).map { _ -> Double in
      speed = 0.9 * speed + random.normal()
      level += seed % 2 == 0 ? random.normal() : speed
      return level
    }
    #expect(Period(of: Scale.linear.shares(of: y)) == nil)
  }

  /// A battery that runs low in whole percents goes down every so often, and repeats nothing.
  @Test(arguments: [(80.0, 1.0), (-80, 1), (3.7, 1), (250, 10)])
  func aRoundedLineRepeatsNothing(rows: Double, unit: Double) {
    let y: [Double] = (0..<400).map { (98 * unit - Double($0) / rows * unit).rounded() / unit }
    #expect(Samples.chart(.line, y).features(of: 0).period == nil)
  }

  /// Nor does a fee that is raised each January, by more or by less.
  @Test func aStaircaseRepeatsNothing() {
    let y = (0..<96).map { month -> Double in
      let year = month / 12
      return Double(40 + 3 * year + year / 2)
    }
    #expect(Samples.chart(.line, y).features(of: 0).period == nil)
    let falling: [Double] = y.map { 200 - 2 * $0 }
    #expect(Samples.chart(.line, falling).features(of: 0).period == nil)
  }

  /// A hump with a ripple on it repeats nothing, nor does an account with three salaries at uneven times.
  @Test func aFewPeriodsAreToldByWhatTheyLeadTo() throws {
    let hump = [0.0, 7, 32, 26, 17, 27, 13, 9, 14, 6, 5, 8, 5, 4, 2, 1, 0]
    let chart = Samples.chart(.line, hump)
    #expect(chart.features(of: 0).period == nil)
    guard case .legs(let legs, _)? = chart.shape(of: 0)?.shape.course else {
      Issue.record("\(String(describing: chart.shape(of: 0)))")
      return
    }
    #expect(legs.map(\.direction) == [.rising, .falling])
    var (day, balance) = (0.0, 3_600.0)
    var (x, y) = ([Double](), [Double]())
    for row in 0..<39 {
      day += Double([1, 1, 2, 2, 1, 3][row * row % 6])
      balance += [8, 20, 31].contains(row) ? 2_100 : -Double(20 + row * 37 % 160)
      (x, y) = (x + [Samples.time(2026) + day * 86_400], y + [balance])
    }
    let account = Samples.chart(x: x, y: y, xAxis: Axis(kind: .date(.day)))
    #expect(account.features(of: 0).period == nil)
    guard case .sawtooth(let teeth)? = account.shape(of: 0)?.shape.course else {
      Issue.record("\(String(describing: account.shape(of: 0)))")
      return
    }
    #expect(teeth.jumps == 3)
    // Five even tides are told.
    let tides = (0..<60).map { sin(Double($0) * .pi / 6) }
    #expect(Samples.chart(.line, tides).features(of: 0).period?.points == 12)
  }

  @Test func aSwitchRepeats() {
    let y: [Double] = (0..<400).map { Double($0 / 20 % 2) }
    #expect(Samples.chart(.line, y).features(of: 0).period?.points == 40)
  }

  /// One glitch of a sensor hides no day.
  @Test func aGlitchHidesNoPeriod() throws {
    var y = (0..<336).map { hour -> Double in
      let (day, noise) = (Double(hour) * Double.pi / 12, Double(hour) * 1.7)
      return 23 + sin(day) + 0.2 * sin(noise)
    }
    y[200] = 85
    let chart = Samples.chart(.line, y)
    #expect(chart.features(of: 0).period?.points == 24)
  }

  private func period(_ y: [Double]) -> Period? { Period(of: Scale.linear.shares(of: y)) }

  private func wave(_ count: Int, period: Double, noise: Double = 0, seed: Int = 1) -> [Double] {
    var random = Random(seed: seed)
    return (0..<count).map { sin(2 * .pi * Double($0) / period) + noise * random.normal() }
  }

  @Test(arguments: [(40, 8), (365, 7), (100, 25), (2000, 300), (60, 20), (200, 50)])
  func aWaveRepeats(count: Int, points: Int) throws {
    let found = try #require(period(wave(count, period: Double(points))))
    #expect(found.points == points)
    #expect(found.strength == .veryStrong)
  }

  @Test(arguments: 0..<20)
  func aWaveIsHeardThroughNoise(seed: Int) throws {
    let found = try #require(period(wave(240, period: 12, noise: 0.4, seed: seed)))
    #expect(found.points == 12)
    #expect(found.correlation < 1)
  }

  @Test(arguments: [12.3, 29.53, 52.18, 365.25])
  func theLengthIsToldBetweenPoints(period length: Double) throws {
    let found = try #require(period(wave(2000, period: length, noise: 0.2)))
    #expect(abs(found.length - length) < 0.01 * length)
    #expect(found.points == Int(found.length.rounded()))
  }

  /// A cycle of about 11 years, of which half a year more or less is a whole one in two.
  @Test func sunspotsComeAgain() throws {
    #expect(abs(try #require(period(Self.sunspots)).length - 11) < 0.2)
  }

  /// Values that are missing have no part in what is usual, and stay missing.
  @Test func whatRepeatsIsTakenOff() {
    var y: [Double] = [1, 5, 1, .nan, 2, 5, .nan, 8]
    Period.removeRepetition(every: 2, from: &y)
    #expect(y[..<3] == [0, 0, 0] && y[3].isNaN && y[4...5] == [1, 0] && y[6].isNaN && y[7] == 3)
    var single: [Double] = [3, 4]
    Period.removeRepetition(every: 5, from: &single)
    #expect(single == [0, 0])
    var none: [Double] = []
    Period.removeRepetition(every: 3, from: &none)
    #expect(none.isEmpty)
  }

  /// A slow wave keeps the autocorrelation of the first years above zero, so that another one is the first to stand alone.
  @Test(arguments: [12, 7, 24])
  func aYearIsNotNineYears(points: Int) throws {
    let y = (0..<40 * points).map { index in
      let turns = Double(index) / Double(points)
      return 2 * sin(2 * .pi * turns) + 2.5 * sin(2 * .pi * turns / 9.3)
    }
    #expect(try #require(period(y)).points == points)
  }

  @Test func anyPatternRepeats() {
    let week: [Double] = [5, 6, 6, 7, 9, 2, 1]
    #expect(period((0..<70).map { week[$0 % 7] })?.points == 7)
    #expect(period((0..<60).map { $0 % 10 == 3 ? 1 : 0 })?.points == 10)
    #expect(period((0..<40).map { $0 % 2 == 0 ? 1 : 2 })?.points == 2)
  }

  @Test func aTrendDoesNotHideIt() {
    let y = (0..<120).map { Double($0) / 10 + sin(2 * .pi * Double($0) / 12) }
    #expect(period(y)?.points == 12)
  }

  @Test func missingValuesDoNotHideIt() {
    var y = wave(120, period: 12)
    for i in [3, 4, 5, 40, 77, 78] { y[i] = .nan }
    #expect(period(y)?.points == 12)
  }

  @Test(arguments: 0..<200)
  func noiseDoesNotRepeat(seed: Int) {
    var random = Random(seed: seed)
    #expect(period(random.noise(5 + seed * 2)) == nil)
  }

  @Test func walksHardlyEverRepeat() {
    let count = (0..<300).count { seed in
      var random = Random(seed: seed)
      return period(random.walk(30 + seed)) != nil
    }
    #expect(count < 6)
  }

  private static let courses: [[Double]] = [
    Samples.curve(100) { $0 }, Samples.curve(100) { _ in 3 }, [], [1], [1, 2, 1, 2],
    Samples.curve(100) { $0 * $0 }, Samples.curve(100) { exp($0 / 20) },
    Samples.curve(100) { 1 / (1 + exp(-($0 - 50) / 8)) }, Samples.curve(100) { $0 < 50 ? 0 : 1 },
    Samples.curve(100) { ($0 * 0.3).rounded() }, Samples.curve(100) { $0 == 50 ? 1 : 0 },
    Samples.curve(50) { _ in .nan }, Samples.curve(60) { sin($0 * .pi / 30) },
  ]

  @Test(arguments: courses)
  func otherCoursesDoNotRepeat(y: [Double]) {
    #expect(period(y) == nil)
  }

  @Test func inALongSeriesShortAndLongPeriodsAreFound() throws {
    #expect(period(wave(20_000, period: 24, noise: 0.2))?.points == 24)
    let long = try #require(period(wave(50_000, period: 6000, noise: 0.1)))
    #expect(abs(long.points - 6000) < 60)
    let noisy = try #require(period(wave(100_000, period: 1440, noise: 0.2)))
    #expect(abs(noisy.points - 1440) < 3)
    var random = Random(seed: 5)
    #expect(period(random.noise(20_000)) == nil)
  }

  @Test func theScaleDoesNotMatter() {
    let y = wave(60, period: 12, noise: 0.2)
    for rescale in rescalings { #expect(period(y.map(rescale))?.points == 12) }
  }

  /// The yearly mean numbers of sunspots, 1700 to 2008 (SILSO, Royal Observatory of Belgium).
  private static let sunspots: [Double] = [
    5, 11, 16, 23, 36, 58, 29, 20, 10, 8, 3, 0, 0, 2, 11, 27, 47, 63, 60, 39, 28, 26, 22, 11,
    21, 40, 78, 122, 103, 73, 47, 35, 11, 5, 16, 34, 70, 81, 111, 101, 73, 40, 20, 16, 5, 11,
    22, 40, 60, 81, 83, 48, 48, 31, 12, 10, 10, 32, 48, 54, 63, 86, 61, 45, 36, 21, 11, 38, 70,
    106, 101, 82, 66, 35, 31, 7, 20, 92, 154, 126, 85, 68, 38, 23, 10, 24, 83, 132, 131, 118,
    90, 67, 60, 47, 41, 21, 16, 6, 4, 7, 14, 34, 45, 43, 48, 42, 28, 10, 8, 2, 0, 1, 5, 12, 14,
    35, 46, 41, 30, 24, 16, 7, 4, 2, 8, 17, 36, 50, 64, 67, 71, 48, 28, 8, 13, 57, 122, 138,
    103, 86, 65, 37, 24, 11, 15, 40, 62, 98, 125, 96, 67, 64, 54, 39, 21, 7, 4, 23, 55, 94, 96,
    77, 59, 44, 47, 30, 16, 7, 38, 74, 139, 111, 102, 66, 45, 17, 11, 12, 3, 6, 32, 54, 60, 64,
    64, 52, 25, 13, 7, 6, 7, 36, 73, 85, 78, 64, 42, 26, 27, 12, 10, 3, 5, 24, 42, 64, 54, 62,
    48, 44, 19, 6, 4, 1, 10, 47, 57, 104, 81, 64, 38, 26, 14, 6, 17, 44, 64, 69, 78, 65, 36,
    21, 11, 6, 9, 36, 80, 114, 110, 89, 68, 48, 31, 16, 10, 33, 93, 152, 136, 135, 84, 69, 32,
    14, 4, 38, 142, 190, 185, 159, 112, 54, 38, 28, 10, 15, 47, 94, 106, 106, 104, 67, 69, 38,
    34, 16, 13, 28, 92, 155, 155, 140, 116, 67, 46, 18, 13, 29, 100, 158, 143, 146, 94, 55, 30,
    18, 9, 22, 64, 93, 120, 111, 104, 64, 40, 30, 15, 8, 3,
  ]
}
