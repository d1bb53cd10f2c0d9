import Tables

extension French {
  func words(_ problem: Problem, options: OptionSpelling) -> String {
    switch problem {
    case .input(let input): words(input.problem, options: options)
    case .usage(let fault): words(fault)
    case .noTerminal where options == .program:
      "Aucun terminal pour le plein écran\u{A0}; lancer le programme dans un terminal"
    case .noTerminal:
      "Aucun terminal pour le plein écran\u{A0}; utiliser plutôt earshot describe, draw ou render"
    case .unknownTerminal(let name) where options == .program:
      "Le type de terminal \(quoted(name)) n’a pas de plein écran\u{A0}; définir TERM"
    case .unknownTerminal(let name):
      "Le type de terminal \(quoted(name)) n’a pas de plein écran\u{A0}; définir TERM, ou utiliser earshot --plain, describe, draw ou render"
    case .themeUnknown(let name, let known): "Aucun thème \(quoted(name))\(oneOf(known))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { ", ligne \($0)" } ?? "")\u{A0}: \(words(fault))"
    case .configuration(let file, let line, let fault):
      "\(file), ligne \(line)\u{A0}: \(words(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "impossible d’écrire sur la sortie standard\u{A0}: \(reason)\u{A0}; choisir une autre destination"
        : "\(file)\u{A0}: écriture impossible\u{A0}: \(reason)\u{A0}; choisir un autre endroit"
    case .outputTwice(let file):
      "-o et --subtitles nomment toutes deux \(file)\u{A0}; choisir un autre fichier pour l’une des deux"
    case .outputMissing:
      "Destination du son manquante\u{A0}: -o FICHIER.wav, ou -o - pour la sortie standard"
    case .outputIsInput(let file):
      "\(file) contient les données et serait perdu\u{A0}; choisir un autre fichier où écrire"
    case .unknownOutputKind(let file, let known):
      "\(file)\u{A0}: le nom doit se terminer par \(alternatives(known))"
    case .optionNeeds(let name, let file, let kinds):
      "\(file)\u{A0}: \(name) demande un nom qui se termine par \(alternatives(kinds))"
    case .unknownLanguage(let tag, let known): "Aucune langue \(quoted(tag))\(oneOf(known))"
    case .unknownTimeZone(let name):
      "Aucun fuseau horaire \(quoted(name))\u{A0}; donner un nom IANA comme Europe/Paris"
    case .typeForLater(let type, let known):
      "Le type de graphique \(quoted(type)) n’existe pas dans cette version\(oneOf(known))"
    case .badOption(let name, let value, let expected):
      "\(name)\u{A0}: \(quoted(value)) n’est pas valable\u{A0}; donner \(expected)"
    case .mistypedValue(let value, let option, let meant):
      "\(option.map { "\($0)\(colon)" } ?? "")\(quoted(value)) n’est pas connu\(semicolon)s’agit-il de \(quoted(meant))\u{A0}?"
    case .keysAndDataFromStandardInput:
      "Les touches et les données ne peuvent pas venir toutes deux de l’entrée standard\u{A0}; mettre les unes ou les autres dans un fichier"
    case .configurationUnreadable(let file, let reason):
      "\(file)\u{A0}: lecture impossible\u{A0}: \(reason ?? "pas un fichier")\u{A0}; à corriger ou à retirer"
    case .nothingLeftToHear:
      "--solo et --mute ne laissent rien à entendre\u{A0}; retirer l’une des deux"
    case .dumpWithoutKeys: "--dump demande un script de touches\u{A0}: ajouter --keys FICHIER"
    case .keyScript(let file, let line, let text):
      "\(source(file)), ligne \(line)\u{A0}: \(quoted(text)) n’est pas une touche\u{A0}; écrire des noms comme <Right>, <Resize 40x12> ou <Wait 500ms>"
    case .severalDevices(let name, let known):
      "Plusieurs périphériques audio ont \(quoted(name)) dans leur nom\(oneOf(known))"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "Aucun périphérique audio \(quoted(name)), ni aucun autre\u{A0}; utiliser \(options[.device, "none"])"
        : "Aucun périphérique audio \(quoted(name))\(oneOf(known))"
    }
  }

  private var megabyte: Noun { Noun("mégaoctet", "mégaoctets") }

