import Tables
import Testing

@Suite struct StackTests {
  @Test func layersStandOnEachOther() {
    let stack = Stack([([2, 1], [1, 2]), ([1, 2], [5, -3])])
    #expect(stack.places == [1, 2])
    #expect(stack.sums.map(\.total) == [7, -2])
    #expect(stack.spans[0].map(\.low) == [0, 0] && stack.spans[0].map(\.high) == [1, 2])
    // Below zero is counted apart.
    #expect(stack.spans[1].map(\.low) == [2, -3] && stack.spans[1].map(\.high) == [7, 0])
  }

  @Test func valuesOfOneLayerStandOnEachOtherToo() {
    let stack = Stack([([1, 1, 1], [2, 3, 4])])
    #expect(stack.spans[0].map(\.low) == [0, 2, 5] && stack.sums.map(\.above) == [9])
  }

  @Test func whatIsMissingHasNoHeight() {
    let stack = Stack([([1, .nan, 3], [.nan, 5, 2])])
    #expect(stack.places == [3])
    #expect(stack.spans[0].map(\.high) == [0, 0, 2])
    let limit = Double.greatestFiniteMagnitude
    #expect(Stack([([0, 0], [limit, limit])]).sums.map(\.total) == [limit])
  }
}
