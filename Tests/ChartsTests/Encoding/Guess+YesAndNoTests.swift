import Testing

@testable import Charts
@testable import Tables

/// Questions that each row answers are charted as the share of a yes.
@Suite struct GuessYesAndNoTests {
  /// An answer is asked for by what was shown to whom, whatever chance tells of a measure.
  @Test func aTreatmentComesBeforeMeasures() throws {
    let text = tableText("user_id,variant,converted,revenue,minutes", 600) { row in
      let minutes = row * 37 % 97
      return
        "u\(row),\(row * 31 % 67 % 2 == 0 ? "A" : "B"),\(row * 53 % 101 + minutes % 9 > 88 ? "yes" : "no"),0,\(minutes).5"
    }
    let chart = try readFirstChart(text)
    #expect(chart.xAxis.title == "variant" && chart.channels?.y == ["converted"])
  }

  /// An answer at the beginning is asked about, though one measure stands beside it.
  @Test func anAnswerBeforeOneMeasure() throws {
    func first(_ count: Int) throws -> Chart {
      try readFirstChart(
        tableText("tip,distance,company", count) { row in
          "\(row % 3 == 0 || row * 37 % 101 > 70 ? "yes" : "no"),\(row * 37 % 101).5,"
            + "\(["a", "b", "c"][row * 7 / 2 % 3])"
        })
    }
    #expect(try first(200).channels?.y == ["tip"] && first(200).channels?.aggregate == .mean)
    #expect(try first(40).channels?.y != ["tip"])
  }

  /// The same word asks in the last column, and is a trait before others.
  @Test func theLastColumnAsks() throws {
    let text = tableText("tenure,age,married,head,ui", 200) { row in
      let tenure = row * 37 % 41
      return "\(tenure),\(20 + row * 53 % 43),\(row % 3 > 0 ? "yes" : "no"),"
        + "\(row % 5 > 1 ? "yes" : "no"),\(tenure + row * 7 % 11 > 20 ? "yes" : "no")"
    }
    #expect(try readFirstChart(text).channels?.y == ["ui"])
    let other = try readFirstChart(text.replacing("head,ui", with: "ui,head"))
    #expect(other.channels?.y != ["ui"])
  }

  /// The few rows without a kind are no bar beside two others.
  @Test func fewRowsWithoutAKindAreLeftOut() throws {
    let text = tableText("denied,history,ratio", 200) { row in
      "\(row % 7 == 0 || row % 3 == 0 && row % 2 == 0 ? "yes" : "no"),\(row == 5 ? "" : row % 3 == 0 ? "bad" : "good"),\(row * 37 % 101).5"
    }
    let chart = try readFirstChart(text)
    #expect(chart.xAxis.title == "history" && chart.series[0].count == 2)
    #expect(chart.notes.contains { if case .leftOutThin(1, _) = $0 { true } else { false } })
  }

  @Test func anAnswerInWordsIsAShareBesideMeasures() throws {
    let text = tableText("lfp,kids,age,wage", 120) { row in
      "\(row % 4 < 3 - row % 3 ? "yes" : "no"),\(row % 3),\(30 + row * 7 % 29),\(row * 37 % 101).5"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .bar && chart.xAxis.title == "kids" && chart.channels?.aggregate == .mean)
    #expect(chart.series[0].y.allSatisfy { (0...1).contains($0) })
    #expect(chart.notes.contains(.countedYes(column: "lfp", yes: "yes", no: "no")))
  }

