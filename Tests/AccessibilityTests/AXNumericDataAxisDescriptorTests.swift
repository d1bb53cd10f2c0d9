import Accessibility
import Foundation
import Testing

@Suite struct AXNumericDataAxisDescriptorTests {
  private func axis() -> AXNumericDataAxisDescriptor {
    AXNumericDataAxisDescriptor(title: "Level", range: 0...9) { "\(Int($0)) m" }
  }

  @Test func isLinearAndHasNoGridLinesUnlessItSaysSo() {
    let axis = axis()
    #expect(axis.scaleType == .linear && axis.gridlinePositions.isEmpty)
    #expect(axis.valueDescriptionProvider(4) == "4 m")
    #expect(
      [.linear, .log10, .ln].map(\AXNumericDataAxisDescriptor.ScaleType.rawValue) == [0, 1, 2])
  }

  @Test func theTitleThatIsSetLastHolds() {
    let axis = axis()
    #expect(axis.attributedTitle.string == "Level")
    axis.title = "Depth"
    #expect(axis.attributedTitle.string == "Depth")
    axis.attributedTitle = NSAttributedString(string: "Height")
    #expect(axis.title == "Height")
    axis.title = "Level"
    #expect(axis.attributedTitle.string == "Level")
  }

  @Test func aCopyIsOfItsOwn() throws {
    let axis = axis()
    axis.scaleType = .ln
    axis.gridlinePositions = [3]
    axis.attributedTitle = NSAttributedString(string: "Height")
    let copy = try #require(axis.copy() as? AXNumericDataAxisDescriptor)
    axis.range = 1...2
    axis.scaleType = .log10
    axis.gridlinePositions = []
    axis.attributedTitle = NSAttributedString(string: "")
    #expect(copy.range == 0...9 && copy.scaleType == .ln && copy.gridlinePositions == [3])
    #expect(copy.title == "Height" && copy.attributedTitle.string == "Height")
    #expect(copy.valueDescriptionProvider(4) == "4 m")
  }
}
