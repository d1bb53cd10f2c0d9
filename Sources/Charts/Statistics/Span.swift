/// A length along the x axis.
public enum Span: Equatable, Sendable {
  /// A number with the unit of the axis.
  case number(Quantity)
  /// A time.
  case seconds(Double)
  /// Weeks, months, quarters or years, and whether the points agree with them or only about so.
  case calendar(Int, TimeUnit, isExact: Bool)
  /// A day, from Monday to Friday: the others have no such course.
  case workingDay
}
