import Tables

/// Charts of how long jobs ran: each run is a case of its own, and no line goes through runs of several jobs.
extension Guess {
  /// The spread of how long the runs of each job took.
  var jobRuns: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil, asked.every == nil,
      table.rowCount >= Self.fewestRuns,
      let length = measures.first(where: { JobNames.isLength($0.name) }),
      columns(.time).allSatisfy({ !$0.isTimeOfDay && isUnique([$0]) }),
      // Anything else that a run has is told of it, and not over its time.
      columns(.key).contains(where: { isUnique([$0]) }) || columns(.time).isEmpty,
      let job = columns(.nominal).first(where: { kind in
        kind.isText && JobNames.isJob(kind.name) && (2...Self.mostSeries).contains(count(of: kind))
          && count(of: kind) * Self.fewestOfJob <= table.rowCount
      })
    else { return [] }
    var spread = encoding(job, [length])
    (spread.type, spread.hasNames, spread.reason) = (.box, true, reason(of: length, by: job))
    return [spread]
  }

  /// Fewer runs are read one by one.
  private static let fewestRuns = 12
  /// Of fewer runs of a job, on average, there is no spread.
  private static let fewestOfJob = 4
}
