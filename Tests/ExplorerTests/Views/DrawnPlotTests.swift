import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// A plot that was drawn before is drawn again only where it is the same.
@Suite struct DrawnPlotTests {
  /// Ways through a chart and another one, past all that changes a picture.
  private static let ways = [
    "4<Right><Down><Right>", "4<End>+<Right>+<Left>-0", "<Right>zz<Right>Z", "fF4<Right>f<Right>",
    "4<Right>5<Down>4", "3<Right>c<Right>",
  ]

  /// A picture after a walk on which every step was drawn is that of a walk that was drawn at its end alone.
  @Test(arguments: ChartType.allCases, ways)
  func aWalkThatIsSeenEndsInTheSamePicture(type: ChartType, way: String) throws {
    let sample = try type.sampleChart()
    for screenReader in [ScreenReaderMode.off, .quiet] {
      var settings = Settings()
      settings.screenReader = screenReader
      var unseen = Fixtures.model(sample, Fixtures.price, settings: settings)
      var seen = Fixtures.model(sample, Fixtures.price, settings: settings)
      _ = try unseen.press(way)
      _ = view(seen, seen.size)
      for case .key(let key) in try KeyScript(way).steps {
        _ = seen.charting(update(&seen, .key(key)))
        _ = view(seen, seen.size)
      }
      #expect(view(seen, seen.size) == view(unseen, unseen.size))
      // Another size in between, as of a picture to take away.
      let small = Size(columns: 40, rows: 12)
      #expect(view(seen, small) == view(unseen, small))
      #expect(view(seen, seen.size) == view(unseen, unseen.size))
    }
  }

  /// A page that is left keeps nothing that only its picture needs.
  @Test func aPageThatIsLeftLetsGoOfItsPicture() throws {
    var model = Fixtures.model(Fixtures.price, Fixtures.pair)
    _ = view(model, model.size)
    // As it is seen: a single line is bold on so few cells.
    model.settings.hasBoldLines = true
    let form = DrawnPlot.Form(
      model.page, model.settings, Layout(of: model, model.size), model.size)
    var isMade = false
    _ = model.pages[0].drawn.value(for: form) {
      isMade = true
      return nil
    }
    #expect(!isMade)
    _ = try model.press("f")
    _ = model.pages[0].drawn.value(for: form) {
      isMade = true
      return nil
    }
    #expect(isMade)
  }
}
