import Testing

@testable import Tables

@Suite struct PrometheusResponseTests {
  @Test func aRangeHasARowForEachSample() throws {
    let table = try table(
      #"""
      {"status":"success","data":{"resultType":"matrix","result":[
       {"metric":{"__name__":"up","instance":"a:9090"},"values":[[1435781430.781,"1"],[1435781445.781,"0"]]},
       {"metric":{"__name__":"up","instance":"b:9091","zone":"1"},"values":[[1435781430.781,"NaN"],[1435781445.781,"+Inf"]]}]}}
      """#, name: "-")
    #expect(table.names == ["time", "metric", "instance", "zone", "value"])
    #expect(try table.numbers(0).values[1] == 1_435_781_445.781)
    #expect(try table.text(2).cells == ["a:9090", "a:9090", "b:9091", "b:9091"])
    #expect(try table.text(3).cells == [nil, nil, "1", "1"])
    #expect(try table.numbers(4).optionals == [1, 0, nil, nil])
  }

  @Test func anInstantHasOneForEachSeries() throws {
    let text =
      #"{"status":"success","data":{"resultType":"vector","result":[{"metric":{"job":"a"},"value":[1435781451,"1"]},{"metric":{"job":"b"},"value":[1435781451,"2"]}]}}"#
    #expect(try table(text, name: "q.json").numbers(2).values == [1, 2])
    let scalar =
      #"{"status":"success","data":{"resultType":"scalar","result":[1435781451,"7"]}}"#
    #expect(try table(scalar, name: "-").numbers(1).values == [7])
  }

  @Test func brokenResponses() {
    func fault(_ result: String) -> InputProblem.Fault? {
      problem(
        "{\"status\":\"success\",\"data\":{\"resultType\":\"matrix\",\"result\":\(result)}}",
        name: "q.json")
    }
    #expect(fault("[]") == .empty)
    #expect(fault("3") == .unexpectedJSON(place: "data.result", expected: .list))
    #expect(fault("[3]") == .unexpectedJSON(place: "data.result[0]", expected: .record))
    #expect(fault("[{}]") == .unexpectedJSON(place: "data.result[0].values", expected: .list))
    #expect(
      fault("[{\"values\":[[1]]}]")
        == .unexpectedJSON(place: "data.result[0].values[0]", expected: .list))
    #expect(
      problem("{\"a\":1}", name: "q.json") { $0.format = .prometheus }
        == .notInFormat(row: 1, format: "prometheus"))
  }
}
