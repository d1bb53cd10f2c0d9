import Testing

@testable import Tables

@Suite struct SensorReportTests {
  private let text = """
    coretemp-isa-0000
    Adapter: ISA adapter
    Core 0:        +49.0°C  (high = +80.0°C, crit = +100.0°C)
    Core 1:        +51.0°C  (high = +80.0°C, crit = +100.0°C)

    acpitz-acpi-0
    Adapter: ACPI interface
    temp1:        -27.8°C  (crit = +119.0°C)
                           (crit = +84.8°C)

    thinkpad-isa-0000
    Adapter: ISA adapter
    fan1:        2415 RPM
    temp1:           N/A
    in0:          12.34 V

    """

  /// Each sensor is a row with its unit; what has no value, the buses and further limits are none.
  @Test func sensors() throws {
    let table = try table(text, name: "-")
    #expect(table.names == ["sensor", "chip", "unit", "value"] && table.rowCount == 5)
    #expect(try table.numbers(3).values == [49, 51, -27.8, 2415, 12.34])
    #expect(table.skippedLines == 5)
  }

  /// Two sensors of one name are called by their chips, too.
  @Test func oneNameTwice() throws {
    let table = try table(text.replacing("N/A", with: "+40.0°C"), name: "-")
    guard case .text(let names) = table.columns[0].values else { throw WrongType() }
    #expect(names.dictionary.contains("temp1 (thinkpad-isa-0000)"))
  }
}
