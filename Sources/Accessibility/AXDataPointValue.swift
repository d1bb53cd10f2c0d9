import Foundation

/// The place of a point on an axis: a number or a category, whichever was set last.
public final class AXDataPointValue: NSObject, NSCopying {
  private(set) var place: AXDataPoint.Value

  /// The number; not a number where the place is a category.
  public var number: Double {
    get { if case .number(let number) = place { number } else { .nan } }
    set { place = .number(newValue) }
  }
  /// The category; empty where the place is a number.
  public var category: String {
    get { if case .category(let category) = place { category } else { "" } }
    set { place = .category(newValue) }
  }

  init(_ place: AXDataPoint.Value) { self.place = place }

  /// Makes the place of a number.
  public convenience init(number: Double) { self.init(.number(number)) }

  /// Makes the place of a category.
  public convenience init(category: String) { self.init(.category(category)) }

  /// A value of its own with the same content.
  public func copy(with zone: NSZone? = nil) -> Any { AXDataPointValue(place) }
}
