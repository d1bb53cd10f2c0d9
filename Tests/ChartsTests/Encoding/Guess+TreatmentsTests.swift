import Testing

@testable import Charts
@testable import Tables

/// Treatments of the rows, and the kinds that tell them apart where nothing else does.
@Suite struct GuessTreatmentsTests {
  private func noise(_ row: Int, _ step: Int) -> Int { row * step % 101 }

  /// A treatment is what a table is about.
  @Test func theOutcomeIsSeenForEachTreatment() throws {
    let text = tableText("treat,age,before,after", 60) { row in
      "\(row % 2),\(20 + noise(row, 37)),\(noise(row, 53)).5,\(noise(row, 59)).5"
    }
    let chart = try readChart(text)
    #expect(chart.type == .box && chart.xAxis.title == "treat" && chart.yAxis.title == "after")
  }

  /// The kinds that tell a measure apart come before a cloud in which no two measures go together.
  @Test func theClearestKindsComeBeforeACloud() throws {
    let text = tableText("a,b,color,breed", 80) { row in
      "\(noise(row, 37)).5,\(noise(row, 53) + row % 4 * 30).5,\(["red", "blue"][row / 3 % 2]),"
        + "breed\(row % 4)"
    }
    let chart = try readChart(text)
    #expect(chart.type == .box && chart.xAxis.title == "breed" && chart.yAxis.title == "b")
  }

  /// An outcome in words is told by the measure that it goes with most clearly.
  @Test func anOutcomeInWords() throws {
    let text = tableText("income,balance,student,deny", 80) { row in
      "\(noise(row, 37)).5,\(noise(row, 53) + row % 4 * 60).5,\(["yes", "no"][row / 3 % 2]),"
        + "\(["no", "no", "no", "yes"][row % 4])"
    }
    let chart = try readChart(text)
    #expect(chart.type == .box && chart.xAxis.title == "deny" && chart.yAxis.title == "balance")
  }

  /// A column that many rows have nothing in tells no lines apart.
  @Test func columnsWithHolesAreNoSeries() throws {
    let text = tableText("day,value,hall,remark", 60) { row in
      let day = "2024-01-\(row / 3 + 10)"
      let remark = row % 2 == 0 ? "" : ["late", "new"][row / 2 % 2]
      return "\(day),\(noise(row, 37)).5,h\(row % 3),\(remark)"
    }
    let chart = try readChart(text)
    #expect(chart.series.map(\.name).sorted() == ["hall h0", "hall h1", "hall h2"])
  }

  /// Each of several groups of columns that stand side by side is called by the word that its names begin with.
  @Test func measuredAgainAndAgain() throws {
    let header = ["pre", "post", "fup"].flatMap { time in (1...5).map { "\(time).\($0)" } }
    let names = (["id", "treatment", "gender"] + header).joined(separator: ",")
    let text = tableText(names, 16) { row in
      let values = (0..<15).map { String(1 + (row * 7 + $0 * 11 + $0 / 5 * 3) % 10) }
      return (["\(row + 1)", ["control", "A", "B"][row % 3], ["M", "F"][row / 3 % 2]] + values)
        .joined(separator: ",")
    }
    let charts = try readCharts(text)
    #expect(charts.map(\.title) == ["t: pre", "t: post", "t: fup"])
  }

  /// Blocks are no kinds beside what was tried in them: each measure has a box for each dose.
  @Test func blocksAreNotWhatWasTried() throws {
    let text = tableText("block,nitro,maize,cyield,myield", 48) { row in
      "B\(row % 3 + 1),N\(row / 3 % 4),M\(row / 12 % 2),\(200 + row * 37 % 101),\(2000 + row / 3 % 4 * 700 + row * 13 % 97)"
    }
    let charts = try readCharts(text)
    #expect(charts[0].type == .box)
    let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    #expect(decks.contains { $0.type == .box && $0.measures == ["myield"] })
    #expect(!decks.contains { $0.type == .scatter && $0.series?.column == "block" })
  }

  /// Whoever was trained is compared by the earnings of the last year, after the training.
  @Test func aTrainingIsFollowedByTheLastYear() throws {
    let rows = (0..<60).reduce("train,age,re74,re75,re78\n") { text, number in
      let isTrained = number % 2
      let earned = Double(number * 37 % 23)
      return text
        + "\(isTrained),\(20 + number % 17),\(earned),\(earned / 2 + 1),\(5 + 3 * isTrained + number % 7)\n"
    }
    let chart = try readCharts(rows)[0]
    #expect(chart.type == .box && chart.channels?.y == ["re78"] && chart.channels?.x == "train")
  }

  /// A few times at which each subject was measured are no outcome, also where they have a unit.
  @Test func timesWithUnitsAreSteps() throws {
    let text = tableText("id,diet,pulse,time,kind", 90) { row in
      let (subject, step) = (row / 3, row % 3)
      return
        "\(subject + 1),\(subject / 5 % 2 == 0 ? "low fat" : "no fat"),\(85 + subject * 7 % 11 + step * (subject / 10) * 7),\(["1 min", "15 min", "30 min"][step]),\(["rest", "walking", "running"][subject / 10])"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.y == ["pulse"])
  }
}
