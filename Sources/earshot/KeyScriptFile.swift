import ChartExplorer
import Descriptions
import Explorer
import FoundationEssentials
import Glibc
import Tables

/// A key script in a file or on standard input.
enum KeyScriptFile {
  static func read(_ path: String) throws -> KeyScript {
    let bytes: [UInt8]
    do throws(InputProblem) {
      bytes = try InputFile.bytes(atPath: path)
    } catch {
      throw Failure(error)
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
