import Testing

@testable import Tables

@Suite struct HTMLPageTests {
  private static let spec =
    #"{"$schema":"https://vega.github.io/schema/vega-lite/v5.json","data":{"values":[{"a":"x","b":1},{"a":"y}","b":2}]},"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b"}}}"#
  private static let maidr =
    #"{"id":"i","title":"T & \"U\"","type":"bar","axes":{"x":"a","y":"b"},"data":[{"x":"x","y":1},{"x":"y","y":2}]}"#
  private static let pages = [
    "<!DOCTYPE html><html><script type=\"application/json\">\(spec)</script></html>",
    "<html>\n<script>\nfunction f() { return {a: 1}; }\nvegaEmbed(\"#vis\", \(spec), {\"mode\": \"vega-lite\"});\n</script>",
    "<html><script>(function(spec, o){ if (x) { y({}) } })({\"outer\": \(spec)});</script></html>",
    "<html><script>var maidr = \(maidr);</script>",
    "<html><svg maidr-data=\"\(maidr.replacing("&", with: "&amp;").replacing("\"", with: "&quot;"))\"></svg>",
    "<html><svg maidr='\(maidr)'></svg>",
  ]

  @Test(arguments: pages)
  func aChartInAPage(page: String) throws {
    guard case .stated(let charts) = try document(page, name: "-") else { throw WrongType() }
    #expect(charts.count == 1 && charts[0].type?.name == "bar")
    #expect(try charts[0].table.numbers(1).values == [1, 2])
  }

  @Test func severalAreADeck() throws {
    let page = "<html><script>\(Self.spec)</script><script>\(Self.spec)</script>"
    guard case .stated(let charts) = try document(page, name: "-") else { throw WrongType() }
    #expect(charts.count == 2)
  }

  @Test func pagesWithoutAChart() {
    #expect(
      problem("<html><body>{} {\"a\": 1}</body></html>", name: "-")
        == .noChart)
    #expect(
      problem("<html><script>\(Self.spec)</script>", name: "-") { $0.format = .maidr }
        == .noChart)
    // Braces without an end take no time.
    let braces = String(repeating: "{\"a\":", count: 100_000)
    #expect(problem("<html>\(braces)", name: "-") == .noChart)
  }
}
