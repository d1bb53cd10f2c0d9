import ArgumentParser
import ChartExplorer
import Descriptions
import Explorer
import Screen

/// The options for the look of the screen.
struct SightOptions: ParsableArguments {
  @Option(.theme, .name)
  var theme: String?
  @Option(.themesFolder, .folder)
  var themesDir: String?
  @Option(.glyphs, .glyphs)
  var glyphs: String?
  @Option(.glyphScale, .scale)
  var glyphScale: String?
  @Option(.color, .when)
  var color: String?
  @Option(.pixels, .pixels)
  var pixels: String?
  @Flag(.crosshair)
  var crosshair: Bool?
  @Option(help: .words(.size, .size))
  var size: String?

  func chosenSize(default size: Size) throws(Failure) -> Size {
    guard let text = self.size else { return size }
    guard let size = Size(text) else {
      throw Failure(.badOption(name: "--size", value: text, expected: "80x24, 1x1 … 1000x1000"))
    }
    return size
  }
}

extension SightOptions: SightChoices {}
