/// The names of what is asked about each row and answered by one of two values, and the values that say yes.
package enum AnswerNames {
  private static let questions: Set<String> = [
    "death", "dead", "died", "deceased", "alive", "survived", "survival", "mortality", "outcome",
    "target",
    "label", "default", "defaulted", "late", "churn", "churned", "attrition", "exited", "relapse",
    "relapsed",
    "recidivism", "arrest", "arrested", "accept", "acceptance", "rejected", "awarded", "elected",
    "promoted", "rearrest", "rearrested", "disease", "cancer", "diabetes", "stroke", "chd",
    "infected",
    "infection", "diagnosis", "malignant", "fraud", "spam", "lfp", "inlf", "employed", "hired",
    "admitted",
    "admit", "approved", "accepted", "deny", "denied", "won", "win", "success", "passed", "pass",
    "fail", "failed",
    "converted", "conversion", "clicked", "purchased", "bought", "subscribed", "responded",
    "takeup",
    "decision", "verdict", "work", "working", "enrolled", "dropout", "graduated", "readmitted",
    "cured", "recovered",
    "vote", "voted", "owner", "owns", "ownership", "homeowner",
    "gestorben", "verstorben", "überlebt", "bestanden", "gekündigt", "erfolg", "décès", "décédé",
    "survécu",
    "admis", "reçu", "réussi", "muerte", "murió", "fallecido", "sobrevivió", "aprobado", "éxito",
    "óbito", "morreu",
    "sobreviveu", "aprovado", "sucesso", "zgon", "zmarł", "przeżył", "zdał", "sukces", "死亡", "生存",
    "合格", "解約",
    "结果", "存活", "通过", "流失",
  ]

  /// The values of yes, in small letters, each with those of no that it stands against.
  private static let pairs: [(yes: Set<String>, no: Set<String>)] = [
    (
      ["yes", "y", "true", "t", "ja", "oui", "sí", "si", "sim", "tak", "はい", "有", "是"],
      ["no", "n", "false", "f", "nein", "non", "não", "nao", "nie", "いいえ", "無", "无", "否"]
    ),
    (
      ["dead", "died", "deceased", "tot", "mort", "muerto", "morto"],
      ["alive", "survived", "living", "lebt", "vivant", "vivo"]
    ),
    (
      ["presence", "present", "positive", "pos", "positiv", "positif", "positivo", "陽性", "阳性"],
      ["absence", "absent", "negative", "neg", "negativ", "négatif", "negativo", "陰性", "阴性"]
    ),
    (
      ["pass", "passed", "success", "successful", "win", "won", "bestanden", "合格", "通过"],
      [
        "fail", "failed", "failure", "unsuccessful", "loss", "lost", "nicht bestanden", "不合格",
        "未通过",
      ]
    ),
    (["malignant", "m"], ["benign", "b"]),
    (
      ["approved", "accepted", "admitted", "granted"],
      ["denied", "rejected", "refused", "declined"]
    ),
    (["spam"], ["ham"]),
    (
      ["churned", "left", "exited", "default", "defaulted"],
      ["stayed", "retained", "active", "paid", "fully paid"]
    ),
  ]

  /// The words that ask something in the last column of a table, and are traits anywhere else.
  private static let lastQuestions: Set<String> = [
    "ui", "benefit", "benefits", "claim", "claimed", "insured", "covered",
  ]

  /// True of a name that asks something about each row where no column follows: "ui", whether somebody got benefits.
  package static func asksAtTheEnd(_ name: String) -> Bool {
    lastQuestions.contains(name.lowercased())
  }

  /// True of a name that asks something about each row: "death", "Heart Disease", "LateSept", "TenYearCHD".
  package static func asks(_ name: String) -> Bool {
    var parts: [String] = []
    var previous: Character = " "
    for character in name {
      guard character.isLetter else {
        previous = " "
        continue
      }
      let begins = !previous.isLetter || (previous.isLowercase && character.isUppercase)
      if begins { parts.append("") }
      parts[parts.count - 1].append(contentsOf: character.lowercased())
      previous = character
    }
    return parts.contains(where: questions.contains)
  }

  /// The value that says yes and the one that says no; `nil` where two texts are no such pair.
  package static func answers(among texts: [String]) -> (yes: String, no: String)? {
    guard texts.count == 2 else { return nil }
    for (yes, no) in [(texts[0], texts[1]), (texts[1], texts[0])]
    where pairs.contains(where: {
      $0.yes.contains(yes.lowercased()) && $0.no.contains(no.lowercased())
    }) {
      return (yes, no)
    }
    return nil
  }
}
