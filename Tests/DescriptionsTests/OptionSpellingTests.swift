import Charts
import Tables
import Testing

@testable import Descriptions

/// The advice of a problem is what whoever is told can follow.
@Suite struct OptionSpellingTests {
  private let english = English()

  private func texts(_ fault: InputProblem.Fault) -> [String] {
    let problem = Problem.input(.init(InputProblem(file: "a.csv", kind: fault)))
    return [english.text(problem, options: .command), english.text(problem)]
  }

  @Test func theNameOfAnOptionIsThatOfWhoeverAsks() {
    #expect(
      texts(.headerOnly) == [
        "a.csv, row 1: there is a header but no row of values; add rows, or use --no-header",
        "a.csv, row 1: there is a header but no row of values; add rows, or use hasHeader: false",
      ])
    #expect(
      texts(.contradiction([.init("every", "month"), .init("bin", "5")])) == [
        "a.csv: --every month and --bin 5 contradict each other; leave one of them out",
        "a.csv: every: month and bin: 5 contradict each other; leave one of them out",
      ])
    #expect(
      texts(.transform(.notACondition("x"))) == [
        "a.csv: “x” is not a condition; write a column, an operator and a value, "
          + "such as --where 'price >= 10'",
        "a.csv: “x” is not a condition; write a column, an operator and a value, "
          + "such as conditions: 'price >= 10'",
      ])
    #expect(
      english.text(Problem.noTerminal)
        == "There is no terminal for the full screen; start the program in one")
  }

  /// The problems that a program can be told of name no option of a command in any language.
  @Test(arguments: LanguageTests.tags)
  func aProgramIsToldOfNoCommand(tag: String) throws {
    let language = try #require(Languages.language(tag))
    var count = 0
    for case .problem(let problem) in Examples.all.map(\.sentence) {
      switch problem {
      case .input(let input):
        // The number of a chart is asked for at the command line alone.
        if case .noSuchChart = input.problem.kind { continue }
      case .noTerminal, .unknownTerminal, .noSuchDevice, .severalDevices: break
      default: continue
      }
      count += 1
      let text = language.text(problem)
      #expect(!text.contains("--") && !text.contains("earshot"), "\(text)")
    }
    #expect(count > 40)
  }

  @Test(arguments: [
    (EncodingSetting.top, ["0"], "--top: “0” is not valid; give 1, 2, 3 …"),
    (.type, ["pyramid"], "The chart type “pyramid” is not in this version"),
    (
      .conditions, ["a = 1 and b = 2"],
      "--where: “a = 1 and b = 2” is not valid; give --where 'a = 1' --where 'b = 2'"
    ),
  ])
  func aTextThatIsNoValueIsNamed(setting: EncodingSetting, texts: [String], expected: String) {
    var encoding = Encoding()
    do throws(EncodingSetting.BadValue) {
      try setting.set(texts, in: &encoding)
      Issue.record("\(texts) is taken")
    } catch {
      let told = english.text(
        Problem(error, of: setting, options: .command), options: .command)
      #expect(told.hasPrefix(expected), "\(told)")
      #expect(!english.text(Problem(error, of: setting, options: .program)).contains("--"))
    }
  }
}