  private func oneOf(_ names: [String]) -> String {
    "\u{A0}; choisir parmi\u{A0}: \(choices(names))"
  }

  private func words(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "thème illisible (\(reason))\u{A0}; vérifier le fichier"
    case .malformed(let reason): "le thème n’est pas du TOML valable (\(reason))\u{A0}; le corriger"
    case .missingRole(let role): "le thème n’a pas de couleur pour \(quoted(role))\u{A0}; l’ajouter"
    case .unknownRole(let role):
      "le thème a une entrée inconnue \(quoted(role))\u{A0}; la supprimer"
    case .notAColor(let role, let text):
      "\(quoted(text)) n’est pas une couleur pour \(role)\u{A0}; l’écrire #rrggbb"
    }
  }

  private func words(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "non valable ici (\(reason))\u{A0}; à corriger"
    case .unknownOption(let name, let known): "aucun réglage \(quoted(name))\(oneOf(known))"
    case .notOneValue(let name): "\(name) demande une seule valeur, pas une liste"
    case .badValue(let name, let value, let expected):
      "\(quoted(value)) n’est pas valable pour \(name)\u{A0}; donner \(expected)"
    case .mistypedValue(let value, let name, let meant):
      words(Problem.mistypedValue(value, option: name, meant: meant), options: .command)
    case .unknownAction(let name, let known): "aucune action \(quoted(name))\(oneOf(known))"
    case .unknownKey(let text):
      "\(quoted(text)) n’est pas une touche\u{A0}; écrire un caractère ou un nom comme <Right>"
    case .keyClash(let key, let first, let second):
      "la touche \(key) sert à deux actions, \(quoted(text(first))) (\(first.name)) et \(quoted(text(second))) (\(second.name))\u{A0}; donner une autre touche à l’une des deux"
    }
  }

  func words(_ problem: InputProblem.Fault, in source: String, options: OptionSpelling) -> String {
    switch problem {
    case .missing: "\(source)\u{A0}: fichier introuvable\u{A0}; vérifier le nom et le dossier"
    case .isDirectory: "\(source) est un dossier\u{A0}; indiquer un fichier qu’il contient"
    case .tooLittleMemory(let megabytes):
      "\(source) demande environ \(count(megabytes, megabyte)) de mémoire, plus qu’il n’y en a\u{A0}; fermer d’autres programmes ou relever la limite (ulimit -v)"
    case .wideWindow:
      "\(source) a été compressé avec une fenêtre de plus de 128 mégaoctets\u{A0}; le décompresser d’abord, par exemple avec zstd -d -M2048MB"
    case .beyondMemory(let megabytes):
      "\(source) est trop grand pour la mémoire disponible, qui permet d’en lire au plus \(count(megabytes, megabyte))\u{A0}; diviser le fichier ou arrêter le tube plus tôt, par exemple avec head"
    case .isDevice:
      "\(source) est un périphérique sans fin\u{A0}; indiquer un fichier ou envoyer les données par un tube"
    case .unreadable(let reason):
      "\(source)\u{A0}: lecture impossible (\(reason))\u{A0}; vérifier les droits d’accès"
    case .tooManyFiles:
      "\(source)\u{A0}: lecture impossible, car trop de fichiers sont ouverts\u{A0}; en fermer ou en permettre davantage, par exemple avec ulimit -n"
    case .empty:
      "\(source)\u{A0}: aucune donnée\u{A0}; donner un tableau d’au moins une ligne de valeurs"
    case .headerOnly:
      "\(source)\u{A0}: un en-tête mais aucune ligne de valeurs\u{A0}; ajouter des lignes ou utiliser \(options[.header])"
    case .raggedRow(_, let expected, let found):
      "\(source)\u{A0}: \(count(found, Noun("cellule", "cellules"))) au lieu de \(count(expected))\u{A0}; ajouter ou supprimer des cellules, ou préciser \(options[.delimiter])"
    case .partedByBlanks(_, let expected, let found):
      "\(source)\u{A0}: \(count(found, Noun("cellule", "cellules"))) au lieu de \(count(expected))\u{A0}; avec \(options[.format, "blanks"]) le tableau se lit sans erreur"
    case .unevenList(_, _, let expected, let found):
      "\(source)\u{A0}: la liste a \(count(found, Noun("valeur", "valeurs"))) au lieu de \(count(expected))\u{A0}; donner la même longueur à toutes les listes"
    case .binary(.spreadsheet):
      "\(source)\u{A0}: c’est un classeur, pas du texte\u{A0}; l’enregistrer au format CSV"
    case .binary(.document):
      "\(source)\u{A0}: c’est un document PDF, pas un tableau\u{A0}; exporter son tableau au format CSV"
    case .binary(.picture):
      "\(source)\u{A0}: c’est une image, pas un tableau\u{A0}; ouvrir les données dont elle est faite"
    case .binary(.database):
      "\(source)\u{A0}: c’est une base SQLite\u{A0}; exporter une table, par exemple avec sqlite3 -csv -header"
    case .binary(.parquet):
      "\(source)\u{A0}: c’est un fichier Parquet\u{A0}; l’exporter au format CSV, par exemple avec duckdb"
    case .binary(.arrow):
      "\(source)\u{A0}: c’est un fichier Arrow\u{A0}; l’exporter au format CSV, par exemple avec duckdb"
    case .binary(.hdf5):
      "\(source)\u{A0}: c’est un fichier HDF5 ou NetCDF\u{A0}; en exporter un tableau au format CSV, par exemple avec Python"
    case .binary(.statistics):
      "\(source)\u{A0}: c’est un fichier d’un logiciel de statistique\u{A0}; y enregistrer le tableau au format CSV"
    case .binary(.program):
      "\(source)\u{A0}: c’est un programme, pas un tableau\u{A0}; ouvrir plutôt les données"
    case .binary(.recording):
      "\(source)\u{A0}: c’est un enregistrement, pas un tableau\u{A0}; ouvrir plutôt les données"
    case .binary(.archive):
      "\(source)\u{A0}: c’est une archive\u{A0}; la décompresser d’abord"
    case .invalidUTF8(_, _, .tornUTF8?):
      "\(source)\u{A0}: le texte s’arrête au milieu d’une lettre, comme s’il était coupé\u{A0}; obtenir le fichier entier"
    case .invalidUTF8(_, _, .utf16?):
      "\(source)\u{A0}: le texte est en UTF-16, mais une partie est abîmée ou manque\u{A0}; obtenir le fichier entier, ou garder ce qui est lisible, par exemple avec iconv -c -f UTF-16 -t UTF-8"
    case .invalidUTF8(_, _, let page?):
      "\(source)\u{A0}: le texte n’est pas en UTF-8\u{A0}; le convertir, par exemple avec iconv -f \(page.rawValue) -t UTF-8"
    case .invalidUTF8:
      "\(source)\u{A0}: le texte n’est pas en UTF-8 et rien n’indique son codage\u{A0}; l’enregistrer en UTF-8 ou vérifier que c’est un tableau"
    case .unclosedQuote:
      "\(source)\u{A0}: un guillemet n’est jamais fermé\u{A0}; le fermer ou le supprimer"
    case .notANumber(_, _, let text):
      "\(source)\u{A0}: \(quoted(text)) n’est pas un nombre\u{A0}; le corriger ou choisir des colonnes avec \(options[.x]) et \(options[.y])"
    case .anotherUnit(_, _, let text):
      "\(source)\u{A0}: \(quoted(text)) n’a pas l’unité des nombres qui précèdent\u{A0}; le corriger ou choisir des colonnes avec \(options[.x]) et \(options[.y])"
    case .notADate(_, _, let text, let pattern):
      "\(source)\u{A0}: \(quoted(text)) n’est pas une date de la forme \(pattern)\u{A0}; la corriger ou changer \(options[.datePattern])"
    case .noValues(let columns, let rows):
      "\(source)\u{A0}: rien à tracer\u{A0}: aucune valeur \(of(listed(columns))) dans \(count(rows, .row))\u{A0}; choisir d’autres colonnes avec \(options[.y]) ou d’autres lignes"
    case .noDecimalCommas:
      "\(source)\u{A0}: aucun nombre n’a de virgule décimale\u{A0}; retirer \(options[.decimalComma])"
    case .noNumericColumn(let columns):
      "\(source)\u{A0}: aucune colonne de nombres\u{A0}; en ajouter une, compter les lignes par \(options[.y, "'count()'"]) ou indiquer le séparateur par \(options[.delimiter]) (colonnes présentes\u{A0}: \(choices(columns)))"
    case .columnPutTogether(let name, let columns):
      "\(source)\u{A0}: les lignes sont regroupées, la colonne \(quoted(name)) n’existe donc plus\(oneOf(columns)), ou une valeur par groupe avec \(options[.y])"
    case .unknownColumn(let name, []): "\(source)\u{A0}: aucune colonne \(quoted(name))"
    case .unknownColumn(let name, let columns):
      "\(source)\u{A0}: aucune colonne \(quoted(name))\(oneOf(columns))"
    case .danglingLink(let target):
      "\(source) est un lien vers \(target), qui n’existe pas\(semicolon)corriger le lien"
    case .mistypedFile(let meant):
      "\(source)\u{A0}: fichier introuvable\(semicolon)s’agit-il de \(quoted(meant))\u{A0}?"
    case .mistypedColumn(let name, let meant):
      "\(source)\u{A0}: aucune colonne \(quoted(name))\(semicolon)s’agit-il de \(quoted(meant))\u{A0}?"
    case .tooManyParts(let name, let parts, let most):
      "\(source)\u{A0}: \(options[.split, name]) donnerait \(count(parts)) graphiques\u{A0}; choisir une colonne d’au plus \(count(most)) valeurs"
    case .columnTwice(let name, let uses):
      "\(source)\u{A0}: la colonne \(quoted(name)) ne peut pas servir à la fois à \(listed(options.texts(uses)))\u{A0}; en choisir une autre pour l’une des deux"
    case .tooManySeries(let name, let parts, let most):
      "\(source)\u{A0}: \(options[.series, name]) donnerait \(count(parts)) séries\u{A0}; choisir une colonne d’au plus \(count(most)) valeurs"
    case .tooManySlices(let type, let slices, let most):
      "\(source)\u{A0}: \(options[.type, type]) aurait \(count(slices)) parts\u{A0}; garder les plus grandes avec \(options[.top]), choisir une colonne d’au plus \(count(most)) valeurs ou un autre type"
    case .noParts(let type, let names, let columns):
      "\(source)\u{A0}: \(options[.type, type]) demande des colonnes nommées \(listed(names))\u{A0}; les renommer, en donner quatre dans cet ordre avec \(options[.y]) ou choisir un autre type (colonnes\u{A0}: \(choices(columns)))"
    case .noCells(let type, let columns):
      "\(source)\u{A0}: \(options[.type, type]) demande deux colonnes de catégories et un nombre pour chaque paire\u{A0}; les nommer avec \(options[.x]), \(options[.series]) et \(options[.y]) ou choisir un autre type (colonnes\u{A0}: \(choices(columns)))"
    case .columnRepeated(let name, let option):
      "\(source)\(colon)\(options.texts([option])[0]) nomme deux fois la colonne \(quoted(name))\(semicolon)ne la nommer qu’une fois"
    case .reversedRange(let from, let to):
      "\(source)\(colon)\(options.texts([from])[0]) vient après \(options.texts([to])[0])\(semicolon)échanger leurs valeurs"
    case .contradiction(let uses):
      "\(source)\u{A0}: \(listed(options.texts(uses))) se contredisent\u{A0}; en retirer une"
    case .transform(let problem): words(problem, in: source, options: options)
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      nothingLeft(conditions, column: column, values: values, areEnds: areEnds, in: source)
    case .nothingInCommon(let conditions): nothingInCommon(conditions, in: source)
    case .noTimes(let columns):
      "\(source)\(colon)\(words(table: .noTimes(columns: choices(columns), options)))"
    case .noSuchChart(let number, let all):
      "\(source)\(colon)\(words(table: .noSuchChart(number, of: all)))"
    case .tooLarge(.columns, _):
      "\(source)\u{A0}: plus de \(count(InputProblem.Limit.mostColumns)) colonnes\u{A0}; diviser le fichier, ou échanger lignes et colonnes"
    case .tooLarge(.cellBytes, _):
      "\(source)\u{A0}: une cellule est trop longue\u{A0}; diviser le fichier"
    case .longLine(_, let megabytes):
      "\(source)\u{A0}: la ligne dépasse \(count(megabytes, megabyte))\u{A0}; la diviser en lignes"
    case .longName(let kilobytes):
      "\(source)\u{A0}: le nom d’une colonne dépasse \(count(kilobytes, Noun("kilooctet", "kilooctets")))\u{A0}; le raccourcir"
    case .tooLarge(.nesting, _):
      "\(source)\u{A0}: le JSON est trop imbriqué\u{A0}; diviser le fichier"
    case .tooLarge(.rows, _): "\(source)\u{A0}: trop de lignes\u{A0}; diviser le fichier"
    case .unclosedJSON(_, _, let mark):
      "\(source)\u{A0}: le texte se termine sans que \(quoted(mark)) soit fermé ici\u{A0}; le fermer, ou récupérer le fichier entier"
    case .malformedJSON: "\(source)\u{A0}: JSON non valable\u{A0}; le corriger à cet endroit"
    case .unexpectedJSON(_, let expected):
      "\(source)\u{A0}: il faut ici \(self.expected(expected))\u{A0}; voir les fichiers de graphique dans le README"
    case .noTable:
      "\(source)\u{A0}: ce n’est pas une liste d’enregistrements, de lignes ou de nombres, ou une cellule contient plus d’une valeur\u{A0}; extraire une telle liste du fichier, par exemple avec jq"
    case .badValue(_, let text, let expected):
      words(.badOption(name: source, value: text, expected: expected), options: options)
    case .unknownType(_, let name, let known):
      "\(source)\u{A0}: le type de graphique \(quoted(name)) n’existe pas\(oneOf(known))"
    case .notInFormat(_, let format):
      "\(source)\u{A0}: ce n’est pas du \(format)\u{A0}; corriger la ligne ou choisir un autre \(options[.format])"
    case .damaged(let format):
      "\(source)\u{A0}: les données \(format) sont abîmées ou tronquées\u{A0}; se procurer à nouveau le fichier"
    case .missingLibrary(let name, let package):
      "\(source)\u{A0}: la bibliothèque \(name) manque\u{A0}; l’installer, par exemple avec apt install \(package)"
    case .unsupported(_, let name):
      "\(source)\u{A0}: \(quoted(name)) n’est pas pris en charge\u{A0}; l’enlever ou l’appliquer aux données"
    case .remoteData(let place):
      "\(source)\u{A0}: Earshot ne lit rien sur le réseau\u{A0}; télécharger les données et indiquer le fichier dans \(place)"
    case .outsideFolder(let place, let path):
      "\(source)\u{A0}: \(quoted(path)) n’est pas dans le dossier de ce fichier\u{A0}; y mettre les données et indiquer le fichier dans \(place)"
    case .noChart:
      "\(source)\u{A0}: il n’y a là aucun graphique qu’Earshot sache lire\u{A0}; enregistrer les données dans un fichier CSV"
    case .trailingData(let format):
      "\(source)\u{A0}: il y a autre chose après les données \(format)\u{A0}; l’enlever ou se procurer à nouveau le fichier"
    case .missingSeries(_, let type, let names):
      "\(source)\u{A0}: \(type) demande des séries appelées \(choices(names)) aux mêmes x\u{A0}; les ajouter ou choisir un autre type"
    }
  }

  func words(_ expectation: ExpectationPhrase) -> String {
    switch expectation {
    case .chart: "un graphique avec des séries"
    case .record: "un enregistrement {…}"
    case .text: "un texte"
    case .number: "un nombre"
    case .list: "une liste […]"
    case .range: "un intervalle [bas, haut]"
    case .point: "un point {\"x\": …, \"y\": …}"
    case .data: "un nom de fichier ou une liste de lignes"
    }
  }

  func words(reason: SystemReason) -> String {
    switch reason {
    case .noSuchPlace: "fichier ou dossier introuvable"
    case .denied: "accès refusé"
    case .full: "le disque est plein"
    case .readOnly: "le disque est en lecture seule"
    case .isFolder: "c’est un dossier"
    case .noFolder: "un dossier du chemin est un fichier"
    case .longName: "le nom est trop long"
    case .closed: "plus personne ne lit"
    case .busy: "en cours d’utilisation"
    case .tooLarge: "le fichier est trop grand"
    case .broken: "erreur du périphérique"
    case .tooManyFiles: "trop de fichiers sont ouverts"
    case .notText: "il n’est pas en UTF-8"
    }
  }
}
