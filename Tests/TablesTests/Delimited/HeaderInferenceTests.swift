import Testing

@testable import Tables

@Suite struct HeaderInferenceTests {
  @Test(arguments: [
    ("a,b\n1,2\n", true), ("1,2\n3,4\n", false), ("x,1\ny,2\n", false), ("a\n1\n", true),
    ("2023-05-17,1\n2023-05-18,2\n", false), ("a,b\nx,y\n", true), (",b\nx,1\n", true),
    ("8.0GB,x\n9.0GB,y\n", false), ("-,-\n1,2\n", false),
    ("country,2021,2022\nFrance,5,6\nPeru,7,8\n", true), ("2021,2022\n5,6\n", false),
    ("year,2021\nx,2022\n", false),
    ("Name,FIPS,1955,1956,1957\nAlabama,1,1247,1318,1363\nArizona,4,1664,1737,1788\n", true),
    ("Country,1990,2000,2010\nPeru,1847,1950,2088\n", true),
    ("a,1990,2000,2010\nb,2000,2005,2010\n", false),
    ("a,1990,2000,2013\nb,1847,1950,2088\n", false), ("item,2023-01,2023-02\nx,5,6\n", true),
    ("1204,GET,/index\n803,GET,/icon\n311,POST,/login\n", false), ("2021,2022,name\n5,6,x\n", true),
    ("5,000;6\n1;2\n", false), ("name,2000,2001\nA,5,\nB,6,\n", true),
    ("月,売上\n1月,100\n2月,120\n", true), ("10:30,5\n10:40,6\n", false),
    ("Before,1 week,2 week\n4.3,5.3,\n,2.3,5.6\n", true), ("5 kg,1 week\n6 kg,3\n", false),
    ("\"\",\"142.24\",\"144.78\"\n\"9.4\",0,1\n\"9.5\",2,0\n", true),
    ("\"9.5\",\"10.5\",\"11.5\"\n0,1,10\n2,0,12\n", true),
    (",142.24,144.78,147.3\n9.4,0,1,0\n9.5,2,0,5\n", true),
    (",5.1,6.5,5.7\n3.7,3.0,4.0,7.1\n4.5,3.0,7.7,5.8\n", false),
    (",5.1,6.5,7.7\n3.7,3.0,4.0,7.1\n4.5,3.0,7.7,5.8\n", false),
    (",1,2,3\nA,0.8,2.1,0.3\nB,0.6,1.0,3.4\n", true), (",1,2,3\nA,8,2,3\nB,6,1,4\n", true),
    ("row,1,2,3\nA,0.8,2.1,0.3\nB,0.6,1.0,3.4\n", true),
    ("row,0,1,2,3,4,5,6,7\nA,8,2,3,4,5,6,7,1\nB,6,1,4,1,2,3,4,5\n", true),
    ("x,1,2,3\ny,4,5,6\nz,7,8,9\n", false), ("x,2,3,4\ny,4.5,5,6\nz,7,8,9\n", false),
    (",1,2,3\nA,1,2,3\nB,1,2,4\n", false),
    // As pandas, broom and pivot tables write them.
    ("Pclass,1,2,3\nmale,122,108,347\nfemale,94,76,144\n", true),
    (",count,mean,25%,50%\nage,9,29.7,20,28\nfare,9,32.2,7.9,14.5\n", true),
    ("name,mean,50%\nage,29.7,28\nfare,32.2,14.5\n", true),
    ("group,50%,95%\nread,12,30\nwrite,15,44\n", true),
    ("term,estimate,2.5 %,97.5 %\na,2.31,1.48,3.13\nb,0.031,0.0153,0.0467\n", true),
    ("Row Labels,1,2,3,Grand Total\nNorth,12,15,20,47\nSouth,22,25,30,77\n", true),
    ("day,0,6,12,18\nMon,3,10,22,9\nTue,4,11,25,8\nWed,2,9,24,8\nThu,1,8,20,7\n", true),
    ("x,1.5,2.5\n1,4,5\n2,6,8\n", true),
    ("store,4711,4712,4713\nJan,12,14,15\nFeb,11,15,13\nMar,10,12,16\n", true),
    ("cohort,0,1,2,3\n2026-01-01,100%,60%,40%,30%\n2026-02-01,100%,62%,41%,31%\n", true),
    ("product,101,102,103\nApples,300,200,110\nPears,250,140,190\n", true),
    ("Stelle;4711;4712;4713\nMiete;1200;800;950\nStrom;210;140,5;160\n", true),
    ("size,0.25,0.5,1,2\nsmall,3,4,5,6\nlarge,7,8,9,10\n", true),
    ("Jan,101,102,103\nFeb,104,105,106\nMar,99,104,101\n", false),
    ("a,110,102,103\nb,300,200,110\nc,250,140,190\n", false),
    ("a,1,2,4,8\nb,3,6,12,24\nc,5,6,7,9\n", false),
    ("group,50%,95%\nread,12%,30%\nwrite,15%,44%\n", false),
    ("pen,$950,3\ncup,940,5\nbag,120,4\n", false),
    ("Jan,1,2,3\nFeb,4,5,7\nMar,7,8,9\nApr,8,9,11\nMay,9,10,12\n", false),
    ("ok,5,err\nok,4,3\nok,6,2\n", false), ("ok,err,5,4\nok,4,3,4\nok,6,2,1\n", false),
  ])
  func header(text: String, hasHeader: Bool) throws {
    let names = try table(text).names
    let isNumbered = names == (1...names.count).map(String.init)
    #expect(isNumbered != hasHeader)
  }
}
