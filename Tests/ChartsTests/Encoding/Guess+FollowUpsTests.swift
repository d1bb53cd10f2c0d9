import Testing

@testable import Charts
@testable import Tables

/// Times until an event are told by what was done, and never explain the event themselves.
@Suite struct GuessFollowUpsTests {
  private let trial = tableText("time,status,grade,age", 200) { row in
    "\(100 + row * 37 % 1_900),\(row % 3 == 0 ? 0 : 1),\(["I", "II", "III"][row % 3]),\(30 + row * 7 % 41)"
  }

  @Test func timesAreSeenForEachKind() throws {
    let chart = try readFirstChart(trial)
    #expect(chart.type == .box && chart.yAxis.title == "time" && chart.xAxis.title == "grade")
    #expect(chart.channels?.reason == .followUps)
  }

  /// The time to an event is called by it in many ways.
  @Test(arguments: [
    ("TimeToRecurrence", "Recurrence"), ("days_to_death", "death"), ("MonthsToRelapse", "relapsed"),
  ])
  func timesToAnEventAreKnown(time: String, event: String) throws {
    let text = trial.replacing("time,status,", with: "\(time),\(event),")
    let chart = try readFirstChart(text)
    #expect(chart.channels?.reason == .followUps && chart.yAxis.title == time)
    let other = try readFirstChart(trial.replacing("time,status,", with: "WayToWork,\(event),"))
    #expect(other.channels?.reason != .followUps)
  }

  @Test func noTimeExplainsItsEvent() throws {
    let decks = try Encoding().suggestions(of: readDocument(trial)).map { $0[0] }
    #expect(!decks.contains { $0.measures == ["status"] && $0.x == "time" })
  }

  /// Of kidneys that mostly still work no median says how long they do, but how many failed.
  @Test(arguments: ["death", "uncensored"]) func mostlyWatchedToTheEnd(event: String) throws {
    let text = tableText("time,\(event),age,stage", 300) { row in
      let (time, age) = (100 + row * 37 % 1_900, 30 + row * 7 % 41)
      let isDead = row * 7 % 5 + row % 3 > 4
      return "\(time),\(isDead ? 1 : 0),\(age),\(["I", "II", "III"][row % 3])"
    }
    let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    #expect(decks[0].measures == [event] && decks[0].type == .bar)
    for deck in decks where deck.measures == ["time"] { #expect(deck.x != "stage") }
  }

  /// A one says that the event did not come where its column is called so.
  @Test func censoredMeansThatItDidNotCome() throws {
    let text = tableText("time,censored,stage", 300) { row in
      "\(100 + row * 37 % 1_900),\(row % 3 == 0 ? 1 : 0),\(["I", "II", "III"][row / 3 % 3])"
    }
    #expect(try readFirstChart(text).yAxis.title == "time")
    #expect(FollowUpNames.tellsOfCutting("cens") && !FollowUpNames.tellsOfCutting("uncensored"))
  }

  /// A column that is called so says by its times whether a one is an event, and explains none of them.
  @Test(arguments: ["Censor", "cens"]) func shorterTimesAreThoseOfEvents(name: String) throws {
    let text = tableText("Stage,Time,\(name)", 80) { row in
      let isDead = row % 3 != 0
      return "\(row % 2 + 1),\((isDead ? 20 : 180) + row * 37 % 89 + row % 2 * 9),\(isDead ? 1 : 0)"
    }
    let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    #expect(decks[0].type == .box && decks[0].x == "Stage" && decks[0].measures == ["Time"])
    #expect(decks[0].reason == .followUps)
    #expect(!decks.contains { $0.measures == ["Time"] && $0.x == name })
  }

  /// The treatment of the subjects comes before what tells more.
  @Test func theTreatmentComesFirst() throws {
    let text = tableText("futime,fustat,stage,treatment", 60) { row in
      "\(10 + row % 3 * 300 + row * 37 % 97),\(row % 2),\(row % 3 + 1),\(row / 3 % 2 + 1)"
    }
    #expect(try readFirstChart(text).xAxis.title == "treatment")
  }

  /// A time without an event is a measure as any other, and so is one in few rows.
  @Test func aTimeAloneIsNoFollowUp() throws {
    let text = tableText("time,speed", 60) { row in
      "\(100 + row * 37 % 1_900),\((100 + row * 37 % 1_900) / 3 + row % 7)"
    }
    #expect(try readFirstChart(text).channels?.reason != .followUps)
  }

  /// Patients by the days of their diagnosis: what is asked about is how long they lived, not their mean size by day.
  @Test(arguments: ["censdead", "cens_rec"]) func recordsWithDatesAreToldByTheirTimes(event: String)
    throws
  {
    let text = tableText("id,diagnosed,last_seen,grade,size,survtime,\(event)", 120) { row in
      func day(_ number: Int) -> String {
        let (month, day) = (number / 28 % 12 + 101, number % 28 + 101)
        return "\(1980 + number / 336)-\("\(month)".suffix(2))-\("\(day)".suffix(2))"
      }
      return
        "\(row + 1),\(day(row * 17)),\(day(row * 17 + 300)),\(row % 3 + 1),\(10 + row * 7 % 41),\(200 + row % 3 * 400 + row * 37 % 397),\(row * 7 % 5 % 2)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.reason == .followUps && chart.yAxis.title == "survtime")
  }

  @Test func aCensusIsNoEvent() {
    #expect(FollowUpNames.isTime("stop") && !FollowUpNames.isTime("start"))
    #expect(FollowUpNames.isEvent("censdead") && FollowUpNames.isEvent("cens"))
    let pairs = FollowUpNames.pairs(
      among: ["pgtime", "RecTime", "x", "pgstat", "censrec", "T", "E", "time", "stat", "datetime"])
    #expect(pairs.times == ["pgtime", "RecTime", "T"])
    #expect(pairs.events == ["pgstat", "censrec", "E"])
    #expect(!FollowUpNames.isEvent("census") && !FollowUpNames.isEvent("census_1990"))
  }

  /// Years are a time at risk beside a yes or no: those who were married for long were divorced less by that alone.
  @Test(arguments: ["div", "status", "event"]) func yearsMayBeATime(event: String) throws {
    let levels = ["low", "mid", "high"]
    func text(_ other: Int) -> String {
      tableText("educ,years,\(event)", 400) { row in
        let came = row % 3 == 0 ? 1 : other
        return "\(levels[row * 7 % 3]),\(1 + row * 37 % 500),\(came)"
      }
    }
    let decks = try Encoding().suggestions(of: readDocument(text(0))).map { $0[0] }
    #expect(!decks.contains { $0.measures == [event] && $0.x == "years" })
    let words = text(0).replacing(",1\n", with: ",Yes\n").replacing(",0\n", with: ",No\n")
    let told = try Encoding().suggestions(of: readDocument(words)).map { $0[0] }
    #expect(!told.contains { $0.measures == [event] && $0.x == "years" })
    // Beside kinds they are an experience.
    #expect(try readFirstChart(text(2)).channels?.reason != .followUps)
  }
}
