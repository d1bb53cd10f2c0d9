/// The names of times until an event, and of what says whether it came, as tables of survival have them.
package enum FollowUpNames {
  private static let times: Set<String> = [
    "time", "times", "t", "days", "weeks", "months", "futime", "ftime", "stime", "survtime", "surv",
    "survt",
    "survival", "duration", "dur", "tstop", "stop", "followup", "lifetime", "dauer", "zeit",
    "durée",
    "tiempo",
    "tempo", "czas", "生存時間", "生存时间",
  ]
  /// The names of times that are as well an age or an experience, unless a yes or no stands beside them.
  private static let otherTimes: Set<String> = [
    "years", "yrs", "hours", "jahre", "années", "años", "anos", "lata", "年数", "年數",
  ]
  private static let events: Set<String> = [
    "status", "cens", "censor", "censors", "censored", "censoring", "uncensored", "uncens", "event",
    "death",
    "dead",
    "died", "delta", "fustat", "fail", "failed", "failure", "relapse", "relapsed",
    "recurrence", "recurred", "rezidiv", "récidive", "recurrencia", "recidiva", "nawrót", "再発",
    "复发", "rejection",
    "rejected", "d", "div", "divorced", "divorce", "churn", "churned", "zensiert",
    "décès",
    "muerte", "óbito", "zgon", "打切り", "死亡", "删失",
  ]

  /// True of the name of a time until an event: "time", "futime", "t1"; a time 0 is when somebody was first looked at.
  package static func isTime(_ name: String) -> Bool {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
    return String(digits) != "0" && (matches(name, times) || isTimeToEvent(name))
  }

  /// True of "TimeToRecurrence" and "days_to_death".
  private static func isTimeToEvent(_ name: String) -> Bool {
    let parts = RoleName.parts(of: RoleName.separated(name))
    return parts.count == 3 && parts[1] == "to" && times.contains(parts[0]) && isEvent(parts[2])
  }

  /// True of the name of a time that is one until an event where a yes or no says whether that came: "years".
  package static func mayBeTime(_ name: String) -> Bool { matches(name, otherTimes) }

  /// True of the name of what says whether an event came: "status", "cens", "d1".
  package static func isEvent(_ name: String) -> Bool {
    matches(name, events) || isCensoring(name)
  }

  /// True of the name of a yes where no event came: "censored", but not "uncensored".
  package static func tellsOfCutting(_ name: String) -> Bool {
    let name = name.lowercased()
    return !name.contains("uncens")
      && ["cens", "zensiert", "打切", "删失"].contains(where: name.contains)
  }

  /// True of a name that some give to what says that the event came, and others to what says that it did not: "cens",
  /// "Censor", but not "censored".
  package static func mayTellOfEvents(_ name: String) -> Bool {
    ["cens", "censor", "censors", "censoring"].contains(name.lowercased().filter(\.isLetter))
  }

  /// True of what says which of several times was cut off: "censdead", "cens_rec"; of nothing that was counted in a census.
  private static func isCensoring(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("cens") && !name.hasPrefix("census") && name.count < 12
  }

  /// The names of some columns that tell of a time and its event by each other: "T" and "E", as formulas have them, or
  /// those that are of one subject.
  ///
  /// Of thousands of columns each name is looked up, not compared with all others.
  package static func pairs(
    among names: [String]
  ) -> (times: Set<String>, events: Set<String>) {
    let known = Dictionary(grouping: names) { $0.lowercased() }
    var (times, events): (Set<String>, Set<String>) = ([], [])
    for (time, alike) in known {
      for event in Self.events(of: time).compactMap({ known[$0] }) {
        times.formUnion(alike)
        events.formUnion(event)
      }
    }
    return (times, events)
  }

  /// The names that the event of a time may have: "pgstat" of "pgtime", "censrec" of "rectime".
  private static func events(of time: String) -> [String] {
    if time == "t" { return ["e"] }
    guard time.hasSuffix("time"), (2...6).contains(time.count - 4) else { return [] }
    let subject = time.dropLast(4)
    return [subject + "stat", subject + "status", subject + "event", "cens" + subject].map {
      String($0)
    }
  }

  /// True of one of some words, also with a number behind it, and of a name whose first or last part is one.
  private static func matches(_ name: String, _ words: Set<String>) -> Bool {
    let name = name.lowercased()
    if words.contains(name) { return true }
    let stem = String(name.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
    if words.contains(stem) { return true }
    let parts = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return parts.count > 1
      && [parts.first, parts.last].contains {
        $0.map { $0.count > 2 && words.contains($0) } == true
      }
  }
}
