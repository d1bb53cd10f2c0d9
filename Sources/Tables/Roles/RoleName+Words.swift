/// The words that names have, in the languages of the program.
extension RoleName {
  var words: Set<String> {
    switch self {
    case .year:
      [
        "year", "years", "yr", "yyyy", "jahr", "jahre", "année", "annee", "an", "año", "ano",
        "anno",
        "jaar",
        "år", "rok", "год", "年", "年份", "年度", "연도",
      ]
    case .month:
      [
        "month", "mo", "mth", "monat", "mois", "mes", "mês", "mese", "maand", "miesiąc", "月",
        "月份",
      ]
    case .quarter:
      [
        "quarter", "qtr", "q", "quartal", "trimestre", "kwartał", "kwartal", "四半期", "季度",
      ]
    case .day:
      [
        "day", "dy", "dayofmonth", "day_of_month", "day of month", "mday", "tag", "día", "dia",
        "dzień", "日",
      ]
    case .weekday:
      [
        "weekday", "dayofweek", "day_of_week", "day of week", "wday", "dow", "wochentag", "jour",
        "jour de la semaine",
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
    case .row:
      [
        "index", "idx", "ix", "rownames", "unnamed: 0", "row", "rowid", "row_id", "row id",
        "rownum",
        "row_num", "rowno", "row no", "rownumber", "row number", "row_number", "nr.", "#", "nº",
        "n°",
        "n.º", "lfd. nr.", "lfd. nr", "lfd nr", "lfd.nr.", "sl no", "sl. no.", "sr no", "sr. no.",
        "zeile", "ligne", "fila", "linha", "wiersz", "行", "行番号", "行号", "連番",
      ]
    case .counter: ["time", "t", "obs", "observation", "trend", "n", "id"]
    case .serial:
      [
        "i", "idx", "ix", "rowid", "row_id", "row id", "rownum", "row_num", "rowno", "row no",
        "rownumber", "row number", "row_number", "lfd. nr.", "lfd. nr", "lfd nr", "lfd.nr.",
        "sl no",
        "sl. no.", "sr no", "sr. no.", "zeile", "wiersz", "行番号", "行号", "連番", "通し番号", "#", "no.",
        "lp.", "l.p.", "p.č.", "s. no.", "nr.", "№", "nº", "n°", "n.º", "rownames",
        "unnamed: 0", "obs",
        "observation", "case", "record", "row", "index", "rank",
        "ranking", "rk", "pos", "position", "place", "no", "nr", "num",
        "number", "respondent", "participant", "patient", "subject", "person", "rang", "platz",
        "fall", "nummer", "numéro", "numero", "número", "rango", "posição", "ranga", "numer", "lp",
        "順位", "番号", "排名", "序号", "编号",
      ]
    case .population:
      [
        "pop", "popn", "population", "landarea", "land area", "inhabitants", "residents",
        "einwohner", "bevölkerung",
        "habitants", "población", "poblacion", "habitantes", "população", "populacao", "ludność",
        "人口", "人口数",
      ]
    case .birth:
      [
        "birth", "born", "dob", "birthday", "birthdate", "geburt", "geburtsdatum", "geboren",
        "naissance", "nacimiento", "nascimento", "urodzenia", "urodzony", "生年月日", "誕生日", "出生日期",
        "出生",
      ]
    case .rank:
      [
        "rank", "ranking", "rk", "rang", "rangplatz", "platzierung", "classement", "class.", "clt",
        "clt.", "clasificación",
        "clasificacion", "classificação", "classificacao", "ranga", "順位", "ランキング", "排名", "名次",
      ]
    case .standing:
      [
        "pos", "position", "place", "standing", "platz", "place", "puesto", "lugar", "posición",
        "posicion", "posição", "posicao", "colocação", "miejsce", "pozycja", "位次",
      ]
    case .step:
      [
        "time", "t", "x", "day", "days", "week", "weeks", "month", "months", "year", "years",
        "report",
        "hour",
        "hours", "minute", "minutes", "second", "seconds", "period", "step", "iteration", "iter",
        "visit",
        "occasion",
        "epoch", "generation", "trial", "run", "round", "frame", "cycle", "lap", "age", "dose",
        "zeit", "woche", "runde", "temps", "semaine", "tour", "tiempo", "semana", "ronda", "tempo",
        "rodada", "czas", "tydzień", "runda", "時間", "回", "时间", "轮次",
      ]
    case .course:
      [
        "km", "kilometer", "kilometre", "mile", "miles", "split", "distance", "lap", "round",
        "stage",
        "leg", "hole", "inning", "match", "matchday", "gameweek", "game", "step", "iteration",
        "iter",
        "epoch", "generation", "cycle", "frame", "episode", "session", "attempt", "repetition",
        "runde", "spieltag", "spiel", "etappe", "strecke", "schritt", "tour", "étape", "manche",
        "journée", "vuelta", "ronda", "jornada", "etapa", "volta", "rodada", "passo", "okrążenie",
        "runda", "etap", "kolejka", "krok", "周回", "節", "ラウンド", "試合", "区間", "轮次", "圈", "步骤",
        "公里",
      ]
    case .duration:
      [
        "duration", "elapsed", "elapsed time", "etime", "runtime", "run time", "dauer", "laufzeit",
        "durée", "duree", "duración", "duracion", "duração", "duracao", "czas trwania", "所要時間",
        "経過時間", "时长", "耗时",
      ]
    case .processors: ["cpu", "cpus", "cores", "vcpu", "vcpus"]
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
        "y", "dv", "los", "dur", "durat", "duration", "durations", "dauer", "spell", "stime",
        "survtime",
        "futime",
        "response", "outcome", "target", "score", "grade", "final", "final exam", "exam",
        "final grade",
        "final score",
        "yield", "survived",
        "survival",
        "deny", "denied", "approve", "approved", "accepted", "admitted", "admit", "default",
        "defaulted", "takeup", "success", "converted", "conversion", "purchase", "purchased",
        "clicked",
        "passed",
        "recovered", "relapse", "relapsed", "cured", "readmitted", "attrition", "exited", "churn",
        "churned", "died", "support", "choice", "return", "returns",
        "punktzahl", "puntuación", "pontuação",
        "wynik",
        "得点", "得分",

        "price", "msrp", "medv", "salary", "wage", "wages", "gehalt", "lohn", "salaire", "salario",
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
        "zipcode", "postal", "postcode", "plz", "fips", "puma", "zcta", "tract", "naics", "sic",
        "msa",
        "iata", "icao", "isbn", "sku", "ean", "upc", "gtin", "barcode", "phone", "tel", "nr", "no",
        "bib", "stnr", "startnr", "startnummer", "matrikelnr", "artikelnr", "kundennr", "dossard",
        "dorsal", "ゼッケン",
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
        "district", "county", "region", "village", "cluster", "firm", "hospital", "clinic",
        "municipality",
        "city", "inst", "institution", "brand",
        "province", "distrito", "bezirk", "landkreis", "gemeinde",
      ]
    case .hours:
      [
        "hours", "hrs", "hours worked", "working hours", "worked", "overtime", "break",
        "lunch break",
        "stunden", "arbeitszeit", "arbeitsstunden", "überstunden", "pausenzeit", "heures", "horas",
        "horas trabajadas", "horas trabalhadas", "godziny",
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
        "treatment", "treat", "treated", "trt", "rx", "arm", "randomization", "randomisation",
        "randomized", "allocation", "variant", "variante", "wariant", "bucket", "ab group",
        "ab_group", "test group", "test_group", "experiment_group", "バリアント", "变体", "intervention",
        "group", "diet", "drug", "fumigant",
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
}
