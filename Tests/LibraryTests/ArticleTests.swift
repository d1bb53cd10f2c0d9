import Testing

/// The articles show nothing but code that is compiled and run, without access to the package.
@Suite struct ArticleTests {
  @Test(arguments: [
    Article(library: "Charts"), Article(library: "Sonification"), Article(library: "Descriptions"),
    Article(library: "Accessibility", page: "FromAnAppToTheTerminal"),
    Article(library: "Audiograph"),
    Article(library: "ChartExplorer", program: "RainExplorer/main.swift"),
  ])
  func showsCompiledCode(article: Article) throws {
    #expect(try article.code() == article.snippets())
  }

  @Test func theReadmeShowsACompiledProgram() throws {
    let article = Article(library: "ChartExplorer", program: "RainExplorer/main.swift")
    let program = try #require(try article.snippets().first)
    #expect(try article.readme().contains("```swift\n\(program)```"))
  }
}
