/// The words in a column's name that say what the column is for, in the languages of the program.
package enum RoleName: CaseIterable, Sendable {
  case year, quarter, month, day, weekday, hour, epoch, latitude, longitude, row, counter, serial
  case step, duration, size, processors, outcome, key
  /// Of logs: how grave an event is or of which kind, what happened, what was asked of a server, and numbers that tell
  /// events apart or where they come from.
  case severity, message, request, status, mark
  /// The program that an event is of.
  case process
  /// Of long tables: what is measured in each row, in which unit, and the value; of processes, what runs.
  case indicator, unit, value, command
  /// Of timetables: a time of day. Of groups that have numbers: a district, a village.
  case clock, group
  /// Of experiments: the field, the pot or the repetition that a row is of. Of measures: shares of a whole.
  case replicate, share
  /// Of time sheets: how long somebody worked. Of stations: the minute of the hour.
  case hours, minute
  /// Of elections: what was cast, and how many came. Of experiments: what some of the subjects were given.
  case ballot, turnout, treatment
  /// Of anything: what somebody wrote beside a row. Of amounts: what was to be.
  case remark, plan
  /// Of lists: a rank, and what may be one or a place in a string.
  case rank, standing
  /// Of places: how many people live there.
  case population
  /// Of somebody: when they were born.
  case birth
  /// Of races, seasons and trainings: what is gone through, one after the other.
  case course

  /// True where a name is one of the words, or, of keys, ends in one: "customer_id", "zip code"; of what
  /// logs have, where any part is: "res.statusCode", "__MONOTONIC_TIMESTAMP".
  package func matches(_ name: String) -> Bool {
    let written = name
    let name = name.lowercased()
    if words.contains(name) { return true }
    if [.severity, .message, .request, .status, .mark].contains(self) {
      return Self.camelParts(of: written).contains(where: words.contains)
    }
    if [.indicator, .unit, .value].contains(self) {
      return words.contains(Self.parts(of: Self.separated(written)).joined(separator: " "))
    }
    if self == .clock {
      // Behind the name there may be how it is written: "Time (HH:MM)".
      let parts = Self.parts(of: Self.separated(written.prefix { !"([".contains($0) } + ""))
      // The length of a flight is no time of day.
      let lasts: Set = ["air", "elapsed", "run", "lap", "taxi", "total", "duration"]
      guard lasts.isDisjoint(with: parts) else { return false }
      // In some languages what it is the time of stands behind it: "Heure d'arrivée".
      let heads: Set = ["heure", "hora", "horário", "horario", "godzina", "ora", "uhrzeit"]
      return words.contains(parts.last ?? "") || heads.contains(parts.first ?? "")
    }
    if [.share, .ballot, .turnout, .birth].contains(self) {
      let parts = Self.parts(of: Self.separated(written))
      return parts.contains(where: words.contains) || (self == .share && name.contains("%"))
    }
    // "global_step", "Lap number": counted on and on.
    if self == .course {
      let counts: Set = ["number", "no", "nr", "num", "index", "nummer", "numer", "número"]
      let parts = Self.parts(of: Self.separated(written)).filter { !counts.contains($0) }
      return parts.count < 3 && words.contains(parts.last ?? "")
    }
    // "sal87", "wage1980": that of one year.
    if self == .outcome {
      let stem = name.prefix { !$0.isNumber }
      let isYear = Int(name.dropFirst(stem.count)).map {
        (60...99).contains($0) || (1_900...2_100).contains($0)
      }
      return isYear == true && (stem == "sal" || words.contains(String(stem)))
    }
    // "poptotal", "popwhite": people of each kind.
    if self == .population {
      return name.hasPrefix("pop") && !name.hasPrefix("popular") && name != "pop"
    }
    // "rank Ada", "Rang_2020": the rank of somebody.
    if self == .rank {
      return Self.parts(of: Self.separated(written)).first.map(words.contains) ?? false
    }
    guard self == .key else { return false }
    if Self.endsAsKey(name) || Self.isPlaceCode(written) { return true }
    let last = Self.parts(of: Self.separated(written)).last ?? ""
    // A "no" at the end may also be the opposite of "yes".
    return last != name && last != "no" && words.contains(last)
  }

  /// True of "intid", "dcode" and "geoid": names of what is told apart that are one word.
  private static func endsAsKey(_ name: String) -> Bool {
    guard name.allSatisfy(\.isLetter) else { return false }
    if name.hasSuffix("code") { return true }
    return name.count <= longestKey && name.count > 3 && name.hasSuffix("id")
      && !wordsInID.contains(where: name.hasSuffix)
  }

  /// True of the codes that offices give to places, with the year of their borders behind it or not, in short names as
  /// their files have them: "GEOID10", "countyfips", "fips_txt", "STATEFP".
  private static func isPlaceCode(_ name: String) -> Bool {
    func isCode(_ part: String) -> Bool {
      var part = part[...]
      while part.last?.isNumber == true { part.removeLast() }
      return placeCodes.contains(String(part)) || part.hasSuffix("fips")
    }
    let forms: Set = ["code", "codes", "cd", "txt", "text", "num", "number", "str", "string"]
    var parts = parts(of: separated(name.contains { $0.isLowercase } ? name : name.lowercased()))
    while let last = parts.last, parts.count > 1, forms.contains(last) || Int(last) != nil {
      parts.removeLast()
    }
    return parts.last.map(isCode) ?? false
  }

  private static let placeCodes: Set = [
    "fips", "geoid", "zip", "zipcode", "zcta", "zcta5ce", "postcode", "statefp", "countyfp",
    "tractce", "blkgrpce", "blockce", "placefp", "cousubfp", "cbsafp", "csafp", "cbsa", "puma",
    "statens", "countyns", "nuts", "lsoa", "msoa", "lau", "ags", "insee", "huc",
  ]

  /// Longer names are made of several words.
  private static let longestKey = 9
  /// The words that end like an identifier and are none.
  private static let wordsInID = [
    "paid", "acid", "grid", "covid", "fluid", "solid", "humid", "liquid", "hybrid", "void", "valid",
    "invalid", "rapid", "lipid", "mid", "bid", "raid", "said", "aid", "maid", "steroid", "thyroid",
    "asteroid", "centroid", "android", "pyramid", "squid", "orchid", "kid", "lid", "vivid", "druid",
    "arid", "acrid", "timid", "rigid", "splendid", "madrid",
  ]

  /// True of the names of longitudes, also of those of something: "lon", "centroid_lon".
  package static func isLongitude(_ name: String) -> Bool { names(name, .longitude) }

  /// The same of latitudes.
  package static func isLatitude(_ name: String) -> Bool { names(name, .latitude) }

  private static func names(_ name: String, _ place: RoleName) -> Bool {
    guard !place.matches(name) else { return true }
    let parts = parts(of: separated(name)).map { $0.filter(\.isLetter) }
    return parts.contains(where: place.matches) && movements.isDisjoint(with: parts)
  }

  /// The words beside a latitude of what is none: how far something moved, or how sure a place is.
  private static let movements: Set = [
    "delta", "diff", "difference", "change", "shift", "displacement", "offset", "movement", "move",
    "speed", "velocity", "acceleration", "gradient", "error", "err", "uncertainty", "accuracy",
    "precision", "sd", "se", "std", "rmse", "variance", "d", "step", "bewegung", "differenz",
    "abweichung", "fehler", "déplacement", "écart", "erreur", "desplazamiento", "diferencia",
    "deslocamento", "diferença", "erro", "różnica", "przesunięcie", "błąd",
  ]

  /// True of the names of moments, also with the part of a second that they are counted in: "time", "epoch_ms", "tsNanos".
  static func isEpoch(_ name: String) -> Bool {
    if epoch.matches(name) { return true }
    let parts = parts(of: separated(name))
    let scales: Set = [
      "s", "sec", "secs", "seconds", "ms", "msec", "millis", "milli", "milliseconds", "us", "µs",
      "usec", "micros", "micro", "microseconds", "ns", "nsec", "nanos", "nano", "nanoseconds",
    ]
    let moments: Set = ["unix", "at", "utc", "start", "end", "epochtime", "posix"]
    func isMoment(_ part: String) -> Bool { epoch.matches(part) || moments.contains(part) }
    guard let last = parts.last, parts.count > 1 else { return false }
    return isMoment(last) || scales.contains(last) && parts.dropLast().contains(where: isMoment)
  }

  /// True of the names of directions, of which no mean is one: 350 and 10 degrees are both north.
  package static func isDirection(_ name: String) -> Bool {
    let parts = parts(of: separated(name))
    let words: Set = [
      "dir", "direction", "winddir", "winddirection", "windrichtung", "bearing", "azimuth", "wdir",
      "azimut", "richtung", "風向", "风向", "kierunek", "dirección", "direção", "rumbo",
    ]
    return parts.contains(where: words.contains) || name.contains("風向") || name.contains("风向")
  }

  /// True of the names of the number of a visit: "visit", "VISITNUM", "wave", "Termin".
  package static func isVisit(_ name: String) -> Bool {
    let words: Set = [
      "visit", "visits", "visitnum", "visitno", "visitnumber", "wave", "occasion", "timepoint",
      "session", "followup", "assessment", "besuch", "termin", "welle", "visite", "vague", "visita",
      "ola", "consulta", "onda", "wizyta", "fala", "来院", "訪問", "访视", "随访",
    ]
    return parts(of: separated(name)).contains(where: words.contains)
  }

  /// True of the names of whom or what is measured again and again: "Subject", "id", "Rat".
  package static func isSubject(_ name: String) -> Bool {
    let words: Set = [
      "subject", "subj", "subjectid", "subject_id", "sub", "id", "participant", "patient", "person",
      "individual", "respondent", "child", "animal", "rat", "mouse", "dog", "monkey", "rabbit",
      "plant",
      "chick", "pig", "cow", "calf", "lamb", "sheep", "goat", "horse", "pup", "bird", "infant",
      "case", "proband", "versuchsperson", "sujet", "sujeto", "participante", "paciente",
      "sujeito", "osoba", "pacjent", "被験者", "参加者", "受试者", "被试",
    ]
    return words.contains(name.lowercased())
  }

  /// True of the names of what servers answer with: "status", "http_code", "response.statusCode".
  static func isStatus(_ name: String) -> Bool {
    let parts = parts(of: separated(name))
    guard let last = parts.last else { return false }
    let own = ["http", "status", "response"]
    return ["status", "statuscode", "httpstatus", "httpcode"].contains(last) || parts == ["http"]
      || (last == "code" && parts.dropLast().allSatisfy(own.contains))
  }

  /// The words for what has a number of its own.
  private static let documents: Set<String> = [
    "case", "record", "person", "household", "fall", "caso", "cas", "document", "doc", "docto",
    "documento", "dokument", "beleg", "belegnummer", "invoice", "rechnung", "rechnungsnummer",
    "facture", "factura", "fatura", "faktura", "receipt", "voucher", "ticket", "booking",
    "transaction", "order", "auftrag", "bestellung", "commande", "pedido", "zamówienie", "伝票",
    "伝票番号", "注文番号", "单号", "订单号", "凭证", "凭证号",
  ]

  /// True of names such as "docno", "distcod", "idcase" and "case", which are keys where their numbers are all
  /// different.
  static func mayBeKey(_ name: String) -> Bool {
    let name = name.lowercased()
    if documents.contains(name) { return true }
    return name.count > 4
      && (["no", "nr", "num", "cod"].contains(where: name.hasSuffix)
        || name.hasPrefix("id"))
  }

  /// True of the names of what has a number of its own, or of whom: "order", "student", "sample".
  static func namesThings(_ name: String) -> Bool {
    // In a few tables the fall is a season.
    let name = name.lowercased()
    return name != "fall" && (documents.contains(name) || things.contains(name)) || isSubject(name)
  }

  /// The words for what is numbered in lists.
  private static let things: Set<String> = [
    "student", "pupil", "member", "employee", "customer", "client", "user", "account", "badge",
    "terminal", "sample", "specimen", "passenger", "respondent", "schüler", "schülerin", "kunde",
    "mitglied", "konto", "probe", "élève", "membre", "compte", "échantillon", "alumno", "cliente",
    "cuenta", "muestra", "aluno", "conta", "amostra", "uczeń", "klient", "próbka", "学生", "生徒", "顧客",
    "会員", "口座", "検体", "客户", "会员", "账户", "样本",
  ]

  /// True of names that tell of time, or of nothing: "water_year", "season", "period", "x".
  static func tellsOfTime(_ name: String) -> Bool {
    let words: Set = [
      "season", "saison", "temporada", "stagione", "sezon", "シーズン", "赛季", "vintage", "jahrgang",
      "millésime", "cohort", "edition", "harvest", "ernte", "election", "wahl", "annual", "fy",
      "periode", "période", "período", "periodo", "okres", "期間",
    ]
    let parts = parts(of: separated(name))
    return name.count < 2 || parts.contains(where: words.contains)
      || [RoleName.year, .epoch, .step, .row, .counter].contains { role in
        role.matches(name) || parts.contains(where: role.matches)
      }
  }

  /// True of the name that programs give the names of rows, whatever numbers these are.
  static func namesRows(_ name: String) -> Bool {
    ["rownames", "row.names", "row_names", "row names", "unnamed: 0"].contains(name.lowercased())
  }

  /// True of the names of keys: "id", "Nr", "order_id", "ticket no".
  static func isKey(_ name: String) -> Bool { key.matches(name) || numbersThings(name) }

  /// True of names of several words, the last of them one for the number of a row: "Sample Number", "Record No.".
  static func numbersThings(_ name: String) -> Bool {
    let parts = parts(of: separated(name))
    // "回答番号" has no blank between its words.
    if ["番号", "编号", "編號", "序号", "序號", "号码"].contains(where: name.hasSuffix) { return true }
    return parts.count > 1 && serial.words.contains(parts[parts.count - 1])
  }

  /// The words of a name: "customerId", "customer_id" and "customer id" have two.
  static func parts(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A name in small letters with a blank before each part of "statusCode".
  static func separated(_ name: String) -> String {
    var text = ""
    var isLower = false
    for character in name {
      if isLower, character.isUppercase { text.append(" ") }
      text.append(contentsOf: character.lowercased())
      isLower = character.isLowercase
    }
    return text
  }

  /// The same with the parts of "statusCode" and "reqId", also two of them as one word.
  private static func camelParts(of name: String) -> [String] {
    var parts: [String] = []
    for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      var words: [String] = []
      var isLower = false
      for character in part {
        if words.isEmpty || (isLower && character.isUppercase) { words.append("") }
        words[words.count - 1].append(contentsOf: character.lowercased())
        isLower = character.isLowercase
      }
      parts += words.count > 1 ? words + [words.joined()] : words
    }
    return parts
  }
}
