// swift-format-ignore-file
// The model half of https://github.com/RyoAbe/AudioGraphsSample: a view of UIKit is an object with a
// model here, and the article leaves out what makes a point identifiable; all else is as it was written.

import Accessibility
import Foundation

final class ChartView: NSObject {
    let model: ChartModel

    init(model: ChartModel) { self.model = model }
}

extension ChartModel.DataPoint {
    var id: String { name }
}

// モデル
struct ChartModel {
    let title: String
    let summary: String
    let xAxis: Axis
    let yAxis: Axis
    let data: [DataPoint]
    
    struct Axis {
        let title: String
        let range: ClosedRange<Double>
    }
    
    struct DataPoint: Identifiable {
        let name: String
        let x: Double
        let y: Double
    }
}
// チャート
extension ChartView: AXChart {
    // AXChartプロトコルに対応する accessibilityChartDescriptor を実装
    var accessibilityChartDescriptor: AXChartDescriptor? {
        get {
            // X軸を定義
	    // (軸のタイトル、範囲、グリッド線(任意)、軸の値の読み上げさせ方を設定)
            let xAxis = AXNumericDataAxisDescriptor(title: model.xAxis.title,
                                                    range: model.xAxis.range,
                                                    gridlinePositions: [],
                                                    valueDescriptionProvider: { value in
                return "\(value)"
            })
            // Y軸を定義
            let yAxis = AXNumericDataAxisDescriptor(title: model.yAxis.title,
                                                    range: model.yAxis.range,
                                                    gridlinePositions: [],
                                                    valueDescriptionProvider: { value in
                return "\(value)"
            })
            // データ系列の定義
	    // (系列タイトル、連続性の有無(折れ線グラフの場合は true)、系列のデータを設定)
            let series = AXDataSeriesDescriptor(name: model.title, isContinuous: false, dataPoints: model.data.map { point in
                AXDataPoint(x: point.x,
                            y: point.y,
                            additionalValues: [],
                            label: point.name)
            })
            // 作ったパーツを組み合わせて AXChartDescriptor を作る
	    // (棒グラフや折れ線グラフが重なったチャートであれば、複数のデータ系列を指定可能)
            return AXChartDescriptor(title: model.title,
                                     summary: model.summary,
                                     xAxis: xAxis,
                                     yAxis: yAxis,
                                     additionalAxes: [],
                                     series: [series])
        }
        set {}
    }
}
