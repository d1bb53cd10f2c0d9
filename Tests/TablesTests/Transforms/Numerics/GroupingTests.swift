import Tables
import Testing

@Suite struct GroupingTests {
  @Test func numbersThatAreEqualAreOneGroup() {
    let grouping = Grouping([3, 1, 3, .nan, 0, -0.0, .infinity])
    #expect(grouping.codes == [0, 1, 0, -1, 2, 2, -1])
    #expect(grouping.count == 3)
    #expect(grouping.rows == [[0, 2], [1], [4, 5]])
    #expect(grouping.sizes == [2, 1, 2])
  }

  /// A table that was filtered keeps texts that no row has any more.
  @Test func textIsGroupedInTheOrderOfTheRows() {
    let text = TextColumn(codes: [2, 0, -1, 2], dictionary: ["a", "b", "c"])
    #expect(Grouping(text).codes == [0, 1, -1, 0])
    #expect(Grouping(text).count == 2)
    let broken = TextColumn(codes: [7, 0], dictionary: ["a"])
    #expect(Grouping(broken).codes == [-1, 0])
  }

  @Test func placesThatAreKnownKeepTheirNumbers() {
    let grouping = Grouping([5, 1, 2, .nan, 9], among: [1, 5, 7])
    #expect(grouping.codes == [1, 0, -1, -1, -1] && grouping.count == 3)
    #expect(Grouping([1], among: []).codes == [-1])
  }

  @Test func codesThatAreNoGroupAreInNone() {
    let grouping = Grouping(codes: [0, 5, -3, 1], count: 2)
    #expect(grouping.codes == [0, -1, -1, 1])
    #expect(Grouping(codes: [0], count: -1).codes == [-1])
  }

  @Test func combinationsAreThoseThatCome() {
    let first = Grouping(codes: [0, 0, 1, -1, 0], count: 2)
    let second = Grouping(codes: [1, 0, 1, 0, 1], count: 2)
    let both = first.combined(with: second)
    #expect(both.codes == [0, 1, 2, -1, 0] && both.count == 3)
    #expect(first.withRest.combined(with: second).codes == [0, 1, 2, 3, 0])
  }

  @Test func whatIsMissingIsInNoGroup() {
    let grouping = Grouping(codes: [1, 0, 1, -1], count: 3)
    #expect(grouping.values(of: [1, .nan, 3, 4]) == [[], [1, 3], []])
    #expect(grouping.withRest.codes == [1, 0, 1, 3] && grouping.withRest.count == 4)
  }
}
