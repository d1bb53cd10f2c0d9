import Testing

@testable import Charts
@testable import Tables

/// Tables whose rows belong to several courses, or to one that no time names.
@Suite struct GuessTimesTests {
  /// A yes or no sums no states up; a region does.
  @Test(arguments: [true, false]) func manyMembersBesideAYesHaveLines(isYes: Bool) throws {
    let text = tableText("state,jails,year,prisoners,robberies", 30 * 12) { row in
      let (state, year) = (row / 12, row % 12)
      let kind = isYes ? ["False", "True"][state % 2] : ["North", "South"][state % 2]
      return
        "S\(state),\(kind),\(2001 + year),\(900 * state + year * 31 % 70),\(40 * state + year * 7)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .line && chart.xAxis.kind == .date(.year))
    #expect(chart.channels?.series == (isYes ? "state" : "jails"))
  }

  /// One task of a plan does not lead to the next: each has a bar.
  @Test func tasksAreNoCourse() throws {
    let rows = (1...8).map { task in
      "Task \("ABCDEFGH".dropFirst(task - 1).prefix(1)),2026-0\(task)-01,2026-0\(task)-2\(task),\(100 - task * 11)"
    }
    let chart = try readFirstChart(
      "Task,Start,End,Progress\n" + rows.joined(separator: "\n") + "\n")
    #expect(chart.type == .bar && chart.xAxis.title == "Task" && chart.xAxis.categories?.count == 8)
  }

  /// Parties in polls are lines together, whoever asked and whatever was remarked.
  @Test func sharesOfPollsStayTogether() throws {
    let text = tableText("Red,Blue,Green,Other,size,org,date,remark", 60) { row in
      "\(38 + row * row % 7),\(44 - row * row % 5),\(8 + row * row % 11 % 4),\(row * row % 13 % 5),\(900 + row * 37 % 400),o\(row % 4),"
        + "2005-0\(row / 18 + 1)-\(row % 18 + 10),r\(row % 15)"
    }
    let chart = try readChart(text)
    #expect(chart.series.map(\.name) == ["Red", "Blue", "Green", "Other"])
    #expect(chart.xAxis.title == "date")
  }

  /// Lines of a point or two are none: medals of many countries are one chart.
  @Test func smallGroupsAreNoCharts() throws {
    let text = tableText("country,medal,time,year", 60) { row in
      "c\(row * row % 19),m\(row % 3),\(11 - Double(row / 3) / 40),\(1950 + row / 3 * 2)"
    }
    let chart = try readChart(text)
    #expect(chart.channels?.series == "medal" && chart.channels?.split == nil)
  }

  /// Of many columns of one size the largest are shown, and that is said.
  @Test func theLargestOfManyColumnsAreShown() throws {
    let names = (0..<12).map { "c\($0)" }
    let text = tableText("year," + names.joined(separator: ","), 10) { row in
      "\(1990 + row)," + (0..<12).map { "\(10 + $0 * 5 % 12).\(row)" }.joined(separator: ",")
    }
    let chart = try readFirstChart(text)
    #expect(
      chart.series.map(\.name)
        == ["c1", "c2", "c4", "c6", "c7", "c8", "c9", "c11"])
    #expect(chart.notes.contains(.largestColumns(8, of: 12)))
  }

  /// Two towns whose measurements come at times of their own are two lines.
  @Test func placesWithTimesOfTheirOwnAreLines() throws {
    let text = tableText("city,date,value", 16) { row in
      let hour = row * 11 % 16
      return "\(hour % 4 < 2 ? "London" : "Paris"),2019-05-0\(hour / 3 + 1) 0\(hour % 3 * 3):00,"
        + "\(hour % 4 / 2 * 40 + hour).5"
    }
    #expect(try readFirstChart(text).series.map(\.name).sorted() == ["London", "Paris"])
  }

  @Test func aTimeThatCountsRowsIsTheAxis() throws {
    let text = tableText("strikes,output,time", 40) { row in
      "\(row * 5 % 13),\(Double(row * 7 % 17) - 8),\(row + 1)"
    }
    let charts = try readCharts(text)
    #expect(charts.allSatisfy { $0.type == .line && $0.xAxis.title == "time" })
    #expect(charts.flatMap(\.series).map(\.name).isEmpty == false)
  }

