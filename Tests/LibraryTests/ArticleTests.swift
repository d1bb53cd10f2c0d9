import Testing

/// The articles show nothing but code that is compiled and run, without access to the package.
@Suite struct ArticleTests {
  @Test(arguments: ["Charts", "Sonification", "Descriptions", "Audiograph"])
  func showsCompiledCode(library: String) throws {
    let article = Article(library: library)
    #expect(try article.code() == [article.snippet()])
  }
}
