/// Numbers of persons or things that rate each other, in columns whose names do not say so: "s" and "d".
extension Table {
  /// In fewer rows numbers come together by chance.
  private static let fewestRatings = 1_000
  /// Fewer raters are levels or ages.
  private static let fewestRaters = 100
  /// A scale of ratings ends here at most.
  private static let highestRating = 10.0

  /// The columns of those who rate and of what is rated, and that of the ratings; `nil` where there are none.
  ///
  /// Both are whole numbers that begin low, lie evenly from end to end, as numbers that were given out do and ages and
  /// counts do not, come again and again, and hardly any pair of them comes twice. Beside them stands a rating of few
  /// levels, in the last column or under a name for one.
  ///
  /// - Parameter measures: The places of the columns that are measures as far as is known.
  /// - Returns: The places of the columns.
  func raters(among measures: [Int]) -> (raters: [Int], rating: Int)? {
    guard rowCount >= Self.fewestRatings, let rating = rating(among: measures) else { return nil }
    let numbered = measures.filter { index in
      guard index != rating, case .numbers(let numbers) = columns[index].values else {
        return false
      }
      return numbers.areGivenOut(atLeast: Self.fewestRaters)
        && !RoleName.step.matches(columns[index].name)
    }
    guard numbered.count == 2 else { return nil }
    let pairs = Grouping(columns[numbered[0]].values)
      .combined(with: Grouping(columns[numbered[1]].values))
    return pairs.count * 100 >= rowCount * 99 ? (numbered, rating) : nil
  }

  private func rating(among measures: [Int]) -> Int? {
    let scales = measures.filter { index in
      guard case .numbers(let numbers) = columns[index].values, numbers.isWhole,
        let range = numbers.values.finiteRange, [0, 1].contains(range.lowerBound),
        range.upperBound <= Self.highestRating
      else { return false }
      return (3...11).contains(Set(numbers.values.filter(\.isFinite)).count)
    }
    return scales.first { RoleName.isRating(columns[$0].name) }
      ?? scales.first { $0 == columns.count - 1 }
  }
}

extension NumberColumn {
  /// True of whole numbers without a unit from about 1 on that lie evenly between their ends, each in two rows or more on
  /// average.
  fileprivate func areGivenOut(atLeast fewest: Int) -> Bool {
    guard isWhole, kind == .amount, values.allSatisfy(\.isFinite), let range = values.finiteRange,
      range.lowerBound >= 0, range.lowerBound * 20 <= range.upperBound
    else { return false }
    let different = Set(values).sorted()
    guard different.count >= fewest, different.count * 3 <= values.count * 2,
      // At least a third of them are there.
      range.upperBound - range.lowerBound < 3 * Double(different.count)
    else { return false }
    let sorted = values.sorted()
    return [different, sorted].allSatisfy { numbers in
      [0.25, 0.5, 0.75].allSatisfy { share in
        let place = numbers[Int(share * Double(numbers.count - 1))] - range.lowerBound
        return abs(place / (range.upperBound - range.lowerBound) - share) <= 0.12
      }
    }
  }
}

extension RoleName {
  /// True of the names of ratings: "y", "stars", "user_rating".
  static func isRating(_ name: String) -> Bool {
    let words: Set = [
      "y", "rating", "ratings", "rate", "stars", "star", "grade", "bewertung", "sterne", "note",
      "évaluation", "étoiles", "calificación", "valoración", "estrellas", "avaliação", "estrelas",
      "ocena", "gwiazdki", "評価", "星", "评分", "评级",
    ]
    return isScore(name) || words.contains(parts(of: separated(name)).last ?? "")
  }
}
