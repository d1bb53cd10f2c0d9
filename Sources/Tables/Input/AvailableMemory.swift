import Glibc

/// The memory that this process may still have.
enum AvailableMemory {
  /// In bytes: the least of what the machine, the control group and the process's own limits leave.
  static var bytes: Int {
    var least = machine ?? unusedPages
    for limit in [controlGroup, left(of: RLIMIT_AS, used: 0), left(of: RLIMIT_DATA, used: 5)] {
      least = min(least, limit ?? .max)
    }
    return max(least, 0)
  }

  /// The bytes in pages that nobody uses, which can be asked for where no file may be opened.
  private static var unusedPages: Int {
    let pages = Int(sysconf(Int32(_SC_AVPHYS_PAGES)))
    return pages > 0 ? pages * Int(sysconf(Int32(_SC_PAGESIZE))) : 1 << 40
  }

  /// The bytes that the kernel says can be used without swapping; see proc_meminfo(5).
  private static var machine: Int? {
    let line = text(of: "/proc/meminfo")?.split(separator: "\n").first {
      $0.hasPrefix("MemAvailable:")
    }
    let kilobytes = line?.split(separator: " ").dropFirst().first
    return kilobytes.flatMap { Int($0) }.map { $0 * 1024 }
  }

  /// The bytes that a limit of the process leaves; `nil` without a limit.
  ///
  /// - Parameters:
  ///   - resource: That of the address space (RLIMIT_AS) or of the data in it (RLIMIT_DATA).
  ///   - used: The field of /proc/self/statm with the pages that count; see proc_pid_statm(5).
  /// - Returns: The bytes, below zero where more are used than the limit has.
  private static func left(of resource: __rlimit_resource, used: Int) -> Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0,
      limit.rlim_cur < UInt(Int.max)
    else {
      return nil
    }
    let pages = text(of: "/proc/self/statm")?.split(separator: " ").dropFirst(used).first
    return Int(limit.rlim_cur)
      - (pages.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The bytes that the control group of the process, or one around it, leaves; version 2, else 1.
  private static var controlGroup: Int? {
    guard let groups = text(of: "/proc/self/cgroup") else { return nil }
    var least: Int?
    for line in groups.split(separator: "\n") {
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { continue }
      let isUnified = fields[0] == "0"
      guard isUnified || fields[1].split(separator: ",").contains("memory") else { continue }
      let root = isUnified ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory"
      let names =
        isUnified
        ? ("memory.max", "memory.current") : ("memory.limit_in_bytes", "memory.usage_in_bytes")
      // In a container the root itself may be the group; what is limited around it counts, too.
      var path = fields[2].split(separator: "/")
      while true {
        let folder = root + path.map { "/" + $0 }.joined()
        if let limit = number(in: "\(folder)/\(names.0)"), limit < Int.max / 2 {
          let used = number(in: "\(folder)/\(names.1)") ?? 0
          least = min(least ?? .max, limit - used + reclaimable(in: folder))
        }
        guard !path.isEmpty else { break }
        path.removeLast()
      }
    }
    return least
  }

  /// The bytes of files that a group holds, which the kernel gives up for others; see cgroups(7).
  private static func reclaimable(in folder: String) -> Int {
    let lines = text(of: "\(folder)/memory.stat")?.split(separator: "\n") ?? []
    return lines.reduce(0) { sum, line in
      let fields = line.split(separator: " ")
      guard fields.count == 2, ["active_file", "inactive_file"].contains(fields[0]) else {
        return sum
      }
      return sum + (Int(fields[1]) ?? 0)
    }
  }

  private static func number(in file: String) -> Int? {
    text(of: file).flatMap { Int($0.split(whereSeparator: \.isWhitespace).first ?? "") }
  }

  /// The beginning of a small file of the kernel's.
  private static func text(of file: String) -> String? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
