import Testing

@testable import Charts
@testable import Tables

/// The outcome stands upwards, over what it goes with.
@Suite struct GuessOutcomesTests {
  /// The only column that begins as the file does is what it is about.
  @Test func aColumnThatBeginsAsTheFileIsFirst() throws {
    let text = tableText("date,temperature_C,humidity_%,dengue_cases", 30) { row in
      "20\(10 + row / 12)-\(row % 12 < 9 ? "0" : "")\(row % 12 + 1)-01,\(20 + row % 7).5,"
        + "\(60 + row % 11),\(row * 7 % 40)"
    }
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "dengue_peru.csv", options: ReadingOptions())
    #expect(try Encoding().charts(of: document)[0].channels?.y == ["dengue_cases"])
  }

  /// The year of a house tells about its rent, whatever it is called and wherever it stands in the table.
  @Test(arguments: ["built", "year_built", "Baujahr"])
  func aYearOfMakingIsNoOutcome(name: String) throws {
    let text = tableText("district,rooms,rent_eur,heating,\(name)", 90) { row in
      let rooms = 1 + row * 7 % 5
      return "\(["Altona", "Harburg", "Wandsbek"][row % 3]),\(rooms),"
        + "\(rooms * 310 + row * 37 % 200),\(["gas", "oil"][row * 5 % 7 % 2]),"
        + "\(1_920 + row * 41 % 53)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .box && chart.yAxis.title == "rent_eur")
    #expect(chart.xAxis.title == "rooms")
    #expect(chart.xAxis.title != name)
  }

  /// The time of a race is asked for over its way, the other column that it goes with, too, comes after that.
  @Test func aTimeIsSeenOverItsWay() throws {
    let text = tableText("race,dist,climb,time", 30) { row in
      "r\(row),\(2 + row * 7 % 23).5,\(300 + row * 7 % 23 * 90 + row * 31 % 700),\(15 + row * 7 % 23 * 8 + row * 5 % 17).25"
    }
    let chart = try readFirstChart(text)
    #expect(chart.yAxis.title == "time" && chart.xAxis.title == "dist")
  }

  /// Shares of one whole fall where another rises, which nobody has to be shown.
  @Test func sharesOfOneWholeAreNoCauses() throws {
    let text = tableText("town,white,black,other,poor,school", 60) { row in
      let (black, other, school) = (row * 7 % 31, row * 11 % 13, row * 17 % 59)
      return
        "t\(row),\(100 - black - other),\(black),\(other),\(90 - school + row * 5 % 23).5,\(school).5"
    }
    let chart = try readFirstChart(text)
    #expect(Set([chart.xAxis.title, chart.yAxis.title]) != ["white", "black"])
    #expect(chart.xAxis.title != "other" && chart.xAxis.title != "black")
  }

  private func row(_ row: Int) -> (a: Int, b: Int, c: Int, d: Int) {
    ((row * 7919) % 97, row % 53, row * 3 + row % 5, (row * 31) % 89)
  }

  /// Without a name that tells, the first of many measures is seen over the one that it goes with most clearly.
  @Test func theFirstMeasureIsSeenOverWhatItGoesWith() throws {
    let text = tableText("mileage,noise,weight,other", 60) { number in
      let row = row(number)
      return
        "\(row.c * 10 % 997 + number),\(row.a),\(1500 - row.c * 10 % 997 - number * 17 % 300),\(row.d)"
    }
    let chart = try readChart(text)
    #expect(chart.type == .scatter)
    #expect(chart.yAxis.title == "mileage" && chart.xAxis.title == "weight")
  }

  @Test func aNamedOutcomeIsSeenOverEachOfTheOthers() throws {
    let text = tableText("a,DV,b,c", 60) { number in
      let row = row(number)
      return "\(row.a),\(row.c % 101),\(row.c % 101 + number * 17 % 30),\(row.d)"
    }
    let chart = try readChart(text)
    #expect(chart.yAxis.title == "DV" && chart.xAxis.title == "b")
    let decks = try Encoding().suggestions(
      of: Reader.read(bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions()))
    let clouds = decks.map { $0[0] }.filter { $0.type == .scatter }
    #expect(clouds.count == 3 && clouds.allSatisfy { $0.measures == ["DV"] })
  }

  /// A number that goes up from row to row, as that of an element does, is no answer.
  @Test func aRisingNumberStaysAlongX() throws {
    let text = tableText("number,density,radius,mass", 60) { number in
      "\(number * 3 + number % 2 + 5).5,\((number * 37) % 59).5,\((number * 11) % 47),\(number * 29 % 51)"
    }
    #expect(try readChart(text).xAxis.title == "number")
  }

  @Test func anOutcomeOfYesAndNoIsAShare() throws {
    let text = tableText("name,sex,town,survived", 60) { number in
      let isMan = number % 3 != 0
      return
        "N\(number),\(isMan ? "man" : "woman"),\(["A", "B"][number / 2 % 2]),\(isMan == (number % 8 == 0) ? 1 : 0)"
    }
    let chart = try readChart(text)
    #expect(chart.type == .bar && chart.xAxis.title == "sex" && chart.channels?.aggregate == .mean)
    #expect(chart.series[0].name == "survived" && (chart.series[0].y.max() ?? 2) <= 1)
  }

  /// The number of people somewhere is no answer, and neither is a difference of two others.
  @Test func populationsAndDifferencesAreNoOutcomes() throws {
    let states = tableText("state,pop,score1,score2,pay", 51) { number in
      "S\(number),\(number * 379 % 9973 + 400),\(400 + number * 2),\(500 - number * 2),\(20 + number % 23)"
    }
    let chart = try readFirstChart(states)
    #expect(chart.type == .scatter && chart.yAxis.title != "pop" && chart.xAxis.title != "pop")
    let drugs = tableText("control,drug,delta", 12) { number in
      let (control, drug) = (number * 7 % 12 + 1, number * 5 % 12 + 3)
      return "\(control).5,\(drug).2,\(Double((drug - control) * 10 - 3) / 10)"
    }
    let cloud = try readFirstChart(drugs)
    #expect(Set([cloud.xAxis.title, cloud.yAxis.title]) == ["control", "drug"])
  }

  /// Of two scores of one test neither depends on the other.
  @Test func twinsComeLast() throws {
    let text = tableText("scoreV,scoreM,pay,percent", 60) { row in
      let number = row * 17 % 60
      return
        "\(400 + number * 3 + number % 4).5,\(420 + number * 3 - number % 3).5,\(number * 37 % 59).5,\(300 - number * 2 + number * 7 % 37).5"
    }
    let chart = try readFirstChart(text)
    #expect(chart.yAxis.title == "scoreV" && chart.xAxis.title == "percent")
  }

  /// Outcomes in words are shares of those with a "yes", which is said.
  @Test func outcomesInWords() throws {
    let text = tableText("deny,married,selfemp", 60) { number in
      "\(number % 4 == 0 || number % 6 == 1 ? "yes" : "no"),\(number % 2 == 0 ? "yes" : "no"),\(number % 5 == 0 ? "yes" : "no")"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .bar && chart.channels?.aggregate == .mean)
    #expect(chart.series[0].name == "deny" && chart.xAxis.title == "married")
    let shares: [Double] = [10.0 / 30, 15.0 / 30]
    #expect(chart.series[0].y.sorted() == shares)
    #expect(chart.notes.contains(.countedYes(column: "deny", yes: "yes", no: "no")))
  }

  /// Beside a number, also one that says how often a row comes, they are kinds of it.
  @Test func outcomesBesideNumbers() throws {
    let text = tableText("Class,Sex,Survived,Freq", 32) { number in
      "\(["1st", "2nd", "3rd", "Crew"][number % 4]),\(["m", "f"][number / 4 % 2]),\(["No", "Yes"][number / 8 % 2]),\(number + 3)"
    }
    let chart = try readFirstChart(text)
    #expect(!chart.notes.contains { if case .countedYes = $0 { true } else { false } })
  }

  /// A duration is asked about, also where the table is called by it.
  @Test(arguments: ["dur", "duration"]) func durationsAreOutcomes(name: String) throws {
    let text = tableText("\(name),gdp", 60) { "\($0 * 37 % 61 + 1),\(Double($0 * 7 % 53) / 1000)" }
    let chart = try readFirstChart(text)
    #expect(chart.yAxis.title == name && chart.xAxis.title == "gdp")
  }

  /// Kinds that settle the outcome in every row are the outcome by another name.
  @Test func anotherNameOfTheOutcomeIsNoKind() throws {
    let text = tableText("alive,group,survived", 60) { number in
      let survived = number % 3 == 0
      return "\(survived ? "yes" : "no"),\(["x", "y", "z"][number / 5 % 3]),\(survived ? 1 : 0)"
    }
    #expect(try readChart(text).xAxis.title == "group")
  }

  @Test func placesInAPlaneAreAMap() throws {
    let text = tableText("id,x_coord,y_coord,income", 60) { number in
      "\(number),\((number * 37) % 59 * 10),\((number * 11) % 47 * 10),\(number * 2)"
    }
    let chart = try readChart(text)
    #expect(chart.xAxis.title == "x_coord" && chart.yAxis.title == "y_coord")
  }

  /// The difference of two measures says nothing that they do not.
  @Test func aDifferenceIsNotCharted() throws {
    let text = tableText("team,planned,actual,variance", 12) { number in
      let (planned, actual) = (100 + number * 7 % 40, 90 + number * 13 % 60)
      return "t\(number),\(planned),\(actual),\(actual - planned)"
    }
    let charts = try readCharts(text)
    #expect(charts.flatMap { $0.series.map(\.name) } == ["planned", "actual"])
  }

  /// Demand depends on temperature and what was measured later on what was measured before.
  @Test func namesTellTheDirection() throws {
    let demand = tableText("Demand,Temperature", 60) { row in
      "\(200 + row * 37 % 61).5,\(10 + row * 37 % 61 / 3).25"
    }
    #expect(try readFirstChart(demand).yAxis.title == "Demand")
    let years = tableText("state,rate90,rate85", 60) { row in
      "S\(row),\(row * 37 % 61).5,\(row * 37 % 61 + row % 7).25"
    }
    #expect(try readFirstChart(years).yAxis.title == "rate90")
  }

  /// A measure that rises with another nearly everywhere is a part of it: the clearest pair besides is shown.
  @Test func partsAreNotTold() throws {
    let text = tableText("noise,whole,part,other", 80) { row in
      let part = row * 37 % 83
      return "\(row * 17 % 79).5,\(part * 3 + row % 3).5,\(part).25,\(part * 2 + row * 29 % 61).75"
    }
    let chart = try readFirstChart(text)
    #expect(Set([chart.xAxis.title, chart.yAxis.title]) != ["whole", "part"])
  }

  /// A limit is drawn in what is asked about, as in the weight of babies; but not in somebody's age.
  @Test func aLimitIsDrawnInTheOutcome() throws {
    func text(_ name: String) -> String {
      tableText("low,mother,other,\(name)", 120) { row in
        let grams = 1_800 + row * 37 % 1_999
        return
          "\(grams < 2_500 ? 1 : 0),\(grams / 40 + row * 53 % 37).5,\(row * 31 % 97).5,\(grams)"
      }
    }
    #expect(try readFirstChart(text("bwt")).channels?.y == ["bwt"])
    #expect(try readFirstChart(text("age")).channels?.y != ["age"])
  }

  /// The same price half a year later says nothing of the first.
  @Test func theSameLaterIsNoCause() throws {
    let text = tableText("soda,soda2,fries,income", 60) { row in
      let income = row * 37 % 61
      let soda = 100 + income / 3 + row % 5
      return "\(soda).5,\(soda + row % 3).5,\(90 + row * 29 % 53).5,\(20_000 + income * 400)"
    }
    let chart = try readFirstChart(text)
    #expect(
      chart.type == .scatter
        && Set([chart.channels?.x, chart.channels?.y[0]]) == ["soda", "income"])
  }

  /// The names that a file may give to what it is about.
  @Test(arguments: [
    ("crime4.csv", "crmrte"), ("mathpnl.csv", "math4"), ("wagepan.csv", "lwage"),
    ("prison.csv", "pris"), ("strikedur.csv", "dur"), ("election_turnout.csv", "turnoutho"),
  ])
  func theFileNamesWhatIsAsked(_ file: String, _ name: String) throws {
    let rows = tableText("zz,yy,\(name),xx", 60) { row in
      "\(row * 37 % 61).5,\(row * 29 % 53).5,\(row * 37 % 61 + row * 7 % 11).25,\(row * 41 % 59).5"
    }
    let document = try Reader.read(
      bytes: Array(rows.utf8), name: file, options: ReadingOptions())
    #expect(try Encoding().charts(of: document)[0].channels?.y == [name])
  }

  /// A mean of two scores is asked about before either of them.
  @Test func theWholeIsAskedAboutBeforeItsPart() throws {
    let rows = tableText("read,math,both,lunch", 80) { row in
      let lunch = row * 37 % 97
      let (read, math) = (700 - lunch + row * 7 % 13, 690 - lunch + row * 11 % 17)
      return "\(read).5,\(math).5,\(Double(read + math) / 2 + 0.5),\(lunch).5"
    }
    #expect(try readFirstChart(rows).channels?.y == ["both"])
  }

  /// A measure that the file is called by is asked about, and neither its own in another unit nor the tax within a price is
  /// what it is held against.
  @Test func aRescalingIsNoNews() throws {
    var random = Random(seed: 12_000)
    let text = tableText("income,cigtax,cigprice,bwght,bwghtlbs", 300) { row in
      let ounces = 80 + Int(random.uniform() * 80)
      let tax = 10 + random.uniform() * 30
      let pounds = row % 40 == 7 ? 5 : Double(ounces) / 16
      return "\(random.uniform() * 60),\(tax),\(100 + tax + random.uniform()),\(ounces),\(pounds)"
    }
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "birthweight.csv", options: ReadingOptions())
    let chart = try #require(try Encoding().charts(of: document).first)
    #expect(chart.channels?.y == ["bwght"] || chart.channels?.x == "bwght")
    #expect(chart.channels?.x != "bwghtlbs")
    let prices = tableText("cigtax,density,cigprice", 200) { _ in
      let tax = 10 + random.uniform() * 30
      return "\(tax),\(tax * 2 + random.normal() * 9),\(100 + tax + random.uniform())"
    }
    #expect(try readFirstChart(prices).channels?.x == "density")
  }

  /// Whoever calls columns x and y says which is over which.
  @Test(arguments: ["x,y,w,u,v", "x,y1,y2,y3,w"]) func yIsOverX(header: String) throws {
    let text = tableText(header, 30) { row in
      "\(row * 7 % 13),\(row * 7 % 13 + row % 3),\(row * 5 % 11),\(row * 3 % 17),\(row * 11 % 19)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .scatter && chart.xAxis.title == "x")
    #expect(chart.channels?.y.first?.first == "y")
  }

  /// The number that the table begins with is held against the same a year before.
  @Test func theLaterOfTwoYearsIsOverTheEarlier() throws {
    let text = tableText("bills104,size,subs,staff,bills103", 60) { row in
      let bills = row * 37 % 61
      let size = row * 29 % 53
      return
        "\(bills + row * 7 % 9 * 4),\(size + 10),\(row * 11 % 13),\(size * 80 + row % 5),\(bills)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.y == ["bills104"] && chart.channels?.x == "bills103")
  }

  /// The time that each of some patients lived stands over their blood count; one of measurements along x.
  @Test(arguments: [true, false]) func timesOfCasesAreUpwards(areCases: Bool) throws {
    let text = tableText("count,present,time", 33) { row in
      let time = areCases ? 3 + row * 47 % 151 : row * 4
      return "\(900 + (160 - time) * 37 + row % 5 * 300),\(row % 2 == 0 ? "yes" : "no"),\(time)"
    }
    let chart = try readFirstChart(text)
    #expect((chart.channels?.y == ["time"]) == areCases)
  }

  /// Sales depend on the price, where the table begins with it.
  @Test func salesOverPrices() throws {
    let text = tableText("Sales,CompPrice,Income,Price,Age", 200) { row in
      let (other, price) = (90 + row * 37 % 61, 60 + row * 29 % 83)
      return "\(20 - price / 10 + other / 20 + row * 7 % 3).\(row % 10)5,\(other),"
        + "\(21 + row * 53 % 97),\(price + other / 3),\(25 + row * 17 % 56)"
    }
    let listed = try Encoding().suggestions(of: readDocument(text))
    let cloud = try #require(listed.first { $0[0].type == .scatter })[0]
    #expect(cloud.measures == ["Sales"] && cloud.x == "Price")
  }
}
