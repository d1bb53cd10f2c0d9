/// Data that several tests chart.
enum SampleData {
  /// Two numeric columns over dates.
  static let prices = """
    date,ACME,BOLT
    2024-01-05,10.00,20.50
    2024-01-06,12.50,19.50
    2024-01-07,11.00,18.00
    2024-01-08,15.00,18.50

    """

  /// Numbers over labels, both Japanese.
  static let harvest = """
    県\t収穫量
    青森\t439
    長野\t127
    岩手\t47

    """

  static let records = """
    [{"city": "Oslo", "rain": 55.5}, {"city": "Bergen", "rain": 190}, {"city": "Tromsø", "rain": null}]
    """

  static let recordLines = """
    {"city": "Oslo", "rain": 55.5}
    {"city": "Bergen", "rain": 190}
    {"city": "Tromsø", "rain": null}

    """

  static let chartFile = """
    {
      "title": "Data traffic",
      "xAxis": { "title": "Day", "categories": ["Mon", "Tue", "Wed"] },
      "yAxis": { "title": "Amount", "unit": "GB", "range": [6, 10] },
      "series": [
        {
          "name": "", "isContinuous": false,
          "points": [{ "x": "Mon", "y": 6.5 }, { "x": "Tue", "y": 10 }, { "x": "Wed", "y": null }]
        }
      ]
    }
    """

  /// The values 1 … `count`, a line each, as `seq` prints them.
  static func sequence(_ count: Int) -> String {
    (1...count).map { "\($0)\n" }.joined()
  }

  /// Every way to steer a terminal: C0, DEL, C1 as scalars, whole sequences.
  static let hostileName = "a\u{1B}[31mb\u{07}c\u{9B}2Jd\u{7F}e\u{1B}]0;title\u{07}f\u{85}g"
}
