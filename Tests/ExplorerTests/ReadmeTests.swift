import Charts
import Testing

@Suite struct ReadmeTests {
  @Test func chartTypesAreListed() throws {
    try Readme.expect(
      "types",
      is: ["| `--type` | What it shows |", "|---|---|"]
        + ChartType.allCases.map { "| `\($0.rawValue)` | \($0.help) |" })
  }
}
