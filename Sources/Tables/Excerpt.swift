/// Some elements of an array in a row, counted from zero, which share its storage: a part of millions of elements
/// is made without a copy of them.
public struct Excerpt<Element> {
  /// The array that the elements are of.
  @usableFromInline package var base: [Element]
  /// The number of elements of the array before the first.
  @usableFromInline package let offset: Int
  /// The number of elements.
  public let count: Int

  /// All elements of an array.
  @inlinable public init(_ elements: [Element]) { self.init(elements, 0..<elements.count) }

  /// All elements of a sequence.
  @inlinable public init(_ elements: some Sequence<Element>) { self.init(Array(elements)) }

  @usableFromInline package init(_ base: [Element], _ range: Range<Int>) {
    self.base = base
    offset = range.lowerBound
    count = range.count
  }

  /// The elements at those of the indices that there are.
  @inlinable public func part(_ range: Range<Int>) -> Excerpt {
    let part = range.clamped(to: 0..<count)
    return Excerpt(base, part.lowerBound + offset..<part.upperBound + offset)
  }

  /// The elements as an array of their own, which is the whole one where they are all of it.
  @inlinable public var elements: [Element] { count == base.count ? base : Array(shared) }

  @usableFromInline package var shared: ArraySlice<Element> { base[offset..<offset + count] }

  /// True of the same elements of the same array, which is told without a look at them.
  package func isSame(as other: Excerpt) -> Bool {
    count == other.count && offset == other.offset
      && base.withUnsafeBufferPointer { base in
        other.base.withUnsafeBufferPointer { $0.baseAddress == base.baseAddress }
      }
  }
}

extension Excerpt: RandomAccessCollection, MutableCollection {
  /// Zero.
  @inlinable public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable public var endIndex: Int { count }

  /// The element at an index from zero; changing one leaves the array of the others as it is.
  @inlinable public subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "Index out of range")
      return base[offset + index]
    }
    set {
      precondition(index >= 0 && index < count, "Index out of range")
      self = Excerpt(elements)
      base[index] = newValue
    }
  }

  /// Hands over the elements as they lie in memory.
  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try shared.withContiguousStorageIfAvailable(body)
  }
}

extension Excerpt: ExpressibleByArrayLiteral {
  /// The elements of a literal.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Excerpt: Sendable where Element: Sendable {}

extension Excerpt: Equatable where Element: Equatable {
  /// True where both have the same elements.
  public static func == (a: Excerpt, b: Excerpt) -> Bool { a.shared == b.shared }

  /// True where an array has the same elements.
  public static func == (a: Excerpt, b: [Element]) -> Bool { a.shared == b[...] }
}

extension Excerpt: CustomStringConvertible {
  /// The elements as an array is written.
  public var description: String { elements.description }
}
