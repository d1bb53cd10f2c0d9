import Testing

@testable import Tables

@Suite struct QualityNamesTests {
  @Test func whatSaysHowFarOffAValueIs() {
    let names = [
      "name", "estimate", "moe", "price std. error", "GHI (W/m²)", "GHI uncert (%)", "SD",
    ]
    #expect(
      QualityNames.among(names, hasTimes: false) == [
        "moe", "price std. error", "GHI uncert (%)", "SD",
      ])
    // Errors are counted over time, too.
    #expect(QualityNames.among(["date", "requests", "error"], hasTimes: true) == [])
    #expect(QualityNames.among(["state", "terror", "se1", "errors"], hasTimes: false) == [])
  }

  @Test func aMarkStandsBesideWhatItIsOf() {
    #expect(
      QualityNames.among(["duration", "nobs", "N_obs"], hasTimes: false) == ["nobs", "N_obs"])
    #expect(QualityNames.among(["date", "nobs", "jobs"], hasTimes: true) == [])
    #expect(
      QualityNames.among(["GHI (W/m²)", "GHI source", "temp", "temp_flag"], hasTimes: true)
        == ["GHI source", "temp_flag"])
    #expect(
      QualityNames.among(["year", "source", "energy source", "air quality"], hasTimes: true) == [])
  }
}
