/// Numbers that are those of other rows, or of the members of a group: the mother of a child, the second person of a household.
extension Table {
  /// Fewer things are told apart by chance.
  private static let fewestThings = 20

  /// True of whole numbers that point at rows of a key, as long as this has a number of its own for each of many of them.
  ///
  /// None, 0, is that of whoever is not in the table. Where the numbers of the key stand close together, any amount might be
  /// one of them, and the name has to say what they are.
  ///
  /// - Parameters:
  ///   - index: The place of the column.
  ///   - keys: The places of the columns that are keys as far as is known.
  /// - Returns: True where nothing is measured.
  func refersToRows(_ index: Int, keys: [Int]) -> Bool {
    guard case .numbers(let numbers) = columns[index].values, numbers.isWhole else { return false }
    let present = Set(numbers.values.filter { $0.isFinite && $0 != 0 })
    guard present.count >= Self.fewestThings else { return false }
    return keys.contains { key in
      guard case .numbers(let own) = columns[key].values, own.isWhole else { return false }
      let known = Set(own.values.filter(\.isFinite))
      guard known.count == rowCount, let range = own.values.finiteRange else { return false }
      let isSparse = range.upperBound - range.lowerBound >= 2 * Double(known.count)
      return (isSparse || columns[index].name.lowercased().hasSuffix("id"))
        && present.isSubset(of: known)
    }
  }

  /// True of whole numbers under a name that may be a key's, which rise within each of the groups that rows come in by a key:
  /// the persons of a household.
  func numbersWithin(_ index: Int, keys: [Int]) -> Bool {
    guard case .numbers(let numbers) = columns[index].values, numbers.isWhole,
      RoleName.mayBeKey(columns[index].name)
    else { return false }
    return keys.contains { key in
      guard case .numbers(let own) = columns[key].values else { return false }
      let pairs = zip(own.values, own.values.dropFirst())
      let again = zip(pairs, zip(numbers.values, numbers.values.dropFirst())).filter {
        $0.0.0 == $0.0.1
      }
      return again.count >= Self.fewestThings && again.allSatisfy { $0.1.0 < $0.1.1 }
    }
  }

  /// True of whole numbers that are called by a noun for a member, each of which comes at several times, and once at each: the
  /// chicks that are weighed again and again, in whatever order the rows stand.
  func numbersSubjects(_ index: Int) -> Bool {
    guard case .numbers(let numbers) = columns[index].values, numbers.isWhole,
      RoleName.isSubject(columns[index].name)
    else { return false }
    let members = Grouping(numbers.values)
    guard members.count >= Self.fewestMembers, members.count * 2 <= rowCount else { return false }
    return columns.indices.contains { other in
      guard other != index, RoleName.step.matches(columns[other].name),
        case let times = Grouping(columns[other].values), times.count * 2 <= rowCount
      else { return false }
      return members.combined(with: times).count == rowCount
    }
  }

  /// Fewer members are kinds.
  private static let fewestMembers = 5

  /// True of many whole numbers that are next to each other, whose rows differ from one number to the next in some measure, but
  /// in no order: those of schools.
  ///
  /// - Parameters:
  ///   - index: The place of the column.
  ///   - roles: The roles of the columns as far as they are known.
  /// - Returns: True where nothing is measured.
  func namesGroups(_ index: Int, besides roles: [ColumnRole]) -> Bool {
    let mostRowsLooked = 100_000
    guard case .numbers(let numbers) = columns[index].values, numbers.isWhole,
      rowCount <= mostRowsLooked, let range = numbers.values.finiteRange,
      [0, 1].contains(range.lowerBound), range.upperBound < Double(rowCount / Self.fewestInGroup),
      !RoleName.step.matches(columns[index].name), !RoleName.course.matches(columns[index].name)
    else { return false }
    let groups = Grouping(numbers.values)
    guard groups.count >= Self.fewestGroups,
      Double(groups.count) * 10 >= (range.upperBound - range.lowerBound + 1) * 9
    else { return false }
    let others = roles.indices.filter { other in
      guard other != index, [.measure, .ordinal].contains(roles[other]),
        case .numbers(let measured) = columns[other].values
      else { return false }
      return Set(measured.values).count >= Self.fewestGroups
    }
    guard others.count > 1 else { return false }
    var isTold = false
    for other in others.prefix(Self.mostLooked) {
      guard case .numbers(let measured) = columns[other].values else { return false }
      let share = columns[other].explainedBeyondChance(by: groups)
      guard measured.means(by: numbers.values).isShuffled else { return false }
      isTold = isTold || share >= Self.leastTold
    }
    return isTold
  }

  /// Fewer numbers are levels, and of fewer rows each the means say nothing.
  private static let (fewestGroups, fewestInGroup) = (20, 5)
  /// More measures say no more.
  private static let mostLooked = 8
  /// A smaller share of the variance lies between groups by chance.
  private static let leastTold = 0.05
}

extension NumberColumn {
  /// The means of the rows of each of some whole numbers, in the order of these.
  fileprivate func means(by places: [Double]) -> [Double] {
    var sums: [Double: (sum: Double, count: Double)] = [:]
    for (place, value) in zip(places, values) where place.isFinite && value.isFinite {
      let (sum, count) = sums[place] ?? (0, 0)
      sums[place] = (sum + value, count + 1)
    }
    return sums.sorted { $0.key < $1.key }.map { $0.value.sum / $0.value.count }
  }
}
