import Testing

@testable import Tables

/// An excerpt is a collection of its elements, counted from zero, that shares the array they are of.
@Suite struct ExcerptTests {
  private let whole = Excerpt([10, 11, 12, 13, 14])

  @Test func countsFromZero() {
    let part = whole.part(1..<4)
    #expect(part.indices == 0..<3 && part.count == 3)
    #expect(part[0] == 11 && part[2] == 13 && part.last == 13)
    #expect(part.map { $0 * 2 } == [22, 24, 26])
    #expect(part.elements == [11, 12, 13])
  }

  @Test func hasTheElementsThatThereAre() {
    #expect(whole.part(-3..<2) == [10, 11])
    #expect(whole.part(4..<9) == [14])
    #expect(whole.part(7..<9).isEmpty && whole.part(2..<2).isEmpty)
    #expect(whole.part(1..<4).part(1..<9) == [12, 13])
  }

  @Test func sharesItsStorage() {
    let address = whole.withContiguousStorageIfAvailable(\.baseAddress)
    let part = whole.part(2..<4).withContiguousStorageIfAvailable(\.baseAddress)
    #expect(part == address.map { $0.map { $0 + 2 } })
  }

  @Test func leavesTheOthersAsTheyAreWhereOneIsChanged() {
    var part = whole.part(1..<3)
    part[0] = 99
    #expect(part == [99, 12])
    #expect(whole == [10, 11, 12, 13, 14])
  }

  @Test func isTheSameWhereItsElementsAre() {
    #expect(whole.part(1..<3) == Excerpt([11, 12]))
    #expect(whole.part(1..<3) != whole.part(2..<4))
    #expect(whole.part(1..<3) == Array(11...12))
    #expect(whole.part(1..<3).description == "[11, 12]")
  }

  @Test func isTheSameOnlyOfTheSameArray() {
    let equal = Excerpt([10, 11, 12, 13, 14])
    #expect(whole == equal && !whole.isSame(as: equal) && whole.isSame(as: whole))
    #expect(whole.part(1..<3).isSame(as: whole.part(1..<3)))
    #expect(!whole.part(1..<3).isSame(as: whole.part(2..<4)))
    #expect(!whole.part(1..<3).isSame(as: whole.part(1..<4)))
    var changed = whole
    changed[0] = 10
    #expect(changed == whole && !changed.isSame(as: whole))
  }
}
