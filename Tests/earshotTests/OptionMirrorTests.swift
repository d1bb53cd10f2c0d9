import ArgumentParser
@_spi(Reflection) import Swift
import Testing

@testable import earshot

@Suite struct OptionMirrorTests {
  /// An option that is left out would be unknown to the parser.
  @Test(
    arguments: [
      RenderCommand.self, DataOptions.self, WordOptions.self, LanguageOption.self,
      DescribingOptions.self, SoundOptions.self, LiveOptions.self,
    ] as [any ParsableArguments.Type])
  func namesEveryOption(_ type: any ParsableArguments.Type) {
    var properties: [String] = []
    _forEachField(of: type) { name, _, _, _ in
      properties.append(String(cString: name))
      return true
    }
    let named = Mirror(reflecting: type.init()).children.map { "_" + ($0.label ?? "") }
    #expect(named == properties)
  }
}
