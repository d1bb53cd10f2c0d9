import Glibc
import Testing

@testable import Tables

@Suite struct MixedUnitsTests {
  private func column(_ name: String, _ cells: [String]) throws -> Column {
    try table("k,\(name)\n" + cells.map { "a,\($0)\n" }.joined()).columns[1]
  }

  private func numbers(_ name: String, _ cells: [String]) throws -> NumberColumn {
    guard case .numbers(let numbers) = try column(name, cells).values else { throw WrongType() }
    return numbers
  }

  @Test func unitsWithPrefixesAreOne() throws {
    let power = try numbers("power", ["950 W", "1.2 kW", "60 W"])
    #expect(power.unit == "kW" && power.values == [0.95, 1.2, 0.06])
    let commas = try table("k;power\na;950 W\nb;1,2 kW\nc;2,5 kW\n").numbers(1)
    #expect(commas.unit == "kW" && commas.values == [0.95, 1.2, 2.5])
    #expect(try numbers("a", ["3 cm", "2 m", "5 mm"]).unit == "m")
    for cells in [["3 W", "2 V", "1 kW"], ["3 W", "2", "1 kW"]] {
      guard case .text = try column("a", cells).values else {
        #expect(Bool(false), "\(cells)")
        continue
      }
    }
  }

  /// The clocks of a time sheet are lengths; elsewhere such a clock is a time of day.
  @Test func hoursThatWereWorked() throws {
    for name in ["Hours", "Arbeitszeit"] {
      let hours = try numbers(name, ["8:00", "7:45", "0:30", "38:15"])
      #expect(hours.unit == "h" && hours.values == [8, 7.75, 0.5, 38.25])
    }
    guard case .dates = try column("start", ["8:00", "7:45", "0:30"]).values else {
      return #expect(Bool(false))
    }
  }

  /// As clusters count processors; without that name "m" is a million.
  @Test func partsOfProcessors() throws {
    for name in ["cpu", "vCPU", "requests.cpu", "cpu_request", "cpu usage"] {
      #expect(try numbers(name, ["100m", "0", "900u", "5n"]).values == [0.1, 0, 900e-6, 5e-9])
      #expect(try numbers(name, ["100m", "2.5k", "3M"]).values == [0.1, 2_500, 3e6])
    }
    #expect(try numbers("views", ["100m", "2.5k"]).values == [100e6, 2_500])
  }

