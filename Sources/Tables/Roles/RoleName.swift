/// The words in a column's name that say what the column is for, in the languages of the program.
package enum RoleName: CaseIterable, Sendable {
  case year, quarter, month, day, weekday, hour, epoch, latitude, longitude, row, counter, serial
  case step, duration, size, outcome, key
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

  private var words: Set<String> {
    switch self {
    case .year:
      [
        "year", "years", "yr", "jahr", "jahre", "année", "annee", "an", "año", "ano", "anno",
        "jaar",
        "år", "rok", "год", "年", "年份", "年度", "연도",
      ]
    case .month:
      ["month", "mo", "monat", "mois", "mes", "mês", "mese", "maand", "miesiąc", "月", "月份"]
    case .quarter:
      [
        "quarter", "qtr", "q", "quartal", "trimestre", "kwartał", "kwartal", "四半期", "季度",
      ]
    case .day: ["day", "dy", "dayofmonth", "tag", "día", "dia", "dzień", "日"]
    case .weekday:
      [
        "weekday", "dayofweek", "dow", "wochentag", "jour", "jour de la semaine",
        "día de la semana",
        "dia da semana", "dzień tygodnia", "曜日", "星期", "周",
      ]
    case .hour:
      ["hour", "hr", "stunde", "uhr", "heure", "hora", "godzina", "時", "时", "小时", "時間帯"]
    case .epoch:
      [
        "ts", "time", "timestamp", "epoch", "unixtime", "date", "datetime", "created", "updated",
        "__realtime_timestamp", "_source_realtime_timestamp",
      ]
    case .latitude: ["lat", "latitude", "breite", "breitengrad", "latitud", "緯度", "纬度"]
    case .longitude:
      ["lon", "lng", "long", "longitude", "länge", "längengrad", "longitud", "経度", "经度"]
    case .row: ["index", "rownames", "unnamed: 0", "row", "rowid", "nr.", "#", "nº", "n°", "n.º"]
    case .counter: ["time", "t", "obs", "observation", "trend", "n", "id"]
    case .serial:
      [
        "i", "#", "no.", "lp.", "l.p.", "p.č.", "s. no.", "nr.", "№", "nº", "n°", "n.º", "rownames",
        "unnamed: 0", "obs",
        "observation", "case", "record", "row", "index", "rank",
        "ranking", "rk", "pos", "position", "place", "no", "nr", "num",
        "number", "respondent", "participant", "patient", "subject", "person", "rang", "platz",
        "fall", "nummer", "numéro", "numero", "número", "rango", "posição", "ranga", "numer", "lp",
        "順位", "番号", "排名", "序号", "编号",
      ]
    case .step:
      [
        "time", "t", "x", "day", "days", "week", "weeks", "month", "months", "year", "years",
        "hour",
        "hours", "minute", "minutes", "second", "seconds", "period", "step", "iteration", "iter",
        "visit",
        "occasion",
        "epoch", "generation", "trial", "run", "round", "frame", "cycle", "lap", "age", "dose",
        "zeit", "woche", "runde", "temps", "semaine", "tour", "tiempo", "semana", "ronda", "tempo",
        "rodada", "czas", "tydzień", "runda", "時間", "回", "时间", "轮次",
      ]
    case .duration:
      [
        "duration", "elapsed", "elapsed time", "etime", "runtime", "run time", "dauer", "laufzeit",
        "durée", "duree", "duración", "duracion", "duração", "duracao", "czas trwania", "所要時間",
        "経過時間", "时长", "耗时",
      ]
    case .size:
      [
        "size", "used", "avail", "available", "free", "total", "mem", "memory", "rss", "vsz",
        "virt",
        "res", "shr", "cache", "buff/cache", "shared", "swap", "swpd", "disk", "disk usage",
        "capacity",
        "bytes", "storage", "größe", "speicher", "taille", "tamaño", "tamanho", "rozmiar", "サイズ",
        "容量", "大小",
      ]
    case .outcome:
      [
        "y", "dv", "stime", "survtime", "futime", "response", "outcome", "target", "score", "grade",
        "yield", "survived",
        "survival",
        "deny", "denied", "approve", "approved", "accepted", "admitted", "admit", "default",
        "defaulted", "churn", "churned", "died", "support", "choice", "return", "returns",
        "punktzahl", "puntuación", "pontuação",
        "wynik",
        "得点", "得分",

        "price", "msrp", "salary", "wage", "wages", "gehalt", "lohn", "salaire", "salario",
        "salário",
        "wynagrodzenie", "給料", "工资", "preis", "prix", "precio", "preço", "preco", "cena", "価格",
        "値段", "价格",
      ]
    case .key:
      [
        "id", "pid", "ppid", "identifier", "individual", "subject", "respondent", "participant",
        "patient", "household", "resp", "respid", "caseid", "serial", "hid", "hhid", "sid", "cid",
        "uid", "stratum", "herd", "uuid",
        "guid", "key", "code", "zip",
        "zipcode", "postal", "postcode", "plz", "fips",
        "iata", "icao", "isbn", "sku", "ean", "upc", "gtin", "barcode", "phone", "tel", "nr", "no",
        "bib", "startnummer", "dossard", "dorsal", "ゼッケン",
        "郵便番号", "邮编", "编号", "番号",
      ]
    case .severity:
      [
        "level", "lvl", "loglevel", "levelname", "severity", "priority", "log_level", "log.level",
        "action",
      ]
    case .message: ["msg", "message", "event", "logger", "caller", "log", "text"]
    case .process: ["process", "program", "syslog_identifier", "appname"]
    case .request: ["request", "method", "path", "uri", "url", "request_uri", "request_method"]
    case .status: ["status", "statuscode", "status_code"]
    case .indicator:
      [
        "indicator", "indicator name", "indicator code", "series name", "series code", "variable",
        "variable name", "metric", "metric name", "measure", "measurement", "statistic",
        "indikator",
        "kennzahl", "messgröße", "indicateur", "mesure", "indicador", "medida", "wskaźnik", "miara",
        "指標", "指标",
      ]
    case .unit:
      [
        "unit", "units", "unit of measure", "unit measure", "einheit", "maßeinheit", "unité",
        "unidad", "unidade", "jednostka", "単位", "单位",
      ]
    case .value:
      [
        "value", "values", "obs value", "wert", "valeur", "valor", "wartość", "値", "值", "数值",
      ]
    case .clock:
      [
        "time", "tst", "hhmm", "clock", "dep", "arr", "deptime", "arrtime", "departure", "arrival",
        "uhrzeit", "zeit",
        "abfahrt",
        "ankunft", "heure", "hora", "godzina", "時刻", "时间", "时刻",
      ]
    case .group:
      [
        "district", "county", "village", "cluster", "firm", "hospital", "clinic", "municipality",
        "city", "inst", "institution", "brand",
        "province", "distrito", "bezirk", "landkreis", "gemeinde",
      ]
    case .hours:
      [
        "hours", "hrs", "hours worked", "working hours", "worked", "stunden", "arbeitszeit",
        "arbeitsstunden", "heures", "horas", "horas trabajadas", "horas trabalhadas", "godziny",
        "労働時間", "勤務時間", "工时",
      ]
    case .minute: ["minute", "min", "mn", "minuto", "minuta", "分"]
    case .replicate:
      [
        "replicate", "replication", "rep", "reps", "replica", "repetition", "block", "blk", "plot",
        "bed", "pot", "batch", "wiederholung", "parzelle", "répétition", "bloc", "parcelle",
        "repetición", "bloque", "parcela", "repetição", "bloco", "canteiro", "powtórzenie", "blok",
        "poletko", "反復", "ブロック", "区组", "重复",
      ]
    case .share:
      [
        "share", "percent", "percentage", "pct", "perc", "proportion", "ratio", "rate", "rates",
        "anteil", "prozent", "pourcentage", "taux", "porcentaje", "tasa", "proporción",
        "porcentagem", "percentual", "taxa", "proporção",
        "udział", "procent", "odsetek", "割合", "比率", "率", "得票率", "百分比", "比例",
        "份额",
      ]
    case .ballot:
      [
        "vote", "votes", "ballots", "turnout", "stimmen", "stimmenanteil", "wahlbeteiligung",
        "voix",
        "suffrages", "votos", "escrutinio", "comparecimento", "głosy", "frekwencja", "得票", "得票数",
        "得票率", "投票率", "票数", "选票",
      ]
    case .turnout:
      [
        "turnout", "wahlbeteiligung", "participation", "participación", "comparecimento",
        "frekwencja",
        "投票率",
      ]
    case .treatment:
      [
        "treatment", "treat", "treated", "trt", "arm", "group", "diet", "drug", "fumigant",
        "fertilizer", "fertiliser", "behandlung", "gruppe",
        "traitement", "groupe", "tratamiento", "grupo", "tratamento", "leczenie", "grupa", "処理",
        "群", "处理", "组",
      ]
    case .remark:
      [
        "remark", "remarks", "comment", "comments", "note", "notes", "annotation", "bemerkung",
        "bemerkungen", "kommentar", "notiz", "remarque", "commentaire", "observaciones",
        "comentario", "observações", "comentário", "uwagi", "komentarz", "備考", "コメント", "备注",
        "评论",
      ]
    case .plan:
      [
        "budget", "plan", "planned", "target", "goal", "forecast", "soll", "ziel", "objectif",
        "prévu",
        "presupuesto", "objetivo", "previsto", "orçado", "orçamento", "meta", "cel", "budżet", "予算",
        "目標", "计划", "预算", "目标",
      ]
    case .command: ["command", "cmd", "comm", "args"]
    case .mark:
      [
        "line", "lineno", "pid", "tid", "thread", "port", "status", "statuscode", "uid", "gid",
        "seq",
        "reqid", "requestid", "monotonic", "errno",
      ]
    }
  }

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
      return words.contains(parts.last ?? "") && lasts.isDisjoint(with: parts)
    }
    if [.share, .ballot, .turnout].contains(self) {
      let parts = Self.parts(of: Self.separated(written))
      return parts.contains(where: words.contains) || (self == .share && name.contains("%"))
    }
    guard self == .key else { return false }
    let last = Self.parts(of: name).last ?? ""
    // A "no" at the end may also be the opposite of "yes".
    return last != name && last != "no" && words.contains(last)
  }

  /// True of the names of what servers answer with: "status", "http_code", "response.statusCode".
  static func isStatus(_ name: String) -> Bool {
    let parts = parts(of: separated(name))
    guard let last = parts.last else { return false }
    let own = ["http", "status", "response"]
    return ["status", "statuscode", "httpstatus", "httpcode"].contains(last) || parts == ["http"]
      || (last == "code" && parts.dropLast().allSatisfy(own.contains))
  }

  /// True of names such as "docno", "distcod", "idcase" and "case", which are keys where their numbers are all
  /// different.
  static func mayBeKey(_ name: String) -> Bool {
    let name = name.lowercased()
    if ["case", "record", "person", "household", "fall", "caso", "cas"].contains(name) {
      return true
    }
    return name.count > 4
      && (["no", "nr", "num", "cod"].contains(where: name.hasSuffix)
        || name.hasPrefix("id"))
  }

  /// True of the name that programs give the names of rows, whatever numbers these are.
  static func namesRows(_ name: String) -> Bool {
    ["rownames", "row.names", "row_names", "row names", "unnamed: 0"].contains(name.lowercased())
  }

  /// True of names of several words, the last of them one for the number of a row: "Sample Number", "Record No.".
  static func numbersThings(_ name: String) -> Bool {
    let parts = parts(of: separated(name))
    return parts.count > 1 && serial.words.contains(parts[parts.count - 1])
  }

  /// The words of a name: "customerId", "customer_id" and "customer id" have two.
  private static func parts(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A name in small letters with a blank before each part of "statusCode".
  private static func separated(_ name: String) -> String {
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
