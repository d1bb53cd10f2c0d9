import Testing

@testable import Charts
@testable import Tables

/// Subjects who were measured again and again are no charts of their own.
@Suite struct GuessSubjectsTests {
  @Test func conditionsHaveMeans() throws {
    let text = tableText("Subject,Time,Metric,Performance", 60) { row in
      "\(row / 6 + 1),\(["Pre", "Post"][row % 2]),\(["Product", "Client", "Action"][row / 2 % 3]),\(10 + row * 7 % 31)"
    }
    let chart = try readChart(text)
    #expect(chart.channels?.aggregate == .mean && chart.channels?.split == nil)
    #expect(Set([chart.channels?.x, chart.channels?.series]) == ["Time", "Metric"])
    #expect(chart.channels?.reason == .repeatedSubjects)
  }

  /// Patients come on days of their own; what all have in common is the number of the visit.
  @Test(arguments: ["visit", "Wave"]) func visitsAreTheAxis(name: String) throws {
    let text = tableText("patient_id,arm,\(name),date,sbp", 120) { row in
      let (patient, visit) = (row / 4, row % 4)
      let day = patient * 7 + visit * 30 + row * 11 % 5
      let month = "\(day / 28 % 12 + 101)".suffix(2)
      let date = "\(2024 + day / 336)-\(month)-\("\(day % 28 + 101)".suffix(2))"
      let pressure = 150 - visit * 3 + row * 37 % 23
      return "P\(patient + 10),\(["placebo", "drug"][patient % 2]),\(visit + 1),\(date),\(pressure)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.x == name && chart.channels?.series == "arm")
    #expect(chart.channels?.aggregate == .mean)
  }

  /// Weeks that all of a panel have in common stay times.
  @Test func sharedTimesStayTheAxis() throws {
    let text = tableText("firm,visit,date,sales", 120) { row in
      "f\(row / 12),\(row % 12 + 1),2024-\("\(row % 12 + 101)".suffix(2)),\(100 + row * 37 % 83)"
    }
    #expect(try readFirstChart(text).channels?.x == "date")
  }

  /// A color for each of few, as what goes up within each may go down over all.
  @Test func fewSubjectsColorACloud() throws {
    let text = tableText("Subject,pH,PacO2", 48) { row in
      let subject = row / 6
      return "\(subject + 1),\(6.6 + Double(subject) * 0.05 + Double(row % 6) * 0.02),"
        + "\(4 + Double(subject) * 0.3 - Double(row % 6) * 0.11 + Double(row * 7 % 5) * 0.01)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .scatter && chart.series.count == 8)
  }

  /// The answer that changes within subjects is asked about; what does not parts them.
  @Test func answersAreSharesAtEachStep() throws {
    let text = tableText("resp,id,age,smoke", 400) { row in
      "\((row * 7 + row / 4) % 5 == 0 ? 1 : 0),\(row / 4),\(row % 4 - 2),\(row / 4 % 3 == 0 ? 1 : 0)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.y == ["resp"] && chart.channels?.x == "age")
    #expect(chart.channels?.series == "smoke" && chart.channels?.aggregate == .mean)
  }

  @Test func oneConditionKeepsItsBoxes() throws {
    let text = tableText("extra,group,ID", 20) { row in
      "\(Double(row * 7 % 11) / 2 - 1),\(row / 10 + 1),\(row % 10 + 1)"
    }
    #expect(try readFirstChart(text).channels?.reason != .repeatedSubjects)
  }

  /// Of measures with many values nobody counts all; what is missing is none.
  @Test func theFirstRowsTellThatThereAreMore() {
    func begins(_ values: [Double]) -> Bool {
      Column(name: "visit", values: .numbers(NumberColumn(values: values))).beginsWithMore(than: 3)
    }
    #expect(begins([1, 2, 3, 4]) && begins([1, 1, 2, .nan, 3, 3, 4]))
    #expect(!begins([1, 2, 3, 1, 2, 3]) && !begins([1, 2, 3, .nan]) && !begins([0, -0.0, 1, 2]))
    #expect(!begins([]) && !begins((0..<40).map { $0 < 39 ? 1 : Double($0) }))
  }
}
