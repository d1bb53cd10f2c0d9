import Testing

@testable import Charts
@testable import Tables

/// The kind that tells most about a measure parts the rows, wherever its column stands.
@Suite struct GuessExplainingTests {
  private let beaks = tableText("study,island,species,mass,beak", 90) { row in
    let size = row % 3
    return "s\(row / 7 % 3),i\(row / 5 % 3),\(["small", "middle", "large"][size]),"
      + "\(3_000 + size * 900 + row * 37 % 211),\(30 + size * 9 + row * 53 % 13).5"
  }

  @Test func theClearestKindColorsACloud() throws {
    #expect(try readFirstChart(beaks).channels?.series == "species")
  }

  @Test func theClearestKindHasTheFirstBoxes() throws {
    let text = tableText("place,dose,mass", 60) { row in
      "p\(row / 3 % 4),\(["none", "half", "full"][row % 3]),\(20 + row % 3 * 15 + row * 31 % 7).5"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .box && chart.xAxis.title == "dose")
  }

  /// Of kinds that tell nearly the same the first stays the first.
  @Test func theFirstLeadsWhereNothingTellsMore() throws {
    let text = tableText("one,other,mass,size", 90) { row in
      "a\(row / 7 % 3),b\(row / 5 % 3),\(row * 37 % 211).5,\(row * 37 % 211 + row * 53 % 13).5"
    }
    #expect(try readFirstChart(text).channels?.series == "one")
  }

  /// A kind that a measure was made of names it once more.
  @Test func whatSettlesAMeasureComesLast() throws {
    let text = tableText("nation,judge,rate", 60) { row in
      let nation = row % 6
      return "n\(nation),\(["A", "B"][nation % 2]),\(Double(nation) * 1.5 + Double(nation % 2) * 9)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .box && chart.xAxis.title == "judge")
  }

  /// Lines over times are parted by it, too.
  @Test func theClearestKindPartsMeansOverTime() throws {
    let text = tableText("date,study,species,mass", 120) { row in
      "2024-0\(row / 20 + 1)-1\(row % 9),s\(row / 7 % 3),\(["x", "y"][row % 2])y,\(30 + row % 2 * 40 + row * 53 % 13).5"
    }
    #expect(try readFirstChart(text).channels?.series == "species")
  }

  /// Up and down are the sign of what is shown: they part it into nothing new.
  @Test func signsAreNoKinds() throws {
    let text = tableText("year,return,volume,direction", 200) { row in
      let value = Double(row * 37 % 101 - 50) / 10 + 0.03
      return "\(2001 + row / 50),\(value),\(row * 7 % 31).5,\(value > 0 ? "Up" : "Down")"
    }
    #expect(try readFirstChart(text).channels?.series == nil)
  }

  /// Of many rows a kind that tells a little does not stand behind one that tells nothing.
  @Test func aLittleIsMoreThanNothing() throws {
    let text = tableText("id,age,side,grade,days,censored", 600) { row in
      let grade = row * 7 % 3
      return "\(row + 1),\(30 + row * 37 % 41),\(row * 11 % 2 + 1),\(grade + 1),"
        + "\(900 - grade * 110 + row * 7919 % 1201),\(row * 13 % 5 == 0 ? 1 : 0)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .box && chart.xAxis.title == "grade")
  }

  /// The number of observations that a value is of is no kind.
  @Test func numbersOfObservationsAreNoKinds() throws {
    let text = tableText("duration,reason,nobs", 200) { row in
      let nobs = row * 7 % 4 + 1
      return "\(nobs * 10 + row * 31 % 17),\(["lost", "left", "new"][row % 3]),\(nobs)"
    }
    #expect(try readCharts(text).allSatisfy { $0.channels?.x == "reason" })
  }

  /// Yes and no that were asked again and again are no kinds beside words.
  @Test func repeatedAnswersAreNoKinds() throws {
    let text = tableText("duration,reason,full1,full2,full3", 200) { row in
      let flags = [row * 7 % 2, row * 11 / 3 % 2, row * 13 / 5 % 2]
      return "\(20 + flags.reduce(0, +) * 15 + row * 31 % 17),\(["lost", "left", "new"][row % 3]),"
        + flags.map(String.init).joined(separator: ",")
    }
    #expect(try readFirstChart(text).channels?.x == "reason")
  }
}