  /// A time that begins anew with each member is the axis of a panel.
  @Test func aTimeOfEachMemberIsAnAxis() throws {
    let members = [4, 3, 2, 4, 5, 3].enumerated().map { member, times in
      (1...times).map { "\(member + 1),\($0),\($0 * member).5,\($0 * 7 % 5).25\n" }.joined()
    }
    let chart = try readFirstChart("id,t,v,w\n" + members.joined())
    #expect(chart.xAxis.title == "t" && chart.series.count == 6)
  }

  /// Other people are asked each year: their wages have a mean that somebody asks for, their age has not.
  @Test func traitsOfThoseWhoAreAskedHaveNoCourse() throws {
    let text = tableText("year,age,wage,job", 280) { row in
      "\(2003 + row % 7),\(20 + row * 37 % 43),\(80 + row * 53 % 101).5,\(["a", "b"][row / 7 % 2])"
    }
    let charts = try readCharts(text)
    #expect(charts.allSatisfy { $0.channels?.y == ["wage"] && $0.channels?.aggregate == .mean })
  }

  /// Levels that make rows different by chance are no charts of lines.
  @Test func levelsPartNothingByChance() throws {
    let text = tableText("year,share,size,income", 900) { row in
      "\(1973 + row % 20),\(row * 37 % 101).5,\(row / 20 * 5 % 7 + 1),\(row / 20 % 15 * 3 % 19 + 1)"
    }
    #expect(try readFirstChart(text).channels?.split == nil)
  }

  /// Orders of one day come to something together, in every language.
  @Test(arguments: ["Umsatz", "Ventas", "Sprzedaż", "売上", "Chiffre d'affaires"])
  func salesOfADayAreAddedUp(name: String) throws {
    let text = tableText("date,item,\(name)", 120) { row in
      "2025-03-\(10 + row / 10),\(["a", "b"][row % 2]),\(10 + row * 37 % 61).50"
    }
    #expect(try readFirstChart(text).channels?.aggregate == .sum)
  }

  /// A column that adds up others comes before them, in a chart of its own.
  @Test func aTotalIsNoLineBesideItsParts() throws {
    let text = tableText("year,coal,gas,wind,all", 20) { row in
      let (coal, gas, wind) = (90 - row * 3, 40 + row * 7 % 11, 5 + row * 2)
      return "\(2000 + row),\(coal),\(gas),\(wind),\(coal + gas + wind)"
    }
    let charts = try readCharts(text)
    #expect(charts.map(\.type) == [.line, .line])
    #expect(charts.map { $0.channels?.y } == [["all"], ["coal", "gas", "wind"]])
  }

