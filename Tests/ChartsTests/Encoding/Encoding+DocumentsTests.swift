import Testing

@testable import Charts
@testable import Tables

@Suite struct EncodingDocumentsTests {
  private func document(_ text: String, _ name: String) throws -> Document {
    try Reader.read(bytes: Array(text.utf8), name: name, options: ReadingOptions())
  }

  private let families = """
    # TYPE a gauge
    a{x="1"} 5
    a{x="2"} 6
    # TYPE b gauge
    b{y="1"} 7
    b{y="2"} 8
    """

  /// The charts of a document are listed, and each can be asked for by its number.
  @Test func chartsOfSeveralFamilies() throws {
    let document = try document(families, "x.prom")
    var encoding = Encoding()
    #expect(try encoding.suggestions(of: document).map { $0.map(\.x) } == [["x"], ["y"]])
    #expect(
      try encoding.columns(of: document).map(\.name) == ["a: x", "a: value", "b: y", "b: value"])
    encoding.number = 2
    #expect(try encoding.charts(of: document).map(\.title) == ["b"])
    encoding.number = 3
    #expect(throws: InputProblem.self) { try encoding.charts(of: document) }
  }

  @Test func chartsThatAreSaidToBeOfColumns() throws {
    let document = try document(
      #"{"data":{"n":["a","b","c"],"v":[1,2,3]},"encoding":{"x":"n","y":["v"]}}"#, "c.json")
    #expect(try Encoding().columns(of: document).map(\.name) == ["n", "v"])
    #expect(try Encoding().suggestions(of: document).first?.first?.measures == ["v"])
  }

  /// A chart of a part that is handed back has the title of the part, not that of all parts.
  @Test func aPartHasItsTitleOnce() throws {
    let text =
      #"{"data":{"d":["2020-01-01","2020-01-02"],"k":[0,0],"v":[1,2]},"encoding":{"x":"d","y":["v"],"split":"k"},"title":"TITLE"}"#
    let part = try Encoding().charts(of: document(text.replacing("TITLE", with: "0"), "c.json"))
    let own = try Encoding().charts(of: document(text.replacing("TITLE", with: "All"), "c.json"))
    #expect(part.count == 1 && part[0].title?.contains("0: 0") == false)
    #expect(own[0].title?.hasPrefix("All") == true)
  }

  /// Whatever is listed can be taken; a table of which no chart can be made has no list.
  @Test(
    arguments: ChartType.allCases.map(\.sample.text) + [
      "code,name\nAD,Andorra\nAE,Emirates\nNA,Namibia\n", "a\nx\n", "a\n1\n",
      "day\n2024-01-01\n2024-01-02\n", "a,b\n1,x\n1,x\n1,x\n", "k,v\nx,\ny,\nz,\n",
      "a,b\nx,inf\ny,inf\n", "k,v\na,1\nb,2\nc,o\nd,4\n", "t,k\n2024-01-01,x\n2024-01-01,y\n",
      "lat,lon\n1,2\n", "id,name,kind\n1,a,x\n2,b,x\n3,c,y\n4,d,y\n",
    ])
  func whatIsListedCanBeTaken(text: String) throws {
    let document = try document(text, "t.csv")
    var encoding = Encoding()
    guard let listed = try? encoding.suggestions(of: document) else {
      #expect(throws: InputProblem.self) { try encoding.charts(of: document) }
      return
    }
    #expect(!listed.isEmpty)
    for number in 1..<listed.count + 1 {
      encoding.number = number
      #expect(try !encoding.charts(of: document).isEmpty, "\(number)")
    }
  }

  /// The year in which each of many things was made is no course: there are clouds and boxes beside it.
  @Test func yearsOfThingsLeaveCloudsAndBoxes() throws {
    let rows = (0..<120).map { row in
      "\(["elm", "oak", "ash"][row % 3]),\(2007 + row % 7 % 3),"
        + "\(row * 7919 % 401 + 100),\(row * 6101 % 307 + 50),\(row * 5077 % 211 + 20)"
    }
    let document = try Reader.read(
      bytes: Array(("kind,year,height,girth,crown\n" + rows.joined(separator: "\n") + "\n").utf8),
      name: "t.csv", options: ReadingOptions())
    let types = try Encoding().suggestions(of: document).map { $0.first?.type }
    #expect(types.count { $0 == .scatter } > 1 && types.count { $0 == .box } == 3, "\(types)")
  }

  /// A zip code with an extension among others is no measure that keeps the charts from being listed.
  @Test func aCodeWithASlipIsACode() throws {
    let text = tableText("day,species,zip_code", 60) { row in
      "2024-01-\(10 + row / 6),\(["Dog", "Cat"][row % 2]),\(98_101 + row % 7)\(row == 9 ? "-3818" : "")"
    }
    let decks = try Encoding().suggestions(of: readDocument(text))
    #expect(decks.count > 1 && !decks.joined().contains { $0.measures.contains("zip_code") })
  }
}
