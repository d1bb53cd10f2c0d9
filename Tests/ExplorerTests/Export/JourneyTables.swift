/// Small tables of the shapes that people have.
enum JourneyTables {
  /// A score of patients at three visits, who have an age and a treatment.
  static let visits: String = {
    var lines = ["id,y,sex,age,trt,baseline,time"]
    for id in 1...48 {
      for (index, time) in [1, 3, 5].enumerated() where (id + index) % 13 > 0 {
        let score = 1 + (id * 7 + index * 3) % 5
        lines.append(
          "\(id),\(score),\(1 + id % 2),\(28 + id * 17 % 39),\(1 + id / 3 % 2),\(1 + id % 5),\(time)"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// Answers in words beside measures and small numbers.
  static let answers: String = {
    var lines = ["work,hours,children,age,wage,income,city"]
    for row in 0..<120 {
      lines.append(
        "\(row % 5 < 3 ? "yes" : "no"),\(row * 397 % 2400),\(row % 4),\(30 + row * 11 % 31),"
          + "\(2 + row * 13 % 9).\(row % 100),\(8000 + row * 7919 % 40000),\(row % 3 > 0 ? "yes" : "no")"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// Places on earth with numbers of what happened there.
  static let farms: String = {
    var lines = ["longitude,latitude,number,early,late"]
    for row in 0..<90 {
      let early = row % 7 % 3
      let late = row * 5 % 11 % 4
      lines.append(
        "-\(91 + row * 3 % 6).\(row % 10),\(45 + row * 7 % 4).\(row * 3 % 10),\(early + late + 1),\(early),\(late)"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// Revenue and units of two products in four cities by month.
  static let market: String = {
    var lines = ["month,city,product,revenue,units"]
    for month in 0..<24 {
      for (index, city) in ["Rome", "Oslo", "Kyoto", "Lima"].enumerated() {
        for (number, product) in ["Lamp", "Chair"].enumerated() {
          let units = 20 + (month * 7 + index * 11 + number * 5) % 30
          lines.append(
            "\(2023 + month / 12)-\(month % 12 < 9 ? "0" : "")\(month % 12 + 1),\(city),\(product),"
              + "\(units * (20 + number * 27)).\(month % 10),\(units)")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// Measures of cars of three origins.
  static let cars: String = {
    var lines = ["Name,Miles_per_Gallon,Cylinders,Horsepower,Year,Origin"]
    for row in 0..<80 {
      lines.append(
        "car \(row),\(12 + row * 7 % 30).\(row % 10),\(4 + row % 3 * 2),\(55 + row * 13 % 150),"
          + "\(1970 + row / 8)-01-01,\(["USA", "Europe", "Japan"][row % 3])")
    }
    return lines.joined(separator: "\n") + "\n"
  }()
}
