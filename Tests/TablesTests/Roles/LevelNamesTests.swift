import Testing

@testable import Tables

@Suite struct LevelNamesTests {
  @Test(arguments: [
    ["Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree"],
    ["never", "rarely", "sometimes", "often", "always"], ["low", "medium", "high"],
    ["poor", "fair", "good", "very good", "excellent"],
    ["Fair", "Good", "Very Good", "Premium", "Ideal"],
    ["S", "M", "L", "XL"], ["small", "medium", "large"], ["First", "Second", "Third"],
    ["<18", "18-24", "25-34", "65+"], ["under 5", "5 to 9", "10 to 14", "85 and over"],
    ["0-39g/day", "40-79", "80-119", "120+"], ["$0–$9,999", "$10,000–$19,999", "$20,000+"],
    ["Less than high school", "High school", "Some college", "Bachelor's degree", "PhD"],
    ["nie", "selten", "manchmal", "oft", "immer"], ["mały", "średni", "duży"],
    ["nunca", "a veces", "siempre"], ["jamais", "parfois", "toujours"],
    ["discordo totalmente", "discordo", "neutro", "concordo", "concordo totalmente"],
    ["Much worse", "worse", "average", "better", "Much better"],
    ["Low", "Medium", "High", "Critical"], ["Baixa", "Média", "Alta", "Crítica"],
    ["rare", "unlikely", "possible", "likely", "almost certain"],
    ["extremely unlikely", "somewhat likely", "extremely likely"],
    ["never", "monthly", "weekly", "daily"], ["nigdy", "co miesiąc", "co tydzień", "codziennie"],
    ["sehr unwahrscheinlich", "möglich", "wahrscheinlich"], ["leicht", "mittel", "schwer"],
    ["viel schlechter", "gleich", "besser"], ["leve", "moderada", "grave"],
    ["très insatisfaite", "neutre", "satisfaite"], ["pire", "identique", "un peu mieux"],
    ["muito pequena", "média", "grande"], ["mucho peor", "igual", "mejor"],
    ["niezadowolony", "zadowolony", "bardzo zadowolony"], ["gorzej", "bez zmian", "lepiej"],
    ["不満", "どちらともいえない", "満足"], ["軽度", "中等度", "重度"], ["悪化", "変わらない", "改善"],
    ["很小", "小", "大"], ["轻度", "中度", "重度"], ["不太可能", "可能", "很可能"],
    ["低", "中", "高"], ["从不", "有时", "总是"], ["5", "6-10", "11-20"],
  ])
  func levelsHaveAnOrder(names: [String]) throws {
    let ranks = try #require(LevelNames.ranks(of: names.reversed()))
    #expect(Array(zip(names.reversed(), ranks)).sorted { $0.1 < $1.1 }.map(\.0) == names)
  }

  @Test(arguments: [
    ["low", "Rome"], ["M", "F"], ["yes", "no"], ["agree"], [], ["Oslo", "Rome"],
    ["10", "20", "30"],
    ["5-1", "5-2"], ["2020-01-01", "2021-01-01"], ["1.2.3", "1.2.4"], ["10:30", "11:30"],
    ["s", "n"],
  ])
  func otherNamesHaveNone(names: [String]) {
    #expect(LevelNames.ranks(of: names) == nil)
  }

  @Test func noAnswerIsLast() throws {
    let ranks = try #require(LevelNames.ranks(of: ["Don't know", "high", "low"]))
    #expect(ranks == [.infinity, ranks[1], ranks[2]] && ranks[2] < ranks[1])
  }

  @Test func rowsComeByTheirLevels() throws {
    let sorted = try table("size,v\nlarge,3\nsmall,1\n,9\nmedium,2\nsmall,4\n").inNaturalOrder(
      of: "size")
    #expect(try sorted.text(0).cells == ["small", "small", "medium", "large", nil])
    // In order from the other end they stay, and names without an order do.
    for text in ["size,v\nlarge,3\nmedium,2\nsmall,1\n", "city,v\nRome,1\nOslo,2\nAmes,1\n"] {
      let data = try table(text)
      #expect(data.inNaturalOrder(of: data.columns[0].name) == data)
    }
    let months = try table("month,v\nMar,3\nFeb,2\nJan,1\n").inNaturalOrder(of: "month")
    #expect(try months.text(0).cells == ["Jan", "Feb", "Mar"])
  }

  /// Decades of age of which the last goes on are levels, and no numbers with a slip.
  @Test(arguments: [
    ["20代", "30代", "40代", "60代以上"], ["20岁以下", "20岁", "30岁", "40岁以上"],
    ["18 ans", "30 ans", "65 ans et plus"],
  ])
  func openRangesAreLevels(_ names: [String]) throws {
    let rows = (0..<40).map { "\(names[$0 * 7 % names.count]),\($0)\n" }.joined()
    let column = try table("age,v\n" + rows).columns[0]
    guard case .text(let text) = column.values else {
      Issue.record("no text")
      return
    }
    #expect(text.firstNonNumber == nil)
    let ranks = try #require(LevelNames.ranks(of: names))
    #expect(ranks == ranks.sorted() && Set(ranks).count == names.count)
  }
}
