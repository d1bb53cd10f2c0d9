import Charts
import Foundation
import Testing

/// The facts of 200 series against those that NumPy finds in them.
struct StatisticsWithNumPyTests {
  private struct SeriesPair: Encodable {
    var a: [Double?]
    var b: [Double?]
    /// The period in points, on which it depends what is usual in a series that repeats.
    var period: Int?

    init(a: [Double], b: [Double]) {
      self.a = a.map { $0.isNaN ? nil : $0 }
      self.b = b.map { $0.isNaN ? nil : $0 }
      period = Samples.chart(.line, a).features(of: 0).period?.points
    }
  }

  private struct Measured: Decodable {
    var count: Int
    var missing: Int
    var gaps: Int
    var crossings: Int
    var outliers: [Int]
    var minimum: Double?
    var minimumIndex: Int?
    var maximum: Double?
    var maximumIndex: Int?
    var mean: Double?
    var median: Double?
    var start: Double?
    var end: Double?
    var change: Double?
    var trend: String
    var strength: String?
    var largestRise: Double?
    var largestDrop: Double?
  }

  @Test func agreesWithNumPy() throws {
    let samples = (0..<200).map(Self.sample)
    let measured = try Self.measure(samples)
    #expect(measured.count == samples.count)
    // The samples would prove little if they lacked what is compared.
    #expect(measured.contains { $0.outliers.count > 1 })
    #expect(measured.contains { $0.crossings > 5 })
    #expect(samples.contains { $0.period != nil })
    #expect(measured.contains { $0.gaps > 2 })
    #expect(Set(measured.map(\.trend)) == ["rising", "falling", "flat", "mixed"])
    #expect(Set(measured.map(\.strength)) == ["very strong", "strong", "moderate", "weak", nil])
    for (number, (sample, expected)) in zip(samples, measured).enumerated() {
      Self.compare(sample, expected, "series \(number)")
    }
  }

  private static func compare(_ sample: SeriesPair, _ expected: Measured, _ name: Comment) {
    let a = sample.a.map { $0 ?? .nan }
    let chart = Samples.chart(.line, a, sample.b.map { $0 ?? .nan })
    let features = chart.features(of: 0)
    func step(_ point: Int) -> Double {
      a[point] - (a[..<point].last(where: \.isFinite) ?? .nan)
    }
    #expect(features.gaps.missing == expected.missing, name)
    #expect(features.gaps.runs.count == expected.gaps, name)
    #expect(features.outliers == expected.outliers, name)
    #expect(chart.comparison(0, 1).crossings == expected.crossings, name)
    #expect(isNear(features.largestRise.map(step), expected.largestRise), name)
    #expect(isNear(features.largestDrop.map { -step($0) }, expected.largestDrop), name)
    guard let statistics = Statistics(chart.series[0]) else {
      #expect(expected.count == 0, name)
      return
    }
    #expect(statistics.count == expected.count, name)
    #expect(statistics.lowest == expected.minimumIndex, name)
    #expect(statistics.highest == expected.maximumIndex, name)
    #expect(isNear(a[statistics.lowest], expected.minimum), name)
    #expect(isNear(a[statistics.highest], expected.maximum), name)
    #expect(isNear(statistics.mean, expected.mean), name)
    #expect(isNear(statistics.median, expected.median), name)
    #expect(isNear(a[statistics.first], expected.start), name)
    #expect(isNear(a[statistics.last], expected.end), name)
    #expect(isNear(a[statistics.last] - a[statistics.first], expected.change), name)
    #expect(statistics.trend.direction.rawValue == expected.trend, name)
    #expect(statistics.trend.strength?.rawValue == expected.strength, name)
  }

  private static func isNear(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
  }

  // MARK: The samples

  private static func sample(_ number: Int) -> SeriesPair {
    var random = Random(seed: number)
    let count = number < 12 ? number : 1 + Int(random.uniform() * 500)
    var a = values(number, count, &random)
    let b = a.map { $0 + random.normal() }
    if number % 7 == 3 {
      // Some end in a gap, some are all gap.
      for i in a.indices where random.uniform() < 0.1 || i > number { a[i] = .nan }
    }
    return SeriesPair(a: a, b: b)
  }

  private static func values(_ number: Int, _ count: Int, _ random: inout Random) -> [Double] {
    switch number % 5 {
    case 0: return random.walk(count)
    case 1:
      let length = 5 + 40 * random.uniform()
      return random.noise(count).enumerated().map { 100 + 3 * sin(Double($0) / length) + $1 / 4 }
    case 2:
      let width = 1 + Int(random.uniform() * 30)
      return (0..<count).map { Double($0 / width * 37 % 11) }
    case 3:
      return random.noise(count).map { random.uniform() < 0.03 ? $0 * 20 : $0 }
    default: return Array(repeating: random.normal() * 1e6, count: count)
    }
  }

  // MARK: NumPy

  private static func measure(_ samples: [SeriesPair]) throws -> [Measured] {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "StatisticsWithNumPy.py")
    let input = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try JSONEncoder().encode(samples).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    // The one on the path may be another than the system's, for which NumPy is installed.
    for python in ["/usr/bin/python3", "/usr/bin/env"] {
      let process = Process()
      process.executableURL = URL(filePath: python)
      process.arguments = (python.hasSuffix("env") ? ["python3"] : []) + [script.path()]
      process.standardInput = try FileHandle(forReadingFrom: input)
      process.standardError = FileHandle.nullDevice
      let output = Pipe()
      process.standardOutput = output
      guard (try? process.run()) != nil else { continue }
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      if process.terminationStatus == 0 {
        return try JSONDecoder().decode([Measured].self, from: data)
      }
    }
    throw Missing.numPy
  }

  private enum Missing: Error {
    /// Install python3-numpy.
    case numPy
  }
}
