import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct ReadOnTests {
  @Test func aLongCaptionIsReadOnPieceByPiece() throws {
    var model = Fixtures.model(Fixtures.price, columns: 20, rows: 5)
    let whole = try #require(model.hear("3<Down><Enter>").last)
    var heard = CaptionView.pieces(of: model)[0]
    let pieces = CaptionView.pieces(of: model).count
    #expect(pieces > 2)
    for _ in 1..<pieces { heard += [try #require(model.hear("r").last)] }
    let words = heard.joined(separator: " ").replacing("…", with: " ").split(separator: " ")
    #expect(words.joined(separator: " ") == whole)
    #expect(try model.hear("r") == ["End of the text"])
    #expect(try model.hear("r") == [whole])
    #expect(model.caption.piece == 0)
  }

  @Test func aNameThatIsCutIsReadOn() throws {
    var chart = Fixtures.steps
    let names = (1...3).map { "The very long name of place number \($0), in the far country" }
    chart.xAxis.kind = .category(names)
    var model = Fixtures.model(chart)
    #expect(
      try model.hear("<Right><Right>").last?.hasPrefix("The ver…number 2, in th…, 11") == true)
    let whole = "Day is \(names[1]), Steps is 11,630 steps, point 2 of 3"
    #expect(try model.hear("r") == [whole])
    #expect(model.caption.text(in: model.language) == whole)
    #expect(try model.hear("4<Enter>").last == whole)
    #expect(try model.hear("x").last == "Bookmark: The ver…number 2, in th…, 11,630 steps")
    // A sentence that is said whole leaves nothing to read, but can be read anew.
    let description = try #require(model.hear("3").last)
    #expect(try model.hear("rr") == ["End of the text", description])
  }

  /// The parts of a box come one by one behind its median, and then all begins again.
  @Test func thePartsOfABoxAreAmongThose() throws {
    var model = Fixtures.model(Fixtures.delivery)
    _ = try model.press("4<Right>")
    let parts = try (0..<9).map { _ in try model.hear("\"").last ?? "" }
    #expect(parts[0] == "Lyon" && parts[1].hasPrefix("median 15"))
    for name in ["upper quartile", "lower quartile", "upper whisker", "lower whisker", "outlier"] {
      #expect(parts.contains { $0.lowercased().hasPrefix(name) }, "\(name): \(parts)")
    }
    #expect(parts.dropFirst().contains("Lyon"))
  }
}
