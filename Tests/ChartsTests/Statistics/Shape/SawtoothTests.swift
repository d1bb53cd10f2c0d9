import Testing

@testable import Charts

struct SawtoothTests {
  /// An account: bookings day by day, and a salary now and then.
  private static func account(
    _ seed: Int, salaries: [Int] = [7, 22, 52], sign: Double = 1
  ) -> [Double] {
    var random = Random(seed: 300 + seed)
    var balance = 3_000.0
    return (0..<70).map { day in
      balance += salaries.contains(day) ? sign * 6_000 : -sign * random.uniform() * 300
      return balance
    }
  }

  @Test(arguments: 0..<20) func anAccountFallsAndJumps(seed: Int) throws {
    let shape = try #require(Samples.chart(.line, Self.account(seed)).shape(of: 0)?.shape)
    guard case .sawtooth(let teeth) = shape.course else {
      Issue.record("\(shape.course)")
      return
    }
    #expect(teeth.isFalling && teeth.jumps == 3 && abs(teeth.largest.value - 6_000) < 1e-6)
    let turned = Sawtooth(Self.account(seed, sign: -1))
    #expect(turned?.isFalling == false && turned?.jumps == [7, 22, 52])
  }

  /// Of three salaries none is the largest.
  @Test func jumpsOfOneSizeAreAlike() throws {
    func teeth(_ salaries: [Double]) throws -> Shape.Sawtooth? {
      var balance = 3_000.0
      let y = (0..<70).map { day in
        balance += day % 25 == 7 ? salaries[day / 25] : -Double(100 + day % 3 * 50)
        return balance
      }
      guard case .sawtooth(let teeth)? = Samples.chart(.line, y).shape(of: 0)?.shape.course else {
        return nil
      }
      return teeth
    }
    let alike = try #require(try teeth([6_000, 6_000, 6_000]))
    #expect(alike.areAlike && alike.jumps == 3 && alike.largest.value == 6_000)
    #expect(try teeth([6_000, 6_500, 6_000])?.areAlike == false)
    // A refund that is far more than any booking is a jump as well, if a smaller one.
    let unlike = try #require(try teeth([6_000, 1_300, 6_000]))
    #expect(unlike.jumps == 3 && !unlike.areAlike)
  }

  /// A jump that a break of the data hides is none that is counted.
  @Test func nothingJumpsOverABreak() throws {
    let y = Self.account(3)
    let known = y.indices.filter { !(40..<52).contains($0) }
    let chart = Samples.chart(
      x: known.map { Samples.time(2026) + Double($0) * 86_400 }, y: known.map { y[$0] },
      xAxis: Axis(kind: .date(.day)))
    let shape = try #require(chart.shape(of: 0)?.shape)
    guard case .sawtooth(let teeth) = shape.course else {
      Issue.record("\(shape.course)")
      return
    }
    #expect(!chart.pauses.isEmpty && teeth.jumps == 2)
  }

  /// A salary on a day of each month repeats after no number of days, and leaves no spike where the months differ.
  @Test func jumpsOfMonthsAreNoPeriod() throws {
    var balance = 3_000.0
    let y = (0..<90).map { day in
      // The 25th of January, February and March.
      balance += [24, 55, 83].contains(day) ? 2_100 : -Double(30 + day * 37 % 60)
      return balance
    }
    let chart = Samples.chart(.line, y)
    guard case .sawtooth(let teeth)? = chart.shape(of: 0)?.shape.course else {
      Issue.record("\(String(describing: chart.shape(of: 0)))")
      return
    }
    #expect(teeth.isFalling && teeth.jumps == 3)
    #expect(chart.features(of: 0).spikes.isEmpty && chart.features(of: 0).period == nil)
  }

  /// A walk, a climb and a single jump are none.
  @Test(arguments: 0..<40) func nothingElseIsOne(seed: Int) {
    var random = Random(seed: 400 + seed)
    var sum = 0.0
    let walk = (0..<100).map { _ in
      sum += random.normal()
      return sum
    }
    let once = Self.account(seed, salaries: [30])
    for y in [walk, random.noise(80), (0..<50).map { Double($0) }, once] {
      #expect(Sawtooth(y) == nil)
    }
  }
}
