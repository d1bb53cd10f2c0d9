import ChartExplorer
import Charts
import Descriptions
import Foundation
import Sonification

/// All that is said of a file while somebody steps to its first point and on to the second.
func captions(ofFile path: String) throws(Problem) -> [String] {
  let charts = try [Chart](contentsOfFile: path)
  return try Explorer.captions(of: charts, keys: "<Right><Right>")
}

/// The details of a file's first chart, or what is wrong with the file.
func details(ofFile path: String, in language: any Language) -> String {
  do throws(Problem) {
    let charts = try [Chart](contentsOfFile: path, language: language)
    return charts[0].details(in: language).joined(separator: "\n")
  } catch {
    return language.text(error)
  }
}

/// The charts of a table without a row of names, whose third column is a time and whose fourth is a value.
func meanPrices(ofFile path: String) throws(Problem) -> [Chart] {
  try [Chart](
    contentsOfFile: path,
    options: ReadingOptions(delimiter: ";", hasHeader: false, hasDecimalComma: true),
    encoding: [
      .x: ["3"], .y: ["mean(4)"], .series: ["1"], .every: ["month"],
      .conditions: ["1 in ACME,BOLT"],
    ])
}

/// Writes the audio graph of a chart as a sound file of two seconds.
func writeSound(of chart: Chart, to file: URL) throws {
  var settings = SonificationSettings()
  settings.duration = .exactly(2)
  try Data(chart.waveFile(settings)).write(to: file)
}
