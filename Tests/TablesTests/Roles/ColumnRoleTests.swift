import Testing

@testable import Tables

@Suite struct ColumnRoleTests {
  @Test func namesAndValuesTellARole() throws {
    let text =
      "id,day,month,lat,lon,city,price\n"
      + rows(4) {
        "\(700 + $0),2024-01-0\($0 + 1),\($0 + 1),\($0).5,\($0 * 30).5,c\($0 % 2),\($0).25"
      }
    #expect(
      try roles(text) == [
        "id": .key, "day": .time, "month": .cyclic, "lat": .latitude, "lon": .longitude,
        "city": .nominal, "price": .measure,
      ])
  }

  /// A count of the rows in order measures nothing, whatever it is called and wherever it begins.
  @Test func namesOfRowNumbers() throws {
    for name in ["idx", "index", "row_id", "Unnamed: 0", "lfd. Nr.", "行番号"] {
      for first in [0, 1] {
        let found = try roles(
          "\(name),city,cap,latitude,longitude\n"
            + rows(12) { "\($0 + first),c\($0),\($0 * 7 % 5 + 3),\(50 + $0).5,\($0).25" })
        #expect(found[name] == .rowNumber, "\(name)")
        #expect(found["cap"] == .measure && found["latitude"] == .latitude)
      }
    }
  }

  /// Codes of as many digits each are no kinds.
  @Test func paddedCodes() throws {
    let found = try roles(
      "a,b,county,v\n"
        + rows(90) {
          "CN\(1000 + $0 * 7),\(String(1000 + $0 * 3 % 90).dropFirst()),c\($0) County,\($0).5"
        })
    #expect(found["b"] == .key)
    #expect(
      try roles("hour,v\n" + rows(48) { "\($0 % 24 < 10 ? "0" : "")\($0 % 24),\($0).5" })["hour"]
        != .key)
  }

  /// The numbers that runners wear are no amounts.
  @Test(arguments: ["StNr", "Startnr", "Startnummer", "Bib", "Nr.", "BibNr"])
  func startNumbers(name: String) throws {
    let found = try roles("\(name),who,v\n" + rows(30) { "\($0 * 37 % 401),w\($0),\($0).5" })
    #expect(found[name] == .key)
  }

  /// A month of 13 or a latitude of 91 is none, and a latitude alone is a number.
  @Test func valuesContradictNames() throws {
    let found = try roles("month,lat,lon,v\n13,91,5,1.5\n2,3,4,2.5\n")
    #expect(found["month"] == .measure && found["lat"] == .measure && found["lon"] == .measure)
    #expect(try roles("lat,v\n1.5,2.5\n2.5,3.5\n")["lat"] == .measure)
  }

  /// Identifiers of one word are keys, words that end alike are not, and no direction is measured beside anything.
  @Test func identifiersAndDirections() throws {
    let found = try roles(
      "intid,dcode,puma,humid,wind_dir,temp\n"
        + rows(30) {
          "\($0 % 7),\($0 % 5 + 12),\($0 % 3 + 3400),\($0 * 7 % 31),\($0 * 50 % 360),\($0).5"
        })
    #expect(["intid", "dcode", "puma"].allSatisfy { found[$0] == .key })
    #expect(found["wind_dir"] == .cyclic && found["humid"] == .measure)
    #expect(try roles("a,wind_dir\n" + rows(30) { "x,\($0 * 50 % 360)" })["wind_dir"] == .measure)
  }

  @Test func theFirstColumnThatCountsRowsSaysNothing() throws {
    #expect(try roles(",a,b\n1,5.5,6.5\n2,7.5,8.5\n3,1.5,2.5\n")["1"] == .rowNumber)
    #expect(try roles("rownames,a\n1,5.5\n2,7.5\n")["rownames"] == .rowNumber)
    #expect(try roles("index,a\n0,5.5\n1,7.5\n")["index"] == .rowNumber)
    // Without a header it is the x of a list of points, and with gaps it is a measure.
    #expect(try roles("1,5.5\n2,7.5\n3,9.5\n")["1"] == .measure)
    #expect(try roles("index,a\n1,5.5\n5,7.5\n")["index"] == .measure)
  }

  /// A name that only may be a key's needs numbers that rise.
  @Test func keysThatRise() throws {
    let rising = rows(30) { "\(1_000 + $0 * $0),\($0).5" }
    for name in ["docno", "distcod", "idcase"] {
      #expect(try roles("\(name),v\n" + rising)[name] == .key)
      #expect(try roles("\(name),v\n" + rows(30) { "\(50 - $0),\($0).5" })[name] == .measure)
    }
    #expect(try roles("covid,v\n" + rising)["covid"] == .measure)
    // Codes in no order and of uneven steps are another one in each row.
    let codes = rows(30) { "\(($0 * 7 % 30) * ($0 * 7 % 30) + 1_000),\($0).5" }
    for name in ["distcod", "case"] { #expect(try roles("\(name),v\n" + codes)[name] == .key) }
    #expect(try roles("resp,v\n3,1.5\n9,2.5\n4,3.5\n")["resp"] == .key)
    let districts = rows(90) { "\($0 % 61 + 1),\($0).5" }
    #expect(try roles("district,v\n" + districts)["district"] == .key)
    #expect(try roles("dist,v\n" + districts)["dist"] == .measure, "a distance")
  }

  /// The first, second and third child of each family is no name of it.
  @Test func countsWithinGroupsAreNoKeys() throws {
    let children = rows(120) { "\($0 % 4 + 1),\($0 * 7 % 31).5" }
    #expect(try roles("childNum,v\n" + children)["childNum"] == .ordinal)
    // Numbers with gaps that begin anew are those of something.
    let visits = rows(60) { "\($0 % 20 * ($0 % 20) + 100),\($0).5" }
    #expect(try roles("docnum,v\n" + visits)["docnum"] == .key)
  }

  /// Seven parties in six hundred rows are no names of things, though their column is called like one.
  @Test func fewNumbersThatComeAgainAreClasses() throws {
    func role(_ name: String = "PID", _ value: (Int) -> Int) throws -> ColumnRole? {
      try roles("\(name),v\n" + rows(600) { "\(value($0)),\($0 * 37 % 101).5" })[name]
    }
    #expect(try role { ($0 * $0 + $0 / 3) * 7 % 97 % 7 } == .ordinal)
    #expect(try role { $0 % 6 } == .key, "a panel")
    #expect(try role { $0 < 90 ? 0 : $0 / 120 } == .key, "one after the other")
    #expect(try role { ($0 * $0 + $0 / 3) * 7 % 97 % 7 * 40 } == .key, "codes")
  }

  /// Flights have numbers, and kinds that something learned, where there are more than two.
  @Test func numbersOfFlightsAndKindsAreNoAmounts() throws {
    func role(_ name: String, _ value: (Int) -> Int) throws -> ColumnRole? {
      try roles("v,\(name)\n" + rows(200) { "\($0 * 37 % 101).5,\(value($0))" })[name]
    }
    #expect(try role("flight") { $0 * 131 % 89 + 200 } == .key)
    for name in ["order_number", "Ticket #", "Bestellnummer", "Belegnr", "numero_factura", "PO"] {
      #expect(try role(name) { 536_369 + $0 * 131 % 89 } == .key, "\(name)")
    }
    #expect(try role("number of orders") { 536_369 + $0 * 131 % 89 } == .measure)
    #expect(try role("account") { $0 * 131 % 89 } == .measure)
    #expect(try role("target") { $0 * 7 % 3 } == .nominal)
    #expect(try role("target") { $0 * 7 % 2 } != .nominal)
    #expect(try role("target") { $0 * 7 % 61 } == .measure)
  }

  @Test func rowNumbersHaveHoles() throws {
    func role(_ numbers: [String]) throws -> ColumnRole? {
      try roles(",name\n" + numbers.map { "\($0),n\($0)\n" }.joined())["1"]
    }
    #expect(try role(["1", "2", "3", "6", "7", "8", "9", "10", "11", "12", ""]) == .rowNumber)
    #expect(try role(["1", "2", "4", "8", "16", "32", "64"]) == .measure)
    #expect(try role(["1", "2", "3", "6", "7", "7"]) == .measure)
  }

  @Test func articleNumbersAreKeys() throws {
    #expect(try roles("sku,v\n1003,1.5\n1019,2.5\n1044,3.5\n")["sku"] == .key)
  }

  /// Programs name rows by numbers that have gaps once rows are gone, and no order once they are shuffled.
  @Test func aNamelessFirstColumnNamesRows() throws {
    #expect(try roles(",a\n" + rows(30) { "\($0 + $0 / 7 + 85),\($0).5" })["1"] == .rowNumber)
    #expect(try roles(",a\n" + rows(31) { "\($0 * 7 % 31 + 5),\($0).5" })["1"] == .rowNumber)
    // Even steps are an axis, few rows are a list, and what comes twice is no name.
    #expect(try roles(",a\n" + rows(30) { "\($0 * 10 + 100),\($0).5" })["1"] == .measure)
    #expect(try roles(",a\n" + rows(30) { "\($0 + 15),\($0).5" })["1"] == .measure)
    #expect(try roles(",a\n" + rows(20) { "\($0 + $0 / 7 + 85),\($0).5" })["1"] == .measure)
    #expect(try roles(",a\n" + rows(30) { "\(($0 + $0 / 7) / 2 + 85),\($0).5" })["1"] == .measure)
  }

  /// Few whole numbers in many rows are kinds; the last measure stays one.
  @Test func fewWholeNumbersAreKinds() throws {
    let many = rows(100) { "\($0 % 4 + 4),\($0).5" }
    #expect(try roles("cylinders,power\n" + many)["cylinders"] == .ordinal)
    #expect(try roles("cylinders\n" + rows(100) { "\($0 % 4)" })["cylinders"] == .measure)
    let five = rows(100) { "\($0 == 99 ? 3 : $0 % 5),\($0).5" }
    #expect(try roles("a,b\n" + five)["a"] == .measure, "a twentieth of the rows is not fewer")
  }

  /// Of counts that are all few the one that is no step of anything stays a measure.
  @Test func aRoundIsNoMeasure() throws {
    let games = try roles(
      "goals,round\n" + rows(1_000) { "\($0 % 11 % 7),\($0 % 30 + $0 / 997)" })
    #expect(games["goals"] == .measure && games["round"] == .ordinal)
  }

  /// Levels of a plan come equally often; flags are kinds however often they come.
  @Test func levelsAndFlagsAreKinds() throws {
    #expect(try roles("dose,v\n" + rows(9) { "\($0 % 3).5,\($0).25" })["dose"] == .ordinal)
    #expect(try roles("dose,v\n" + rows(10) { "\($0 % 3).5,\($0).25" })["dose"] == .measure)
    #expect(try roles("dose,v\n" + rows(6) { "\($0 % 3).5,\($0).25" })["dose"] == .measure)
    #expect(try roles("am,v\n" + rows(11) { "\($0 < 4 ? 1 : 0),\($0).25" })["am"] == .ordinal)
    #expect(try roles("am,v\n" + rows(11) { _ in "1,5.25" })["am"] == .measure)
  }

  @Test func namesOfTheCalendarAreCyclic() throws {
    #expect(try roles("wann,v\nMo,1\nDi,2\nFr,3\n")["wann"] == .cyclic)
    #expect(try roles("quarter,day,v\n1,31,5\n2,30,6\n")["quarter"] == .cyclic)
    #expect(try roles("day,v\n32,5\n2,6\n")["day"] == .measure)
  }

  /// Beside a time a count of the rows says nothing; the opposite of yes is no key.
  @Test func countersAndNoes() throws {
    #expect(try roles("year,time,v\n1990,1,5.5\n1991,2,6.5\n1992,3,6.5\n")["time"] == .rowNumber)
    // Of many rows no name has to say that they are counted, unless nothing else is measured.
    let sites = rows(21) { "\(1990 + $0 % 7),\($0 + 1),\($0 * $0).5" }
    #expect(try roles("year,site,v\n" + sites)["site"] == .rowNumber)
    let alone = rows(21) { "\(1990 + $0 % 7),\($0 + 1)" }
    #expect(try roles("year,site\n" + alone)["site"] == .measure)
    #expect(try roles("smoking_no,v\n5,5.5\n6,6.5\n")["smoking_no"] == .measure)
  }

  @Test func textThatIsAlwaysAnotherIsAKey() throws {
    #expect(try roles("name,v\n" + rows(51) { "n\($0),\($0)" })["name"] == .key)
    #expect(try roles("name,v\n" + rows(50) { "n\($0),\($0)" })["name"] == .nominal)
    #expect(try roles("name,v\n" + rows(60) { "n\($0 % 40),\($0)" })["name"] == .nominal)
    #expect(try roles("customer_id,v\na,1\nb,2\n")["customer_id"] == .key)
    #expect(try roles("v,w\n,1\n,2\n")["v"] == .empty)
  }

  /// Digits that begin with a zero are a code, in whatever row they first come.
  @Test(arguments: [["02139", "10001", "94103"], ["10001", "02139"], ["007"]])
  func codesStayText(cells: [String]) throws {
    let text = "place,v\n" + cells.map { "\($0),1.5\n" }.joined()
    guard
      case .table(let table) = try Reader.read(
        bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions()),
      case .text(let column) = table.columns[0].values
    else {
      Issue.record("no text")
      return
    }
    #expect(column.dictionary == cells && column.firstNonNumber == nil)
  }

  @Test func aZeroBeforeAPointIsANumber() throws {
    #expect(try roles("a,b\n0.5,0\n0,1\n")["a"] == .measure)
  }

  /// A server's answer is a kind, a duration in its range is not.
  @Test func answersOfServersAreKinds() throws {
    let text =
      "path,status,http_code,response_time\n" + rows(4) { "/p\($0),\(200 + $0),404,\(150 + $0)" }
    let found = try roles(text)
    #expect(found["status"] == .nominal && found["http_code"] == .nominal)
    #expect(found["response_time"] == .measure)
    #expect(try roles("status,v\n1,5.5\n2,6.5\n")["status"] == .measure)
  }

  /// Of measures that are levels, too, the last is none of 0 and 1, and none that never changes.
  @Test func theLastMeasureSaysHowMuch() throws {
    let text =
      "died,los,type,same\n" + rows(100) { "\($0 % 2),\($0 * 7 % 3 + 1),\($0 / 3 % 2),20" }
    let found = try roles(text)
    #expect(found["los"] == .measure && found["type"] == .ordinal && found["died"] == .ordinal)
    let flags = try roles("a,b\n" + rows(20) { "\($0 % 2),\($0 / 3 % 2)" })
    #expect(flags["a"] == .ordinal && flags["b"] == .ordinal)
    // Over time they are a course.
    let course = try roles(
      "day,up\n" + rows(9) { "2024-01-0\($0 + 1),\($0 % 2)" })
    #expect(course["up"] == .measure)
  }

  @Test func aNumberThatBeginsAnewIsAKey() throws {
    let text = "gameno,homeruns\n" + rows(40) { "\($0 % 20 + 1),\($0 * 7 % 4)" }
    #expect(try roles(text)["gameno"] == .key && roles(text)["homeruns"] == .measure)
  }

  /// The names that programs give rows are never measured; nor is an identifier with a point in one of its rows.
  @Test func rowNamesWithGaps() throws {
    #expect(try roles("rownames,v\n4,5.5\n9,6.5\n17,1.5\n")["rownames"] == .rowNumber)
    #expect(try roles("v,rownames\n5.5,4\n6.5,9\n1.5,17\n")["rownames"] == .rowNumber)
    #expect(try roles("Nº,v\n1,5.5\n2,6.5\n3,1.5\n")["Nº"] == .rowNumber)
    let ids = rows(24) { "\($0 == 5 ? "5.5" : String($0)),\($0 * 7 % 5).25" }
    #expect(try roles("id,v\n" + ids)["id"] == .key)
  }

  /// Few numbers far apart are counts, as cigarettes a day are; few in a row are levels.
  @Test func countsWithALongTailAreMeasures() throws {
    let cigarettes = [0, 0, 0, 0, 1, 2, 3, 5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 60, 80]
    let text = rows(800) { "\(cigarettes[$0 * 7 % 20]),\($0 % 17),\($0 * 13 % 101).5" }
    let roles = try roles("cigs,educ,v\n" + text)
    #expect(roles["cigs"] == .measure && roles["educ"] == .ordinal)
  }

  /// The codes of places are no amounts, in whatever form they are called.
  @Test(arguments: [
    "fips", "FIPS", "county_fips", "countyfips", "fips_code", "fips_txt", "STATEFP", "COUNTYFP",
    "TRACTCE", "GEOID", "geoid10", "GEOID20", "ZIP", "zip5", "zip_code", "ZCTA5", "state_code",
    "PUMA", "CBSA", "stateFips",
  ])
  func codesOfPlaces(name: String) throws {
    let found = try roles(
      "\(name),income,rent\n"
        + rows(60) { "\(1001 + $0 * 2),\($0 * 7919 % 50021).5,\($0 * 37 % 101).25" })
    #expect(found[name] == .key && found["income"] == .measure, "\(found)")
  }

  /// Of a few rows a trait that is 1 or 2 is a level, and anything else is measured.
  @Test func oneAndTwoAreTheCodesOfATrait() throws {
    let text = "sex,score,stage\n" + rows(9) { "\($0 * 5 % 3 % 2 + 1),\($0 * 7),\($0 % 4 + 1)" }
    let found = try roles(text)
    #expect(found["sex"] == .ordinal && found["score"] == .measure)
    #expect(try roles(text.replacing("sex", with: "dose"))["dose"] == .measure)
  }

  /// Whatever hardly anybody has is counted, though the numbers of those who have it are few.
  @Test(arguments: [
    ("0,1,2,3,7,12", ColumnRole.measure), ("0,1,2,3,5,9", .ordinal), ("0,1,2,3,4,5", .ordinal),
  ])
  func countsOfMostlyNoneAreMeasured(counts: String, role: ColumnRole) throws {
    let counts = counts.split(separator: ",")
    let text = rows(300) { row in
      "\(20 + row * 7 % 41).5,\(row % 5 < 3 ? "0" : counts[row / 5 % counts.count])"
    }
    #expect(try roles("age,visits\n" + text)["visits"] == role)
  }
}
