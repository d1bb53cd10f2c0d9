import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// Whatever is done, all that is held of a chart lies in it.
@Suite struct PageTests {
  /// Two histograms whose bins are others once they are counted alike.
  private static let spread: [Chart] = {
    func histogram(_ values: [[Double]]) -> Chart {
      let series = values.enumerated().map { index, y in
        Series(
          name: "\(index)", x: y.indices.map(Double.init), y: y, isContinuous: false)
      }
      return Chart(type: .bar, xAxis: Axis(), yAxis: Axis(title: "v"), series: series)
        .arranged(as: .histogram)
    }
    func narrow(_ series: Int) -> [Double] {
      (0..<200).map { (row: Int) -> Double in Double((row * 37 + series * 11) % 101) / 50 }
    }
    func wide(_ series: Int) -> [Double] {
      (0..<5).map { (row: Int) -> Double in Double(row * row * 400_000 + series * 90_000) }
    }
    return [histogram([narrow(0), narrow(1), narrow(2)]), histogram([wide(0), wide(1)])]
  }()

  private static func bars(_ names: [String], _ y: [Double]) -> Chart {
    Chart(
      type: .bar, xAxis: Axis(title: "Day", kind: .category(names)), yAxis: Axis(),
      series: [
        Series(name: "", x: names.indices.map(Double.init), y: y, isContinuous: false)
      ])
  }

  @Test func aBinThatTheNewAxesLackIsLeftForTheNearest() throws {
    var model = Fixtures.model(Self.spread[0], Self.spread[1])
    _ = try model.press("4<End>")
    let before = try #require(model.cursor.x)
    try model.toggleSameAxes()
    let point = try #require(model.point)
    let x = model.chart.series[point.series].x
    #expect(x.indices.contains(point.point))
    #expect(x.allSatisfy { abs(x[point.point] - before) <= abs($0 - before) })
    #expect(model.cursor.x == x[point.point])
    model.expectPlaces()
  }

  @Test func marksMoveWithTheirPlaces() throws {
    var model = Fixtures.model(
      Self.bars(["Mon", "Wed"], [1, 3]), Self.bars(["Mon", "Tue", "Wed"], [4, 5, 6]))
    _ = try model.press("<End>x(")
    try model.toggleSameAxes()
    model.expectPlaces()
    #expect(model.cursor.x == 2)
    #expect(model.bookmarks == [PointReference(series: 0, point: 1)])
    #expect(model.loop.start == PointReference(series: 0, point: 1))
    #expect(try model.hear("<Left><Right>").last?.hasPrefix("Wed, 3") == true)
  }

  /// Random keys on charts of every type, with every setting turned at any time.
  @Test(arguments: ChartType.allCases)
  func everyPlaceLiesInTheChart(type: ChartType) throws {
    var random = Generator(state: UInt64(type.rawValue.count))
    for round in 0..<4 {
      let decks = [
        [Fixtures.candles, Fixtures.pair, Fixtures.cloud].map { $0.arranged(as: type) },
        Self.spread.map { type == .histogram ? $0 : $0.arranged(as: type) },
        [Self.bars(["Mon", "Wed"], [1, 3]), Self.bars(["Mon", "Tue", "Wed"], [4, 5, 6])]
          .map { $0.arranged(as: type) },
        [Fixtures.price, Fixtures.steps].map { $0.arranged(as: type) },
      ]
      var model = Model(
        deck: decks[round], settings: Settings(themes: ["a", "b"], theme: "a"),
        size: Size(columns: 60, rows: 16))
      _ = update(&model, .started)
      for _ in 0..<150 {
        let key = Self.keys[Int(random.next() % UInt64(Self.keys.count))]
        _ = update(&model, .key(key))
        if random.next() % 5 == 0 {
          _ = update(
            &model,
            .playheadMoved(playback: model.playback.number, seconds: Double(random.next() % 4)))
        }
        if random.next() % 20 == 0 { try model.toggleSameAxes() }
        model.expectPlaces("after \(key.name) on \(type.rawValue), deck \(round)")
        if random.next() % 10 == 0 { _ = view(model, model.size) }
      }
    }
  }

  private static let keys: [Key] =
    Keymap.standard.rows.filter { $0.action != .quit }.flatMap(\.keys)
    + [.down, .down, .right, .right, .enter, .end, .unknown, "5", "0", "%", "n"]

  /// Knuth's linear congruential generator: the same keys in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}

extension Model {
  /// Turns the setting over that has all charts on the same axes, in the list of settings.
  fileprivate mutating func toggleSameAxes() throws {
    prompt = nil
    overlay = nil
    let row = try #require(SettingRow.allCases.firstIndex(of: .sameAxes))
    _ = try press("o" + String(repeating: "<Down>", count: row) + "<Enter><Esc>")
  }

  /// Checks that every point, window, mark and item that is held lies in its chart.
  fileprivate func expectPlaces(_ when: String = "") {
    for page in pages { page.expectPlaces(when) }
    guard let overlay else { return }
    let count = rows(of: overlay.kind).count
    #expect(count == 0 || (0..<count).contains(overlay.selected), Comment(rawValue: when))
  }
}

extension Page {
  fileprivate func expectPlaces(_ when: String) {
    let comment = Comment(rawValue: when)
    func holds(_ point: PointReference) -> Bool {
      chart.series.indices.contains(point.series)
        && (0..<chart.series[point.series].count).contains(point.point)
    }
    let loopPoints = [loop.start, loop.end, loop.earlier?.start, loop.earlier?.end]
    let held =
      [point, cursor.other] + jumps.map(\.point) + bookmarks + loopPoints + rows.map(\.target)
    #expect(held.compactMap(\.self).allSatisfy(holds), comment)
    if let point, let part = cursor.part {
      #expect(chart.details(of: point).parts.indices.contains(part), comment)
    }
    #expect(!loop.isOn || (loop.start != nil && loop.end != nil), comment)
    if let window { #expect(!chart.places.indices(in: window).isEmpty, comment) }
    #expect(chart.audioItems.indices.contains(rotor.audioItem), comment)
    #expect(descriptionItems.indices.contains(rotor.descriptionItem), comment)
    #expect(rows.isEmpty || rows.indices.contains(rotor.detailsRow), comment)
    // The parts that are made of the chart are those of now.
    let part = window.map(chart.windowed) ?? chart
    #expect(shown.series.map(\.x) == part.series.map(\.x), comment)
    if rotor.mode == .details { #expect(!rows.isEmpty, comment) }
    if rotor.mode == .table { #expect(table != nil, comment) }
  }
}
