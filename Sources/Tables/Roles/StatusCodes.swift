extension Column {
  /// More answers than these no servers give.
  private static let mostAnswers = 40

  /// True of what servers answer with, under a name that says so: 200, 404 (RFC 9110, section 15).
  package var isStatus: Bool {
    guard case .numbers(let numbers) = values, numbers.isWhole, RoleName.isStatus(name) else {
      return false
    }
    let present = numbers.values.filter(\.isFinite)
    return !present.isEmpty && present.allSatisfy { (100..<600).contains($0) }
      && Set(present).count <= Self.mostAnswers
  }
}
