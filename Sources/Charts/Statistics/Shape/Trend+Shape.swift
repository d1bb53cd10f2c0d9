extension Shape {
  /// The one way that all of it goes, flat for a level and mixed where it turns; `nil` where it leaves that open.
  var direction: Trend.Direction? {
    switch course {
    case .level: .flat
    case .exponential(let isGrowth, _, _): isGrowth ? .rising : .falling
    case .periodic(let repetition): repetition.direction == .mixed ? nil : repetition.direction
    case .sawtooth: .mixed
    case .legs, .levels:
      ways.isEmpty
        ? .flat : ways.allSatisfy { $0 == ways[0] } ? ways[0] : .mixed
    }
  }

  /// The number of times that it turns from a rise to a fall or back; `nil` where it says nothing of that.
  var turns: Int? {
    switch course {
    case .level, .exponential: 0
    case .periodic, .sawtooth: nil
    case .legs, .levels: zip(ways, ways.dropFirst()).count { $0 != $1 }
    }
  }

  /// The ways of what rises or falls, one after the other.
  var ways: [Trend.Direction] {
    switch course {
    case .legs(let legs, _): return legs.map(\.direction).filter { $0 != .flat }
    case .levels(let legs):
      // The ways between levels are told where points are on them.
      let levels = legs.filter { $0.direction == .flat }
      return zip(levels, levels.dropFirst()).map {
        $0.amount.quantity.value < $1.amount.quantity.value ? .rising : .falling
      }
    case .level, .exponential, .periodic, .sawtooth: return []
    }
  }
}

extension Trend {
  /// The trend as it is told beside a shape, which has the say: what rises all the way has no other direction, what stays
  /// has none, and what turns has one only where it is strong.
  func told(beside shape: Shape) -> Trend {
    switch shape.direction {
    case nil: self
    case .flat: direction == .flat ? self : Trend(direction: .mixed, strength: nil)
    case .mixed:
      [.strong, .veryStrong].contains(strength) ? self : Trend(direction: .mixed, strength: nil)
    case .rising?, .falling?:
      direction == shape.direction
        ? self : Trend(direction: shape.direction ?? .mixed, strength: .weak)
    }
  }

  /// The trend as it is told beside the kind of a course: what has no clear direction has none that is faint, and what
  /// turns has one only where it is strong.
  func told(beside kind: CourseKind) -> Trend {
    switch kind {
    case .mixed: direction == .mixed ? self : Trend(direction: .mixed, strength: nil)
    case .turning, .risingThenFalling, .fallingThenRising:
      [.strong, .veryStrong].contains(strength) ? self : Trend(direction: .mixed, strength: nil)
    default: self
    }
  }
}