  /// Death goes with age: its share for each range of ages.
  @Test func aMeasureExplainsInRanges() throws {
    let text = tableText("age,stage,noise,death", 400) { row in
      let age = 40 + row * 13 % 45
      return "\(age).5,\(row % 2),\(row * 31 % 97).25,\(age + row * 7 % 41 > 80 ? 1 : 0)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.xAxis.title == "age" && chart.type == .bar)
    #expect(chart.notes.contains { if case .ranges = $0 { true } else { false } })
    #expect((chart.series[0].y.last ?? 0) > (chart.series[0].y.first ?? 1))
  }

  /// The last column of two answers, whatever it is called, is asked about; one of several beside each other is not.
  @Test func theLastColumnIsAskedAbout() throws {
    let text = tableText("age,dose,group,zz", 200) { row in
      "\(20 + row * 7 % 50),\(row * 11 % 83).5,\(["A", "B", "C"][row % 3]),\(row % 3 == 0 ? 1 : row % 7 == 0 ? 1 : 0)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.xAxis.title == "group" && chart.channels?.y == ["zz"])
    let laws = tableText("rate90,rate85,law1,law2,law3", 200) { row in
      "\(row * 7 % 97).5,\(row * 7 % 97 + row % 5).5,\(row % 2),\(row / 2 % 2),\(row / 4 % 2)"
    }
    #expect(try readFirstChart(laws).type == .scatter)
  }

  @Test func choicesAreCounted() throws {
    let text = tableText("vote,distance1,distance2", 90) { row in
      "\(["Bush", "Clinton", "Perot"][row * row % 3]),\(row * 7 % 31).5,\(row * 11 % 37).25"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .bar && chart.xAxis.title == "vote")
    #expect(chart.series[0].y.reduce(0, +) == 90)
  }

  /// A cloud in which nothing is seen is not the first chart.
  @Test func nothingIsSeenInACloudOfNoise() throws {
    var random = Random(seed: 3)
    let text = tableText("first,second", 300) { _ in "\(random.uniform()),\(random.uniform())" }
    #expect(try readFirstChart(text).type == .histogram)
  }

  /// A range of a few rows has no share: they are left out, and that is said.
  @Test func thinRangesAreLeftOut() throws {
    let text = tableText("income,grade,late", 300) { row in
      let income = row < 297 ? row * 37 % 101 : 400 + row
      return "\(income).5,\(["a", "b"][row / 5 % 2]),\(income + row * 53 % 89 > 110 ? 1 : 0)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.xAxis.title == "income" && chart.channels?.reason == .sharesOfOutcome)
    #expect(chart.notes.contains { if case .leftOutThin = $0 { true } else { false } })
    #expect(chart.series[0].x.allSatisfy { $0 < 200 })
  }

  /// Nothing “tells most” as long as another column tells more, whose shares are too many to be shown.
  @Test func onlyWhatTellsMostIsCalledSo() throws {
    func first(towns: Int) throws -> Chart {
      // A column called “group” would tell what was done.
      let text = tableText("shift,town,vote", 600) { row in
        let town = row * 7 % 601 % towns
        let score: Int = town * 11 % 7 + row * 5 % 4
        let group: Int = row % 3
        let isMore = group == 0 ? score > 4 : score > 5
        return "g\(group),t\(town),\(isMore ? 1 : 0)"
      }
      return try readFirstChart(text)
    }
    let few = try first(towns: 14)
    #expect(few.xAxis.title == "town" && few.channels?.reason == .sharesOfOutcome)
    let many = try first(towns: 28)
    #expect(many.xAxis.title == "shift" && many.channels?.reason == .furtherShares)
  }

  /// A wage that nobody has without work tells nothing of who works.
  @Test func whatFollowsFromAnAnswerExplainsNothing() throws {
    let text = tableText("work,wage,kids,age", 400) { row in
      let works = row * 7 % 13 > 3 + row % 3
      let wage = works && row % 5 > 0 ? 2 + Double(row * 37 % 61) / 10 : 0
      return "\(works ? "yes" : "no"),\(wage),\(row % 3),\(30 + row * 11 % 31)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.y == ["work"] && chart.xAxis.title != "wage")
  }

  /// The cases of a study are asked about, wherever their column stands.
  @Test func casesAreAskedAbout() throws {
    let text = tableText("education,age,parity,induced,case,spontaneous", 240) { row in
      let before = row * 7 % 5 % 3
      return
        "\(["low", "middle", "high"][row % 3]),\(21 + row * 11 % 24),\(row * 13 % 6 + 1),\(row / 2 % 3),\(row % 7 < before * 2 + 1 ? 1 : 0),\(before)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.y == ["case"])
  }

  /// A trait of somebody is no outcome, even where it stands last.
  @Test func traitsAreNoOutcomes() throws {
    let text = tableText("score,hours,gender", 200) { row in
      "\(row * 7 % 97).5,\(row * 7 % 97 / 3 + row % 5),\(row % 2)"
    }
    #expect(try readFirstChart(text).channels?.y == ["score"])
  }

  /// Of few rows the measure that the answers tell apart stands for each of them.
  @Test func fewAnswersTellAMeasureApart() throws {
    let text = tableText("Acceptance,Sex,GPA,Apps", 54) { row in
      let isIn = row % 2
      return
        "\(isIn),\(["M", "F"][row / 2 % 2]),\(3 + Double(isIn) * 0.2 + Double(row * 7 % 11) / 20),\(row * 13 % 9 + 1)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .box && chart.channels?.y == ["GPA"])
  }

  /// A flag of those who were drawn by lot, as the last column, is no outcome; the relapse before it is.
  @Test func aFlagDrawnByLotIsNoOutcome() throws {
    let text = tableText("histology,stage,came_back,study,drawn", 600) { row in
      let histology = row % 5 == 0 ? 2 : 1
      let isBack = histology == 2 ? row % 7 < 4 : row % 11 == 0
      return
        "\(histology),\(row * 7 % 4 + 1),\(isBack ? 1 : 0),\(row % 2 + 3),\(row * 7919 % 601 % 6 == 0)"
    }
    #expect(try readFirstChart(text).channels?.y == ["came_back"])
  }

  /// Of two answers the one that something tells of is asked about, not the one that was drawn by lot and stands last.
  @Test func theAnswerThatSomethingTellsOfIsAskedAbout() throws {
    let text = tableText("stage,rel,age,insub", 800) { row in
      let stage = row % 4
      let (rel, drawn) = (mixed(row, 1) % 100 < 8 + stage * 14, mixed(row, 3) % 6 == 0)
      return "\(stage + 1),\(rel ? 1 : 0),\(mixed(row, 2) % 600).5,\(drawn ? 1 : 0)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.y == ["rel"] && chart.channels?.x == "stage")
  }

  /// A number that tells nothing of its row.
  private func mixed(_ row: Int, _ salt: Int) -> Int {
    var number = UInt32(truncatingIfNeeded: row &* 2_654_435_761 &+ salt &* 40_503)
    for _ in 0..<2 {
      number ^= number >> 16
      number = number &* 0x45d9_f3b
    }
    return Int(number ^ number >> 16)
  }

  /// The time until an outcome, which is called by it, explains nothing of it.
  @Test func whatIsCalledByTheOutcomeExplainsNothing() throws {
    let text = tableText("stage,rel,edrel,age", 800) { row in
      let rel = mixed(row, 1) % 100 < 8 + row % 4 * 14
      return
        "\(row % 4 + 1),\(rel ? 1 : 0),\(rel ? mixed(row, 2) % 900 : 2_000 + mixed(row, 2) % 4_000).5,\(mixed(row, 3) % 80).5"
    }
    let decks = try Guess(Encoding().readied(readTable(text))).decks.compactMap(\.first)
    #expect(!decks.contains { $0.x == "edrel" && $0.y == ["rel"] })
  }

  /// A flag that is the same for all of a village was assigned to it: whoever took it up is asked about, whatever the other is
  /// called.
  @Test func whatIsAssignedIsNoOutcome() throws {
    var random = Random(seed: 14_000)
    let text = tableText("village,takeup_survey,age,default,rate", 400) { row in
      let village = row / 10
      let isTreated = village % 2 == 0
      let takes = random.uniform() < (isTreated ? 0.7 : 0.3)
      return
        "v\(village),\(takes ? 1 : 0),\(20 + row * 7 % 50),\(isTreated ? 1 : 0),\(Double(village % 7) / 10)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.y == ["takeup_survey"] && chart.channels?.x == "default")
  }
}