  /// The file's own measures come before the eight largest of many.
  @Test func manyLinesBeginWithTheFilesOwn() throws {
    let names = (1...12).map { "c\($0)x" }
    let text = tableText("year," + names.joined(separator: ",") + ",math4,math7", 20) { row in
      "\(1990 + row)," + (1...12).map { "\(50 + row * $0 * 7 % 31)" }.joined(separator: ",")
        + ",\(40 + row * 5 % 23),\(40 + row * 3 % 19)"
    }
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "mathpnl.csv", options: ReadingOptions())
    #expect(try Encoding().charts(of: document)[0].channels?.y == ["math4", "math7"])
  }

  /// Sums of days on which most goods were not sold are those of months.
  @Test func sparseSumsAreThoseOfLongerUnits() throws {
    let text = tableText("date,article,sales", 480) { order in
      // Two orders a day, of the same article.
      let row = order / 2
      let (day, month) = (row % 28 + 1, row / 30 + 1)
      return
        "2026-0\(month)-\(day < 10 ? "0" : "")\(day),\(["mug", "bag", "pen", "cap"][row * 5 / 8 % 4]),\(order % 9 + 3)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.aggregate == .sum && chart.channels?.timeUnit != nil)
  }

  /// Firms of three years, before and after a grant: the mean of each year, not sales over the number of people.
  @Test func aPanelOfFewYearsHasMeans() throws {
    let text = tableText("year,fcode,employ,hours,scrap", 150) { row in
      let firm = row / 3
      return
        "\(1987 + row % 3),\(410_032 + firm * 7),\(10 + firm * 13 % 97),\(5 + row % 3 * 6 + firm % 4),\(9 - row % 3 * 2 + firm % 3)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.x == "year" && chart.channels?.aggregate == .mean)
  }

  /// A measure of each month is asked for, and not the kinds of weather.
  @Test func whatIsSaidIsNotSplit() throws {
    let text = tableText("date,weather,rain", 336) { row in
      let (month, day) = (row / 28 + 101, row % 28 + 101)
      return
        "2012-\(String(month).suffix(2))-\(String(day).suffix(2)),\(["rain", "sun", "fog"][row * 7 % 3]),\(Double(row * 37 % 91) / 10)"
    }
    let chart = try readFirstChart(text) { encoding in
      encoding.every = .month
      encoding.y = ["rain"]
    }
    #expect(chart.series.count == 1 && chart.series[0].count == 12)
  }

  /// Days in three Novembers, at each of which many nests were looked at once, are a record of them; the same days of some who come
  /// again are a course.
  @Test func daysInClumpsAreARecord() throws {
    var random = Random(seed: 13_000)
    let nests = tableText("nest,species,egg,length,weight", 240) { row in
      let kind = row % 3
      let length = 180 + Double(kind) * 15 + random.normal() * 6
      return
        "N\(row),\(["a", "b", "c"][kind]),\(2007 + row / 80)-11-\(10 + row * 7 % 19),\(length),\(length * 20 + random.normal() * 90)"
    }
    #expect(try readFirstChart(nests).type == .scatter)
    let daily = tableText("nest,species,day,length,weight", 240) { row in
      let day = row / 3
      return
        "N\(row),\(["a", "b", "c"][row % 3]),2007-\(["01", "02", "03"][day / 28])-\(day % 28 < 9 ? "0" : "")\(day % 28 + 1),\(random.uniform() * 9),\(random.uniform() * 90)"
    }
    #expect(try readFirstChart(daily).type == .line)
  }

  /// Water before and behind a plant, by turns: nothing falls from the one to the other.
  @Test func kindsByTurnsPartTheLines() throws {
    let rows = (0..<20).reduce("day,hour,sample,pH\n") { text, number in
      let isIn = number.isMultiple(of: 2)
      let day = "2026-02-\(10 + number / 2)"
      return text
        + "\(day) \(isIn ? "08" : "16"):00,\(number),\(isIn ? "in" : "out"),\((isIn ? 7.3 : 6.8) + Double(number % 3) / 50)\n"
    }
    let chart = try readCharts(rows.replacing("day,hour,", with: "day,no,"))[0]
    #expect(chart.channels?.series == "sample" && chart.series.count == 2)
  }

  /// The age of each coin in one year is the year in which it was made once more: coins are counted.
  @Test func anAgeIsNoCourse() throws {
    let text = tableText("year,age_in_2011", 120) {
      let year = 1960 + $0 * $0 % 47
      return "\(year),\(2011 - year)"
    }
    let chart = try readChart(text)
    #expect(chart.notes.contains(.counted(120)) && chart.channels?.y != ["age_in_2011"])
    let late = try readChart(text + "1960,50\n")
    #expect(late.channels?.y == ["age_in_2011"])
  }

  /// Two times of many things have no course.
  @Test func twoTimesOfManyThingsAreACloud() throws {
    var rows = "year,state,births,doctors\n"
    for state in 0..<30 {
      for year in [1987, 1990] {
        rows +=
          "\(year),S\(state),\(5 + Double(state) / 10 + Double(year - 1987) / 9),\(100 + state * 3 + state % 4 * (year - 1987))\n"
      }
    }
    let chart = try readCharts(rows)[0]
    #expect(chart.type == .scatter)
  }

  /// The rain of a day is that of its hours together, and its warmth is their mean; so it is at each of two places.
  @Test(arguments: [1, 2]) func rainIsAddedUp(places: Int) throws {
    let text = tableText("time,place,temp,precip", 24 * 30 * places) { row in
      let (hour, day) = (row / places % 24, row / places / 24 + 1)
      let time = "2026-06-\(day < 10 ? "0" : "")\(day)T\(hour < 10 ? "0" : "")\(hour):00"
      return
        "\(time),\(row % places == 0 ? "EWR" : "JFK"),\(60 + row * 7 % 19).\(row % 10),0.\(row * 11 % 7)"
    }
    let charts = try readCharts(text) { $0.every = .day }
    let made = Dictionary(
      charts.map { ($0.channels?.y.first ?? "", $0.channels?.aggregate) }, uniquingKeysWith: { $1 })
    #expect(made["temp"] == .mean && made["precip"] == .sum)
  }
}
