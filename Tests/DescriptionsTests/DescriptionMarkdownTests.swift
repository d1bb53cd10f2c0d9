import Charts
import Tables
import Testing

@testable import Descriptions

@Suite struct DescriptionMarkdownTests {
  private func lines(_ charts: Chart..., tag: String = "en") throws -> [String] {
    let language = try #require(Languages.language(tag))
    return DescriptionMarkdown.text(of: charts, in: language)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func hasHeadingsTheFactsAndTheData() throws {
    var chart = Examples.price
    chart.summary = "It went up."
    let lines = try lines(chart)
    #expect(lines.prefix(2) == ["# Closing price", ""])
    #expect(lines[2].hasPrefix("Closing price is a line chart of 5 points"))
    #expect(lines[2].contains("It went up."))
    #expect(
      lines[3...8] == [
        "", "- Line chart, 1 series, 5 points", "", "## Axes", "",
        "- X axis: Date, January 2 to 6, 2023",
      ])
    #expect(lines.contains("- Highest: 183.90 EUR on January 5"))
    let table = try #require(lines.firstIndex(of: "## Data"))
    #expect(lines[table + 2].hasPrefix("| Date | "))
    #expect(lines[table + 3] == "| --- | ---: |")
    #expect(lines[table + 4] == "| January 2 | 120.00 |")
    #expect(lines.last == "")
    // Every fact stands in it once, whatever is a heading.
    let english = try #require(Languages.language("en"))
    for row in chart.facts {
      #expect(lines.filter { $0.contains(english.text(row.fact)) }.count >= 1)
    }
  }

  @Test(arguments: Languages.all.map(\.tag))
  func speaksTheLanguage(_ tag: String) throws {
    let language = try #require(Languages.language(tag))
    let lines = try lines(Examples.pair, tag: tag)
    #expect(lines.contains("## " + language.text(.factGroup(.axes))))
    #expect(lines.contains("## " + language.text(.factGroup(.comparisons))))
    #expect(lines.contains("## " + language.text(.dataTitle)))
  }

  @Test func aLongTableStaysAway() throws {
    var chart = Examples.price
    chart.series[0].x = Excerpt((0..<51).map(Double.init))
    chart.series[0].y = Excerpt((0..<51).map(Double.init))
    #expect(try !lines(chart).contains("## Data"))
  }

  @Test func wordsAreNoMarkup() throws {
    var chart = Examples.price
    chart.title = "# <b>*a*</b> [x](y) `z` | 1\u{1B}[31m\n- _b_ &amp; #\u{301}"
    chart.series[0].name = "| x |"
    let lines = try lines(chart)
    #expect(
      lines[0]
        == ##"# \# \<b\>\*a\*\</b\> \[x\](y) \`z\` \| 1"## + "\u{FFFD}"
        + ##"\[31m - \_b\_ \&amp; \#"## + "\u{301}")
    let table = try #require(lines.firstIndex(of: "## Data"))
    #expect(lines[table + 2] == #"| Date | \| x \| |"#)
  }

  @Test func whatLooksLikeAListIsNone() throws {
    for (title, heading) in [
      ("- a", #"# \- a"#), ("+ a", #"# \+ a"#), ("1. a", #"# 1\. a"#), ("12) a", #"# 12\) a"#),
      ("1.5 a", "# 1.5 a"), ("-5", "# -5"),
    ] {
      var chart = Examples.price
      chart.title = title
      #expect(try lines(chart)[0] == heading)
    }
  }

  @Test func aDeckIsOneAfterTheOther() throws {
    let lines = try lines(Examples.price, Examples.pair)
    #expect(lines.filter { $0.hasPrefix("# ") }.count == 2)
    let second = try #require(lines.lastIndex { $0.hasPrefix("# ") })
    #expect(lines[second - 1] == "")
  }
}
