import Descriptions
import Explorer
import Foundation
import Tables

/// A key script in a file or on standard input.
enum KeyScriptFile {
  static func read(_ path: String) throws -> KeyScript {
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle, let data = try? handle.readToEnd() ?? Data() else {
      throw Failure(InputProblem(file: path, kind: .missing))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(InputProblem(file: path, kind: .invalidUTF8(row: 1, column: "1")))
    }
    do throws(KeyScript.Mistake) {
      return try KeyScript(text)
    } catch {
      throw Failure(.keyScript(file: path, line: error.line, text: error.text))
    }
  }
}
