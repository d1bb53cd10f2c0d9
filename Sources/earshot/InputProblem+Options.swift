import Tables

extension InputProblem {
  /// The problem, of a table without numbers that was to have decimal commas, so that its own commas parted nothing, with
  /// the option that is to blame.
  func explained(by options: ReadingOptions) -> InputProblem {
    guard options.hasDecimalComma == true, case .noNumericColumn(let columns) = kind,
      columns.count == 1, columns[0].contains(",")
    else { return self }
    var problem = self
    problem.kind = .noDecimalCommas
    return problem
  }
}
