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
}
