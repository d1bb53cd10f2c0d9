import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessOpeningsTests {
  /// Tickets in the order of their numbers, at uneven times; the last column is what else is known of each.
  private func tickets(
    _ header: String, _ count: Int = 180, last: (Int) -> String = { "\($0 * $0 * 7 % 9)" }
  ) -> String {
    func time(_ minutes: Int) -> String {
      func two(_ number: Int) -> String { "\(number < 10 ? "0" : "")\(number)" }
      let days = minutes / 1_440
      return "2026-\(two(1 + days / 28))-\(two(1 + days % 28)) \(two(minutes / 60 % 24)):"
        + two(minutes % 60)
    }
    return tableText(header, count) { row in
      let opened = row * 1_400 + row * row * 37 % 3_301
      let isOpen = row % 4 == 0
      return "\(row + 1),\(time(opened)),\(isOpen ? "" : time(opened + row * 531 % 9_001)),"
        + "\(isOpen ? "open" : "closed"),\(["ana", "bob", "cid"][row * 5 % 3]),\(last(row))"
    }
  }

  /// Nobody asks for the course of the number of those who watch single tickets.
  @Test(arguments: [
    "id,created,closed,state,assignee,watchers",
    "number,created_at,updated_at,state,author,comments",
    "nr,Erstellt,Geschlossen,Status,Bearbeiter,Stimmen", "id,start,closed_at,status,owner,n",
    "Issue key,Created,Resolved,Status,Assignee,Custom field (Story Points)",
  ])
  func ticketsAreCounted(header: String) throws {
    let listed = try Encoding().suggestions(of: readDocument(tickets(header)))
    let names = header.split(separator: ",").map(String.init)
    #expect(listed[0][0].x == names[1] && listed[0][0].timeUnit != nil)
    #expect(listed[1][0].x == names[3] && listed[1][0].measures.isEmpty, "\(listed[1][0])")
    let chart = try readFirstChart(tickets(header))
    #expect(chart.channels?.reason == .counts)
    #expect(chart.series.reduce(0) { $0 + $1.y.reduce(0, +) } == 180)
  }

  /// Few tickets are told by how they stand.
  @Test func fewTicketsAreToldByTheirStates() throws {
    let chart = try readFirstChart(tickets("id,created,closed,state,assignee,watchers", 24))
    #expect(chart.xAxis.title == "state" && chart.series.reduce(0) { $0 + $1.y.reduce(0, +) } == 24)
  }

  /// Money that was paid, or energy that was used, is asked about first.
  @Test(arguments: ["amount", "energy (kWh)", "price"])
  func amountsAreNoHeed(name: String) throws {
    let text = tickets("id,created,closed,state,assignee,\(name)") { "\($0 * 31 % 997).5" }
    let chart = try readFirstChart(text)
    #expect(chart.series.reduce(0) { $0 + $1.y.filter(\.isFinite).reduce(0, +) } != 180)
  }

  /// Readings at even times have a course, whatever they are called.
  @Test func readingsAreNoTickets() throws {
    let text = tableText("id,created,updated,status,open,votes", 120) { row in
      let time = "2026-01-0\(1 + row / 24) \(row % 24 < 10 ? "0" : "")\(row % 24):00"
      return "\(row),\(time),\(time),\(row % 3 == 0 ? "up" : "down"),x,\(row * row % 11)"
    }
    #expect(try readFirstChart(text).series.reduce(0) { $0 + $1.y.reduce(0, +) } != 120)
  }
}
