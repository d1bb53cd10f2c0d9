/// Names of levels that have an order of their own, in the languages of the program: answers of surveys, sizes,
/// grades, ages.
package enum LevelNames {
  /// The places of some names in their order, from the lowest; `nil` where they are no levels of one kind, or
  /// fewer than two.
  ///
  /// Anything that is no answer, as "don't know" is, comes last.
  package static func ranks(of names: [String]) -> [Double]? {
    let plain = names.map(Self.plain)
    let told = plain.filter { !noAnswers.contains($0) }
    guard (2...mostLevels).contains(told.count) else { return nil }
    let scales = scales.lazy.map { scale in told.compactMap { scale[$0] } }
    let known = scales.first { $0.count == told.count && Set($0).count > 1 }
    guard let ranks = known ?? ranges(told) else { return nil }
    let places = Dictionary(zip(told, ranks), uniquingKeysWith: { first, _ in first })
    return plain.map { places[$0] ?? .infinity }
  }

  /// More levels than these are no answers.
  private static let mostLevels = 40

  private static func plain(_ name: String) -> String {
    let words = name.lowercased().map { $0 == "_" || $0 == "’" ? ($0 == "_" ? " " : "'") : $0 }
    return String(words).split(separator: " ").joined(separator: " ")
  }

  // MARK: Ranges of numbers

  /// The lower ends of "<18", "18-24", "25 to 34", "65+" and "80 and over"; `nil` where any name is none.
  private static func ranges(_ names: [String]) -> [Double]? {
    let ends = names.compactMap(range)
    guard ends.count == names.count, ends.contains(where: \.isRange) else { return nil }
    let lows = ends.map(\.low)
    return Set(lows).count == lows.count ? lows : nil
  }

  private static func range(_ name: String) -> (low: Double, isRange: Bool)? {
    let below = ["<=", "<", "≤", "under ", "below ", "less than ", "up to ", "unter ", "bis "]
    let above = [">=", ">", "≥", "over ", "above ", "more than ", "über ", "ab "]
    let end = below.first(where: name.hasPrefix)
    let start = above.first(where: name.hasPrefix)
    var rest = name.dropFirst((end ?? start)?.count ?? 0).drop { " ($€£¥".contains($0) }
    guard let low = number(&rest) else { return nil }
    // "18-24" has two numbers, "65+" and "85 and over" have something behind one.
    var second = rest.drop { $0.isWhitespace || $0.isLetter }
    let joint = rest.dropLast(second.count).filter(\.isLetter) + second.prefix(1)
    second = second.drop { "-–—~ $€£¥".contains($0) }
    if ["-", "–", "—", "~"].contains(joint) || rest.hasPrefix(" to ") || rest.hasPrefix(" bis ") {
      guard let high = number(&second), high > low else { return nil }
      rest = second
      return isUnit(rest) ? (low, true) : nil
    }
    let opens = ["+", " and over", " and older", " or more", " or older", " und mehr"]
    if let open = opens.first(where: rest.hasPrefix) {
      return isUnit(rest.dropFirst(open.count)) ? (low, true) : nil
    }
    guard isUnit(rest) else { return nil }
    if end != nil { return (low - 1e9, true) }
    return (start == nil ? low : low + 0.5, start != nil)
  }

  /// True of what may stand behind a number: "years", "g/day", ")".
  private static func isUnit(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isWhitespace || "/%)".contains($0) }
  }

  private static func number(_ text: inout Substring) -> Double? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    text = text.dropFirst(digits.count)
    // "1,000" is a thousand here: ranges of decimals have points.
    return Double(digits.filter { $0 != "," })
  }

  // MARK: Words

  private static let noAnswers: Set<String> = [
    "don't know", "dont know", "do not know", "not sure", "no answer", "refused", "n/a", "na",
    "not applicable", "unknown", "prefer not to say", "prefer not to answer", "other", "missing",
    "weiß nicht", "keine angabe", "no sabe",
    "no contesta", "ne sait pas", "sans réponse", "não sabe", "prefiro não responder", "nie wiem",
    "odmowa odpowiedzi", "わからない", "無回答", "不知道", "拒绝回答",
  ]

  /// The scales: levels by semicolons from the lowest, words of one level by slashes.
  private static let scales: [[String: Double]] = (english + others).map { scale in
    var places: [String: Double] = [:]
    for (place, words) in scale.split(separator: ";").enumerated() {
      for word in words.split(separator: "/") {
        places[word.split(separator: " ").joined(separator: " ")] = Double(place)
      }
    }
    return places
  }

  private static let english = [
    """
    strongly disagree/completely disagree/totally disagree;disagree/mostly disagree;\
    somewhat disagree/slightly disagree/tend to disagree;\
    neutral/neither agree nor disagree/neither/undecided/neither agree or disagree;\
    somewhat agree/slightly agree/tend to agree;agree/mostly agree;\
    strongly agree/completely agree/totally agree
    """,
    """
    never;almost never/hardly ever/very rarely;rarely/seldom;occasionally;sometimes;often/frequently;\
    usually/very often/very frequently;almost always/nearly always;always
    """,
    "none/no;very low;low;medium/moderate/mid/med/middle/average/normal;high;very high",
    "below average;average;above average",
    """
    very poor/very bad/terrible;poor/bad;fair/average/ok/okay;good;very good;premium;\
    excellent/outstanding;ideal
    """,
    "xxs;xs;s;m;l;xl;xxl/2xl;xxxl/3xl;4xl",
    "very small/extra small/tiny;small;medium/mid/middle/average;large/big;very large/extra large/huge",
    "not at all;a little/slightly/a little bit;somewhat/moderately;quite a bit/very;very much/extremely",
    """
    not important/not at all important/unimportant;slightly important/somewhat important;\
    moderately important;important;very important;extremely important
    """,
    """
    very dissatisfied/very unsatisfied;dissatisfied/unsatisfied;\
    somewhat dissatisfied;neutral/neither satisfied nor dissatisfied/neither;somewhat satisfied;\
    satisfied;very satisfied
    """,
    "very unhappy;unhappy/not too happy;neutral;happy/pretty happy;very happy",
    "very unlikely;unlikely;neutral;likely;very likely",
    "none;minimal;mild/slight/minor;moderate;severe/marked/serious/major;very severe/critical",
    "worse;same/unchanged/no change;better/improved",
    "none;some;marked",
    """
    none/no schooling;less than high school/lt high school/some high school;high school/hs;some college;\
    junior college/associate/associates/associate's degree/associate's;\
    college/bachelor/bachelors/bachelor's/bachelor's degree;\
    graduate/graduate school/master/masters/master's/master's degree/postgraduate;professional;\
    doctorate/phd/doctoral
    """,
    "primary;secondary;tertiary/higher",
    "baby/infant;child;teen/teenager/adolescent;young;adult/middle/middle-aged;old/senior/elderly",
    "freezing;cold;cool;mild;warm;hot",
    "very slow;slow;medium/moderate;fast;very fast",
    "first;second;third;fourth;fifth;sixth;seventh;eighth;ninth;tenth",
    "1st;2nd;3rd;4th;5th;6th;7th;8th;9th;10th",
    "before/pre;during;after/post",
  ]

  private static let others = [
    // German
    """
    stimme überhaupt nicht zu/stimme gar nicht zu;stimme nicht zu;stimme eher nicht zu;\
    neutral/teils teils/teils, teils/teils/teils/weder noch/unentschieden;stimme eher zu;stimme zu;\
    stimme voll zu/stimme voll und ganz zu
    """,
    "trifft gar nicht zu/trifft überhaupt nicht zu;trifft nicht zu;trifft eher nicht zu;"
      + "teils teils/teils, teils;trifft eher zu;trifft zu;trifft voll zu/trifft voll und ganz zu",
    "nie/niemals;fast nie;sehr selten;selten;gelegentlich;manchmal;oft/häufig;meistens/sehr oft;"
      + "fast immer;immer",
    "keine;sehr niedrig/sehr gering;niedrig/gering;mittel/normal;hoch;sehr hoch",
    "sehr klein;klein;mittel;groß;sehr groß",
    "sehr schlecht;schlecht;mittel/mäßig/mittelmäßig;gut;sehr gut",
    "ungenügend;mangelhaft;ausreichend;befriedigend;gut;sehr gut",
    "sehr unzufrieden;unzufrieden;neutral/teils teils;zufrieden;sehr zufrieden",
    // Spanish
    """
    totalmente en desacuerdo/muy en desacuerdo;en desacuerdo;\
    neutral/indiferente/ni de acuerdo ni en desacuerdo;de acuerdo;totalmente de acuerdo/muy de acuerdo
    """,
    "nunca;casi nunca;raramente/rara vez;a veces/algunas veces;a menudo/frecuentemente;casi siempre;siempre",
    "muy bajo/muy baja;bajo/baja;medio/media;alto/alta;muy alto/muy alta",
    "muy malo/muy mala;malo/mala;regular;bueno/buena;muy bueno/muy buena;excelente",
    "pequeño/pequeña;mediano/mediana;grande",
    "muy insatisfecho;insatisfecho;neutral;satisfecho;muy satisfecho",
    // French
    """
    pas du tout d'accord;pas d'accord;plutôt pas d'accord;\
    neutre/ni d'accord ni pas d'accord/sans opinion;plutôt d'accord;d'accord;tout à fait d'accord
    """,
    "jamais;presque jamais;rarement;parfois/quelquefois;souvent;très souvent;presque toujours;toujours",
    "très faible/très bas;faible/bas;moyen/moyenne;élevé/élevée/haut;très élevé/très élevée/très haut",
    "très mauvais/très mauvaise;mauvais/mauvaise;moyen/moyenne/passable;bon/bonne;très bon/très bonne;excellent/excellente",
    "petit/petite;moyen/moyenne;grand/grande",
    "très insatisfait;insatisfait;neutre;satisfait;très satisfait",
    // Portuguese
    """
    discordo totalmente;discordo;discordo parcialmente;\
    neutro/indiferente/não concordo nem discordo/nem concordo nem discordo;\
    concordo parcialmente;concordo;concordo totalmente
    """,
    "nunca;quase nunca;raramente;às vezes;frequentemente/muitas vezes;quase sempre;sempre",
    "muito baixo/muito baixa;baixo/baixa;médio/média;alto/alta;muito alto/muito alta",
    "péssimo/muito ruim;ruim;regular;bom/boa;muito bom/muito boa;ótimo;excelente",
    "pequeno/pequena;médio/média;grande",
    "muito insatisfeito;insatisfeito;neutro;satisfeito;muito satisfeito",
    // Polish
    """
    zdecydowanie się nie zgadzam;nie zgadzam się;raczej się nie zgadzam;\
    nie mam zdania/ani tak, ani nie/ani się zgadzam, ani nie zgadzam;raczej się zgadzam;zgadzam się;\
    zdecydowanie się zgadzam
    """,
    "zdecydowanie nie;raczej nie;trudno powiedzieć/nie wiem;raczej tak;zdecydowanie tak",
    "nigdy;prawie nigdy;rzadko;czasami/czasem;często;bardzo często;prawie zawsze;zawsze",
    "bardzo niski/bardzo niska;niski/niska;średni/średnia;wysoki/wysoka;bardzo wysoki/bardzo wysoka",
    "bardzo zły/bardzo zła;zły/zła;przeciętny/przeciętna;dobry/dobra;bardzo dobry/bardzo dobra;doskonały",
    "mały/mała;średni/średnia;duży/duża",
    // Japanese
    "全くそう思わない/まったくそう思わない;そう思わない;あまりそう思わない;"
      + "どちらともいえない/どちらとも言えない;ややそう思う;そう思う;とてもそう思う/強くそう思う/非常にそう思う",
    "全くない/まったくない;めったにない/ほとんどない;まれに;時々/ときどき;しばしば/よくある;いつも",
    "とても低い;低/低い;中/普通;高/高い;とても高い",
    "小/小さい;中/普通;大/大きい",
    "とても悪い;悪い;普通;良い/よい;とても良い/とてもよい",
    // Chinese
    "非常不同意/完全不同意;不同意;比较不同意;中立/一般/不确定;比较同意;同意;非常同意/完全同意",
    "从不/从来不;很少;偶尔;有时;经常/常常;总是",
    "很低;低;中/中等;高;很高",
    "很差/非常差;差;一般;好/良好;很好/非常好;优秀",
    "非常不满意;不满意;一般/中立;满意;非常满意",
  ]
}

extension Table {
  /// The rows by the calendar where a column holds names of months or weekdays, by their levels where it holds
  /// such; the same where these stand in order already, from either end.
  package func inNaturalOrder(of name: String) -> Table {
    guard case .text(let text)? = columns.first(where: { $0.name == name })?.values,
      CalendarNames.cycle(of: text.dictionary) == nil,
      let ranks = LevelNames.ranks(of: text.dictionary)
    else { return inCalendarOrder(of: name) }
    var seen: [Double] = []
    for code in text.codes where code >= 0 && !seen.contains(ranks[Int(code)]) {
      seen.append(ranks[Int(code)])
    }
    guard zip(seen, seen.dropFirst()).contains(where: <),
      zip(seen, seen.dropFirst()).contains(where: >)
    else { return self }
    let places = text.codes.map { $0 < 0 ? Double.infinity : ranks[Int($0)] }
    return picked(places.indices.sorted { (places[$0], $0) < (places[$1], $1) })
  }
}
