import Charts
import Descriptions
import Sonification
import Tables

/// A condition that is told when it comes to hold.
struct Alarm: Equatable, Sendable {
  let condition: Condition
  /// True while it holds for the newest row; `nil` before the first.
  var isOn: Bool?
  /// True where the data cannot have it.
  var isOff = false

  init(_ condition: Condition) { self.condition = condition }

  /// The conditions of columns that it stands for: `y` is whatever the chart shows, where no column is
  /// called so.
  func conditions(in table: Table, values: [String]) -> [Condition] {
    var condition = condition
    if let column = table.column(asked: condition.column) {
      condition.column = column.name
      return [condition]
    }
    guard condition.column == "y", !values.isEmpty else { return [condition] }
    return values.map { name in
      var own = condition
      own.column = name
      return own
    }
  }
}

/// Alarms, and a feed that is lost and comes back.
extension Model {
  /// Tells the alarms whose conditions have come to hold with these rows.
  ///
  /// Of the rows that were there at the beginning only the newest counts.
  mutating func checkAlarms(_ rows: Table) -> [Effect] {
    guard var live, !live.alarms.isEmpty else { return [] }
    // The columns of y are known once there is a chart.
    let values = page.chart.channels?.y ?? []
    var words: [Sentence] = []
    for index in live.alarms.indices where !live.alarms[index].isOff {
      let alarm = live.alarms[index]
      let conditions = alarm.conditions(in: rows, values: values)
      if values.isEmpty, rows.column(asked: alarm.condition.column) == nil,
        alarm.condition.column == "y"
      {
        continue
      }
      let isMet: [Bool]
      do throws(TransformProblem) {
        isMet = try rows.rows(meeting: conditions)
      } catch {
        let problem = InputProblem(file: rows.name, kind: .transform(error))
        words.append(.problem(.input(Problem.Input(problem))))
        live.alarms[index].isOff = true
        continue
      }
      guard let isOn = isMet.last else { continue }
      let wasOn = [alarm.isOn ?? isMet.first ?? false] + isMet
      let crossings = isMet.indices.filter { isMet[$0] && !wasOn[$0] }
      let crossing = alarm.isOn == nil ? (isOn ? isMet.indices.last : nil) : crossings.last
      live.alarms[index].isOn = isOn
      guard let row = crossing else { continue }
      let value = value(of: row, in: rows, conditions)
      words.append(
        .live(.alarm(alarm.condition.told, at: place(of: row, in: rows), value: value)))
    }
    self.live = live
    guard !words.isEmpty else { return [] }
    return ring(.alarm) + announce(words, priority: .alarm, about: .alarm)
  }

  /// Ends where an alarm is of a column that is not there, which would never be told.
  mutating func refuseAlarms(_ rows: Table) -> [Effect]? {
    let columns = rows.columns.map(\.name)
    guard
      let alarm = live?.alarms.first(where: {
        $0.condition.column != "y" && rows.column(asked: $0.condition.column) == nil
      })
    else { return nil }
    let problem = InputProblem(
      file: live?.file ?? "-",
      kind: .unknownColumn(name: alarm.condition.column, columns: columns))
    live?.refusal = problem
    return [.exit]
  }

  /// The place of a row along x; `nil` where its number alone would be one.
  private func place(of row: Int, in rows: Table) -> Place? {
    guard let name = page.chart.channels?.x,
      let column = rows.columns.first(where: { $0.name == name })
    else { return nil }
    switch (column.values, page.chart.xAxis.kind) {
    case (.numbers(let numbers), .number) where numbers.values[row].isFinite:
      return page.chart.place(numbers.values[row])
    case (.dates(let dates), .date) where dates.values[row].isFinite:
      return page.chart.place(dates.values[row])
    default: return nil
    }
  }

  /// The value that a condition holds for, in the words of its chart.
  private func value(of row: Int, in rows: Table, _ conditions: [Condition]) -> Quantity? {
    for condition in conditions {
      guard let isMet = try? rows.rows(meeting: [condition]), isMet[row],
        case .numbers(let numbers)? = rows.columns.first(where: { $0.name == condition.column })?
          .values, numbers.values[row].isFinite
      else { continue }
      return Quantity(
        numbers.values[row], fractionDigits: numbers.fractionDigits, unit: numbers.unit)
    }
    return nil
  }

  /// Tells that nothing has come for long.
  mutating func loseFeed() -> [Effect] {
    guard var live, !live.isEnded, !live.isLost, let newest = live.newest else { return [] }
    let missing = clock - newest
    guard missing >= live.patience - 1e-6 else {
      return [.remind(.feedLost, after: live.patience - missing)]
    }
    live.isLost = true
    self.live = live
    return ring(.lost)
      + announce(
        [.live(.lost(seconds: live.patience))] + lastWords(), priority: .alarm, about: .loss)
  }

  /// Tells that data comes again.
  mutating func comeBack(after pause: Double?) -> [Effect] {
    guard live?.isLost == true, let pause else { return [] }
    live?.isLost = false
    return announce([.live(.back(seconds: pause))], priority: .alarm, about: .loss)
  }

  /// Sounds a signal in place of whatever sounds; where there is no sound, or none here, the terminal's
  /// bell rings.
  mutating func ring(_ signal: LiveSignal) -> [Effect] {
    let isHeard = settings.isSoundOn && !playback.hasSaidSilence && !settings.isRemote
    var effects: [Effect] = isHeard ? [] : [.bell]
    guard settings.isSoundOn else { return effects }
    playback.state = .idle
    playback.number += 1
    effects += sound(signal.score(settings.sonification), from: 0)
    return effects
  }
}

/// A sound about the feed that is no value.
enum LiveSignal {
  case alarm, lost

  func score(_ settings: SonificationSettings) -> Score {
    switch self {
    case .alarm:
      let chirp = Score(cue: .threshold, at: nil, settings: settings)
      return chirp.followed(by: chirp, after: 0.06).followed(by: chirp, after: 0.06)
    case .lost:
      let thud = Score(cue: .boundary, at: nil, settings: settings)
      return thud.followed(by: thud, after: 0.15)
    }
  }
}
