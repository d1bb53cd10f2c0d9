import Descriptions
import Testing

struct JapaneseTests {
  @Test func everySentenceHasItsWords() throws {
    try expectWords(Self.words, of: "ja")
  }

  @Test func eachTermHasItsWord() throws {
    try expectGlossary(
      [
        "trend": ["傾向"],
        "drop": ["急減", "下降"],
        "largest rise": ["急増", "上昇"],
        "turning point": ["転換点"],
        "gap": ["欠損区間"],
        "crossing": ["交差"],
        "spike": ["急な山"],
        "outlier": ["外れ値"],
        "plateau": ["横ばい"],
        "median": ["中央値"],
        "axis": ["軸"],
        "axes": ["軸"],
        "series": ["系列"],
        "bookmark": ["しおり"],
        "theme": ["テーマ"],
        "loop": ["ループ"],
        "glyph": ["図形"],
        "landmark": ["目印"],
        "rotor": ["ローター"],
      ], of: "ja", but: ["loop needs ends", "loop needs ends without a key"])
  }

  @Test func captionsFitFortyColumns() throws {
    try expectShortCaptions(of: "ja")
  }

  static let words: [String: String] = [
    "many not charted":
      "グラフにない列：wind、rain、ほか9列",
    "series of one value":
      "名前なし：1点",
    "period on weekdays":
      "周期：平日、明確",
    "shape on weekdays":
      "推移：平日に繰り返し",
    "shape of counts":
      "推移：1月4日の1.00EURまで下降、その後1月4日から1月9日まで0か1で横ばい",
    "shape of one value but for two":
      "BOLTの推移：0.00EURで横ばい、ただし例外が2か所（1月4日、90.00EURと1月9日、30.00EUR）",
    "no decimal commas":
      "a.csv：小数点にコンマを使う数値がないため、--decimal-commaを外してください",
    "opening": "Closing price、折れ線、2023年1月",
    "opening without title": "Price、折れ線、2023年1月2日",
    "opening of several series": "Prices、折れ線、2系列、2023年1月",
    "deck chart": "Steps、棒グラフ、3点、4件中2件目",
    "deck chart like the last": "Steps、4件中2件目",
    "describe a line":
      "Closing priceは5点の折れ線グラフで、X軸はDate、2023年1月2日から1月6日です。Y軸はPrice、118.40から183.90EURです。",
    "describe bars":
      "Stepsは3点の棒グラフで、X軸はDay、3項目、MonからWedです。Y軸はSteps、0から10,980stepsです。",
    "describe a chart with a summary":
      "3点の折れ線グラフで、X軸は0から2です。Y軸は1から100、対数目盛です。BOLT",
    "describe several series":
      "Pricesは2系列、各最大4点の折れ線グラフで、X軸はDate、2023年1月2日から1月5日です。欠損1点です。Y軸はPrice、110.00から150.00EURです。ACMEは上昇し、BOLTは下降しています。共通する3か所のうち、BOLTと比べてACMEが高いのは1か所、低いのは2か所です。",
    "describe uneven series":
      "2系列、各最大3点の折れ線グラフで、X軸はDate、2023年1月2日から1月4日です。Y軸はPrice、5.00から140.00EURです。ACMEは上昇しています。",
    "describe no points": "Nothingは0点の折れ線グラフで、X軸はDateです。値がありません。",
    "describe a pie":
      "Priceは3点の円グラフで、区分はDay、3項目、TueからWedです。値は4.50から90.00EURです。",
    "describe a pie without title":
      "3点の円グラフで、区分は3項目、WedからMonです。値は1.00から3.00EURです。",
    "describe shares":
      "内訳：150.00EURのうちTue 60.0%、Mon 37.0%、Wed 3.0%です。最大値はTueの90.00EUR、最小値はWedの4.50EURです。平均値は50.00EUR、中央値は55.50EURです。",
    "describe shares of a ring":
      "BOLTの内訳：10.00EURのうちMon 80.0%、Wed 20.0%です。最大値はMonの8.00EUR、最小値はWedの2.00EURです。平均値は5.00EUR、中央値は5.00EURです。欠損1点です。",
    "describe equal shares":
      "内訳：150.00EURのうちMon 33.3%、Tue 33.3%、Wed 33.3%です。",
    "describe a series":
      "BOLTは下降し、1月2日の150.00EURから1月5日の110.00EURへ、26.7%減です。最大値は1月2日の150.00EUR、最小値は1月5日の110.00EURです。欠損1点です。",
    "describe one value": "値は1つだけ、1月3日の118.40EURです。欠損1点です。",
    "describe a constant": "値は5.00EURで一定です。",
    "describe no value": "値がありません。",
    "describe a named series without value": "BOLTには値がありません。",
    "describe no direction":
      "値は明確な方向がなく、1月2日の1.00EURから1月6日の1.00EURへ、変化なしです。最大値は1月3日の9.00EUR（2個）、最小値は1月2日の1.00EUR（3個）です。",
    "describe a fall":
      "値は何度か上下し、1月2日の9.00EURから1月7日の5.00EURへ、44.4%減です。最大値は1月2日の9.00EUR、最小値は1月6日の2.00EURです。",
    "compare": "252か所のうち、BOLTと比べてACMEが高いのは200か所、低いのは50か所、同じなのは2か所です。交差は3回です。",
    "compare once crossing": "5か所のうち、BOLTと比べてACMEが高いのは2か所、低いのは3か所です。交差は1回です。",
    "compare touching": "5か所のうち、BOLTと比べてACMEが低いのは3か所、同じなのは2か所です。交差はありません。",
    "compare without a course":
      "9か所のうち、BOLTと比べてACMEが高いのは5か所、低いのは3か所、同じなのは1か所です。",
    "compare at one shared place": "ACMEは共通する1か所でBOLTより低い値です。",
    "compare above at shared places": "ACMEは共通する3か所すべてでBOLTより高い値です。",
    "compare equal at shared places": "ACMEとBOLTは共通する3か所すべてで同じ値です。",
    "compare touching at shared places":
      "共通する3か所のうち、BOLTと比べてACMEが低いのは1か所、同じなのは2か所です。",
    "compare above": "ACMEは常にBOLTより高い値です。",
    "compare below": "ACMEは常にBOLTより低い値です。",
    "compare equal": "ACMEとBOLTはすべて同じ値です。",
    "compare apart": "ACMEと名前のない系列に共通する位置はありません。",
    "a comparison": "ACMEとBOLTの比較",
    "point": "5月17日、146.20EUR、1.3%増",
    "point down": "5月17日、146.20EUR、2.5%減",
    "point unchanged": "5月17日、146.20EUR、変化なし",
    "point from zero": "5月17日、146.20EUR、146.20EUR増",
    "point hardly up": "5月17日、146.20EUR、0.01EUR増",
    "point missing": "5月17日、欠損",
    "point of a named series with a label": "ACME、5月17日、146.20EUR、Split",
    "point of a category without name": "名前なし、3",
    "point in full": "Dateは5月17日、Priceは146.20EUR、1.3%増、252点中93点目",
    "point in full without titles": "ACME、xは3、yは欠損、12点中3点目",
    "other series below": "BOLT、139.10EUR、ACMEより7.10低い",
    "other series above": "BOLT、1,139.10EUR、ACMEより1,000.00高い",
    "other series equal": "BOLT、1.00EUR、ACMEと同じ",
    "other series alone": "BOLT、1.00EUR",
    "other series missing": "BOLT、欠損",
    "highest": "最大値：12月14日、183.90EUR",
    "lowest": "最小値：1月5日、118.40EUR",
    "latest": "最も遅い時刻：12月14日、00:40",
    "earliest": "最も早い時刻：1月5日、07:05",
    "bottom rank": "最下位：Tue、5",
    "top rank": "最上位：Mon、1",
    "highest of the chart": "グラフ全体の最大値：5月17日、146.20EUR",
    "highest of a cloud": "最大値：ACME、Date 33、Price 44",
    "series of a number": "ACME 4、6",
    "highest of the part": "表示範囲の最大値：5月17日、146.20EUR",
    "one of several highest of the chart": "グラフ全体の最大値、3個中2個目：5月17日、146.20EUR",
    "lowest of the chart": "グラフ全体の最小値：5月17日、146.20EUR",
    "first point": "最初の点",
    "last point": "最後の点",
    "first item": "リストの先頭",
    "last item": "リストの末尾",
    "position": "12点中3点目",
    "no point": "点は未選択：右矢印で最初の点へ",
    "no point and no key": "点は未選択",
    "series outline": "ACME、1点",
    "series outline without name": "2点",
    "back": "戻りました：5月17日、146.20EUR",
    "no way back": "戻り先はありません",
    "mode audio graph": "オーディオグラフ",
    "mode details": "グラフの詳細",
    "mode describe": "系列の説明",
    "mode values": "値",
    "mode table": "データ表",
    "data table": "データ表、1,252行、2列",
    "data table of one cell": "データ表、1行、1列",
    "row": "5月17日：ACME 146.20EUR、BOLT 欠損",
    "row in full": "Dateは5月17日、ACMEは146.20EUR、BOLTは欠損、ラベルは欠損、12行中3行目",
    "row of parts": "5月17日：高値9.00EUR、ACME 終値 8.00EUR、安値欠損、ラベル Split",
    "row of one column": "5月17日、146.20EUR",
    "row of a bin": "5月17日、3個",
    "row without a value": "5月17日、欠損",
    "heading": "Price (EUR)",
    "heading of a part": "第3四分位数 (EUR)",
    "heading of a part of several": "ACME 終値",
    "heading of labels": "ラベル",
    "turn": "値。5月17日、146.20EUR",
    "audio in turn": "全系列を順に、8.8秒",
    "audio whole chart": "グラフ全体、252点、8.8秒",
    "audio together": "全系列を同時に、8.8秒",
    "audio series reduced": "ACME、252点、100点を再生、10秒",
    "audio fewer notes": "ACME、58音のうち52音、10秒",
    "audio one second": "ACME、252点、1秒",
    "audio legend": "音の高さの凡例、低い音から高い音へ",
    "paused": "一時停止",
    "paused at a point": "一時停止。5月17日、146.20EUR",
    "stopped": "停止",
    "stopped at a point": "停止。5月17日、146.20EUR",
    "complete": "完了",
    "first chart": "最初のグラフ",
    "last chart": "最後のグラフ",
    "turning point": "転換点：5月17日、146.20EUR",
    "off the scale": "表示できない値：2個、対数軸では表せません",
    "off the scale of a series": "BOLT、表示できない値：1個、対数軸では表せません",
    "sound on": "音をオンにしました",
    "speed": "速度1.5倍、2秒",
    "speed one second": "速度0.25倍、1秒",
    "fastest": "これ以上速くできません",
    "slowest": "これ以上遅くできません",
    "loop start": "ループの始点：5月17日、146.20EUR",
    "loop end": "ループの終点：5月17日、146.20EUR",
    "loop on": "ループ再生、5月17日",
    "loop off": "ループをオフにしました",
    "loop needs ends": "先に左かっこと右かっこで始点と終点を決めてください",
    "loop needs ends without a key": "先に始点と終点を決めてください",
    "backwards": "逆再生",
    "forwards": "通常再生",
    "values while playing": "再生中の値の読み上げ：オン",
    "no values while playing": "再生中の値の読み上げ：オフ",
    "all but one": "BOLT以外のすべて、252点、8.8秒",
    "reading end": "すべて読み上げました",
    "second drop": "急減、3個中2個目：5月17日、146.20EUR",
    "only rise": "最大の上昇：5月17日、146.20EUR",
    "gap": "欠損区間：5月17日、欠損",
    "crossing": "交差：5月17日、146.20EUR",
    "crossing of a series": "交差、3個中2個目：ACME、5月17日、146.20EUR、BOLTを上回る",
    "crossing of two series": "交差：5月17日、146.20EUR、BOLTを下回る、名前のない系列を上回る",
    "higher": "より高い値：5月17日、146.20EUR",
    "lower": "より低い値：5月17日、146.20EUR",
    "spike": "急な山や谷：5月17日、146.20EUR",
    "outlier": "外れ値：5月17日、146.20EUR",
    "bookmark reached": "しおり、2個中1個目：5月17日、146.20EUR",
    "match": "結果、12個中2個目：5月17日、146.20EUR",
    "nearest": "最も近い点：5月17日、146.20EUR",
    "goal with count": "急減：1,200",
    "goal without count": "より高い値",
    "goal bookmark": "しおり：0",
    "none after": "この先に欠損区間はありません",
    "none before": "この前により低い値はありません",
    "none at all": "しおりはありません",
    "not found": "「Wed」は見つかりません",
    "bookmark set": "しおり：5月17日、146.20EUR",
    "bookmark removed": "しおりを削除：5月17日、146.20EUR",
    "from the bookmark": "しおり（5月3日）から14点先、4.4%増",
    "x axis of times": "X軸：Date、2024年3月1日、00:30から11:30、UTC",
    "x axis of times elsewhere": "X軸：Date、2024年3月1日、01:30から12:30、タイムゾーンEurope/Berlin",
    "x axis of converted times": "X軸：Date、2024年3月1日、00:30から11:30、UTC、データの時差から換算",
    "y axis without zero": "Y軸：Price、118.40から183.90EUR、0から始まらない",
    "above the range": "指定範囲（6から10GB）を上回る値：2個",
    "below the range": "BOLT、指定範囲（6から10GB）を下回る値：1個",
    "outlier count as a heading": "外れ値の数",
    "outliers as a heading": "外れ値 (EUR)",
    "parts above the range": "指定範囲（6から10）を上回る値を含む点：2個",
    "parts below the range": "BOLT、指定範囲（6から10）を下回る値を含む点：1個",
    "no points": "点のない区間：3月31日と9月1日の間",
    "no points over bare numbers": "点のない区間：3と100の間",
    "point above the range": "5月17日、146.20EUR、範囲より上",
    "point below the range": "5月17日、146.20EUR、範囲より下",
    "point without a place": "5月17日、146.20EUR、表示できない",
    "point above the range in full": "Dateは5月17日、Priceは146.20EUR、範囲より上、252点中93点目",
    "from a bookmark on a bin": "しおり（10から20）から1点先、37.5%増",
    "from a later bookmark": "しおり（5月18日）から1点前",
    "prompt search": "ラベルを検索：We",
    "prompt title": "タイトルを検索：We",
    "prompt place": "移動先：50%",
    "prompt without text": "移動先、例：2024：",
    "not a place": "位置「soon」なし。例：値、n50、50%",
    "go to title": "移動先",
    "chart list title": "グラフの一覧、4件",
    "settings title": "設定、← → で変更",
    "settings title without a key": "設定",
    "setting language": "言語：Deutsch",
    "setting theme": "テーマ：標準、暗い背景",
    "setting volume": "音量：125%",
    "setting in turn": "系列：順に",
    "setting together": "系列：同時に",
    "setting terse": "読み上げ：簡潔",
    "setting usual": "読み上げ：標準",
    "setting verbose": "読み上げ：詳細",
    "setting braille": "描画：点字",
    "setting octant": "描画：8分割ブロック",
    "setting sextant": "描画：6分割ブロック",
    "setting block": "描画：ブロック",
    "setting glyph scale": "図形の大きさ：4段階の2",
    "setting ascii": "描画：ASCII",
    "setting values while playing": "再生中の値の読み上げ：オン",
    "setting reading speed": "読み上げの速さ：1.5倍",
    "additional axis": "ほかに：BOLT、7.00から12.00EUR",
    "same axes": "一覧の4件のグラフで軸が共通",
    "same x axis": "一覧の4件のグラフでX軸が共通",
    "same y axis": "一覧の4件のグラフでY軸が共通",
    "axes of several": "一覧の3件のグラフでX軸が共通。一覧の4件のグラフでY軸が共通",
    "setting same axes": "共通の軸：単位と目盛りが同じものでオン",
    "setting own axes": "共通の軸：オフ",
    "configuration malformed": "a.tomlの3行目：書き方が正しくありません（EOF）。修正してください",
    "configuration unknown option": "a.tomlの3行目：設定「Split」はありません。使える設定：dark、light",
    "configuration list": "a.tomlの3行目：darkにはリストではなく値を一つ指定してください",
    "configuration unknown action": "a.tomlの3行目：操作「abc」はありません。使える操作：dark、light",
    "configuration unknown key": "a.tomlの3行目：「<Rigth>」というキーはありません。一文字、または<Right>のような名前で書いてください",
    "configuration clash":
      "a.tomlの3行目：キー→が二つの操作「次の点」（next-point）と「現在位置から再生、一時停止」（play）に割り当てられています。一方を変えてください",
    "default value": "既定",
    "group chart": "グラフ",
    "group axes": "軸",
    "group series": "ACME",
    "group unnamed series": "系列",
    "group comparisons": "比較",
    "group comparisons of neighbors": "各系列と次の系列の比較",
    "loop on unnamed": "ループ再生、名前なしからWed",
    "off the scale of an unnamed series": "名前なし、表示できない値：1個、対数軸では表せません",
    "step of percentages": "5月17日、34%、3ポイント増",
    "step of one percentage": "5月17日、34%、1ポイント減",
    "largest rise of percentages": "最大の上昇：5月3日、1.5ポイント増",
    "not found after": "この先に「Wed」はありません",
    "not found before": "この前に「Wed」はありません",
    "describe over bare numbers":
      "値は、xが1のときの4まで上昇、xが1から8の間は4か5で横ばい、ただし急な谷が1か所（xが5のとき、-20）、その後25まで上昇します。xが0のときの0からxが9のときの25へ、25増です。最大値はxが9のときの25、最小値はxが5のときの-20です。急な谷はxが5のときの-20です。",
    "describe a plateau over bare numbers":
      "値は、xが2のときの7まで上昇、その後0まで下降します。xが0のときの0からxが7のときの0へ、変化なしです。最大値はxが2のときの7（4個）、最小値はxが0のときの0（2個）です。xが2から5の間はほぼ7で横ばいです。",
    "point in full of a series named as its values": "Dateは5月17日、ACMEは146.20EUR、252点中93点目",
    "fact highest at a bare number": "最大値：xが11のとき、6",
    "fact highest at an empty unit": "最大値：xが11のとき、6",
    "largest drop at a bare number": "最大の下降：xが11のとき、6減",
    "largest difference at a bare number": "ACMEとBOLTの最大の差：xが11のとき、6",
    "dip at a bare number": "急な谷：xが12のとき、3",
    "gap at a bare number": "欠損区間：xが3のとき",
    "plateau over bare numbers": "横ばい区間：xが3から9の間、5",
    "describe many series":
      "Pricesは8系列、各最大5点の折れ線グラフで、X軸はDate、2023年1月2日から1月6日です。欠損3点です。Y軸はPrice、1.00から150.00EURです。1系列が上昇、2系列が下降、2系列が横ばい、1系列は方向が不明確、2系列は値なしです。最大値はBOLTの150.00EUR（1月2日）、最小値はACMEの1.00EUR（1月2日、2系列の4点のうち最初）です。",
    "describe many series alike":
      "50系列、各2点の折れ線グラフで、X軸はDate、2023年1月2日から1月3日です。Y軸はPrice、5.00EURです。50系列が横ばいです。",
    "sound off": "音をオフにしました",
    "sound awaited": "サウンドシステムを待っています",
    "no device": "音なし：オーディオデバイスがありません",
    "no such device": "音なし：デバイス「USB 1」がありません",
    "device refused": "音なし：デバイスエラー（-9985）。sで再試行",
    "device refused without a key": "音なし：デバイスエラー（-9985）",
    "device lost": "音が停止：デバイス切断。sで再試行",
    "device lost without a key": "音が停止：デバイス切断",
    "device unanswered": "まだ音なし：応答がありません",
    "device hung": "応答なし。Earshotを再起動してください",
    "pitch legend": "200Hzは118.40EUR、2,000Hzは183.90EUR",
    "nothing to play": "再生できる値がありません",
    "nothing plays": "何も再生していません",
    "hint read on": "r 続きを読む",
    "needed along x": "dateはX軸に必要です",
    "needed for the values": "priceは値に必要です",
    "over rows": "行番号ごとのprice",
    "played over network": "音は接続先のマシンで鳴ります",
    "deck place": "4件中1件目",
    "sample deck": "サンプル集",
    "list place": "19行中12行目",
    "help title": "ヘルプ",
    "history title": "読み上げ履歴",
    "history empty": "読み上げ履歴はまだありません",
    "hint help": "? ヘルプ",
    "hint points": "←→ 点",
    "hint series": "↑↓ 系列",
    "hint items": "↑↓ 行",
    "hint rotor": "Tab ローター",
    "hint play": "スペース 再生",
    "hint act": "Enter 実行",
    "hint close": "Esc 閉じる",
    "hint quit": "q 終了",
    "theme": "テーマ：ハイコントラスト、暗い背景",
    "theme of one's own": "テーマ：dusk",
    "theme color-blind-safe-dark": "テーマ：色覚対応、暗い背景",
    "theme color-blind-safe-light": "テーマ：色覚対応、明るい背景",
    "theme default-dark": "テーマ：標準、暗い背景",
    "theme default-light": "テーマ：標準、明るい背景",
    "theme high-contrast-light": "テーマ：ハイコントラスト、明るい背景",
    "theme high-contrast-sepia": "テーマ：ハイコントラスト、セピア",
    "theme monochrome": "テーマ：モノクロ",
    "theme sepia": "テーマ：セピア",
    "theme white-on-blue": "テーマ：青地に白",
    "theme yellow-on-black": "テーマ：黒地に黄",
    "only one theme": "テーマは1つだけです",
    "verdict failed": "不合格",
    "verdict nearly": "ぎりぎり合格",
    "verdict passed": "合格",
    "verdicts": "不合格：1、ぎりぎり合格：0、合格：1,204",
    "only one chart": "グラフは1つだけです",
    "key": "次の点",
    "key group walk": "点を移動する",
    "key group rotor": "ローターを回す",
    "key group listen": "聞く",
    "key group read": "読む",
    "key group look": "見る",
    "key group program": "グラフとプログラム",
    "export svg": "画像（SVG）",
    "export text": "画像（テキスト）",
    "export coloredText": "画像（色付きテキスト）",
    "export markdown": "説明文（Markdown）",
    "export csv": "データ（CSV）",
    "export wave": "音（WAV）",
    "export midi": "音（MIDI）",
    "exported": "書き出しました：a.svg",
    "not exported": "a.svgを書き出せません：EIO",
    "data title": "データ",
    "all charts": "グラフ：1,234件中20件、--all、--top",
    "all details": "グラフの詳細：56行、--all",
    "folded rows": "ACME：9行",
    "folded rows of several series": "5系列：40行",
    "repeated places": "同じyearの点が最大3個あり（17か所中17か所）、推移は説明しません",
    "repeated places without a way out": "同じxの点が最大2個あり（365か所中1か所）、推移は説明しません",
    "too many parts": "a.csv：--split Splitではグラフが40,000個になるため、値が10,000個以下の列を選んでください",
    "too many files":
      "開いているファイルが多すぎてa.csvを読み込めないため、いくつか閉じるか、ulimit -nなどで上限を上げてください",
    "device": "a.csvは終わりのないデバイスのため、ファイルを指定するか、パイプでデータを送ってください",
    "wide window":
      "a.csvは128MBを超えるウィンドウで圧縮されているため、zstd -d -M2048MBなどで先に展開してください",
    "column put together":
      "a.csv：行がまとめられて「Price」の列はなくなったため、次から選ぶか、--yでまとめる値を指定してください：Date、count()",
    "too little memory":
      "a.csvには約96MBのメモリが必要ですが、それだけの空きがないため、ほかのプログラムを終了するか、上限（ulimit -v）を上げてください",
    "beyond memory": "a.csvは使えるメモリに対して大きすぎるため（読み込みは最大643MB）、ファイルを分割するか、headなどでパイプを早く終えてください",
    "idle key": "大文字のQ：機能なし。疑問符：ヘルプ",
    "idle key in a list": "バックスラッシュ：機能なし。Esc：閉じる",
    "idle key without a label": "このキー：機能なし",
    "closed": "閉じました",
    "no device chosen": "音なし：デバイスの設定がnoneです",
    "hint pause": "スペース 一時停止",
    "mean of a cell": "1マスは最大18個の平均",
    "mean of a cell on a low screen": "最大18個の平均",
    "several candles": "最大3本を1本のローソク足に",
    "several candles on a low screen": "最大3本を1本に",
    "longest of a column": "1列は最大3本のうち最長の棒",
    "unseen parts of a stack": "見えない部分：2",
    "points behind others": "ほかの点に隠れた点：12",
    "names left out": "省略した名前：13",
    "names left out of a picture":
      "省略した名前：13個は軸、2個は凡例。--sizeを大きくするとさらに表示",
    "names left out of a legend":
      "省略した名前：2個は凡例。--sizeを大きくするとさらに表示",
    "part of a picture":
      "30件中1から21件目を描画。--sizeを大きくするとさらに描画",
    "legend entry": "◆ ACME",
    "outer ring": "外側の輪：ACME",
    "ring in short": "2：ACME",
    "ring between others": "外から2番目の輪：ACME",
    "inner ring": "内側の輪：ACME",
    "title": "Closing price",
    "summary": "It went up.",
    "composition": "折れ線グラフ、1系列、252点",
    "composition of bars": "棒グラフ、2系列、1点",
    "composition of a scatter": "散布図、1系列、0点",
    "x axis": "X軸：Date、2023年1月2日から12月29日",
    "x axis of categories, right to left": "X軸：Day、7項目、MonからSun、右から左",
    "x axis of one category": "X軸：1項目、Mon",
    "x axis of nothing": "X軸：値なし",
    "y axis": "Y軸：Price、118.40から183.90EUR",
    "y axis of rows": "Y軸：5行、MonからSun",
    "y axis of one row": "Y軸：1行、Mon",
    "values of a heat map": "値：Price、0.00から22.00EUR",
    "y axis logarithmic": "Y軸：1から1,000,000、対数目盛",
    "y axis natural": "Y軸：Price、5.00EUR、対数目盛、底はe",
    "series continuous": "ACME：連続する線、252点",
    "series apart": "名前なし：個別の値、3点",
    "fact highest": "最大値：12月14日、183.90EUR",
    "fact highest of a category": "BOLTの最大値：Wed、10,980steps",
    "fact lowest": "最小値：1月5日、118.40EUR",
    "first of the lowest": "最小値、12個中1個目：5月17日、146.20EUR",
    "fact highest of several": "最大値：5月17日、9.00EUR（2点のうち最初）",
    "fact lowest of several": "BOLTの最小値：xが2のとき、0（1,234点のうち最初）",
    "fact highest of all": "最大値：5.00EUR（252点すべて）",
    "highest at a moment": "最大値：4月1日 09:05、3.5",
    "fact lowest of all": "BOLTの最小値：5（2点とも）",
    "fact lowest at a number": "BOLTの最小値：2.5s、-118.40EUR",
    "mean": "平均値：150.12EUR、中央値：149.50EUR",
    "change": "変化：120.00から146.20EUR、26.20EUR増（21.8%）",
    "change of nothing": "BOLTの変化：5.00EUR、変化なし",
    "change from zero": "BOLTの変化：0.00から-5.00EUR、5.00EUR減",
    "trend": "傾向：明確な上昇傾向、転換点3個",
    "trend moderate": "BOLTの傾向：上昇傾向、転換点1個",
    "trend weak": "傾向：弱い上昇傾向、転換点なし",
    "trend falling": "傾向：明確な下降傾向、転換点1個",
    "trend falling moderate": "傾向：下降傾向、転換点2個",
    "trend falling weak": "傾向：弱い下降傾向、転換点2個",
    "trend very strong": "傾向：非常に明確な上昇傾向、転換点なし",
    "trend falling very strong": "傾向：非常に明確な下降傾向、転換点なし",
    "trend of few": "傾向：上昇、転換点なし",
    "trend of few falling": "傾向：下降、転換点なし",
    "strong correlation": "相関係数：0.80、強い正の相関",
    "period of a year": "周期：約1年、非常に明確",
    "period of years": "周期：約11年、やや明確",
    "period of a week": "周期：1週間、不明確",
    "period of a month": "周期：1か月、不明確",
    "period of months": "周期：6か月、不明確",
    "period of many months": "周期：110か月（9年2か月）、不明確",
    "period of quarters": "周期：2四半期、不明確",
    "outlier rule": "外れ値：系列ごとに、傾向と周期を除いた修正Zスコアが3.5を超え、範囲の10分の1以上離れ、前後の値からも離れた値",
    "outlier rule without a course":
      "外れ値：系列ごとに、修正Zスコアが3.5を超え、中央値から範囲の10分の1以上離れた値（系列の値の10分の1以下であるとき）",
    "series of a column": "cityごとの3系列",
    "part of a column": "city：0",
    "infinite value": "「Price」列：無限大の値が1個（欠損として扱います）",
    "infinite values": "「Price」列：無限大の値が3個（欠損として扱います）",
    "fact compare between days": "ACMEとBOLTの交差は1回（1月4日と1月5日の間）",
    "fact compare between years": "ACMEとBOLTの交差は1回（2010年と2011年の間）",
    "fact compare between months": "ACMEとBOLTの交差は1回（3月と4月の間）",
    "fact compare between times": "ACMEとBOLTの交差は1回（09:05と09:10の間）",
    "fact compare between categories": "ACMEとBOLTの交差は1回（MonとTueの間）",
    "trend flat": "傾向：横ばい",
    "trend mixed": "傾向：明確な方向なし、転換点9個",
    "missing": "欠損：1点",
    "missing of a series": "BOLTの欠損：2,000点",
    "no values": "値なし",
    "no values of a series": "BOLT：値なし",
    "all is shown": "すでに全体を表示しています",
    "no closer": "これ以上拡大できません",
    "showing": "表示範囲：1月5日から1月9日、252点中5点",
    "showing numbers": "表示範囲：xが1から3の間、1,201点中3点",
    "showing all": "全体を表示、252点",
    "window": "表示範囲：1月5日から1月9日、252点中5点、全体は1月2日から12月29日",
    "window of numbers": "表示範囲：xが1から3の間、1,201点中3点、全体はxが0から1,200の間",
    "stretch":
      "5月15日から5月19日：12.0%増、平均値146.20EUR",
    "stretch of bins": "ACME、10から30EUR：9個、平均値19.5EUR",
    "stretch without values":
      "名前なし、5月15日から5月19日：値なし",
    "stretches":
      "平均値：99.00EUR、146.20EURより47.20低い。BOLT、xが1から3の間：3.0%減、比較対象：5月15日から5月19日：12.0%増",
    "left out": "除外：xの値がない3行",
    "missing file": "a.csv：ファイルがないため、名前とフォルダーを確認してください",
    "folder": "a.csvはフォルダーのため、中のファイルを指定してください",
    "unreadable file": "a.csvを読み込めないため（アクセスが拒否されました）、アクセス権を確認してください",
    "empty file": "標準入力は空のため、値の行が1行以上ある表を指定してください",
    "header only": "a.csv、1行目：見出しだけで値の行がないため、行を追加するか--no-headerを使ってください",
    "not in a format":
      "a.csv、3行目：logfmtの形ではないため、行を直すか別の--formatを選んでください",
    "damaged archive":
      "a.csv：gzipのデータが壊れているか途中で切れているため、ファイルを入手し直してください",
    "missing library":
      "a.csv：ライブラリlibz.so.1がないため、apt install zlib1gなどでインストールしてください",
    "unsupported":
      "a.csv、transform[0]：「lookup」には対応していないため、取り除くか、データに適用しておいてください",
    "remote data":
      "a.csv、data.url：ネットワークからは読み込まないため、データをダウンロードしてdata.urlに指定してください",
    "left out column":
      "除外：「Price」列、1200行目、「abc」は数値ではありません",
    "left out column by unit":
      "除外：「Price」列、1200行目、「3%」は前の数値と単位が違います",
    "folded columns":
      "行に変換：12列（2010から2021）",
    "few names left out of a picture":
      "省略した名前：Oslo、Lima。--sizeを大きくするとさらに表示",
    "names not shown":
      "表示していない名前：Oslo、Lima",
    "many names not shown":
      "表示していない名前：Oslo、Lima、ほか9個",
    "ignored channels":
      "非表示：tooltip、shape",
    "ragged row": "a.csv、3行目、2列目：セルが2個ではなく1個あるため、セルの数を直すか--delimiterを指定してください",
    "invalid UTF-8 without a column":
      "a.csv、3行目：文字がUTF-8ではなく、文字コードがわかりません。UTF-8で保存するか、表であることを確かめてください",
    "invalid UTF-8": "a.csv、3行目、「Price」列：文字がUTF-8ではないため、iconv -f WINDOWS-1250 -t UTF-8などで変換してください",
    "unclosed quote": "a.csv、3行目：引用符が閉じられていないため、閉じるか削除してください",
    "not a number": "a.csv、1200行目、「Price」列：「abc」は数値ではないため、修正するか--xと--yで列を選んでください",
    "another unit": "a.csv、1200行目、「Price」列：「3%」は前の数値と単位が違うため、修正するか--xと--yで列を選んでください",
    "not a date": "a.csv、3行目、「Date」列：「abc」はdd.MM.yyyyの形の日付ではないため、修正するか--date-formatを変えてください",
    "no numeric column":
      "a.csv：数値の列がなくグラフにできないため、数値の列を加えるか、--y 'count()'で行を数えるか、--delimiterで区切り文字を指定してください（今の列：Date、Price）",
    "mistyped file":
      "a.csv：ファイルがありません。「Price」のことですか？",
    "no file":
      "読むファイルがありません。ファイル名か、標準入力なら - を指定してください",
    "contradicting options":
      "--decimal-commaと--decimal-pointは矛盾するため、どちらかを外してください",
    "option of others":
      "オプション「--size」はearshot drawのもので、ここでは使えないため、外してください",
    "lists within lists":
      "a.csv、[0].x：レコード、行、数値のどのリストでもないか、一つのセルに複数の値があるため、jqなどでファイルからリストを取り出してください",
    "dangling link":
      "a.csvはb.csvへのリンクですが、その先がありません。リンクを直してください",
    "column repeated":
      "a.csv：--yに「Price」列が二度指定されているため、一度だけ指定してください",
    "reversed range":
      "a.csv：--from 2026-05-01が--to 2026-01-01より後にあるため、値を入れ替えてください",
    "mistyped value":
      "--format：「cvs」は使えません。「csv」のことですか？",
    "mistyped theme":
      "「drak」は使えません。「dark」のことですか？",
    "equal columns": "同じ値の列：wind、rain",
    "title of a column without a header": "10列目",
    "title of counts": "行の数",
    "mistyped column":
      "a.csv：「Pric」という列はありません。「Price」のことですか？",
    "unknown column": "a.csv：「city」という列はないため、次から選んでください：Date、Price",
    "unknown type in a file":
      "a.csv、[1].type：「pie」というグラフの種類はないため、次から選んでください：line、bar",
    "missing series":
      "a.csv、type：candlestickには同じxを持つ系列open、high、low、closeが必要なため、追加するか別の種類を選んでください",
    "missing series of an option":
      "a.csv：candlestickには同じxを持つ系列open、high、low、closeが必要なため、追加するか別の種類を選んでください",
    "too many columns": "a.csv、1行目：列数が4,096を超えるため、ファイルを分割するか行と列を入れ替えてください",
    "too long a cell": "a.csv、2行目：セルが長すぎるため、ファイルを分割してください",
    "too deep": "a.csv、2行目：JSONの入れ子が深すぎるため、ファイルを分割してください",
    "too many rows": "a.csv、2行目：行が多すぎるため、ファイルを分割してください",
    "nothing in common":
      "a.csv：「ageが20より大きい、ageが10より小さい」をすべて満たす行がないため、どれかを外してください",
    "unclosed JSON":
      "a.csv、1行目、6列目：ここの「[」が閉じないままファイルが終わっているため、閉じるか、ファイル全体を取得してください",
    "malformed JSON": "a.csv、3行目、14列目：JSONとして正しくないため、そこを修正してください",
    "expected chart": "a.csv、series[0]：系列を持つグラフが必要なため、READMEのグラフファイルの項を見て修正してください",
    "expected record": "a.csv、series[0]：レコード{…}が必要なため、READMEのグラフファイルの項を見て修正してください",
    "expected text": "a.csv、series[0]：文字列が必要なため、READMEのグラフファイルの項を見て修正してください",
    "expected number": "a.csv、series[0]：数値が必要なため、READMEのグラフファイルの項を見て修正してください",
    "expected boolean": "a.csv、series[0]：trueまたはfalseが必要なため、READMEのグラフファイルの項を見て修正してください",
    "expected list": "a.csv、series[0]：リスト[…]が必要なため、READMEのグラフファイルの項を見て修正してください",
    "expected range": "a.csv、series[0]：範囲[下限, 上限]が必要なため、READMEのグラフファイルの項を見て修正してください",
    "expected scale": "a.csv、series[0]：linear、log10、またはlnが必要なため、READMEのグラフファイルの項を見て修正してください",
    "expected point": "a.csv、series[0]：点{\"x\": …, \"y\": …}が必要なため、READMEのグラフファイルの項を見て修正してください",
    "expected direction":
      "a.csv、series[0]：leftToRightまたはrightToLeftが必要なため、READMEのグラフファイルの項を見て修正してください",
    "no terminal": "全画面を表示する端末がないため、earshot describe、draw、renderのいずれかを使ってください",
    "unknown terminal":
      "端末の種類「dumb」は全画面を表示できないため、TERMを設定するか、earshot --plain、describe、draw、renderのいずれかを使ってください",
    "unknown theme": "テーマ「dusk」はないため、次から選んでください：dark、light",
    "theme unreadable": "a.toml：テーマを読み込めないため（EIO）、ファイルを確認してください",
    "theme malformed": "a.toml、2行目：テーマがTOMLとして正しくないため（EOF）、修正してください",
    "theme without role": "a.toml：テーマに「axis」の色がないため、追加してください",
    "theme with more": "a.toml、4行目：テーマに不明な項目「axes」があるため、削除してください",
    "theme without color": "a.toml、4行目：「axis」の「red」は色ではないため、#rrggbbの形で書いてください",
    "output failed": "a.wavに書き込めないため（ENOSPC）、別の場所を指定してください",
    "output twice": "-oと--subtitlesが同じa.wavを指しているため、どちらかを別のファイルにしてください",
    "output missing": "音の出力先を、-o ファイル名.wav、または標準出力なら-o -で指定してください",
    "unknown output": "a.ogg：ファイル名の末尾を.wavまたは.midにしてください",
    "unknown language": "言語「xx」はないため、次から選んでください：en、ja",
    "unknown time zone": "タイムゾーン「Mars」はないため、Asia/TokyoのようなIANA名を指定してください",
    "type for later": "グラフの種類「box」はこのバージョンでは未対応のため、次から選んでください：line、bar",
    "bad option": "--size：「big」は使えないため、次の形で指定してください：80x24",
    "keys and data": "キーとデータを両方とも標準入力から読むことはできないため、一方をファイルにしてください",
    "setting not kept": "音量：125%、保存できません：EIO（a.toml）",
    "setting in no file": "音量：125%、保存できません：ファイルではありません（a.toml）",
    "configuration unreadable": "a.tomlを読み込めないため（EIO）、修正するか取り除いてください",
    "configuration no file": "a.tomlを読み込めないため（ファイルではありません）、修正するか取り除いてください",
    "configuration bad value": "a.tomlの3行目：「9」はdarkに使えないため、次の形で指定してください：0 … 2",
    "nothing left to hear": "--soloと--muteでは聞こえる系列が残らないため、どちらかを外してください",
    "help row without a key": "次の点",
    "dump without keys": "--dumpにはキースクリプトが必要なため、--keysでファイルを指定してください",
    "key script": "a.keys、2行目：「<Rigth>」はキーではないため、<Right>、<Resize 40x12>、<Wait 500ms>のように書いてください",
    "no such device asked": "オーディオデバイス「USB 1」はないため、次から選んでください：pulse、default",
    "no device at all": "オーディオデバイス「USB 1」もほかのデバイスもないため、--device noneを使ってください",
    "compare with places":
      "12か所のうち、BOLTと比べてACMEが高いのは5か所、低いのは7か所です。交差は3回（最初は1月5日）です。動きは同じ向き、最大の差は5月17日の7.10EURです。",
    "compare once crossing with its place":
      "12か所のうち、BOLTと比べてACMEが高いのは5か所、低いのは7か所です。交差は1回（1月5日）です。動きは逆向き、最大の差は5月17日の7.10EURです。",
    "compare crossing in a gap, too":
      "12か所のうち、BOLTと比べてACMEが高いのは5か所、低いのは7か所です。交差は1回以上（1月5日）です。動きは逆向き、最大の差は5月17日の7.10EURです。",
    "fact compare above": "ACMEは常にBOLTより高い値",
    "fact compare never above": "ACMEは常にBOLT以下の値",
    "describe a period":
      "値は、毎週繰り返し、平均すると金曜日に最高、日曜日に最低です。最大値は1月6日の9.00EUR（4個）、最小値は1月8日の1.00EUR（4個）です。",
    "describe a spike":
      "値は明確な方向がなく、1月2日の2.00EURから1月9日の3.00EURへ、50.0%増です。最大値は1月6日の30.00EUR、最小値は1月2日の2.00EUR（3個）です。急な山は1月6日の30.00EUR、欠損1点です。",
    "describe a dip":
      "値は明確な方向がなく、1月2日の8.00EURから1月9日の9.00EURへ、12.5%増です。最大値は1月3日の9.00EUR（4個）、最小値は1月6日の0.00EURです。急な谷は1月6日の0.00EURです。",
    "describe spikes":
      "値は明確な方向がなく、1月2日の2.00EURから1月12日の2.00EURへ、変化なしです。最大値は1月9日の40.00EUR、最小値は1月2日の2.00EUR（5個）です。急な山は2個、最も高いのは1月9日の40.00EURです。",
    "describe dips":
      "値は明確な方向がなく、1月2日の8.00EURから1月12日の9.00EURへ、12.5%増です。最大値は1月3日の9.00EUR（4個）、最小値は1月9日の-40.00EURです。急な谷は2個、最も低いのは1月9日の-40.00EURです。",
    "describe an outlier":
      "値は、1月2日から1月9日まで約2.5EURで横ばい、その後30.00EURまで上昇します。1月2日の2.00EURから1月10日の30.00EURへ、28.00EUR増です。最大値は1月10日の30.00EUR、最小値は1月2日の2.00EUR（4個）です。外れ値は1月10日の30.00EURです。",
    "describe outliers":
      "値は、1月3日の3.00EURまで下降、1月3日から1月11日まで約2.6EURで横ばい、その後40.00EURまで上昇します。1月2日の30.00EURから1月12日の40.00EURへ、33.3%増です。最大値は1月12日の40.00EUR、最小値は1月4日の2.00EUR（4個）です。外れ値は2個、最も離れた値は1月12日の40.00EURです。",
    "describe a plateau":
      "値は、1月4日の7.00EURまで上昇、その後0.00EURまで下降します。1月2日の0.00EURから1月9日の0.00EURへ、変化なしです。最大値は1月4日の7.00EUR（4個）、最小値は1月2日の0.00EUR（2個）です。1月4日から1月7日はほぼ7.00EURで横ばいです。",
    "describe plateaus":
      "値は、1月7日の8.00EURまで上昇、その後5.00EURまで下降します。1月2日の1.00EURから1月11日の5.00EURへ、400.0%増です。最大値は1月7日の8.00EUR（4個）、最小値は1月2日の1.00EUR（3個）です。横ばい区間は2か所、最長は1月7日から1月10日のほぼ8.00EURです。",
    "one gap": "欠損区間：5月3日",
    "gaps": "BOLTの欠損区間：2か所、最長は5月3日から5月7日",
    "period": "周期：7点（7日）、明確",
    "gaps as long": "欠損区間：5か所、最長は5月3日（4か所のうち最初）",
    "unusually high": "異例の高さ：5月3日から5月7日、5月4日、9",
    "unusually low": "BOLTの異例の低さ：2個、最も離れた値は5月3日から5月7日、5月4日、2",
    "share of all": "全体に占める割合：0.060（5,822件中348件）",
    "period of a number": "周期：7点（3.5s）、やや明確",
    "period of points": "BOLTの周期：7点、不明確",
    "one spike": "急な山：1月5日、183.90EUR",
    "dip": "BOLTの急な谷：1月5日、83.90EUR",
    "spikes": "BOLTの急な山：3個、最も高いのは1月5日、183.90EUR",
    "dips": "急な谷：3個、最も低いのは1月5日、83.90EUR",
    "one outlier": "外れ値：1月5日、183.90EUR",
    "outliers": "BOLTの外れ値：3個、最も離れた値は1月5日、183.90EUR",
    "plateau": "横ばい区間：5月3日から5月9日、5.00EUR",
    "plateaus": "BOLTの横ばい区間：2か所、最長は5月3日から5月9日、5.00EUR",
    "largest rise": "最大の上昇：5月3日、12.00EUR増",
    "largest drop": "BOLTの最大の下降：5月3日、12.00EUR減",
    "fact compare": "ACMEとBOLTの交差は3回（最初は1月5日）、動きは同じ向き",
    "fact compare once": "ACMEとBOLTの交差は1回（1月5日）、動きは逆向き",
    "fact compare below": "ACMEは常にBOLTより低い値",
    "fact compare never below": "ACMEは常にBOLT以上の値",
    "fact compare without a course":
      "9か所のうち、BOLTと比べてACMEが高いのは5か所、低いのは3か所、同じなのは1か所",
    "fact compare at one shared place": "ACMEは共通する1か所でBOLTより低い値",
    "fact compare touching at shared places":
      "共通する3か所のうち、BOLTと比べてACMEが低いのは1か所、同じなのは2か所",
    "fact compare equal": "ACMEとBOLTはすべて同じ値",
    "fact compare apart": "ACMEとBOLTは共通する位置なし",
    "largest difference": "ACMEと名前のない系列の最大の差：5月3日、12.00EUR",
    "candle up": "5月17日、146.20EUR、終値が始値より高い",
    "candle down": "5月17日、146.20EUR、終値が始値より低い",
    "candle unchanged": "5月17日、140.00EUR、終値と始値が同じ",
    "candle in full": "Dateは5月17日、Priceは終値146.20EUR、終値が始値より高い、始値140.00、高値150.00、安値138.00、252点中93点目",
    "point with additional values":
      "5月17日、146.20EUR、Steps 8,000steps、Day Wed",
    "part of a point":
      "高値150.00EUR",
    "composition of candles":
      "ローソク足チャート、1系列、7点",
    "highest of a part": "期間中の最高値：12月14日、183.90EUR",
    "mean of a part":
      "ACMEの終値の平均値：150.00EUR、中央値：148.00EUR",
    "lowest of the low": "期間中の最安値：1月5日、118.40EUR",
    "trend of the open":
      "始値の傾向：横ばい",
    "composition of violins":
      "バイオリン図、1系列、3個の分布",
    "composition of a pie":
      "円グラフ、1系列、4点",
    "composition of a donut":
      "ドーナツグラフ、2系列、8点",
    "densest":
      "値の集まる所：Mon、14.00EUR付近",
    "densest twice":
      "ACMEの値の集まる所：Mon、4.00EURと23.50EURの付近",
    "shares":
      "内訳：150.00EURのうちMon 60.0%、Tue 37.0%",
    "shares and another":
      "ACMEの内訳：150.00EURのうちMon 60.0%、Tue 37.0%、ほか1項目で3.0%",
    "shares and others":
      "内訳：150.00EURのうちMon 60.0%、Tue 37.0%、ほか2項目で4.5%",
    "without a share":
      "割合のない値：1個、0未満、Mon",
    "without shares":
      "ACMEの割合のない値：3個、0未満、最初はMon",
    "sums":
      "合算：12行を4個の値に",
    "share of points":
      "割合：値なし",
    "no shares":
      "内訳なし：0より大きい値がありません",
    "mean of rows":
      "各値は27から61行の平均値",
    "median of rows":
      "各値は8行の中央値",
    "sum of rows":
      "各値は2から3行の合計",
    "lowest of rows":
      "各値は2行の最小値",
    "highest of rows":
      "各値は2行の最大値",
    "count of rows":
      "各値は1から1,200行の件数",
    "first of rows":
      "各値は2行の最初の値",
    "last of rows":
      "各値は2行の最後の値",
    "others":
      "その他",
    "suggested lines":
      "折れ線グラフ、date（月）ごとのpriceの平均値、symbolごとの5系列",
    "suggested charts":
      "折れ線グラフ、yearごとのyieldとrain、siteごとの6個のグラフ",
    "suggested counts":
      "棒グラフ、stateごとの行の数",
    "suggested values":
      "ヒストグラム、age",
    "column time":
      "c1：日時、3から98、40種類、名前と値から判断",
    "column cyclic":
      "c1：暦の一部、3から98、40種類",
    "column direction":
      "風向：方向、3から98、40種類",
    "column namesake":
      "c1：測定値、3から98、40種類、ファイル名と一致",
    "column latitude":
      "c1：緯度、3から98、40種類",
    "column longitude":
      "c1：経度、3から98、40種類",
    "column rowNumber":
      "c1：行番号、3から98、40種類",
    "column key":
      "c1：キー、3から98、40種類、名前から判断",
    "column nominal":
      "c1：カテゴリ、3から98、40種類",
    "column ordinal":
      "c1：段階、3から98、40種類",
    "column measure":
      "c1：測定値、3から98、40種類",
    "column empty":
      "c1：空",
    "column of text":
      "c1：カテゴリ、40種類、CA、NY、欠損：2",
    "rows with conditions":
      "3,376行のうち1,204行：stateがCA、ageが18以上",
    "rows with and without values":
      "3,376行のうち1,204行：priceが欠損、cityが欠損でない",
    "rows counted":
      "各値は行の数、全部で812行",
    "times by minute":
      "dateは1分ごと",
    "times by hour":
      "dateは1時間ごと",
    "times by day":
      "dateは日ごと",
    "times by week":
      "dateは週ごと",
    "times by month":
      "dateは月ごと",
    "times by quarter":
      "dateは四半期ごと",
    "times by year":
      "dateは年ごと",
    "ranges of x":
      "priceは幅10EURの範囲ごと",
    "largest left out":
      "countryの26個の値のうち大きい7個、残り1,234行は省略",
    "largest and others":
      "countryの26個の値のうち大きい7個、残り1行はまとめて表示",
    "sorted by values":
      "値の降順",
    "sorted by a column":
      "cityの昇順",
    "not compared": "単位か大きさが違い、比べない系列：wind、rain",
    "not charted":
      "グラフにない列：wind、rain",
    "never changing":
      "グラフにない列（値が一定）：wind、rain",
    "no numbers":
      "a.csv：「city」列には数値がないため、--aggregate countで行を数えるか、別の列を選んでください",
    "no aggregate":
      "a.csv：「city」列には数値がないため、--aggregate countで行を数えるか、別の列を選んでください",
    "no dates":
      "a.csv：「city」列には日時がないため、別の列を選ぶか--everyを外してください",
    "no names":
      "a.csv：「date」列には固有の順序があるため、--sortと--topには名前の列を選んでください",
    "bad width":
      "a.csv：その幅の範囲は「price」列（3から98）に合わないため、別の幅を選ぶか--bin autoを使ってください",
    "not a condition":
      "a.csv：「price」は条件ではないため、--where 'price >= 10'のように列、演算子、値を書いてください",
    "not a value":
      "a.csv：「dear」は「price」列と比べられないため、列と同じ書き方にしてください（例：95.2）",
    "too many places":
      "a.csv：グラフの位置が多すぎるため、時間の単位を長くするか系列を減らしてください",
    "no column to transform":
      "a.csv：「city」という列はないため、次から選んでください：price、date",
    "nothing left":
      "a.csv：条件「stateがXX」を満たす行がありません。「state」列の値：CAとNY",
    "nothing left of numbers":
      "a.csv：条件「ageが200より大きい」を満たす行がありません。「age」列の値：3から98",
    "no times":
      "a.csv：日時の列がないため、--xで列を選ぶか、--last、--from、--toを外してください（列：city、price）",
    "no such chart":
      "a.csv：グラフ9はないため、--chartsの1から5までを選んでください",
    "help heading": "使い方：",
    "option": "読み上げの量：terse、normal、verbose（既定：normal）。",
    "option without a default": "最小値の周波数（Hz）：20 … 16000。",
    "option without values": "タイムゾーンのない日時のタイムゾーン、IANA名（既定：UTC）。",
    "option in words": "X軸が表すもの。",
    "unknown option": "オプション「--jsn」はありません",
    "unknown option near another": "オプション「--jsn」はありません。似ているのは「--json」です",
    "missing value": "「--x」の値が指定されていません",
    "missing value within a word": "「-oz」の中の「-o」の値が指定されていません",
    "unexpected value": "オプション「--json」は値を取りませんが、「3」が指定されています",
    "unexpected argument": "余分な引数「a.csv」があります",
    "unexpected arguments": "余分な引数が2個あります：「a.csv」「a.svg」",
    "missing argument": "引数「<dark>」が指定されていません",
    "invalid value": "値「big」は「--top」に使えません",
    "malformed option": "「---jsn」はオプションとして正しくありません",
    "unsuited settings":
      "この表に合わない設定：x = symbol、last = 30d",
    "too many units":
      "a.csv：--every hourでは最初から最後の日時までに867,817個の位置ができるため、--every monthかそれより長い単位を使ってください",
    "bad value in a chart file":
      "a.csv、encoding.timeUnit：「fortnight」は使えないため、次の形で指定してください：day",
    "no data":
      "a.csv、data：ファイル名または行のリストが必要なため、READMEのグラフファイルの項を見て修正してください",
    "column twice":
      "a.csv：「Date」列は--seriesと--xの両方には使えないため、どちらかに別の列を選んでください",
    "no candles":
      "a.csv：--type candlestickにはopenとhighとlowとcloseという名前の列が必要なため、列名を変えるか、この順に4列を--yで指定するか、別の種類を選んでください（列：day、price）",
    "no cells":
      "a.csv：--type heatmapには2つのカテゴリの列と組ごとの数値が必要なため、--x、--series、--yで指定するか、別の種類を選んでください（列：day、price）",
    "options that exclude each other":
      "a.csv：--aggregate sumと--y mean(price)は矛盾するため、どちらかを外してください",
    "text in Windows-1252":
      "文字がUTF-8ではないため、Windows-1252として読み取りました",
    "skipped line":
      "読み飛ばし：表以外の1行",
    "skipped lines":
      "読み飛ばし：表以外の4行",
    "data outside the folder":
      "a.csv、data.url：「/a.csv」は文書のフォルダーにないため、データをそこに置き、data.urlにそのファイルを指定してください",
    "page without a chart":
      "a.csv：このウェブページには、Earshotで読めるグラフがないため、データを表として保存してください",
    "something behind an archive":
      "a.csv：gzipのデータの後ろに別のものがあるため、取り除くか、ファイルを入手し直してください",
    "directions": "終値が始値より高い：6、終値が始値より低い：3、終値と始値が同じ：1",
    "describe an area":
      "Stepsは2点の面グラフで、X軸は0から1です。Y軸は0から1です。",
    "share":
      "ACME、Mon、40.00EUR、120.00EURの33.3%",
    "interval": "ACME、Mon、40.00EUR、区間35.00から45.00",
    "total":
      "Mon、40.00EUR、合計20.00EUR",
    "group total":
      "合計",
    "composition of grouped bars": "集合棒グラフ、2系列、8点",
    "composition of stacked bars":
      "積み上げ棒グラフ、2系列、8点",
    "composition of an area":
      "面グラフ、1系列、8点",
    "composition of steps":
      "階段グラフ、1系列、8点",
    "highest total":
      "合計の最大値：1月5日、120.00EUR",
    "second of the highest": "最大値、2個中2個目：5月17日、146.20EUR",
    "box":
      "Mon、中央値15.00EUR、四分位数14.00から17.00、外れ値2個",
    "box in full":
      "DayはMon、Priceは中央値15.00EUR、上側のひげ18.00、第3四分位数17.00、第1四分位数14.00、下側のひげ12.00、外れ値2個、2点中1点目",
    "highest of boxes":
      "最大の中央値：Mon、15.00EUR、四分位数14.00から17.00、外れ値2個",
    "lowest of boxes":
      "最小の中央値：Mon、15.00EUR、四分位数14.00から17.00、外れ値2個",
    "highest box of the chart":
      "グラフ全体の最大の中央値：Mon、15.00EUR、四分位数14.00から17.00、外れ値2個",
    "lowest box of the chart":
      "グラフ全体の最小の中央値：Mon、15.00EUR、四分位数14.00から17.00、外れ値2個",
    "highest of candles": "最高の終値：5月17日、146.20EUR、終値が始値より高い",
    "lowest candle of the chart": "グラフ全体の最低の終値：5月17日、146.20EUR、終値が始値より高い",
    "point of a long category":
      "ACME BOLT ACME…BOLT ACME、3",
    "contradiction":
      "矛盾：5月17日の1本、安値から高値までの範囲外",
    "contradictions":
      "矛盾：2本（最初は5月17日）、安値から高値までの範囲外",
    "correlation": "相関係数：0.96、非常に強い正の相関",
    "weak correlation": "相関係数：-0.40、弱い負の相関",
    "correlation of logarithms": "対数軸での相関係数：-0.81",
    "moderate correlation": "相関係数：0.60、中程度の正の相関",
    "no correlation": "ACMEの相関係数：-0.12、明確な相関なし",
    "series without a name": "系列2",
    "missing part": "始値欠損",
    "outlier of a box":
      "外れ値40.00EUR",
    "bin":
      "10から20EUR、4個",
    "bin of one":
      "10から20EUR、1個",
    "highest bin": "最多の階級：10から20EUR、4個",
    "lowest bin": "最少の階級：10から20EUR、1個",
    "bin in full":
      "Priceは10から20EUR、4個、9点中2点目",
    "cell":
      "4列中3列目、1,200行中2行目",
    "composition of a histogram":
      "ヒストグラム、1系列、8階級",
    "composition of boxes":
      "箱ひげ図、1系列、8個の箱",
    "composition of a heat map":
      "ヒートマップ、3系列、12点",
    "median of boxes": "最大の中央値：Mon、15.00EUR",
    "median of several boxes":
      "最大の中央値：Mon、15.00EUR（2点のうち最初）",
    "close of several candles":
      "最低の終値：1月5日、118.40EUR（2点のうち最初）",
    "mean of boxes": "中央値の平均値：15.50EUR、中央値の中央値：15.00EUR",
    "lower quartile":
      "第1四分位数：値なし",
    "count of bins": "件数：値なし",
    "bins":
      "階級：9個、幅10.00EUR",
    "sample size":
      "値の数：1,200",
    "box of a series":
      "ACMEのMon：50個、中央値15.00EUR、四分位数14.00から17.00、下側のひげ12.00EUR、上側のひげ18.00EUR",
    "no header":
      "見出し行なし：列名は1から9。--headerで最初の行を列名にします",
    "correlations":
      "16×16の相関行列。対角線の両側は同じで、対角線上の1は除外",
    "swallowed file":
      "--yが「a.csv」を値として受け取ったため、読むファイルがありません。オプションの値を先に指定してください：--y 値 a.csv",
    "invalid UTF-8 of no code page":
      "a.csv、3行目、「Price」列：文字がUTF-8ではなく、文字コードがわかりません。UTF-8で保存するか、表であることを確かめてください",
    "Arrow":
      "a.csv：Arrowファイルのため、duckdbなどでCSVとして書き出してください",
    "HDF5":
      "a.csv：HDF5またはNetCDFファイルのため、PythonなどでCSVとして書き出してください",
    "statistics":
      "a.csv：統計ソフトのファイルのため、そのソフトでCSVとして保存してください",
    "program":
      "a.csv：表ではなくプログラムのため、データのファイルを開いてください",
    "recording":
      "a.csv：表ではなく録音や録画のため、データのファイルを開いてください",
    "too many slices":
      "a.csv：--type pieでは扇形が989個になるため、--topで大きいものだけを残すか、値が100個以下の列か別の種類を選んでください",
    "bracketed number":
      "「Price」列：角括弧を除いて読んだ数値：1個",
    "bracketed numbers":
      "「Price」列：角括弧を除いて読んだ数値：34個",
    "change of many times":
      "変化：2.00から48.00EUR、46.00EUR増（24倍）",
    "change to a small part":
      "BOLTの変化：870.00から3.00EUR、867.00EUR減（290分の1）",
    "describe histogram":
      "Priceは7階級、値8個のヒストグラムで、X軸はPrice、10から45EURです。Y軸は0から3です。",
    "describe histogram of several series":
      "Priceは2系列、7階級のヒストグラムで、X軸はPrice、10から45EURです。Y軸は0から3です。ACMEの最多の階級は10から15EUR、3個、BOLTの最多の階級は10から15EUR、3個です。",
    "outlier far from the median":
      "外れ値：1月5日、9.00EUR、中央値から離れた値",
    "describe many columns":
      "ACMEほか7列は3点の棒グラフで、X軸はDay、3項目、MonからWedです。Y軸はSteps、0から10,980stepsです。",
    "shape of a falling sawtooth":
      "推移：少しずつ下降し、3回急上昇、最大は1月4日の12.00EUR",
    "shape of a rising sawtooth":
      "推移：少しずつ上昇し、2回急下降、最大は1月4日の12.00EUR",
    "shape of a falling sawtooth of equal jumps":
      "推移：少しずつ下降し、3回急上昇、毎回12.00EUR",
    "shape of a rising sawtooth of equal jumps":
      "推移：少しずつ上昇し、2回急下降、毎回12.00EUR",
    "shape that leaves out": "BOLTの推移：毎週繰り返し、-127の3個は除外",
    "left out folder": "除外：ほかをすべて含む行「ACME」",
    "x axis of weeks": "X軸：Date、2025年第40週から2026年第4週",
    "x axis of weeks of a year": "X軸：Date、2025年第40週から第52週",
    "highest in a week": "最大値：2026年第1週、9",
    "gap of weeks": "欠損区間：第2週から第4週",
    "shape on a logarithmic axis":
      "BOLTの推移：1月4日の5.00EURまで上昇、その後1.00EURまで下降、対数軸で見た場合",
    "point after a pause": "40、12、20.0%増（xが20から40の間）",
    "change of trillions":
      "変化：17.87兆から18.01兆、1,479億増（0.8%）",
    "shape of about ten years":
      "推移：約10年ごとに繰り返し",
    "point past a line":
      "1、52EUR、30.0%増、ACMEを上回る",
    "point beside lines":
      "BOLT、52EUR、ACMEより2高い",
    "point in full beside lines":
      "Dayは1、Priceは52EUR、30.0%増、ACMEより2高い、3点中2点目",
    "missing times":
      "日時の欠け：68か所、最長は3月31日と9月1日の間",
    "largest difference of medians, of those shown":
      "中央値：ACMEとBOLTの最大の差：5月3日、12.00EUR（表示中の項目のみ）",
    "lowest of those shown":
      "最小値：5月3日、12.00EUR（表示中の項目のみ）",
    "fact compare medians":
      "中央値：ACMEは常にBOLTより高い値",
    "no points within a day":
      "点のない区間：1月13日 11:00と13:00の間",
    "shape of a day in a year":
      "推移：毎日繰り返し、周期ごとの平均値：9月21日の62.00EURまで上昇、その後50.00EURまで下降",
    "sample size of a series":
      "ACMEの値の数：15、10.00から22.00EUR",
    "mode": "最多の階級：10から20EUR、14個",
    "highest at a bin": "最大値：10から20EURの階級、14",
    "largest spread":
      "ACMEの最大の四分位範囲：Mon、3.00EUR",
    "quartile method":
      "四分位数は線形補間、ひげは四分位範囲の1.5倍以内の値まで、その外は外れ値（3個以下、または全体の1割以下の場合）",
    "grid cell":
      "x 10から20、y 5から8：12点",
    "describe candles":
      "終値は上昇し、1月2日の120.00EURから1月4日の140.00EURへ、16.7%増です。最高の終値は1月4日の140.00EUR、最低の終値は1月2日の120.00EURです。",
    "describe boxes":
      "最大の中央値は1月4日の140.00EUR、最小の中央値は1月2日の120.00EURです。中央値の平均値は130.00EUR、中央値の中央値は130.00EURです。",
    "describe bins": "最多の階級は10から20、9個です。平均値は130.00EUR、中央値は130.00EURです。",
    "describe bins of a series": "ACMEの最多の階級は10から20、9個です。平均値は130.00EUR、中央値は130.00EURです。",
    "describe boxes of a series":
      "ACMEの最大の中央値は1月4日の140.00EUR、最小の中央値は1月2日の120.00EURです。中央値の平均値は130.00EUR、中央値の中央値は130.00EURです。",
    "suggestions title": "この表のグラフ、4件",
    "columns title": "この表の列、7列",
    "suggestion of another chart": "ヒストグラム、age",
    "suggestion because asked": "ヒストグラム、age、選択中、指定どおり",
    "suggestion because candles": "ヒストグラム、age、選択中、始値、高値、安値、終値の列がある",
    "suggestion because times": "ヒストグラム、age、選択中、どの時点も1回だけ",
    "suggestion because timesOfKinds": "ヒストグラム、age、選択中、各時点が系列ごとに1回ずつ",
    "suggestion because timesOfKindsOfKinds": "ヒストグラム、age、選択中、各時点がグラフと系列ごとに1回ずつ",
    "suggestion because placesOnEarth": "ヒストグラム、age、選択中、緯度と経度の列がある",
    "suggestion because measuresOfThings": "ヒストグラム、age、選択中、2つの量の関係",
    "suggestion because names": "ヒストグラム、age、選択中、名前ごとの値",
    "suggestion because namesOfKinds": "ヒストグラム、age、選択中、2種類の名前ごとの値",
    "suggestion because counts": "ヒストグラム、age、選択中、行数を数える",
    "suggestion because numbers": "ヒストグラム、age、選択中、順に並ぶ数値",
    "suggestion because repeatedPlaces": "ヒストグラム、age、選択中、同じ位置が繰り返し現れる",
    "suggestion because kindsThatTellMost":
      "ヒストグラム、age、選択中、値を最もよく説明する分類",
    "suggestion because sharesOfOutcome":
      "ヒストグラム、age、選択中、結果の割合を、最もよく説明する列ごとに",
    "suggestion because furtherShares":
      "ヒストグラム、age、選択中、結果の割合",
    "suggestion because sharesByTreatment":
      "ヒストグラム、age、選択中、結果の割合を、施した処理ごとに",
    "suggestion because followUps":
      "ヒストグラム、age、選択中、出来事または観察終了までの時間を分類ごとに",
    "suggestion because fewValues":
      "ヒストグラム、age、選択中、異なる値が少ない列",
    "suggestion because repeatedSubjects":
      "ヒストグラム、age、選択中、同じ対象が繰り返し現れる",
    "suggestion because columnsInOrder":
      "ヒストグラム、age、選択中、名前のない列を順に",
    "suggestion because repeatedTimes": "ヒストグラム、age、選択中、時点ごとに複数の行",
    "suggestion because repeatedNames": "ヒストグラム、age、選択中、名前ごとに複数の行",
    "suggestion because largest": "ヒストグラム、age、選択中、長い一覧の中で大きいもの",
    "suggestion because spread": "ヒストグラム、age、選択中、値の散らばり",
    "suggestion because spreadOfKinds": "ヒストグラム、age、選択中、種類ごとに多数の値",
    "suggestion because columnsCompared": "ヒストグラム、age、選択中、並べた列",
    "suggestion because columnsThatFollow": "ヒストグラム、age、選択中、順に続く列",
    "suggestion because matrix": "ヒストグラム、age、選択中、行と列の名前が同じ",
    "suggestion with its reason": "ヒストグラム、age、値の散らばり",
    "use as x": "X軸にする",
    "use as y": "値にする、ほかの値と入れ替え",
    "use as also y": "値に加える",
    "use as series": "値ごとに1系列",
    "use as split": "値ごとに1グラフ",
    "use as boxes": "値ごとに1つの箱",
    "use as label": "各点で読み上げる",
    "use as mean": "同じ位置の行：平均値",
    "use as unit": "月ごと",
    "use as filter": "一部の値だけにする",
    "use as left out": "グラフから外す",
    "chosen use": "X軸にする、選択中",
    "chosen value": "CA、選択中",
    "left out value": "CA、除外",
    "no table": "このグラフには元の表がありません",
    "change taken back": "取り消し：symbol、値ごとに1系列",
    "not said": "symbolは読み上げられません。1つの点が複数の行からできています",
    "sorted use": "値の降順、選択中",
    "keys wait": "押したキーは読み込みが終わると有効になります",
    "taken back": "取り消し",
    "not a range": "範囲ではありません：ACME",
    "prompt for a range":
      "値の範囲、例：1から12：5",
    "use let go": "値ごとに1系列、除外",
    "selections":
      "priceの平均値：300.0、200.5より99.5高い。priceが5、12行、比較対象：全36行",
    "selections of several columns": "priceが欠損、3行、比較対象：priceが5以上、1行、priceの平均値：6、yearの平均値：7",
    "nothing to compare": "比較するものがありません。先に値を選ぶか、区間に印を付けてください",
    "stretch is whole": "印を付けた区間が全体なので、比較するものがありません",
    "marks lost": "印を付けた区間はなくなりました",
    "others unchanged": "ほかのグラフはそのまま：4件",
    "side by side": "並べて表示、4件",
    "own axes": "縦軸はそれぞれ別",
    "several axes": "縦軸は一部だけ共通",
    "same axis": "縦軸はすべて共通",
    "titled": "price：ACME、6",
    "export chartFile": "グラフ（JSON）",
    "export commandLine": "コマンドライン",
    "unread dates":
      "「date」列：日付のようですが、形式が不明です",
    "last days":
      "「date」列：複数日の期間は最終日として扱います",
    "assumed year": "年のない日時：最後のものを2024年とみなしています",
    "left out total": "除外：ほかの合計である行「ACME」",
    "left out average": "除外：ほかの平均である行「ACME」",
    "left out statistic": "除外：ほかから計算された行「ACME」",
    "absent values": "「state」列にない値：CA（ある値：NY）",
    "unknown command": "「price」というコマンドもファイルもありません（似ているコマンド：draw）",
    "too many series": "a.csv：--series Splitでは系列が4,000本になるため、値が1,000個以下の列を選んでください",
    "nothing to draw": "a.csv：37行にpriceの値がなく何も描けないため、--yで別の列を選ぶか、別の行を選んでください",
    "prompt help text": "ヘルプを検索：We",
    "prompt row text": "一覧を検索：We",
    "key group start": "まずはここから",
    "said help row": "前の点：左矢印またはh",
    "said help row of a capital": "前の目印：大文字のN",
    "said help row without a key": "次の点",
    "numbered row": "2. 画像（SVG）",
    "list of one": "移動先、1件",
    "list of items": "書き出し、9件",
    "setting screen reader off": "スクリーンリーダー：オフ",
    "setting screen reader quiet": "スクリーンリーダー：静かな画面",
    "setting screen reader plain": "スクリーンリーダー：行だけ",
    "setting vertical points": "上下の矢印で点を移動：オン",
    "setting crosshair": "点を通る縦線：オン",
    "setting pixels": "画素での描画：使えるときオン",
    "setting sixel": "画素での描画：Sixel",
    "setting duration": "長さ：標準",
    "setting pitch range": "音の高さの範囲：200から2,000Hz",
    "setting duration in seconds": "長さ：5秒",
    "setting instrument": "楽器：はじく弦",
    "setting mono": "すべて中央：オン",
    "setting tones while moving": "移動中の音：オフ",
    "setting cue": "合図、転換点：オン",
    "setting sound": "音",
    "export opus": "音（Ogg Opus）",
    "export flac": "音（FLAC）",
    "opening without values": "Price、折れ線、値なし",
    "drop of a candle": "急減、4個中1個目：5月17日、終値146.20EUR、4.80減",
    "drop": "急減、4個中1個目：ACME、5月17日、27.00EUR、22.00減",
    "row of many series": "5月17日：最大は9.00EUR、ACMEほか1件、最小は2.00EUR、BOLTほか1件",
    "row of many series, all alike": "5月17日：すべて0.00EUR",
    "row of many series, one missing": "5月17日：最大はBOLT 9.00EUR、最小はBOLT 3.00EUR、欠損1点",
    "row of many series, most missing": "5月17日：ACME 5.00EUR、BOLT 9.00EUR、欠損4点",
    "hint to be heard": "疑問符：ヘルプ",
    "only chart of a deck": "Steps、棒グラフ、3点",
    "speech on": "音声をオンにしました",
    "speech off": "音声をオフにしました",
    "speech not installed": "音声なし：speech-dispatcherがインストールされていません",
    "speech not running": "音声なし：speech-dispatcherが動いていません",
    "speech hung": "音声なし：speech-dispatcherが応答しません",
    "setting speech": "音声：オン",
    "setting no speech": "音声：オフ",
    "setting speech if available": "音声：使えるときオン",
    "loop start removed": "ループの始点を削除",
    "loop end removed": "ループの終点を削除",
    "not in this chart": "priceはこのグラフにありません",
    "in another chart": "priceはこのグラフではなく、グラフ2にあります",
    "nothing to take back": "取り消す変更はありません",
    "no such day": "a.csv：「2026-06-31」という日は暦にありません",
    "no such row": "30：その番号の行はありません",
    "name of a missing value": "欠損",
    "chosen conditions": "price 200から250、選択中",
    "list search": "一覧を検索：スラッシュ",
    "charting": "グラフを作成中",
    "no command": "このグラフを作るコマンドはありません。代わりにグラフ（JSON）を選んでください",
    "reads a pipe": "データはパイプから読み込みました。グラフ（JSON）にはデータも入ります",
    "zoom left out": "この部分ではなくグラフ全体が開きます",
    "value of all that are charted": "ACME、ほかのすべてと表示中",
    "value among the largest": "ACME、グラフにあり",
    "several": "ACME、6、一時停止",
    "number beside percents":
      "「Price」列：パーセントでないセルが1個（1204、欠損として扱います）",
    "numbers beside percents":
      "「Price」列：パーセントでないセルが1,234個（1204、…、欠損として扱います）",
    "stray cell": "「Price」列：数値でないセルが1個（abc、欠損として扱います）",
    "mark behind a number": "「Price」列：1個の数値の後の記号（*）を省きました",
    "marks behind numbers": "「Price」列：1,234個の数値の後の記号（*、†、…）を省きました",
    "assumed groups": "「Price」列：ピリオドを桁区切りとして読みました",
    "yes and no": "「Price」列：「A」を1、「B」を0として数えました",
    "day numbers": "「Price」列：数値を表計算の日付（1900年からの日数）として読みました",
    "stray cells": "「Price」列：数値でないセルが1,234個（abc、…、欠損として扱います）",
    "plateau of about a level": "横ばい区間：5月3日から5月9日、約5.00EUR",
    "braille row": "1月2日から5月9日、40マス",
    "braille row of one cell": "1月2日、1マス",
    "braille row of slices": "1月2日から5月9日、22マス、1マス最大2点",
    "braille row on a scale of its own": "1月2日から5月9日、40マス、この系列だけの目盛り6から707",
    "braille row of long slices": "1月2日から5月9日、5マス、1マス最大37点",
    "braille row put away": "点字の行：オフ",
    "audit: opening": "不合格：開始時：62桁（上限40桁）：「ACME」。タイトル、名前、単位を短くしてください",
    "audit: caption of several charts":
      "ぎりぎり合格：Prices、Deutsch：次の点（h）：39桁（上限40桁）：「ACME」。タイトル、名前、単位を短くしてください",
    "audit: caption": "合格：系列の最大値、もう一度でグラフ全体（大なり）：4桁（上限40桁）：「ACME」",
    "audit: caption of many words":
      "ぎりぎり合格：グラフの詳細、次の項目（h）：62桁（上限40桁）：「ACME」。名前を短くするだけでは足りません。rで続きを読めます",
    "audit: title": "合格：グラフのタイトル",
    "audit: no title": "不合格：グラフのタイトル：ありません。--titleで指定してください",
    "audit: title of the file": "ぎりぎり合格：グラフのタイトル：「Prices」はファイル名にすぎません。--titleで指定してください",
    "audit: no x title": "不合格：Prices：X軸が表すもの：ありません。--x-titleで指定してください",
    "audit: no y title": "不合格：Y軸が表すもの：ありません。--y-titleで指定してください",
    "audit: no x unit": "ぎりぎり合格：xの単位：ありません。--x-unitで指定してください",
    "audit: no y unit": "ぎりぎり合格：yの単位：ありません。--y-unitで指定してください",
    "audit: places": "合格：系列内の位置",
    "audit: shared places":
      "不合格：系列内の位置：同じDateの点が最大3個あり（9か所中5か所）、推移は説明しません。--split stateでstateの値ごとのグラフになります",
    "audit: repeated category": "不合格：系列内の位置：「Mon」が2回以上あります。別の名前にするか--aggregateを使ってください",
    "audit: series": "不合格：系列の数：9（上限6）。--topや--splitで減らせます",
    "audit: signs": "不合格：系列の記号：「ACME」と「BOLT」が同じです。--topや--splitで減らせます",
    "audit: many signs": "不合格：系列の記号：「ACME」、「BOLT」、「Price」、…が同じです。--topや--splitで減らせます",
    "audit: contrast": "不合格：テーマduskのコントラスト：色の組124のうち1。earshot themes check duskで一覧できます",
    "audit: cut labels": "不合格：最大の文字でのラベル：「Pric…」が途中で切れます。タイトル、名前、単位を短くしてください",
    "audit: digits": "不合格：数値の桁：-4.893964：7（上限6）。値を丸めるか、大きな単位にしてください",
    "audit: beginnings": "不合格：名前の始まり：「ACME」と「BOLT」の始まりが同じです。違う部分を先に置いてください",
    "audit: capitals": "ぎりぎり合格：大文字の名前：「ACME」と「BOLT」。音声によっては1文字ずつ読まれます。小文字にしてください",
    "audit: no capitals": "合格：大文字の名前",
    "tutorial: title": "チュートリアル、キーを1つずつ",
    "tutorial: step": "8段階中3段階目。大なりまたは右角かっこを押して最大値へ移動してください",
    "tutorial: ways": "Enterでもう一度読み上げ、Escで終了します",
    "tutorial: end": "チュートリアルは終わりです。すべてのキーが使えます",
    "tutorial: left": "チュートリアルを中止しました",
    "tutorial: offer": "初めてですか。大文字のNでチュートリアルが始まります",
    "tutorial: lesson point": "値が高いほど音も高くなります",
    "tutorial: lesson back": "点に来るたびに音と言葉で伝えます",
    "tutorial: lesson highest": "最小値に移るキーもあります",
    "tutorial: lesson play": "今いる位置から終わりまで再生します",
    "tutorial: lesson rotor": "回すたびに別の読み方に変わります",
    "tutorial: lesson items": "どのモードもリストもこのように進みます",
    "tutorial: lesson list": "リストを進み、Enterで選ぶか、Escで閉じます",
    "tutorial: lesson help": "ここではキーを押すとその働きを伝えます。Escでヘルプを閉じます",
    "stretch of medians": "5月15日から5月19日：中央値の平均値15.00EUR",
    "other series absent": "BOLT、点なし",
    "searched past the end": "先頭に戻りました",
    "searched past the start": "末尾に戻りました",
    "speech starting": "音声を開始しています",
    "looking": "表を調べています",
    "opening of a cloud": "Steps、散布図、DayとPrice",
    "opening of a cloud with long axes": "Prices、散布図、DayとClosing price",
    "several devices":
      "名前に「USB 1」を含むオーディオデバイスが複数あるため、次から選んでください：pulse、default",
    "an option of other files":
      "a.ogg：--sample-formatを使うには、ファイル名の末尾を.wavにしてください",
    "output is input":
      "a.csvはデータのファイルで、失われてしまうため、別のファイルに書き出してください",
    "name of a trend line":
      "傾向線",
    "name of a band":
      "区間",
    "values over places":
      "DayごとのPrice",
    "crossed axes": "DayとPrice",
    "second rise": "急増、3個中2個目：5月17日、146.20EUR",
    "no further rise": "この先に急増はありません",
    "no drop before": "この前に急減はありません",
    "infinite point": "2、無限大",
    "infinite point in full": "Dateは2、Priceは無限大、252点中93点目",
    "goal of rises": "急増：2",
    "tutorial: point is asked for": "8段階中1段階目。大なりまたは右角かっこを押して次の点へ進んでください",
    "tutorial: back is asked for": "8段階中1段階目。大なりまたは右角かっこを押して前の点へ戻ってください",
    "tutorial: highest is asked for": "8段階中1段階目。大なりまたは右角かっこを押して最大値へ移動してください",
    "tutorial: play is asked for": "8段階中1段階目。大なりまたは右角かっこを押してここからグラフを聞いてください",
    "tutorial: rotor is asked for": "8段階中1段階目。大なりまたは右角かっこを押してローターの次のモードに切り替えてください",
    "tutorial: items is asked for": "8段階中1段階目。大なりまたは右角かっこを押して次の項目へ進んでください",
    "tutorial: list is asked for": "8段階中1段階目。大なりまたは右角かっこを押して移動先の一覧を開いてください",
    "tutorial: help is asked for": "8段階中1段階目。大なりまたは右角かっこを押してヘルプを開いてください",
    "live: waiting": "データを待っています",
    "live: waiting for a file": "a.csvのデータを待っています",
    "live: missing": "a.csvはまだありません。待っています",
    "live: new": "新着12件",
    "live: paused": "一時停止。新しい行は保存されます",
    "live: behind": "新着12件、3秒遅れ",
    "live: following": "最新を追っています",
    "live: nothing to follow": "追うデータがありません。すべて読み込み済みです",
    "live: lost": "30秒間データなし",
    "live: back": "42秒ぶりにデータ再開",
    "live: ended": "入力の終わり：400,000行、新着12件",
    "live: ended with mistakes": "入力の終わり：1行、合わない行が3行、値のないセルが2個",
    "live: truncated": "a.csvが切り詰められました。先頭から追います",
    "live: replaced": "a.csvが置き換えられました。新しいものを追います",
    "live: alarm": "警報：priceが90より大きい、95.20EUR",
    "live: alarm without a value": "警報：priceが欠損",
    "live: alarm at a place": "警報：priceが90より大きい、12、95.20EUR",
    "nothing aggregated": "集計するものなし：各位置に1行",
    "left out thin":
      "除外：20行に満たないグループの12行",
    "left out whole": "除外：ほかの列の合計である列「price」",
    "ranked by rows": "行の数が大きい順に選択",
    "ranked by one": "priceが大きい順に選択",
    "ranked by a sum": "price、ACMEの合計が大きい順に選択",
    "ranked by a mean": "priceの平均値が大きい順に選択",
    "ranked by a sum of rows": "priceの合計が大きい順に選択",
    "largest columns": "17列のうち平均値の大きい8列",
    "too fine": "a.csv：「city」列の日時はそれほど細かくないため、--every monthかそれより長い単位を使ってください",
    "mean of means": "ACMEの平均値の平均値：150.00EUR、平均値の中央値：148.00EUR",
    "short row": "短すぎる行が1行（230行目、末尾のセルは欠損として扱います）",
    "short rows": "短すぎる行が12行（最初は230行目、末尾のセルは欠損として扱います）",
    "no date": "「date」列：5行目、「CA」は日付と断定できないため、列を文字列として扱います",
    "stray day": "「date」列：5行目、「31.02.2026」は暦にない日付のため、欠損として扱います",
    "no day": "「date」列：5行目、「31.02.2026」は暦にない日付のため、列を文字列として扱います",
    "code for missing": "「rain」列：ほかのどの値からも離れた-999が1回あり、値として数えています",
    "codes for missing": "「rain」列：ほかのどの値からも離れた-999が1,200回あり、値として数えています",
    "stray date": "「date」列：5行目、日付でないセルが1個（CA、欠損として扱います）",
    "time of no zone":
      "「date」列：タイムゾーンのない時刻が1個（2026-11-01 02:30、UTCとして扱います）",
    "times of no zone":
      "「date」列：タイムゾーンのない時刻が12個（2026-11-01 02:30、UTCとして扱います）",
    "skipped time":
      "「date」列：Europe/Berlinにない時刻が1個（02:30、時計を進めた分だけ後の時刻として扱います）",
    "skipped times":
      "「date」列：Europe/Berlinにない時刻が12個（02:30、時計を進めた分だけ後の時刻として扱います）",
    "repeated time":
      "「date」列：Europe/Berlinで2回ある時刻が1個（02:15、1回目の時刻として扱います）",
    "repeated times":
      "「date」列：Europe/Berlinで2回ある時刻が2個（02:15、1回目の時刻として扱います）",
    "rounded integers": "「date」列：15桁を超える整数は丸められています",
    "bound columns of most": "各値はlowとhighの間（両方がある場合）",
    "stray dates": "「date」列：5行目、日付でないセルが12個（CA、欠損として扱います）",
    "column in another chart": "c1：測定値、グラフ5にあり、3から98、40種類",
    "column of which some values are charted": "c1：測定値、3から98、50種類のうち40種類",
    "columns not charted": "グラフにない列：16列",
    "points here": "この位置に4点",
    "plateau from range to range": "横ばい区間：0から3、5",
    "column in the chart": "c1：測定値、グラフにあり、3から98、40種類",
    "reading": "a.csvを読み込み中",
    "reading a part": "a.csvを読み込み中、40%、残り3秒",
    "largest rise across missing times": "最大の上昇：5月1日から5月3日、12.00EUR増",
    "largest drop across missing times": "最大の下降：5月1日から5月3日、12.00EUR減",
    "missing values": "欠損値：2個",
    "nothing to open": "開ける行はまだありません。読み込みを続けます",
    "rows so far": "現在412,000行まで",
    "cut off": "読み込み中に短くなりました：412,000行を読み込みました",
    "changed meanwhile": "読み込み中に書き換えられました：新旧の行が混ざっている可能性があるため、もう一度読み込んでください",
    "parted by blanks":
      "a.csv、2行目、5列目：セルが4個ではなく7個ありますが、--format blanksなら誤りなく読めます",
    "uneven list": "a.csv、3行目、price：リストの値が2個ではなく1個あるため、リストの長さをそろえてください",
    "long name": "a.csv：列の名前が64kBより長いため、短くしてください",
    "text that was cut off":
      "a.csv、3行目：文字の途中でテキストが切れているため、完全なファイルを用意してください",
    "damaged UTF-16":
      "a.csv、3行目：文字はUTF-16ですが、一部が壊れているか欠けているため、完全なファイルを用意するか、iconv -c -f UTF-16 -t UTF-8などで読める部分を取り出してください",
    "replaced meanwhile": "読み込み中に別のファイルに置き換えられました：これは元のファイルです",
    "live: of a pipe": "ライブ",
    "live: of a file": "a.csvのライブデータ",
    "live: a cell missing": "入力の終わり：12行、値のないセルが1個",
    "live: unfit": "合わない行が3行",
    "live: loaded": "すべて読み込みました：412,000行",
    "live: loaded no rows": "すべて読み込みました",
    "long line": "a.csv、2行目：行が12MBより長いため、行に分けてください",
    "left out percents": "除外：パーセントの行「ACME」",
    "partial first unit": "最初の値（Mon）は7日間のうち4日間分だけです",
    "partial last unit": "最後の値（Mon）は12か月のうち1か月分だけです",
    "left out totals": "除外：合計の2行（ACME、Mon）",
    "empty cell": "「state」列：空のセル1個は上の名前とみなします",
    "empty cells": "「state」列：空のセル12個は上の名前とみなします",
    "some charts left out": "開いているグラフの一部は含まれません",
    "pitches of the part": "音の高さはこの部分だけの範囲になります",
    "same axes left out": "グラフの軸はそれぞれ別になります",
    "all rows": "全1,704行",
    "bound columns": "各値はlowとhighの間",
    "error column": "誤差範囲：各値の上下にPrice",
    "empty columns": "値のない列：wind、rain",
    "reading keys": "Enterで読み込んだ分を開きます",
    "waiting keys": "Escで読み込みを中止、qで終了します",
    "live: stopped": "読み込みを中止しました：412,000行",
    "live: stopped no rows": "読み込みを中止しました",
    "assumed day order": "「date」列：日が先の日付として読みました",
    "assumed month order": "「date」列：月が先の日付として読みました",
    "rows of a range": "3,376行のうち1,204行：price 200から300",
    "grid cell of a series": "Date 10から20、Price 5から8：ACME、12点",
    "same grid cell of another series": "ACME、1点、Date 10から20、Price 5から8",
    "column of a grid without points of a series": "ACME、点なし、Date 10から20",
    "selections with missing values":
      "1行あたりのpriceの平均値：300.0、200.5より99.5高い。priceが5、12行、欠損：2、比較対象：全36行",
    "shape of a level": "BOLTの推移：12前後で変動",
    "shape of a constant": "推移：12.00EURで横ばい",
    "shape of a level with a spike": "推移：12前後で変動、ただし急な山が1か所（1月15日、900.00EUR）",
    "shape of a level with a dip": "推移：12で横ばい、ただし急な谷が1か所（xが15のとき、3）",
    "shape of legs":
      "推移：1月2日の100.00EURまで上昇、1月3日の20.00EURまで下降、1月3日から1月5日まで約20.00EURで横ばい、その後30.00EURまで上昇",
    "shape of noisy legs": "推移：xが25のときの約20まで下降、xが50のときの約60まで上昇、その後約40まで下降、ばらつきあり",
    "shape of a rise": "推移：3.00EURから83.00EURへ上昇",
    "shape of a fall": "推移：83.00EURから3.00EURへ下降",
    "shape of steps": "推移：xが0から29の間は約10で横ばい、その後xが30から50の間は約50で横ばい",
    "shape of one way in noise":
      "推移：約140から約20へ下降、ばらつきあり",
    "shape of a level with a last value apart":
      "推移：12前後で変動、ただし例外が1か所（1月15日、900.00EUR）",
    "shape of a level with a burst":
      "推移：12前後で変動、ただし急な山が1か所（1月14日から1月17日、900.00EUR）",
    "shape of a level and one in noise":
      "推移：xが0から29の間は約10で横ばい、その後xが30から50の間は50前後で変動、ばらつきあり",
    "shape of a growth": "推移：4ごとに2倍",
    "shape of a growth over years": "推移：約22年ごとに2倍",
    "shape of a decay": "推移：約10日ごとに半分",
    "shape of an exact decay": "推移：3.5sごとに半分",
    "shape of a period": "推移：6点ごとに繰り返し、全体として下降",
    "shape of a year": "BOLTの推移：毎年繰り返し、平均すると8月に最高、2月に最低、全体として上昇",
    "shape of a day": "推移：毎日繰り返し、平均すると15:00に最高、04:00に最低",
    "shape of a period of one minute": "推移：毎分繰り返し",
    "shape of a period of one hour": "推移：毎時繰り返し",
    "shape of a period of one week": "推移：毎週繰り返し",
    "shape of a period of one month": "推移：毎月繰り返し",
    "shape of a period of one quarter": "推移：四半期ごとに繰り返し",
    "describe a period beside no shape":
      "値は明確な方向がなく、1月2日の1.00EURから1月6日の1.00EURへ、変化なしです。最大値は1月3日の9.00EUR（2個）、最小値は1月2日の1.00EUR（3個）です。7点（7日）ごとに繰り返します。",
    "a billion": "最小値：xが3のとき、-10億EUR",
    "archive": "a.csv：アーカイブのため、先に展開してください",
    "below zero": "0未満の値：12個中5個、最初は1月5日",
    "below zero of a series": "BOLTの0未満の値：9個中1個、1月5日",
    "trend line": "BOLTの傾向線：10.00から22.00EUR",
    "line": "10.00EURの線：12個中5個が上",
    "line with a name": "BOLTのACME、10.00EUR：9個中0個が上",
    "courses":
      "1系列が上昇、2系列が下降、3系列が上下しながら全体として上昇、4系列が上下しながら全体として下降、5系列が上昇後に横ばい、6系列が下降後に横ばい、7系列が上昇後に下降、8系列が下降後に上昇、9系列は何度か上下する動き、10系列は周期的、11系列は急な山のある動き、12系列は急な谷のある動き、13系列が横ばい、14系列が一定水準の前後で変動、15系列は方向が不明確、16系列は値なし",
    "courses that are alike": "5系列は何度か上下する動き",
    "database": "a.csv：SQLiteデータベースのため、sqlite3 -csv -headerなどで表を書き出してください",
    "deviation": "BOLTの標準偏差：5.20EUR",
    "swings that grow":
      "BOLTの変動の幅：後半は前半の2.4倍",
    "swings that shrink":
      "変動の幅：前半は後半の3倍",
    "document": "a.csv：PDF文書で表ではないため、表をCSVとして書き出してください",
    "highest told by its value": "最大値：146.20",
    "largest mean": "平均が最も高いのはACME、146.20EUR、最も低いのは名前なし、20.00EUR",
    "shared drop": "最大の下降：4系列すべて、5月3日",
    "shared rise": "最大の上昇：5系列すべて、5月3日",
    "shared highest": "最大値：5系列すべて、5月3日",
    "shared lowest": "最小値：3系列すべて、5月3日",
    "overtaking": "5月3日にACMEがBOLTを上回り、以後は上のまま",
    "overtaking between points":
      "5月3日と5月9日の間にACMEがBOLTを上回り、以後は上のまま",
    "largest of equal drops": "BOLTの最大の下降：5月3日、2.00EUR減、同じ大きさ3か所の最初",
    "largest of equal rises": "最大の上昇：5月3日、2.00EUR増、同じ大きさ29か所の最初",
    "middle half": "中央の半分：10.00から22.00EUR",
    "not skewed": "BOLTの分布の形：ほぼ左右対称",
    "one course of each": "1系列が上昇、1系列は周期的",
    "options without effect": "日付の列がないため効果なし：--date-format dd.MM.",
    "outlier far from all others": "外れ値：1月5日、9.00EUR、ほかのすべての値から離れた値",
    "outlier far from its neighbors": "外れ値：1月5日、9.00EUR、前後の値から離れた値",
    "outlier in what repeats": "BOLTの外れ値：2個、最も離れた値は1月5日、9.00EUR、周期の中のこの位置としては異例",
    "outlier of its month": "外れ値：1月5日、9.00EUR、3月としては異例",
    "outlier of its weekday": "外れ値：1月5日、9.00EUR、水曜日としては異例",
    "Parquet": "a.csv：Parquetファイルのため、duckdbなどでCSVとして書き出してください",
    "picture": "a.csv：画像で表ではないため、元のデータを開いてください",
    "quadrillions": "平均値：2,500兆、中央値：40億",
    "renamed": "名前が重複するため改名：a 2、b 2",
    "series it has not": "146.20EUR",
    "setting caption": "点の読み上げ：系列、位置、値、単位、変化",
    "shape of other weeks": "推移：毎週繰り返し、平均すると水曜日に最高、火曜日に最低",
    "shape of weeks": "推移：毎週繰り返し、平均すると土曜日に最高、月曜日に最低",
    "skewed to high values": "分布の形：高い値の側に裾が長い",
    "skewed to low values": "分布の形：低い値の側に裾が長い",
    "spanned powers": "値は6桁にわたります。対数軸で小さい値を見分けられます",
    "spanned powers with a remedy": "値は3桁にわたります。対数軸で小さい値を見分けられます",
    "spreadsheet": "a.csv：表計算のファイルでテキストではないため、CSVとして保存してください",
    "steady trend": "傾向：非常に明確な上昇傾向、転換点なし",
    "trillions": "最大値：xが3のとき、17.87兆",
    "unit alone": "EUR",
    "unit before the place": "146.20、5月17日、EUR",
    "value alone": "146.20",
    "value first": "146.20EUR、5月17日、1.3%増",
    "wide bin": "ほかより幅の広い階級：110から900g",
  ]
}
