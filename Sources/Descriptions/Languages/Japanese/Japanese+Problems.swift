import Tables

extension Japanese {
  func words(_ problem: Problem, options: OptionSpelling) -> String {
    switch problem {
    case .input(let input): words(input.problem, options: options)
    case .usage(let fault): words(fault)
    case .noTerminal where options == .program:
      "全画面を表示する端末がないため、端末でプログラムを起動してください"
    case .noTerminal: "全画面を表示する端末がないため、earshot describe、draw、renderのいずれかを使ってください"
    case .unknownTerminal(let name) where options == .program:
      "端末の種類「\(name)」は全画面を表示できないため、TERMを設定してください"
    case .unknownTerminal(let name):
      "端末の種類「\(name)」は全画面を表示できないため、TERMを設定するか、earshot --plain、describe、draw、renderのいずれかを使ってください"
    case .themeUnknown(let name, let known): "テーマ「\(name)」はないため、次から選んでください：\(choices(known))"
    case .configuration(let file, let line, let fault): "\(file)の\(line)行目：\(words(fault))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { "、\($0)行目" } ?? "")：\(words(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "標準出力に書き込めないため（\(reason)）、別の出力先を使ってください"
        : "\(file)に書き込めないため（\(reason)）、別の場所を指定してください"
    case .outputTwice(let file):
      "-oと--subtitlesが同じ\(file)を指しているため、どちらかを別のファイルにしてください"
    case .outputMissing: "音の出力先を、-o ファイル名.wav、または標準出力なら-o -で指定してください"
    case .outputIsInput(let file):
      "\(file)はデータのファイルで、失われてしまうため、別のファイルに書き出してください"
    case .unknownOutputKind(let file, let known): "\(file)：ファイル名の末尾を\(alternatives(known))にしてください"
    case .optionNeeds(let name, let file, let kinds):
      "\(file)：\(name)を使うには、ファイル名の末尾を\(alternatives(kinds))にしてください"
    case .unknownLanguage(let tag, let known): "言語「\(tag)」はないため、次から選んでください：\(choices(known))"
    case .unknownTimeZone(let name): "タイムゾーン「\(name)」はないため、Asia/TokyoのようなIANA名を指定してください"
    case .typeForLater(let type, let known):
      "グラフの種類「\(type)」はこのバージョンでは未対応のため、次から選んでください：\(choices(known))"
    case .badOption(let name, let value, let expected):
      "\(name)：「\(value)」は使えないため、次の形で指定してください：\(expected)"
    case .mistypedValue(let value, let option, let meant):
      "\(option.map { "\($0)：" } ?? "")「\(value)」は使えません。「\(meant)」のことですか？"
    case .keysAndDataFromStandardInput: "キーとデータを両方とも標準入力から読むことはできないため、一方をファイルにしてください"
    case .configurationUnreadable(let file, let reason):
      "\(file)を読み込めないため（\(reason ?? "ファイルではありません")）、修正するか取り除いてください"
    case .nothingLeftToHear: "--soloと--muteでは聞こえる系列が残らないため、どちらかを外してください"
    case .dumpWithoutKeys: "--dumpにはキースクリプトが必要なため、--keysでファイルを指定してください"
    case .keyScript(let file, let line, let text):
      "\(source(file))、\(line)行目：「\(text)」はキーではないため、<Right>、<Resize 40x12>、<Wait 500ms>のように書いてください"
    case .severalDevices(let name, let known):
      "名前に「\(name)」を含むオーディオデバイスが複数あるため、次から選んでください：\(choices(known))"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "オーディオデバイス「\(name)」もほかのデバイスもないため、\(options[.device, "none"])を使ってください"
        : "オーディオデバイス「\(name)」はないため、次から選んでください：\(choices(known))"
    }
  }

