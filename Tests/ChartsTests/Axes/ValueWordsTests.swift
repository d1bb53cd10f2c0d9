import Testing

@testable import Charts

@Suite struct ValueWordsTests {
  @Test(
    arguments: [
      ([6: "6.0GB", 10: "10.0GB"], "GB", 1), ([6: "6", 10.4: "10"], nil, 0),
      ([-5: "-5 °C", 3: "3 °C"], "°C", 0), ([-5: "−5 %", 3: "3 %"], "%", 0),
      ([-2.5: "-$2.50", 1000: "$1,000.00"], "$", 2), ([1e9: "1,000,000,000 B"], "B", 0),
      ([0.1234: "0.12\u{A0}m"], "m", 2), ([0: "0"], nil, 0),
    ] as [([Double: String], String?, Int)])
  func numbersWithAUnitAreSaidByALanguage(texts: [Double: String], unit: String?, digits: Int) {
    let words = ValueWords(texts)
    #expect(words.areNumbers && words.unit == unit && words.fractionDigits == digits)
    #expect(texts.keys.allSatisfy { words.said($0) == nil })
    var axis = Axis(title: "Level", fractionDigits: 5)
    axis.writtenDigits = 9
    axis.say(words)
    #expect(axis.unit == unit && axis.fractionDigits == digits && axis.writtenDigits == 0)
    #expect(texts.keys.allSatisfy { axis.quantity($0, fractionDigits: digits).text == nil })
  }

  @Test(
    arguments: [
      [60: "1 h", 65: "1 h 5 min"], [1: "1 step", 2: "2 steps"], [1: "low"], [1: ""],
      // Another number than the value says something else of it.
      [6e9: "6 GB"], [0.25: "0.2"], [1: "2"], [5: "-5"], [-5: "5"],
      // Numbers that a language would write with an exponent.
      [1e17: "100000000000000000"], [1e-7: "0.0000001"], [1e20: "1e+20"], [1e-7: "1e-07"],
      [5: "+5"], [5: "~5 m"], [5: "no. 5"], [1.5: "1,5"], [5: "٥"], [5: "m2 5"],
    ] as [[Double: String]])
  func otherWordsAreSaidAsTheyAre(texts: [Double: String]) {
    let words = ValueWords(texts)
    #expect(!words.areNumbers && words.unit == nil)
    for (value, text) in texts { #expect(words.said(value) == text) }
    #expect(words.said(12_345) == nil)
  }

  /// Digits that differ are said as written, but the unit is known for what has no words.
  @Test func digitsThatDifferStayAsTheyAre() {
    let words = ValueWords([6: "6.0GB", 7.25: "7.25GB"])
    #expect(!words.areNumbers && words.unit == "GB" && words.fractionDigits == nil)
    #expect(words.said(6) == "6.0GB")
    #expect(words == ValueWords([7.25: "7.25GB", 6: "6.0GB"]))
    var axis = Axis(fractionDigits: 2)
    axis.say(words)
    #expect(axis.unit == "GB" && axis.fractionDigits == 2)
    #expect(axis.quantity(6, fractionDigits: 2).text == "6.0GB")
  }

  @Test func yearsStayAsTheyAreWritten() {
    let words = ValueWords([2010: "2010", 2011: "2011"], areYears: true)
    #expect(!words.areNumbers && words.said(2010) == "2010")
  }

  @Test func otherNumbersCanBeWrittenAlike() {
    #expect(ValueWords([6: "6.0GB"]).text(ofDigits: "7.5", isNegative: true) == "-7.5GB")
    #expect(ValueWords([-2: "-$2"]).text(ofDigits: "7", isNegative: false) == "$7")
    #expect(ValueWords([6: "six"]).text(ofDigits: "7", isNegative: false) == nil)
    #expect(ValueWords([:]).text(ofDigits: "7", isNegative: false) == nil)
    #expect(!ValueWords([:]).areNumbers)
  }

  /// A calculated value has no words of its own.
  @Test func theWordsAreThoseOfOneValue() {
    var axis = Axis()
    axis.say(ValueWords([60: "1 h", 65: "1 h 5 min"]))
    var quantity = axis.quantity(65, fractionDigits: 0)
    #expect(quantity.text == "1 h 5 min")
    let change = Change(from: axis.quantity(60, fractionDigits: 0), to: quantity)
    #expect(change.amount == Quantity(5))
    quantity.value = 66
    #expect(quantity.text == nil)
  }
}