  @Test func lengthsOfTime() throws {
    let numbers = try numbers("took", ["900ms", "1.2s", "3m12s", "0", "NA", "1m30.5s"])
    #expect(numbers.unit == "s" && numbers.optionals == [0.9, 1.2, 192, 0, nil, 90.5])
    #expect(numbers.fractionDigits == 1)
    // A value that is small beside the largest is shown with two of its own digits, and not as nothing.
    let spread = try self.numbers("a", ["5ms", "2s", "60s", "1ms"])
    #expect(spread.unit == "s" && spread.fractionDigits == 3)
    #expect(try self.numbers("a", ["4 g", "2 kg", "60 kg", "0.3 g"]).fractionDigits == 4)
    #expect(try self.numbers("a", ["12ms", "3 µs", "80ns"]).unit == "ms")
    #expect(try self.numbers("a", ["2 h 30 min", "45 min", "1 d"]).values == [2.5, 0.75, 24])
    #expect(try self.numbers("a", ["5d3h", "12d", "2y", "47m"]).values[0] == 5.125)
    #expect(
      try self.numbers("a", ["2 hours ago", "About a minute ago", "Up 3 days"]).values.last == 72)
    // One unit stays what it is.
    #expect(try self.numbers("a", ["12ms", "3ms"]).values == [12, 3])
    let both = try self.numbers("a", ["-5ms", "-2h", "+3d", "0s"])
    #expect(both.unit == "h" && both.values.dropFirst() == [-2, 72, 0])
    #expect(abs(both.values[0] + 5e-3 / 3_600) < 1e-15)
    #expect(try self.numbers("a", ["-5ms", "1s"]).values == [-0.005, 1])
  }

  /// Whatever is beside it, what is not zero has a digit that is not.
  @Test(arguments: [["5mW", "3MW", "2GW"], ["1w", "2d", "3h", "4ns"]])
  func smallValuesKeepDigits(cells: [String]) throws {
    let numbers = try numbers("a", cells)
    let least = try #require(numbers.values.min())
    #expect(least > 0 && least * pow(10, Double(numbers.fractionDigits)) > 0.9)
  }

  @Test func lengthsAsPythonWritesThem() throws {
    let times = try numbers("time", ["0 days 00:00:00", "0 days 00:00:01", "0 days 00:01:30.5"])
    #expect(times.unit == "s" && times.values == [0, 1, 90.5])
    let days = try numbers("a", ["\"1 day, 2:00:00\"", "\"3 days, 1:00:00\"", "12 days 00:00:00"])
    #expect(days.unit == "d" && days.values[2] == 12)
    for cells in [
      ["0 days 00:99:00"], ["0 days -00:00:01"], ["2 days ab:cd:ef"], ["1 daysss 00:0"],
    ] {
      guard case .text = try column("a", cells).values else { throw WrongType() }
    }
  }

  @Test(arguments: [["1.2s", "3s5m"], ["1.2s", "5"], ["1.2s", "1.s.2ms"], ["1.2s", "4 kg"]])
  func noLengthsOfTime(cells: [String]) throws {
    guard case .text = try column("took", cells).values else { throw WrongType() }
  }

  @Test func sizesOfData() throws {
    let numbers = try numbers("a", ["12 KiB", "3 MiB", "512 B"])
    #expect(numbers.unit == "KiB" && numbers.values == [12, 3_072, 0.5])
    #expect(try self.numbers("size", ["4.0K", "12M"]).unit == "MiB")
    #expect(try self.numbers("size", ["900M", "12G"]).unit == "GiB")
    #expect(try self.numbers("size", ["1K", "4T"]).unit == "TiB")
    #expect(try self.numbers("a", ["12 kB", "3 MB"]).values == [0.012, 3])
    #expect(try self.numbers("a", ["15Gi", "512Mi"]).unit == "GiB")
  }

  /// Letters alone are powers of 1024 where programs write sizes, and of 1000 where people count.
  @Test func lettersAlone() throws {
    let sizes = try numbers("Size", ["1.5G", "512M", "0"])
    #expect(sizes.unit == "GiB" && sizes.values == [1.5, 0.5, 0])
    let counts = try numbers("views", ["1.2K", "3M", "950"])
    #expect(counts.unit == nil && counts.values == [1_200, 3_000_000, 950])
    #expect(counts.fractionDigits == 0)
    #expect(try table("1.5G\t./a\n512M\t./b\n", name: "x.tsv").numbers(0).values == [1.5, 0.5])
  }

  /// A letter beside processors is their thousandth, as it is beside small numbers; elsewhere it is a million of something
  /// that is counted.
  @Test func processors() throws {
    let cores = try numbers("CPU(cores)", ["100m", "2", "1500m"])
    #expect(cores.values == [0.1, 2, 1.5] && cores.fractionDigits == 1)
    #expect(try numbers("views", ["100m", "2", "1500m", "30k"]).values[0] == 1e8)
    #expect(try numbers("views", ["1.2m", "350000", "4m"]).values == [1.2e6, 350e3, 4e6])
    #expect(try numbers("limit", ["100m", "2", "1500m"]).values == [0.1, 2, 1.5])
    #expect(try numbers("limit", ["5n", "900u", "100m"]).values == [5e-9, 900e-6, 0.1])
  }

  /// A letter behind a house number is none of a size.
  @Test func numbersWithALetter() throws {
    guard case .text = try column("house", ["12", "14B", "15", "16"]).values else {
      throw WrongType()
    }
    guard case .text = try column("flat", ["3B", "14B", "15", "16"]).values else {
      throw WrongType()
    }
  }

  /// A clock under such a name counts how long something took, also beyond a day.
  @Test func clocks() throws {
    #expect(try numbers("duration", ["0:01:05", "1:00:00", "26:00:00"]).unit == "h")
    #expect(try numbers("elapsed", ["0:01:05", "0:00:05.5"]).values == [65, 5.5])
    guard case .dates = try column("at", ["0:01:05", "1:00:00"]).values else { throw WrongType() }
    let processes = try table(
      "  PID %CPU   TIME COMMAND\n    1  0.3   0:05 init --all\n   42  1.5 123:20 sh\n", name: "-")
    #expect(try processes.numbers(2).values == [5.0 / 60, 123 + 20.0 / 60])
    #expect(try processes.numbers(2).unit == "min")
  }
}
