import Glibc
import Tables
import Testing

@testable import Descriptions

@Suite struct SystemReasonTests {
  /// The English of the system stands in no other language's sentence.
  @Test(arguments: [
    ENOENT, EACCES, EPERM, ENOSPC, EROFS, EISDIR, ENOTDIR, EPIPE, EIO, EFBIG, EILSEQ,
  ])
  func everyLanguageHasItsOwnWords(code: Int32) {
    let reason = String(cString: strerror(code))
    for language in Languages.all {
      for problem in [
        Problem.outputFailed(file: "a.svg", reason: reason),
        .configurationUnreadable(file: "a.toml", reason: reason),
        .themeBroken(file: "a", line: nil, .unreadable(reason)),
        .input(.init(InputProblem(file: "a.csv", kind: .unreadable(reason)))),
      ] {
        let told = language.text(problem)
        #expect(!told.contains(reason) && told.contains("a"), "\(told)")
      }
    }
  }

  @Test func anyOtherReasonStaysAsItIs() {
    #expect(SystemReason("libsndfile") == nil)
    #expect(
      Languages.all[0].text(.outputFailed(file: "a.ogg", reason: "libsndfile"))
        .contains("libsndfile"))
  }
}
