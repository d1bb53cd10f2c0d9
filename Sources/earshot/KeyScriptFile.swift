import Descriptions
import Explorer
import FoundationEssentials
import Glibc
import Tables

/// A key script in a file or on standard input.
enum KeyScriptFile {
  static func read(_ path: String) throws -> KeyScript {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    defer { if descriptor > 0 { close(descriptor) } }
    guard let bytes = readAll(descriptor) else {
      throw Failure(InputProblem(file: path, kind: .missing))
    }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw Failure(InputProblem(file: path, kind: .invalidUTF8(row: 1, column: "1")))
    }
    do throws(KeyScript.Mistake) {
      return try KeyScript(text)
    } catch {
      throw Failure(.keyScript(file: path, line: error.line, text: error.text))
    }
  }
}
