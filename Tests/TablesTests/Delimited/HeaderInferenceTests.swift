import Testing

@testable import Tables

@Suite struct HeaderInferenceTests {
  @Test(arguments: [
    ("a,b\n1,2\n", true), ("1,2\n3,4\n", false), ("x,1\ny,2\n", false), ("a\n1\n", true),
    ("2023-05-17,1\n2023-05-18,2\n", false), ("a,b\nx,y\n", true), (",b\nx,1\n", true),
    ("8.0GB,x\n9.0GB,y\n", false), ("-,-\n1,2\n", false),
    ("country,2021,2022\nFrance,5,6\nPeru,7,8\n", true), ("2021,2022\n5,6\n", false),
    ("year,2021\nx,2022\n", false), ("item,2023-01,2023-02\nx,5,6\n", true),
    ("5,000;6\n1;2\n", false), ("name,2000,2001\nA,5,\nB,6,\n", true),
    ("月,売上\n1月,100\n2月,120\n", true), ("10:30,5\n10:40,6\n", false),
  ])
  func header(text: String, hasHeader: Bool) throws {
    let names = try table(text).names
    let isNumbered = names == (1...names.count).map(String.init)
    #expect(isNumbered != hasHeader)
  }
}
