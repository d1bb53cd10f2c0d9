import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct FocusViewTests {
  private func frame(
    _ chart: Chart, _ keys: String, columns: Int = 80, rows: Int = 24,
    _ change: (inout Model) -> Void = { _ in }
  ) throws -> Frame {
    var model = Fixtures.model(chart, columns: columns, rows: rows)
    change(&model)
    _ = try model.press(keys)
    return view(model, model.size)
  }

  /// The whisker of the focus is a line as that of every other point; its sign alone is reversed.
  @Test func theWhiskerOfTheFocusIsALine() throws {
    let y: [Double] = [20, 24, 30, 27]
    var series = Series(
      name: "Rate", x: y.indices.map(Double.init), y: y, isContinuous: true)
    series.uncertainty = Uncertainty(low: y.map { $0 - 6 }, high: y.map { $0 + 6 })
    let chart = Chart(
      title: "Rate", type: .line, xAxis: Axis(), yAxis: Axis(), series: [series])
    var model = Fixtures.model(chart)
    _ = try model.press("4<Right><Right>")
    let cells = view(model, model.size, theme: .defaultDark, depth: .direct).cells
    let lines = cells.filter { $0.style.role == .focus && "│┌┐─┬┴├┤┼".contains($0.glyph) }
    #expect(lines.count > 4 && lines.allSatisfy { !$0.style.isReversed }, "\(lines)")
    #expect(cells.contains { $0.glyph == "◆" && $0.style.role == .focus && $0.style.isReversed })
  }

  /// Slices do not step back, also in the cells that that of the focus shares with them.
  @Test(arguments: [ChartType.pie, .donut]) func slicesKeepTheirColors(type: ChartType) throws {
    var model = Fixtures.model(Fixtures.quarters(type))
    _ = try model.press("4<Right><Right>")
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let isMuted = frame.cells.contains { cell in
      [cell.style.role, cell.style.ground].contains {
        if case .muted = $0 { true } else { false }
      }
    }
    #expect(!isMuted && frame.cells.contains { $0.style.role == .focus }, "\(frame)")
  }

  /// The value stands beside the point, and hides nothing of the chart.
  @Test func theValueStandsBesideThePoint() throws {
    let before = try frame(Fixtures.price, "4")
    let after = try frame(Fixtures.price, "4<Right><Right>")
    let row = try #require(after.lines.dropLast(2).firstIndex { $0.contains("146.00") })
    #expect(after.lines[row].contains("◆"))
    for (old, new) in zip(before.cells, after.cells) {
      if case .series = old.style.role { #expect(new.glyph == old.glyph || new.glyph == "◆") }
    }
    let large = try frame(Fixtures.price, "4<Right><Right>") { $0.settings.glyphScale = 2 }
    #expect(!large.lines.dropLast(2).contains { $0.contains("146.00") })
  }

  /// The value of a bar stands over it, never over a lower one beside it.
  @Test(arguments: ["4<Right>", "4<Right><Right>", "4<Right><Down>"])
  func theValueOfABarStandsOverIt(keys: String) throws {
    let chart = Chart(
      title: "Yield", type: .groupedBar,
      xAxis: Axis(kind: .category(["Duluth", "Morris", "Waseca"])),
      yAxis: Axis(),
      series: [("1931", [30.3, 29.3, 54.6]), ("1932", [25.7, 41.5, 41.9])].map {
        Series(name: $0, x: [0, 1, 2], y: $1, isContinuous: false)
      })
    let frame = try frame(chart, keys)
    let focused = frame.cells.indices.filter {
      frame.cells[$0].style.role == .focus && $0 / 80 < 18
    }
    let digits = focused.filter { frame.cells[$0].glyph.first?.isNumber == true }.map { $0 % 80 }
    let bar = focused.filter { !"0123456789.,◆┊".contains(frame.cells[$0].glyph) }.map { $0 % 80 }
    let (left, right) = (try #require(bar.min()), try #require(bar.max()))
    let middle = Double((digits.min() ?? 0) + (digits.max() ?? 0)) / 2
    #expect(Double(left) - 1 <= middle && middle <= Double(right) + 1, "\(frame.lines)")
  }

  /// An upright line runs through it where there is room, unless that is not wanted.
  @Test func aCrosshairRunsThroughThePoint() throws {
    func count(_ frame: Frame) -> Int { frame.cells.count { $0.glyph == "┊" } }
    #expect(try count(frame(Fixtures.price, "4")) == 0)
    #expect(try count(frame(Fixtures.price, "4<Right><Right>")) > 3)
    #expect(try count(frame(Fixtures.price, "4<Right><Right>", columns: 40, rows: 12)) > 0)
    #expect(try count(frame(Fixtures.price, "4<Right><Right>", columns: 39)) == 0)
    #expect(
      try count(frame(Fixtures.price, "4<Right><Right>") { $0.settings.hasCrosshair = false }) == 0)
    #expect(
      try count(frame(Fixtures.price, "4<Right><Right>") { $0.settings.screenReader = .quiet })
        == 0)
  }

  /// It has no gaps but where lines of the grid cross it.
  @Test(arguments: [(80, 24), (120, 40), (40, 12)])
  func theCrosshairLeavesTheGrid(size: (Int, Int)) throws {
    let frame = try frame(Fixtures.price, "4<Right>", columns: size.0, rows: size.1)
    let column = try #require(
      frame.cells.firstIndex { $0.glyph == "┊" }.map { $0 % size.0 })
    let rows = frame.lines.indices.filter { frame[Position(x: column, y: $0)].glyph == "┊" }
    let (first, last) = (try #require(rows.first), try #require(rows.last))
    let cells = (first...last).map { frame[Position(x: column, y: $0)] }
    #expect(cells.contains { $0.style.role == .grid } && !cells.contains(.blank))
  }

  /// The other series steps back with its sign in the legend; its name does not.
  @Test func otherSeriesAreMuted() throws {
    let frame = try frame(Fixtures.pair, "4<Right><Down>")
    let roles = Set(frame.cells.map(\.style.role))
    #expect(roles.contains(.muted(0)) && !roles.contains(.muted(1)))
    let named = frame.cells.indices.filter { frame.cells[$0].style.role == .series(0) }
    #expect(Set(named.map { $0 / 80 }).count == 1)
    #expect(named.map { frame.cells[$0].glyph }.joined() == " ACME")
    #expect(frame.cells[named[0] - 1].glyph == "◆")
    #expect(frame.cells[named[0] - 1].style.role == .muted(0))
  }

  /// A bar that is the focus has a sign, at every size, and without color is made of it, so that it is seen at a glance.
  @Test(arguments: [ChartType.groupedBar, .stackedBar, .histogram])
  func theFocusedBarHasASign(type: ChartType) throws {
    let chart = type == .histogram ? Fixtures.parcels : Fixtures.quarters(type)
    for (columns, rows) in ViewTests.sizes where rows > 4 {
      let frame = try frame(chart, "4<Right><Right>", columns: columns, rows: rows) {
        $0.settings.lacksColors = true
      }
      let signs = frame.cells.filter { $0.style.role == .focus && $0.style.isReversed }
      #expect(signs.contains { $0.glyph == "◆" }, "\(columns)x\(rows)\n\(frame)")
      let solid = frame.cells.filter {
        $0.style.role == .focus && !$0.style.isReversed && "█▚".contains($0.glyph)
      }
      #expect(solid.count <= columns, "\(columns)x\(rows)\n\(frame)")
      let colored = try self.frame(chart, "4<Right><Right>", columns: columns, rows: rows) {
        $0.settings.hasColors = true
      }
      let own = colored.cells.filter { $0.style.role == .focus && $0.style.isReversed }
      #expect(own.count { $0.glyph == "◆" } == 1)
    }
  }

  /// Every point of areas on top of each other has its value beside it, over nothing but the inside of one.
  @Test(arguments: [(120, 40), (80, 24)]) func valuesStandOnAreas(size: (Int, Int)) throws {
    let chart = Chart(
      title: "Power", type: .line, xAxis: Axis(title: "Year"), yAxis: Axis(),
      series: [
        ("Coal", [35_361.0, 35_991, 36_234, 36_205, 36_883, 37_014]),
        ("Nuclear", [13_853, 14_574, 13_996, 13_929, 14_538, 15_095]),
        ("Wind", [11_437, 11_963, 11_885, 11_905, 12_102, 12_560]),
      ].map {
        Series(name: $0, x: (2001...2006).map(Double.init), y: $1, isContinuous: true)
      }
    ).arranged(as: .area)
    var found = 0
    for series in 0..<3 {
      for point in 1...6 {
        let keys =
          "4" + String(repeating: "<Down>", count: series)
          + String(repeating: "<Right>", count: point)
        let frame = try frame(chart, keys, columns: size.0, rows: size.1) {
          $0.settings.hasColors = true
        }
        let plot = frame.lines.dropLast(4)
        let values = chart.series[series].y[min(point, 6) - 1]
        let text = Int(values).formatted(.number.locale(.init(identifier: "en_US")))
        if plot.contains(where: { $0.contains(text) }) { found += 1 }
      }
    }
    #expect(found >= 14, "\(found)")
  }

  /// The cell of a cloud that one stands in has a frame, as far as there are free cells for it.
  @Test(arguments: [(120, 40), (80, 24)])
  func theCellOfACloudIsFramed(size: (Int, Int)) throws {
    let frame = try frame(
      Fixtures.cloud, "4<Right><Right>", columns: size.0, rows: size.1)
    let signs = frame.cells.filter { $0.style.role == .focus && "┌┐└┘[]".contains($0.glyph) }
    #expect(signs.count >= 2, "\(frame)")
  }

  /// The place below the plot is reversed.
  @Test func thePlaceIsReversed() throws {
    let frame = try frame(Fixtures.steps, "4<Right>")
    let text = frame.cells.filter { $0.style.role == .focus && $0.style.isReversed }
    #expect(text.map(\.glyph).joined().contains("Mon"))
  }

  /// On the axis itself the place is marked by its own label or by the mark, never by a letter of another one.
  @Test func theMarkIsNoLetterOfAnotherPlace() throws {
    let names = ["Crookston", "Duluth", "Grand Rapids", "Morris", "University Farm", "Waseca"]
    let bars = Chart(
      type: .stackedBar, xAxis: Axis(kind: .category(names)), yAxis: Axis(),
      series: ["1931", "1932"].map { name in
        Series(
          name: name, x: names.indices.map(Double.init), y: [3, 5, 2, 6, 4, 7], isContinuous: false)
      })
    for chart in [bars, Fixtures.price] {
      for moves in 1...6 {
        let keys = "4" + String(repeating: "<Right>", count: moves)
        let frame = try frame(chart, keys, columns: 40, rows: 12)
        let row = try #require((0..<12).last { frame.lines[$0].contains("└") })
        let marked = (0..<40).map { frame[Position(x: $0, y: row)] }
          .filter { $0.style.role == .focus }.map(\.glyph).joined()
        let own = Array(names.dropFirst(moves - 1).prefix(1))
        let isName = own.contains {
          marked.count > 2 && $0.hasPrefix(marked.replacing("…", with: ""))
        }
        let isOwn = chart.shownCategories != nil ? isName : marked.count > 1
        #expect(marked == "▲" || isOwn, "\(marked)\n\(frame)")
      }
    }
  }

  /// The mark on the axis stands under the line through the focus.
  @Test(arguments: [ChartType.candlestick, .box, .bar, .stackedBar])
  func theMarkIsUnderTheCrosshair(type: ChartType) throws {
    let chart = type == .candlestick ? Fixtures.candles : Fixtures.quarters(type)
    for columns in 60...130 {
      let frame = try frame(chart, "4<Right><Right>", columns: columns, rows: 24)
      func all(_ glyph: String, in rows: Range<Int>) -> Set<Int> {
        Set(
          rows.flatMap { row in
            (0..<columns).filter { frame[Position(x: $0, y: row)].glyph == glyph }
          })
      }
      let (lines, marks) = (all("┊", in: 2..<22), all("▲", in: 18..<24))
      #expect(lines.isEmpty || marks.isEmpty || lines == marks, "\(columns)\n\(frame)")
    }
  }

  /// A pattern that steps back, and the end of its bar that has no room for it, have one color, as has its swatch.
  @Test func aSeriesThatStepsBackHasOneColor() throws {
    let chart = Fixtures.quarters(.stackedBar)
    let frame = try frame(chart, "4<Right><Right>") {
      $0.settings.hasColors = true
      $0.settings.hasShades = true
    }
    let roles = frame.cells.flatMap { [$0.style.role, $0.style.ground] }
    #expect(!roles.contains { if case .pattern(let index)? = $0 { index != 0 } else { false } })
    let swatches = frame.cells.filter { $0.glyph == "▚" && $0.style.role == .muted(1) }
    #expect(!swatches.isEmpty && swatches.allSatisfy { $0.style.ground == .inside(1) }, "\(frame)")
  }

  /// The value of a point of a cloud stands beside it at every width.
  @Test(arguments: [40, 50, 60, 80, 120])
  func aPointOfACloudHasItsValue(columns: Int) throws {
    let places = (0..<150).map { Double($0 * 37 % 151) }
    let chart = Chart(
      type: .scatter, xAxis: Axis(), yAxis: Axis(),
      series: [
        Series(
          name: "", x: places.sorted(),
          y: places.map { ($0 * 7).truncatingRemainder(dividingBy: 90) },
          isContinuous: false)
      ])
    let keys = "4<Right>"
    let rows = columns < 60 ? 12 : 24
    var model = Fixtures.model(chart, columns: columns, rows: rows)
    _ = try model.press(keys)
    let point = try #require(model.page.point)
    let value = "\(Int(chart.series[point.series].y[point.point]))"
    let frame = view(model, model.size)
    let area = 2..<rows - 3
    let marked = area.map { y in
      (0..<columns).map { frame[Position(x: $0, y: y)] }
        .map { $0.style.role == .focus ? $0.glyph : " " }.joined()
    }
    #expect(marked.contains { $0.split(separator: " ").contains { $0 == value } }, "\(frame)")
  }

  /// The value of a part of a narrow stacked bar stands over the bar, with the sign that is in the part.
  @Test(arguments: [40, 50, 60, 70])
  func aNarrowPartHasItsValue(columns: Int) throws {
    let chart = Chart(
      type: .stackedBar, xAxis: Axis(kind: .category((1...12).map { "\($0)" })), yAxis: Axis(),
      series: (0..<3).map { index in
        Series(
          name: "s\(index)", x: (0..<12).map(Double.init),
          y: (0..<12).map { Double(11 + index + ($0 * 5) % 7) }, isContinuous: false)
      })
    for moves in 1...11 {
      let keys = "4" + String(repeating: "<Right>", count: moves) + "<Down>"
      var model = Fixtures.model(chart, columns: columns, rows: 12)
      _ = try model.press(keys)
      let point = try #require(model.page.point)
      let value = "\(Int(chart.series[point.series].y[point.point]))"
      let frame = view(model, model.size)
      let focus = (2..<9).map { y in
        (0..<columns).map { frame[Position(x: $0, y: y)] }
          .map { $0.style.role == .focus ? $0.glyph : " " }.joined()
      }
      #expect(focus.contains { $0.contains(value) }, "\(value)\n\(frame)")
    }
  }

  /// Without color the median of the focused box is filled with its sign.
  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func theFocusedMedianIsFilledWithItsSign(size: (Int, Int)) throws {
    var model = Fixtures.model(Fixtures.quarters(.box), columns: size.0, rows: size.1)
    _ = try model.press("4<Right>")
    let frame = view(model, model.size, theme: .defaultDark, depth: .monochrome)
    #expect(frame.lines.count { $0.contains("◆◆") } == 1, "\(frame)")
  }
}
