import Tables

/// Charts of what runs on a machine, as `ps` and `top` list it.
extension Guess {
  /// The share of the machine that each command takes, those that take most first; of several processes of one command
  /// together.
  var processes: [Encoding] {
    // A list that was taken again and again has each process often, and shares of several moments do not add up.
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      let process = table.columns.first(where: { $0.name.lowercased() == "pid" }),
      isUnique([process]),
      let command = table.columns.first(where: {
        RoleName.command.matches($0.name) && $0.isText
      }),
      let most = Self.takings.lazy.compactMap({ name in
        measures.first { $0.name.lowercased() == name }
      }).first
    else { return [] }
    var processes = encoding(command, [most])
    processes.aggregation = .by(.sum)
    processes.order = .byValues(isDescending: true)
    processes.top = Self.mostParts
    return [processes]
  }

  /// The number of connections in each state, as `ss` and `netstat` list them: the bytes that wait at each are told beside.
  var connections: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.bin == nil,
      Set(["local", "peer", "Recv-Q", "Send-Q"]).isSubset(of: table.columns.map(\.name))
    else { return [] }
    let kinds = ["state", "protocol"].compactMap { column(called: $0) }
      .filter { $0.isText && count(of: $0) <= Self.mostParts }
    let told = kinds.filter { count(of: $0) > 1 } + kinds.filter { count(of: $0) == 1 }
    return told.map(counted)
  }

  /// The things a process takes, as programs call it, by what is asked about first.
  private static let takings = [
    "%cpu", "pcpu", "rss", "res", "%mem", "pmem", "time", "time+", "cputime", "vsz", "virt",
  ]
}