  private func words(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "テーマを読み込めないため（\(reason)）、ファイルを確認してください"
    case .malformed(let reason): "テーマがTOMLとして正しくないため（\(reason)）、修正してください"
    case .missingRole(let role): "テーマに「\(role)」の色がないため、追加してください"
    case .unknownRole(let role): "テーマに不明な項目「\(role)」があるため、削除してください"
    case .notAColor(let role, let text): "「\(role)」の「\(text)」は色ではないため、#rrggbbの形で書いてください"
    }
  }

  private func words(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "書き方が正しくありません（\(reason)）。修正してください"
    case .unknownOption(let name, let known): "設定「\(name)」はありません。使える設定：\(choices(known))"
    case .notOneValue(let name): "\(name)にはリストではなく値を一つ指定してください"
    case .badValue(let name, let value, let expected):
      "「\(value)」は\(name)に使えないため、次の形で指定してください：\(expected)"
    case .mistypedValue(let value, let name, let meant):
      words(Problem.mistypedValue(value, option: name, meant: meant), options: .command)
    case .unknownAction(let name, let known): "操作「\(name)」はありません。使える操作：\(choices(known))"
    case .unknownKey(let text): "「\(text)」というキーはありません。一文字、または<Right>のような名前で書いてください"
    case .keyClash(let key, let first, let second):
      "キー\(key)が二つの操作「\(text(first))」（\(first.name)）と「\(text(second))」（\(second.name)）に割り当てられています。一方を変えてください"
    }
  }

  func words(_ problem: InputProblem.Fault, in source: String, options: OptionSpelling) -> String {
    switch problem {
    case .missing: "\(source)：ファイルがないため、名前とフォルダーを確認してください"
    case .isDirectory: "\(source)はフォルダーのため、中のファイルを指定してください"
    case .tooLittleMemory(let megabytes):
      "\(source)には約\(count(megabytes))MBのメモリが必要ですが、それだけの空きがないため、ほかのプログラムを終了するか、上限（ulimit -v）を上げてください"
    case .wideWindow:
      "\(source)は128MBを超えるウィンドウで圧縮されているため、zstd -d -M2048MBなどで先に展開してください"
    case .beyondMemory(let megabytes):
      "\(source)は使えるメモリに対して大きすぎるため（読み込みは最大\(count(megabytes))MB）、ファイルを分割するか、headなどでパイプを早く終えてください"
    case .isDevice: "\(source)は終わりのないデバイスのため、ファイルを指定するか、パイプでデータを送ってください"
    case .unreadable(let reason): "\(source)を読み込めないため（\(reason)）、アクセス権を確認してください"
    case .tooManyFiles:
      "開いているファイルが多すぎて\(source)を読み込めないため、いくつか閉じるか、ulimit -nなどで上限を上げてください"
    case .empty: "\(source)は空のため、値の行が1行以上ある表を指定してください"
    case .headerOnly: "\(source)：見出しだけで値の行がないため、行を追加するか\(options[.header])を使ってください"
    case .raggedRow(_, let expected, let found):
      "\(source)：セルが\(count(expected))個ではなく\(count(found))個あるため、セルの数を直すか\(options[.delimiter])を指定してください"
    case .partedByBlanks(_, let expected, let found):
      "\(source)：セルが\(count(expected))個ではなく\(count(found))個ありますが、\(options[.format, "blanks"])なら誤りなく読めます"
    case .unevenList(_, _, let expected, let found):
      "\(source)：リストの値が\(count(expected))個ではなく\(count(found))個あるため、リストの長さをそろえてください"
    case .binary(.spreadsheet):
      "\(source)：表計算のファイルでテキストではないため、CSVとして保存してください"
    case .binary(.document):
      "\(source)：PDF文書で表ではないため、表をCSVとして書き出してください"
    case .binary(.picture):
      "\(source)：画像で表ではないため、元のデータを開いてください"
    case .binary(.database):
      "\(source)：SQLiteデータベースのため、sqlite3 -csv -headerなどで表を書き出してください"
    case .binary(.parquet):
      "\(source)：Parquetファイルのため、duckdbなどでCSVとして書き出してください"
    case .binary(.arrow):
      "\(source)：Arrowファイルのため、duckdbなどでCSVとして書き出してください"
    case .binary(.hdf5):
      "\(source)：HDF5またはNetCDFファイルのため、PythonなどでCSVとして書き出してください"
    case .binary(.statistics):
      "\(source)：統計ソフトのファイルのため、そのソフトでCSVとして保存してください"
    case .binary(.program):
      "\(source)：表ではなくプログラムのため、データのファイルを開いてください"
    case .binary(.recording):
      "\(source)：表ではなく録音や録画のため、データのファイルを開いてください"
    case .binary(.archive):
      "\(source)：アーカイブのため、先に展開してください"
    case .invalidUTF8(_, _, .tornUTF8?):
      "\(source)：文字の途中でテキストが切れているため、完全なファイルを用意してください"
    case .invalidUTF8(_, _, .utf16?):
      "\(source)：文字はUTF-16ですが、一部が壊れているか欠けているため、完全なファイルを用意するか、iconv -c -f UTF-16 -t UTF-8などで読める部分を取り出してください"
    case .invalidUTF8(_, _, let page?):
      "\(source)：文字がUTF-8ではないため、iconv -f \(page.rawValue) -t UTF-8などで変換してください"
    case .invalidUTF8:
      "\(source)：文字がUTF-8ではなく、文字コードがわかりません。UTF-8で保存するか、表であることを確かめてください"
    case .unclosedQuote: "\(source)：引用符が閉じられていないため、閉じるか削除してください"
    case .notANumber(_, _, let text):
      "\(source)：「\(text)」は数値ではないため、修正するか\(options[.x])と\(options[.y])で列を選んでください"
    case .anotherUnit(_, _, let text):
      "\(source)：「\(text)」は前の数値と単位が違うため、修正するか\(options[.x])と\(options[.y])で列を選んでください"
    case .notADate(_, _, let text, let pattern):
      "\(source)：「\(text)」は\(pattern)の形の日付ではないため、修正するか\(options[.datePattern])を変えてください"
    case .noValues(let columns, let rows):
      "\(source)：\(count(rows, .row))に\(listed(columns))の値がなく何も描けないため、\(options[.y])で別の列を選ぶか、別の行を選んでください"
    case .noDecimalCommas: "\(source)：小数点にコンマを使う数値がないため、\(options[.decimalComma])を外してください"
    case .noNumericColumn(let columns):
      "\(source)：数値の列がなくグラフにできないため、数値の列を加えるか、\(options[.y, "'count()'"])で行を数えるか、\(options[.delimiter])で区切り文字を指定してください（今の列：\(choices(columns))）"
    case .columnPutTogether(let name, let columns):
      "\(source)：行がまとめられて「\(name)」の列はなくなったため、次から選ぶか、\(options[.y])でまとめる値を指定してください：\(choices(columns))"
    case .unknownColumn(let name, []): "\(source)：「\(name)」という列はありません"
    case .unknownColumn(let name, let columns):
      "\(source)：「\(name)」という列はないため、次から選んでください：\(choices(columns))"
    case .danglingLink(let target):
      "\(source)は\(target)へのリンクですが、その先がありません。リンクを直してください"
    case .mistypedFile(let meant):
      "\(source)：ファイルがありません。「\(meant)」のことですか？"
    case .mistypedColumn(let name, let meant):
      "\(source)：「\(name)」という列はありません。「\(meant)」のことですか？"
    case .tooManyParts(let name, let parts, let most):
      "\(source)：\(options[.split, name])ではグラフが\(count(parts))個になるため、値が\(count(most))個以下の列を選んでください"
    case .columnTwice(let name, let uses):
      "\(source)：「\(name)」列は\(listed(options.texts(uses)))の両方には使えないため、どちらかに別の列を選んでください"
    case .tooManySeries(let name, let parts, let most):
      "\(source)：\(options[.series, name])では系列が\(count(parts))本になるため、値が\(count(most))個以下の列を選んでください"
    case .tooManySlices(let type, let slices, let most):
      "\(source)：\(options[.type, type])では扇形が\(count(slices))個になるため、\(options[.top])で大きいものだけを残すか、値が\(count(most))個以下の列か別の種類を選んでください"
    case .noParts(let type, let names, let columns):
      "\(source)：\(options[.type, type])には\(listed(names))という名前の列が必要なため、列名を変えるか、この順に4列を\(options[.y])で指定するか、別の種類を選んでください（列：\(choices(columns))）"
    case .noCells(let type, let columns):
      "\(source)：\(options[.type, type])には2つのカテゴリの列と組ごとの数値が必要なため、\(options[.x])、\(options[.series])、\(options[.y])で指定するか、別の種類を選んでください（列：\(choices(columns))）"
    case .columnRepeated(let name, let option):
      "\(source)：\(options.texts([option])[0])に「\(name)」列が二度指定されているため、一度だけ指定してください"
    case .reversedRange(let from, let to):
      "\(source)：\(options.texts([from])[0])が\(options.texts([to])[0])より後にあるため、値を入れ替えてください"
    case .contradiction(let uses):
      "\(source)：\(listed(options.texts(uses)))は矛盾するため、どちらかを外してください"
    case .transform(let problem): words(problem, in: source, options: options)
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      nothingLeft(conditions, column: column, values: values, areEnds: areEnds, in: source)
    case .nothingInCommon(let conditions): nothingInCommon(conditions, in: source)
    case .noTimes(let columns):
      "\(source)：\(words(table: .noTimes(columns: choices(columns), options)))"
    case .noSuchChart(let number, let all):
      "\(source)：\(words(table: .noSuchChart(number, of: all)))"
    case .tooLarge(.columns, _):
      "\(source)：列数が\(count(InputProblem.Limit.mostColumns))を超えるため、ファイルを分割するか行と列を入れ替えてください"
    case .tooLarge(.cellBytes, _): "\(source)：セルが長すぎるため、ファイルを分割してください"
    case .longLine(_, let megabytes):
      "\(source)：行が\(count(megabytes))MBより長いため、行に分けてください"
    case .longName(let kilobytes):
      "\(source)：列の名前が\(count(kilobytes))kBより長いため、短くしてください"
    case .tooLarge(.nesting, _): "\(source)：JSONの入れ子が深すぎるため、ファイルを分割してください"
    case .tooLarge(.rows, _): "\(source)：行が多すぎるため、ファイルを分割してください"
    case .unclosedJSON(_, _, let mark):
      "\(source)：ここの「\(mark)」が閉じないままファイルが終わっているため、閉じるか、ファイル全体を取得してください"
    case .malformedJSON: "\(source)：JSONとして正しくないため、そこを修正してください"
    case .unexpectedJSON(_, let expected):
      "\(source)：\(self.expected(expected))が必要なため、READMEのグラフファイルの項を見て修正してください"
    case .noTable:
      "\(source)：レコード、行、数値のどのリストでもないか、一つのセルに複数の値があるため、jqなどでファイルからリストを取り出してください"
    case .badValue(_, let text, let expected):
      words(.badOption(name: source, value: text, expected: expected), options: options)
    case .unknownType(_, let name, let known):
      "\(source)：「\(name)」というグラフの種類はないため、次から選んでください：\(choices(known))"
    case .notInFormat(_, let format):
      "\(source)：\(format)の形ではないため、行を直すか別の\(options[.format])を選んでください"
    case .damaged(let format):
      "\(source)：\(format)のデータが壊れているか途中で切れているため、ファイルを入手し直してください"
    case .missingLibrary(let name, let package):
      "\(source)：ライブラリ\(name)がないため、apt install \(package)などでインストールしてください"
    case .unsupported(_, let name):
      "\(source)：「\(name)」には対応していないため、取り除くか、データに適用しておいてください"
    case .remoteData(let place):
      "\(source)：ネットワークからは読み込まないため、データをダウンロードして\(place)に指定してください"
    case .outsideFolder(let place, let path):
      "\(source)：「\(path)」は文書のフォルダーにないため、データをそこに置き、\(place)にそのファイルを指定してください"
    case .noChart:
      "\(source)：このウェブページには、Earshotで読めるグラフがないため、データを表として保存してください"
    case .trailingData(let format):
      "\(source)：\(format)のデータの後ろに別のものがあるため、取り除くか、ファイルを入手し直してください"
    case .missingSeries(_, let type, let names):
      "\(source)：\(type)には同じxを持つ系列\(choices(names))が必要なため、追加するか別の種類を選んでください"
    }
  }

  func words(_ expectation: ExpectationPhrase) -> String {
    switch expectation {
    case .chart: "系列を持つグラフ"
    case .record: "レコード{…}"
    case .text: "文字列"
    case .number: "数値"
    case .list: "リスト[…]"
    case .range: "範囲[下限, 上限]"
    case .point: "点{\"x\": …, \"y\": …}"
    case .data: "ファイル名または行のリスト"
    }
  }

  func words(reason: SystemReason) -> String {
    switch reason {
    case .noSuchPlace: "そのファイルやフォルダーがありません"
    case .denied: "アクセスが拒否されました"
    case .full: "ディスクがいっぱいです"
    case .readOnly: "ディスクは読み取り専用です"
    case .isFolder: "フォルダーです"
    case .noFolder: "パスの途中がファイルです"
    case .longName: "名前が長すぎます"
    case .closed: "読み手がいません"
    case .busy: "使用中です"
    case .tooLarge: "大きすぎます"
    case .broken: "デバイスのエラーです"
    case .tooManyFiles: "開いているファイルが多すぎます"
    case .notText: "UTF-8ではありません"
    }
  }
}
