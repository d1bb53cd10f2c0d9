import Testing

@testable import Tables

@Suite struct TableSummariesTests {
  private func summaries(_ text: String, keeping names: [String] = []) throws -> [Table.Summary]? {
    try table(text).withoutSummaries(keeping: names)?.summaries
  }

  @Test func whatAddsUpTheOthersIsNoRow() throws {
    let total = try #require(
      try table("month,sales,price\nJan,3,2.5\nFeb,5,3.5\nMar,4,3\nTotal,12,3\n")
        .withoutSummaries(keeping: []))
    #expect(total.summaries == [.sum("Total")] && total.table.rowCount == 3)
    #expect(try summaries("m;s\na;1,4\nb;1,4\nc;1,4\nSumme:;4,3\n") == [.sum("Summe:")])
  }

  /// The name of a sum keeps no column of weeks from being numbers, and is told.
  @Test func aSumBelowNumbersHasItsName() throws {
    var table = try table("KW;a;b\n22;120;200\n23;150;260\n24;130;190\n25;1;2\nGesamt;401;652\n")
    let left = try #require(table.withoutSummaries(keeping: []))
    #expect(left.summaries == [.sum("Gesamt")])
    table = left.table
    table.settleDates()
    #expect(try table.numbers(0).values == [22, 23, 24, 25] && table.numbers(0).strays == nil)
  }

  /// Among many dates its name is one stray cell, which is lost no more than its row.
  @Test func aSumBelowManyDatesHasItsName() throws {
    let rows = (1...30).map { "2024-01-\($0 < 10 ? "0" : "")\($0),a\($0 % 3),\($0),\($0 * 2)\n" }
      .joined()
    for name in ["TOTAL", "Summe", "合計"] {
      let table = try table("day,k,v,w\n" + rows + "\(name),,465,930\n")
      #expect(try table.dates(0).stray?.text == name)
      var left = try #require(table.withoutSummaries(keeping: []))
      #expect(left.summaries == [.sum(name)] && left.table.rowCount == 30)
      left.table.settleDates()
      #expect(try left.table.dates(0).stray == nil && left.table.dates(0).strayCount == 0)
    }
    // Another text is lost still.
    let torn = try table("day,k,v,w\n" + rows + rows + "later,a,1,2\nTOTAL,,931,1862\n")
    let left = try #require(torn.withoutSummaries(keeping: []))
    #expect(try left.table.dates(0).stray?.text == "later" && left.table.dates(0).strayCount == 1)
  }

  /// A country above its parts, and a total above what it is of.
  @Test func theFirstRowMayBeTheSum() throws {
    let text = "area,a,b,c\nScotland,60,66,75\nAyr,10,20,30\nFife,20,21,22\nMoray,30,25,23\n"
    let left = try #require(try table(text).withoutSummaries(keeping: []))
    #expect(left.summaries == [.sum("Scotland")] && left.table.rowCount == 3)
    #expect(try summaries("area,n\nTotal,60\nAyr,10\nFife,20\nMoray,30\n") == [.sum("Total")])
    #expect(try summaries(text.replacing("75", with: "74")) == nil)
    #expect(try summaries(text, keeping: ["area"]) == nil)
  }

  @Test(arguments: [
    "Average", "Mean", "Class average", "Moyenne", "Durchschnitt", "Mittelwert:", "Promedio",
    "Media", "Média", "Średnia", "平均", "平均値", "平均值", "均值",
  ])
  func whatHasTheMeansOfTheOthersIsNoRow(name: String) throws {
    let left = try #require(
      try table("who,a,b\nAnn,10,12\nBob,14,9\nCid,6,15\n\(name),10,12\n")
        .withoutSummaries(keeping: []))
    #expect(left.summaries == [.average(name)] && left.table.rowCount == 3)
  }

  @Test func meansMayBeRoundedAndHaveWeights() throws {
    #expect(try summaries("w,a\nx,1\ny,2\nz,2\nMean,1.67\n") == [.average("Mean")])
    #expect(try summaries("w,a\nx,1.25\ny,2.25\nz,2.25\nMean,1.9\n") == [.average("Mean")])
    let weighted = "w,a,b,c\nx,1,5,9\ny,2,6,7\nz,4,9,1\n%,3,7,4\n"
    #expect(try summaries(weighted.replacing("%", with: "Average")) == [.average("Average")])
    // Media may be a department as well.
    #expect(try summaries(weighted.replacing("%", with: "Media")) == nil)
  }

  @Test func sumsAndMeansMayBothBeThere() throws {
    let rows = "w,a\nx,1\ny,2\nz,6\n"
    #expect(try summaries(rows + "Total,9\nMean,3\n") == [.sum("Total"), .average("Mean")])
    #expect(try summaries(rows + "Mean,3\nTotal,9\n") == [.average("Mean"), .sum("Total")])
    // Mr. Mean is one of those that are added up.
    #expect(try summaries(rows + "Mean,5\nTotal,14\n") == [.sum("Total")])
  }

  @Test func theNameMayStandInALaterColumn() throws {
    let text = "date,no,text,in\n2024-01-02,001,a,10\n2024-01-03,002,b,20\n2024-01-05,003,c,5\n"
    #expect(try summaries(text + ",,Total,35\n") == [.sum("Total")])
    #expect(try summaries(text + ",004,Total,35\n") == nil)
    #expect(try summaries(text + "2024-01-09,,Total,35\n") == nil)
  }

  @Test(arguments: [
    "m,s\na,3\nb,5\nc,4\nTotal,13\n", "m,s\na,3\nb,5\nc,4\nd,12\n", "m,s\na,3\nTotal,3\n",
    "m,s\nTotal,3\nb,5\nc,4\nTotal,12\n", "m,s\na,0\nb,0\nc,0\nTotal,0\n",
    "m,s\na,3\nb,5\nc,4\nAverage,4.5\n", "m,s\na,3\nAverage,4\nb,5\nc,4\n",
    "rating,s\npoor,3\ngood,5\nvery good,4\naverage,4\n",
    "m,s,t,u\na,3,4,5\nb,5,1,2\nc,4,9,9\nAverage,4.5,2,10\n",
  ])
  func rowsLikeTheOthers(text: String) throws { #expect(try summaries(text) == nil) }

  /// Sizes that are rounded hardly add up; those of folders are in the folders around them.
  @Test func whatHoldsTheOthersIsAboutTheirSum() throws {
    let nested = "4.0K\t./a/b\n12K\t./a\n8.0K\t./b\n3.0M\t./c/d\n12M\t./c\n"
    #expect(try summaries(nested + "13M\t.\n") == [.folder(".")])
    #expect(try summaries(nested + "12M\t.\n") == [.sum(".")])
    #expect(try summaries(nested + "12M\t.\n12M\ttotal\n") == [.sum("."), .sum("total")])
    // Of `du -S` it is a folder like the others, with files of its own.
    #expect(try summaries("1000\t./a\n2000\t./b\n1500\t./c\n2900\t.\n") == nil)
    // Both edges of what rounding may make of a sum.
    let plain = "1000\t./a\n2000\t./b\n7000\t./c\n"
    #expect(try summaries(plain + "9500\t.\n") == [.sum(".")])
    #expect(try summaries(plain + "9400\t.\n") == nil)
    #expect(try summaries(plain + "10500\t.\n") == [.sum(".")])
    #expect(try summaries(plain + "10600\t.\n") == [.folder(".")])
    #expect(try summaries(plain + "10600\t.\n10600\ttotal\n") == [.folder("."), .folder("total")])
  }

  @Test func theTotalOfDisksIsAboutTheirSum() throws {
    let disks = """
      Filesystem      Size  Used Avail Use% Mounted on
      devtmpfs         12G   16K   12G   1% /dev
      tmpfs            24G  292K   24G   1% /dev/shm
      /dev/vda        252G   26G   69G  28% /
      tmpfs            12G     0   12G   0% /sys/fs/cgroup

      """
    #expect(try summaries(disks + "total           300G   26G  116G  19% -\n") == [.sum("total")])
    #expect(try summaries(disks + "total           500G   99G  300G  19% -\n") == nil)
    #expect(try summaries(disks + "total           200G   16G   99G  19% -\n") == nil)
  }

  @Test func whoeverAsksForItHasIt() throws {
    #expect(try summaries("m,s\na,3\nb,5\nc,4\nTotal,12\n", keeping: ["m"]) == nil)
  }

  /// Whatever it is called, or if it is not, a last row that adds up every column is no row.
  @Test func whatAddsUpEveryColumnNeedsNoName() throws {
    let rows = "Art;Jan;Feb\nA;3;5\nB;2;6\nC;4;1\n"
    #expect(try summaries(rows + "Suma ogółem;9;12\n") == [.sum("Suma ogółem")])
    #expect(try summaries(rows + ";9;12\n") == [.sum("—")])
    #expect(
      try summaries(rows + "Totaal;9;12\nGemiddeld;3;4\n")
        == [.sum("Totaal"), .average("Gemiddeld")])
    // Two small numbers may be sums by chance.
    #expect(try summaries(rows + "D;9;12\n") == nil)
    #expect(try summaries(rows + ";9;13\n") == nil)
    #expect(try summaries(rows + "Suma ogółem;9;12\n", keeping: ["Art"]) == nil)
  }

  /// Below dates it leaves dates.
  @Test func datesOverASumAreDates() throws {
    let read = try table("date,a,b\n2024-01-01,1,2\n2024-01-02,3,4\n2024-01-08,5,3\nTotal,9,9\n")
    var left = try #require(read.withoutSummaries(keeping: []))
    #expect(left.summaries == [.sum("Total")])
    left.table.settleDates()
    #expect(try left.table.dates(0).values.count == 3)
    // The events of the last day are no sum.
    let days = "date,a,b\n2024-01-01,1,2\n2024-01-02,3,4\n2024-01-08,5,3\n2024-01-09,9,9\n"
    #expect(try summaries(days) == nil)
  }

  private let budget = "Item,Jan,Feb,Mar\nRent,8,4,1\nPay,7,3,7\nCloud,3,6,2\nTravel,5,9,2\n"

  /// A row of growth below amounts is no item, and its percents keep no column from being numbers.
  @Test func aRowOfPercentsIsNoRow() throws {
    for ending in ["Change,,-4.3%,-45.5%\n", "Growth %,,1%,2%\nShare,10%,20%,30%\n"] {
      let read = try table(budget + ending)
      #expect(try read.numbers(1).values.prefix(4) == [8, 7, 3, 5])
      #expect(try read.numbers(2).values.prefix(4) == [4, 3, 6, 9])
      let left = try #require(read.withoutPercents(keeping: []))
      #expect(left.table.rowCount == 4 && left.names.count == read.rowCount - 4)
      #expect(read.withoutPercents(keeping: ["Item"]) == nil)
    }
    // Among rows of numbers a percent is a slip, as it is where a row has both.
    for text in ["Change,,2%,3%\nPrint,1,2,3\nFuel,1,2,3\n", "Print,1,2%,3\n"] {
      let read = try table(budget + text)
      let isLast = text.hasSuffix("Print,1,2%,3\n")
      #expect((read.withoutPercents(keeping: []) == nil) == isLast)
    }
    // Two shares of three numbers are no slips below the others.
    #expect(try table("a,b\nx,1\ny,2%\nz,3%\n").percentRows.isEmpty)
  }

  /// An average is one wherever it stands, as long as it is that of all above.
  @Test func otherRowsMayFollowAnAverage() throws {
    let average = "Average,5.75,5.5,3\n"
    let heads = try #require(
      try table(budget + average + "Heads,12,13,14\n").withoutSummaries(keeping: []))
    #expect(heads.summaries == [.average("Average")] && heads.table.rowCount == 5)
    #expect(try summaries(budget + "Average,5.75,5.5,4\nHeads,12,13,14\n") == nil)
    let both = "Total,23,22,12\n" + average + "Heads,12,13,14\n"
    #expect(try summaries(budget + both) == [.sum("Total"), .average("Average")])
  }
}
