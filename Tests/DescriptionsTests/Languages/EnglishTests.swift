import Testing

@testable import Descriptions

struct EnglishTests {
  @Test func everySentenceHasItsWords() throws {
    try expectWords(Self.words, of: "en")
  }

  @Test func captionsFitFortyColumns() throws {
    try expectShortCaptions(of: "en")
  }

  static let words: [String: String] = [
    "many not charted":
      "Not charted: wind, rain and 9 more",
    "series of one value":
      "unnamed: 1 point",
    "period on weekdays":
      "Repeats: on weekdays, clear",
    "shape on weekdays":
      "Shape: repeats on weekdays",
    "shape of counts":
      "Shape: falls to 1.00 EUR on January 4, then stays at 0 or 1 from January 4 to 9",
    "shape of one value but for two":
      "BOLT, shape: stays at 0.00 EUR, but for 90.00 EUR on January 4 and 30.00 EUR on January 9",
    "no decimal commas":
      "a.csv: no number has a decimal comma; leave --decimal-comma out",
    "opening": "Closing price, line, January 2023",
    "opening without title": "Price, line, January 2, 2023",
    "opening of several series": "Prices, line, 2 series, January 2023",
    "deck chart": "Steps, bar, 3 points, 2 of 4",
    "deck chart like the last": "Steps, 2 of 4",
    "describe a line":
      "Closing price is a line chart of 5 points over Date, January 2 to 6, 2023. Y axis: Price, 118.40 to 183.90 EUR.",
    "describe bars":
      "Steps is a bar chart of 3 points over Day, 3 categories, Mon to Wed. Y axis: Steps, 0 to 10,980 steps.",
    "describe a chart with a summary":
      "This is a line chart of 3 points over 0 to 2. Y axis: 1 to 100, logarithmic. BOLT",
    "describe several series":
      "Prices is a line chart of 2 series with up to 4 points over Date, January 2 to 5, 2023. 1 point missing. Y axis: Price, 110.00 to 150.00 EUR. ACME rises; BOLT falls. ACME is above BOLT at 1, below at 2 of 3 shared places.",
    "describe uneven series":
      "This is a line chart of 2 series with up to 3 points over Date, January 2 to 4, 2023. Y axis: Price, 5.00 to 140.00 EUR. ACME rises.",
    "describe no points": "Nothing is a line chart of 0 points over Date. It has no values.",
    "describe a pie":
      "Price is a pie chart of 3 points by Day, 3 categories, Tue to Wed. Values: 4.50 to 90.00 EUR.",
    "describe a pie without title":
      "This is a pie chart of 3 points by 3 categories, Wed to Mon. Values: 1.00 to 3.00 EUR.",
    "describe shares":
      "Shares: Tue 60.0%, Mon 37.0%, Wed 3.0% of 150.00 EUR. The highest is 90.00 EUR on Tue, the lowest 4.50 EUR on Wed. Mean: 50.00 EUR, median: 55.50 EUR.",
    "describe shares of a ring":
      "BOLT, shares: Mon 80.0%, Wed 20.0% of 10.00 EUR. The highest is 8.00 EUR on Mon, the lowest 2.00 EUR on Wed. Mean: 5.00 EUR, median: 5.00 EUR. 1 point missing.",
    "describe equal shares":
      "Shares: Mon 33.3%, Tue 33.3%, Wed 33.3% of 150.00 EUR.",
    "describe a series":
      "BOLT falls, from 150.00 EUR on January 2 to 110.00 EUR on January 5, down 26.7%. The highest is 150.00 EUR on January 2, the lowest 110.00 EUR on January 5. 1 point missing.",
    "describe one value": "It has one value: 118.40 EUR on January 3. 1 point missing.",
    "describe a constant": "It stays at 5.00 EUR.",
    "describe no value": "It has no values.",
    "describe a named series without value": "BOLT has no values.",
    "describe no direction":
      "It has no clear direction, from 1.00 EUR on January 2 to 1.00 EUR on January 6, unchanged. The highest is 9.00 EUR on January 3 (2 values), the lowest 1.00 EUR on January 2 (3 values).",
    "describe a fall":
      "It turns several times, from 9.00 EUR on January 2 to 5.00 EUR on January 7, down 44.4%. The highest is 9.00 EUR on January 2, the lowest 2.00 EUR on January 6.",
    "compare":
      "ACME is above BOLT at 200, below at 50, equal at 2 of 252 places. They cross 3 times.",
    "compare once crossing": "ACME is above BOLT at 2, below at 3 of 5 places. They cross once.",
    "compare touching": "ACME is below BOLT at 3, equal at 2 of 5 places. They never cross.",
    "compare without a course":
      "ACME is above BOLT at 5, below at 3, equal at 1 of 9 places.",
    "compare at one shared place": "ACME is below BOLT at the 1 shared place.",
    "compare above at shared places": "ACME is above BOLT at all 3 shared places.",
    "compare equal at shared places": "ACME and BOLT are equal at all 3 shared places.",
    "compare touching at shared places":
      "ACME is below BOLT at 1, equal at 2 of 3 shared places.",
    "compare above": "ACME is above BOLT everywhere.",
    "compare below": "ACME is below BOLT everywhere.",
    "compare equal": "ACME and BOLT are equal everywhere.",
    "compare apart": "ACME and unnamed have no place in common.",
    "a comparison": "ACME and BOLT",
    "point": "May 17, 146.20 EUR, up 1.3%",
    "point down": "May 17, 146.20 EUR, down 2.5%",
    "point unchanged": "May 17, 146.20 EUR, unchanged",
    "point from zero": "May 17, 146.20 EUR, up 146.20 EUR",
    "point hardly up": "May 17, 146.20 EUR, up 0.01 EUR",
    "point missing": "May 17, missing",
    "point of a named series with a label": "ACME, May 17, 146.20 EUR, Split",
    "point of a category without name": "unnamed, 3",
    "point in full": "Date is May 17, Price is 146.20 EUR, up 1.3%, point 93 of 252",
    "point in full without titles": "ACME, x is 3, y is missing, point 3 of 12",
    "other series below": "BOLT 139.10 EUR, 7.10 below ACME",
    "other series above": "BOLT 1,139.10 EUR, 1,000.00 above ACME",
    "other series equal": "BOLT 1.00 EUR, equal to ACME",
    "other series alone": "BOLT 1.00 EUR",
    "other series missing": "BOLT, missing",
    "highest": "Highest: December 14, 183.90 EUR",
    "lowest": "Lowest: January 5, 118.40 EUR",
    "latest": "Latest: December 14, 00:40",
    "earliest": "Earliest: January 5, 07:05",
    "bottom rank": "Bottom rank: Tue, 5",
    "top rank": "Top rank: Mon, 1",
    "highest of the chart": "Highest of the chart: May 17, 146.20 EUR",
    "highest of a cloud": "Highest: ACME, Date 33, Price 44",
    "series of a number": "ACME 4: 6",
    "highest of the part": "Highest of this part: May 17, 146.20 EUR",
    "one of several highest of the chart": "Highest of the chart 2 of 3: May 17, 146.20 EUR",
    "lowest of the chart": "Lowest of the chart: May 17, 146.20 EUR",
    "first point": "First point",
    "last point": "Last point",
    "first item": "Start of the list",
    "last item": "End of the list",
    "position": "3 of 12",
    "no point": "No point yet. Right arrow: the first",
    "no point and no key": "No point yet",
    "series outline": "ACME, 1 point",
    "series outline without name": "2 points",
    "back": "Back: May 17, 146.20 EUR",
    "no way back": "No jump to go back from",
    "mode audio graph": "Audio graph",
    "mode details": "Chart details",
    "mode describe": "Describe series",
    "mode values": "Values",
    "mode table": "Data table",
    "data table": "Data table, 1,252 rows, 2 columns",
    "data table of one cell": "Data table, 1 row, 1 column",
    "row": "May 17: ACME 146.20 EUR, BOLT missing",
    "row in full":
      "Date is May 17, ACME is 146.20 EUR, BOLT is missing, label is missing, row 3 of 12",
    "row of parts":
      "May 17: high 9.00 EUR, ACME close 8.00 EUR, low missing, label Split",
    "row of one column": "May 17, 146.20 EUR",
    "row of a bin": "May 17, 3 values",
    "row without a value": "May 17, missing",
    "heading": "Price (EUR)",
    "heading of a part": "Upper quartile (EUR)",
    "heading of a part of several": "ACME close",
    "heading of labels": "Label",
    "turn": "Values. May 17, 146.20 EUR",
    "audio in turn": "All in turn, 8.8 seconds",
    "audio whole chart": "Whole chart, 252 points, 8.8 seconds",
    "audio together": "All together, 8.8 seconds",
    "audio series reduced": "ACME, 252 points, 100 played, 10 seconds",
    "audio fewer notes": "ACME, 52 of 58 notes, 10 seconds",
    "audio one second": "ACME, 252 points, 1 second",
    "audio legend": "Pitch legend, lowest then highest",
    "paused": "Paused",
    "paused at a point": "Paused. May 17, 146.20 EUR",
    "stopped": "Stopped",
    "stopped at a point": "Stopped. May 17, 146.20 EUR",
    "complete": "Complete",
    "first chart": "First chart",
    "last chart": "Last chart",
    "turning point": "Turning point: May 17, 146.20 EUR",
    "off the scale": "Not shown: 2 values, no place on a logarithmic axis",
    "off the scale of a series": "BOLT, not shown: 1 value, no place on a logarithmic axis",
    "sound on": "Sound on",
    "speed": "Speed 1.5×, 2 seconds",
    "speed one second": "Speed 0.25×, 1 second",
    "fastest": "No faster",
    "slowest": "No slower",
    "loop start": "Loop start: May 17, 146.20 EUR",
    "loop end": "Loop end: May 17, 146.20 EUR",
    "loop on": "Loop on, May 17",
    "loop off": "Loop off",
    "loop needs ends": "A loop needs both ends: left parenthesis and right parenthesis",
    "loop needs ends without a key": "A loop needs both ends",
    "backwards": "Backwards",
    "forwards": "Forwards",
    "values while playing": "Values while playing: on",
    "no values while playing": "Values while playing: off",
    "all but one": "All but BOLT, 252 points, 8.8 seconds",
    "reading end": "End of the text",
    "second drop": "Drop 2 of 3: May 17, 146.20 EUR",
    "only rise": "Largest rise: May 17, 146.20 EUR",
    "gap": "Gap: May 17, missing",
    "crossing": "Crossing: May 17, 146.20 EUR",
    "crossing of a series": "Crossing 2 of 3: ACME, May 17, 146.20 EUR, rises above BOLT",
    "crossing of two series": "Crossing: May 17, 146.20 EUR, falls below BOLT, rises above unnamed",
    "higher": "Higher value: May 17, 146.20 EUR",
    "lower": "Lower value: May 17, 146.20 EUR",
    "spike": "Spike or dip: May 17, 146.20 EUR",
    "outlier": "Outlier: May 17, 146.20 EUR",
    "bookmark reached": "Bookmark 1 of 2: May 17, 146.20 EUR",
    "match": "Found 2 of 12: May 17, 146.20 EUR",
    "nearest": "Nearest: May 17, 146.20 EUR",
    "goal with count": "Large drop: 1,200",
    "goal without count": "Higher value",
    "goal bookmark": "Bookmark: 0",
    "none after": "No gap after this",
    "none before": "No lower value before this",
    "none at all": "There is no bookmark",
    "not found": "“Wed”: not found",
    "bookmark set": "Bookmark: May 17, 146.20 EUR",
    "bookmark removed": "Bookmark removed: May 17, 146.20 EUR",
    "from the bookmark": "From May 3: up 4.4%, 14 points on",
    "x axis of times": "X axis: Date, March 1, 2024, 00:30 to 11:30, UTC",
    "x axis of times elsewhere":
      "X axis: Date, March 1, 2024, 01:30 to 12:30, time zone Europe/Berlin",
    "x axis of converted times":
      "X axis: Date, March 1, 2024, 00:30 to 11:30, UTC, converted from the offsets in the data",
    "y axis without zero": "Y axis: Price, 118.40 to 183.90 EUR, not from zero",
    "above the range": "2 values above the stated range of 6 to 10 GB",
    "below the range": "BOLT: 1 value below the stated range of 6 to 10 GB",
    "outlier count as a heading": "Outlier count",
    "outliers as a heading": "Outliers (EUR)",
    "parts above the range": "2 points with values above the stated range of 6 to 10",
    "parts below the range": "BOLT: 1 point with values below the stated range of 6 to 10",
    "no points": "No points between March 31 and September 1",
    "no points over bare numbers": "No points between 3 and 100",
    "point above the range": "May 17, 146.20 EUR, above the range",
    "point below the range": "May 17, 146.20 EUR, below the range",
    "point without a place": "May 17, 146.20 EUR, not shown",
    "point above the range in full":
      "Date is May 17, Price is 146.20 EUR, above the range, point 93 of 252",
    "from a bookmark on a bin": "From bin 10 to 20: up 37.5%, 1 point on",
    "from a later bookmark": "From May 18: 1 point back",
    "prompt search": "Search in labels: We",
    "prompt title": "Search in titles: We",
    "prompt place": "Go to: 50%",
    "prompt without text": "Go to, such as 2024:",
    "not a place": "No place “soon”: try a value, n50, 50%",
    "go to title": "Go to",
    "chart list title": "Charts of the deck, 4 items",
    "settings title": "Settings, ← → change",
    "settings title without a key": "Settings",
    "setting language": "Language: Deutsch",
    "setting theme": "Theme: default dark",
    "setting volume": "Volume: 125%",
    "setting in turn": "Series: in turn",
    "setting together": "Series: together",
    "setting terse": "Words: few",
    "setting usual": "Words: usual",
    "setting verbose": "Words: many",
    "setting braille": "Drawn with: braille dots",
    "setting octant": "Drawn with: octants",
    "setting sextant": "Drawn with: sextants",
    "setting block": "Drawn with: blocks",
    "setting glyph scale": "Glyph size: 2 of 4",
    "setting ascii": "Drawn with: ASCII",
    "setting values while playing": "Values while playing: on",
    "setting reading speed": "Reading speed: 1.5×",
    "additional axis": "Also: BOLT, 7.00 to 12.00 EUR",
    "same axes": "Same axes in 4 charts of the deck",
    "same x axis": "Same x axis in 4 charts of the deck",
    "same y axis": "Same y axis in 4 charts of the deck",
    "axes of several": "Same x axis in 3 charts of the deck. Same y axis in 4 charts of the deck",
    "setting same axes": "Same axes: on where unit and scale agree",
    "setting own axes": "Same axes: off",
    "configuration malformed": "a.toml, line 3: this is not valid here (EOF); correct it",
    "configuration unknown option":
      "a.toml, line 3: there is no setting “Split”; the settings are: dark, light",
    "configuration list": "a.toml, line 3: dark takes one value, not a list",
    "configuration unknown action":
      "a.toml, line 3: there is no action “abc”; the actions are: dark, light",
    "configuration unknown key":
      "a.toml, line 3: “<Rigth>” is not a key; write one character or a name such as <Right>",
    "configuration clash":
      "a.toml, line 3: the key → is set for two actions, “Next point” (next-point) and “Play from the cursor, pause” (play); give one of them another key",
    "default value": "default",
    "group chart": "Chart",
    "group axes": "Axes",
    "group series": "ACME",
    "group unnamed series": "Series",
    "group comparisons": "Comparisons",
    "group comparisons of neighbors": "Comparisons, each series with the next",
    "loop on unnamed": "Loop on, unnamed to Wed",
    "off the scale of an unnamed series":
      "unnamed, not shown: 1 value, no place on a logarithmic axis",
    "step of percentages": "May 17, 34%, up 3 percentage points",
    "step of one percentage": "May 17, 34%, down 1 percentage point",
    "largest rise of percentages": "Largest rise: 1.5 percentage points on May 3",
    "not found after": "No “Wed” after this",
    "not found before": "No “Wed” before this",
    "describe over bare numbers":
      "It rises to 4 at x = 1, stays at 4 or 5 from x = 1 to 8, but for a dip to -20 at x = 5, then rises to 25. It goes from 0 at x = 0 to 25 at x = 9, up 25. The highest is 25 at x = 9, the lowest -20 at x = 5. It dips to -20 at x = 5.",
    "describe a plateau over bare numbers":
      "It rises to 7 at x = 2, then falls to 0. It goes from 0 at x = 0 to 0 at x = 7, unchanged. The highest is 7 at x = 2 (4 values), the lowest 0 at x = 0 (2 values). It stays near 7 from x = 2 to 5.",
    "point in full of a series named as its values":
      "Date is May 17, ACME is 146.20 EUR, point 93 of 252",
    "fact highest at a bare number": "Highest: 6 at x = 11",
    "fact highest at an empty unit": "Highest: 6 at x = 11",
    "largest drop at a bare number": "Largest drop: 6 at x = 11",
    "largest difference at a bare number": "ACME and BOLT: farthest apart at x = 11, by 6",
    "dip at a bare number": "Dip: 3 at x = 12",
    "gap at a bare number": "Gap: x = 3",
    "plateau over bare numbers": "Plateau: 5, x = 3 to 9",
    "describe many series":
      "Prices is a line chart of 8 series with up to 5 points over Date, January 2 to 6, 2023. 3 points missing. Y axis: Price, 1.00 to 150.00 EUR. 1 series rises, 2 fall, 2 stay level, 1 has no clear direction, 2 have no values. The highest is BOLT, 150.00 EUR on January 2; the lowest is ACME, 1.00 EUR on January 2, the first of 4 in 2 series.",
    "describe many series alike":
      "This is a line chart of 50 series with 2 points each over Date, January 2 to 3, 2023. Y axis: Price, 5.00 EUR. 50 series stay level.",
    "sound off": "Sound off",
    "sound awaited": "Waiting for the sound system",
    "no device": "No sound: no audio device is available",
    "no such device": "No sound: there is no device “USB 1”",
    "device refused": "No sound: device refused (-9985). s retries",
    "device refused without a key": "No sound: device refused (-9985)",
    "device lost": "Sound lost: device gone. s retries",
    "device lost without a key": "Sound lost: device gone",
    "device unanswered": "No sound yet: no reply",
    "device hung": "Sound lost: no reply. Restart Earshot",
    "pitch legend": "200 Hz is 118.40 EUR, 2,000 Hz is 183.90 EUR",
    "nothing to play": "Nothing to play: no values",
    "nothing plays": "Nothing is playing",
    "hint read on": "r reads on",
    "needed along x": "date is needed along x",
    "needed for the values": "price is needed for the values",
    "over rows": "price by row number",
    "played over network": "Sound plays on the remote machine",
    "deck place": "1 of 4",
    "sample deck": "sample deck",
    "list place": "12 of 19",
    "help title": "Help",
    "history title": "What was said",
    "history empty": "Nothing has been said yet",
    "hint help": "? help",
    "hint points": "←→ points",
    "hint series": "↑↓ series",
    "hint items": "↑↓ rows",
    "hint rotor": "Tab rotor",
    "hint play": "Space play",
    "hint act": "Enter acts",
    "hint close": "Esc closes",
    "hint quit": "q quits",
    "theme": "Theme: high contrast dark",
    "theme of one's own": "Theme: dusk",
    "theme color-blind-safe-dark": "Theme: color-blind safe dark",
    "theme color-blind-safe-light": "Theme: color-blind safe light",
    "theme default-dark": "Theme: default dark",
    "theme default-light": "Theme: default light",
    "theme high-contrast-light": "Theme: high contrast light",
    "theme high-contrast-sepia": "Theme: high contrast sepia",
    "theme monochrome": "Theme: monochrome",
    "theme sepia": "Theme: sepia",
    "theme white-on-blue": "Theme: white on blue",
    "theme yellow-on-black": "Theme: yellow on black",
    "only one theme": "There is only one theme",
    "verdict failed": "failed",
    "verdict nearly": "nearly",
    "verdict passed": "passed",
    "verdicts": "failed: 1, nearly: 0, passed: 1,204",
    "only one chart": "There is only one chart",
    "key": "Next point",
    "key group walk": "Walk the points",
    "key group rotor": "Turn the rotor",
    "key group listen": "Listen",
    "key group read": "Read",
    "key group look": "Look",
    "key group program": "Charts and program",
    "export svg": "Picture (SVG)",
    "export text": "Picture (text)",
    "export coloredText": "Picture (colored text)",
    "export markdown": "Description (Markdown)",
    "export csv": "Data (CSV)",
    "export wave": "Sound (WAV)",
    "export midi": "Sound (MIDI)",
    "exported": "Written: a.svg",
    "not exported": "a.svg not written: EIO",
    "data title": "Data",
    "all charts": "Charts: 20 of 1,234, --all, --top",
    "all details": "Chart details: 56 rows, --all",
    "folded rows": "ACME: 9 rows",
    "folded rows of several series": "5 series: 40 rows",
    "repeated places":
      "Up to 3 points have the same year, at 17 of 17 places, so no course is described",
    "repeated places without a way out":
      "Up to 2 points have the same x, at 1 of 365 places, so no course is described",
    "too many parts":
      "a.csv: --split Split would make 40,000 charts; choose a column with at most 10,000 values",
    "too many files":
      "a.csv cannot be read: too many files are open; close some, or allow more, as with ulimit -n",
    "device": "a.csv is a device without an end; name a file, or send data through a pipe",
    "wide window":
      "a.csv was packed with a window of more than 128 MB; unpack it first, as with zstd -d -M2048MB",
    "column put together":
      "a.csv: the rows are put together, so the column “Price” is no longer there; choose one of: Date, count(), or a value for the group with --y",
    "too little memory":
      "a.csv needs about 96 MB of memory, which is more than there is; end other programs or raise the limit (ulimit -v)",
    "beyond memory":
      "a.csv is too large for the memory there is: at most 643 MB can be read; split the file or stop the pipe earlier, as with head",
    "idle key": "Capital Q does nothing. Question mark: help",
    "idle key in a list": "Backslash does nothing. Escape: closes",
    "idle key without a label": "This key does nothing",
    "closed": "Closed",
    "no device chosen": "No sound: the device is set to none",
    "hint pause": "Space pause",
    "mean of a cell": "Each cell is the mean of up to 18",
    "mean of a cell on a low screen": "Mean of up to 18",
    "several candles": "Up to 3 candles drawn as one",
    "several candles on a low screen": "Up to 3 as one",
    "longest of a column": "Each column is the longest of up to 3",
    "unseen parts of a stack": "Unseen parts: 2",
    "points behind others": "Points behind others: 12",
    "names left out": "Names left out: 13",
    "names left out of a picture":
      "Names left out: 13 at the axis, 2 in the legend; a larger --size shows more",
    "names left out of a legend":
      "Names left out: 2 in the legend; a larger --size shows more",
    "part of a picture":
      "1 to 21 of 30 are drawn; a larger --size draws more",
    "legend entry": "◆ ACME",
    "outer ring": "Outer ring: ACME",
    "ring in short": "2: ACME",
    "ring between others": "Ring 2: ACME",
    "inner ring": "Inner ring: ACME",
    "title": "Closing price",
    "summary": "It went up.",
    "composition": "Line chart, 1 series, 252 points",
    "composition of bars": "Bar chart, 2 series, 1 point",
    "composition of a scatter": "Scatter chart, 1 series, 0 points",
    "x axis": "X axis: Date, January 2 to December 29, 2023",
    "x axis of categories, right to left": "X axis: Day, 7 categories, Mon to Sun, right to left",
    "x axis of one category": "X axis: 1 category, Mon",
    "x axis of nothing": "X axis: no values",
    "y axis": "Y axis: Price, 118.40 to 183.90 EUR",
    "y axis of rows": "Y axis: 5 rows, Mon to Sun",
    "y axis of one row": "Y axis: 1 row, Mon",
    "values of a heat map": "Values: Price, 0.00 to 22.00 EUR",
    "y axis logarithmic": "Y axis: 1 to 1,000,000, logarithmic",
    "y axis natural": "Y axis: Price, 5.00 EUR, logarithmic, base e",
    "series continuous": "ACME: line, 252 points",
    "series apart": "unnamed: single values, 3 points",
    "fact highest": "Highest: 183.90 EUR on December 14",
    "fact highest of a category": "BOLT, highest: 10,980 steps on Wed",
    "fact lowest": "Lowest: 118.40 EUR on January 5",
    "first of the lowest": "Lowest 1 of 12: May 17, 146.20 EUR",
    "fact highest of several": "Highest: 9.00 EUR on May 17, the first of 2",
    "fact lowest of several": "BOLT, lowest: 0 at x = 2, the first of 1,234",
    "fact highest of all": "Highest: 5.00 EUR, all 252 values",
    "highest at a moment": "Highest: 3.5 on April 1 at 09:05",
    "fact lowest of all": "BOLT, lowest: 5, both values",
    "fact lowest at a number": "BOLT, lowest: -118.40 EUR at 2.5 s",
    "mean": "Mean: 150.12 EUR, median: 149.50 EUR",
    "change": "Change: 120.00 to 146.20 EUR, up 26.20 EUR (21.8%)",
    "change of nothing": "BOLT, change: 5.00 EUR, unchanged",
    "change from zero": "BOLT, change: 0.00 to -5.00 EUR, down 5.00 EUR",
    "trend": "Trend: rising, clear; 3 turning points",
    "trend moderate": "BOLT, trend: rising, fairly clear; 1 turning point",
    "trend weak": "Trend: rising, faint; no turning points",
    "trend falling": "Trend: falling, clear; 1 turning point",
    "trend falling moderate": "Trend: falling, fairly clear; 2 turning points",
    "trend falling weak": "Trend: falling, faint; 2 turning points",
    "trend very strong": "Trend: rising, very clear; no turning points",
    "trend falling very strong": "Trend: falling, very clear; no turning points",
    "trend of few": "Trend: rising; no turning points",
    "trend of few falling": "Trend: falling; no turning points",
    "strong correlation": "Correlation: 0.80, positive, strong",
    "period of a year": "Repeats: about every year, very clear",
    "period of years": "Repeats: about every 11 years, fairly clear",
    "period of a week": "Repeats: every week, faint",
    "period of a month": "Repeats: every month, faint",
    "period of months": "Repeats: every 6 months, faint",
    "period of many months": "Repeats: every 110 months (9 years and 2 months), faint",
    "period of quarters": "Repeats: every 2 quarters, faint",
    "outlier rule":
      "Outliers: modified z-score above 3.5 in their series once trend and repetition are removed, at least a tenth of its range away, and far from their neighbors",
    "outlier rule without a course":
      "Outliers: modified z-score above 3.5 in their series, at least a tenth of its range from its median, and no more than a tenth of its values",
    "series of a column": "3 series by city",
    "part of a column": "city: 0",
    "infinite value": "Column Price: 1 infinite value, taken as missing",
    "infinite values": "Column Price: 3 infinite values, taken as missing",
    "fact compare between days": "ACME and BOLT cross once, between January 4 and 5",
    "fact compare between years": "ACME and BOLT cross once, between 2010 and 2011",
    "fact compare between months": "ACME and BOLT cross once, between March and April",
    "fact compare between times": "ACME and BOLT cross once, between 09:05 and 09:10",
    "fact compare between categories": "ACME and BOLT cross once, between Mon and Tue",
    "trend flat": "Trend: flat",
    "trend mixed": "Trend: no clear direction; 9 turning points",
    "missing": "Missing: 1 point",
    "missing of a series": "BOLT, missing: 2,000 points",
    "no values": "No values",
    "no values of a series": "BOLT: no values",
    "all is shown": "All is shown",
    "no closer": "No closer",
    "showing": "Showing January 5 to 9, 5 of 252 points",
    "showing numbers": "Showing x = 1 to 3, 3 of 1,201 points",
    "showing all": "Showing all, 252 points",
    "window": "Showing January 5 to 9, 5 of 252 points; in all, January 2 to December 29",
    "window of numbers": "Showing x = 1 to 3, 3 of 1,201 points; in all, x = 0 to 1,200",
    "stretch":
      "May 15 to 19: up 12.0%, mean 146.20 EUR",
    "stretch of bins": "ACME, 10 to 30 EUR: 9 values, mean 19.5 EUR",
    "stretch without values":
      "unnamed, May 15 to 19: no values",
    "stretches":
      "Mean: 99.00 EUR, 47.20 below 146.20 EUR. BOLT, x = 1 to 3: down 3.0%; compared with: May 15 to 19: up 12.0%",
    "left out": "Left out: 3 rows without an x value",
    "missing file": "a.csv: there is no such file; check the name and the folder",
    "folder": "a.csv is a folder; name a file in it",
    "unreadable file": "a.csv cannot be read (access is denied); check its permissions",
    "empty file": "standard input is empty; give a table with at least one row of values",
    "header only":
      "a.csv, row 1: there is a header but no row of values; add rows, or use --no-header",
    "not in a format":
      "a.csv, row 3: this is not logfmt; correct the row, or choose another --format",
    "damaged archive":
      "a.csv: the gzip data is damaged or cut off; get the file again",
    "missing library":
      "a.csv: the library libz.so.1 is missing; install it, as with apt install zlib1g",
    "unsupported":
      "a.csv, transform[0]: “lookup” is not supported; leave it out, or apply it to the data",
    "remote data":
      "a.csv, data.url: Earshot reads nothing from the network; download the data and name the file in data.url",
    "left out column":
      "Left out: column Price, row 1200, “abc” is not a number",
    "left out column by unit":
      "Left out: column Price, row 1200, “3%” does not have the unit of the numbers before it",
    "folded columns":
      "As rows: 12 columns, 2010 to 2021",
    "few names left out of a picture":
      "Names left out: Oslo and Lima; a larger --size shows more",
    "names not shown":
      "Names not shown: Oslo, Lima",
    "many names not shown":
      "Names not shown: Oslo, Lima and 9 more",
    "ignored channels":
      "Not shown: tooltip and shape",
    "ragged row":
      "a.csv, row 3, column 2: the row has 1 cell where 2 are expected; add or remove cells, or set --delimiter",
    "invalid UTF-8 without a column":
      "a.csv, row 3: the text is not UTF-8, and nothing tells its encoding; save it as UTF-8, or check that it is a table",
    "invalid UTF-8":
      "a.csv, row 3, column Price: the text is not UTF-8; convert it, as with iconv -f WINDOWS-1250 -t UTF-8",
    "unclosed quote":
      "a.csv, row 3: a quotation mark opens and never closes; close it or remove it",
    "not a number":
      "a.csv, row 1200, column Price: “abc” is not a number; correct it or choose columns with --x and --y",
    "another unit":
      "a.csv, row 1200, column Price: “3%” does not have the unit of the numbers before it; correct it or choose columns with --x and --y",
    "not a date":
      "a.csv, row 3, column Date: “abc” is not a date of the form dd.MM.yyyy; correct it or change --date-format",
    "no numeric column":
      "a.csv: no column holds numbers; add one that does, count rows with --y 'count()', or name the sign between the columns with --delimiter (the columns are: Date, Price)",
    "mistyped file":
      "a.csv: there is no such file; did you mean “Price”?",
    "no file":
      "there is no file to read; name one, or - for standard input",
    "contradicting options":
      "--decimal-comma and --decimal-point contradict each other; leave one of them out",
    "option of others":
      "“--size” belongs to earshot draw, not here; leave it out",
    "lists within lists":
      "a.csv, [0].x: this is not a list of records, of rows or of numbers, or holds more in a cell than one value; take such a list out of the file, for example with jq",
    "dangling link":
      "a.csv is a link to b.csv, which is not there; correct the link",
    "column repeated":
      "a.csv: --y names the column “Price” twice; name it once",
    "reversed range":
      "a.csv: --from 2026-05-01 comes after --to 2026-01-01; swap their values",
    "mistyped value":
      "--format: “cvs” is not known; did you mean “csv”?",
    "mistyped theme":
      "“drak” is not known; did you mean “dark”?",
    "equal columns": "Equal columns: wind, rain",
    "title of a column without a header": "column 10",
    "title of counts": "number of rows",
    "mistyped column":
      "a.csv: there is no column “Pric”; did you mean “Price”?",
    "unknown column": "a.csv: there is no column “city”; choose one of: Date, Price",
    "unknown type in a file":
      "a.csv, [1].type: there is no chart type “pie”; choose one of: line, bar",
    "missing series":
      "a.csv, type: candlestick needs series called open, high, low, close with the same x; add them or choose another type",
    "missing series of an option":
      "a.csv: candlestick needs series called open, high, low, close with the same x; add them or choose another type",
    "too many columns":
      "a.csv, row 1: there are more than 4,096 columns; split the file, or swap rows and columns",
    "too long a cell": "a.csv, row 2: a cell is too long; split the file",
    "too deep": "a.csv, row 2: the JSON is nested too deeply; split the file",
    "too many rows": "a.csv, row 2: there are too many rows; split the file",
    "nothing in common":
      "a.csv: no row meets all of these at once: age is greater than 20, age is less than 10; leave one of them out",
    "unclosed JSON":
      "a.csv, row 1, column 6: the text ends and the “[” here is never closed; close it, or get the whole file",
    "malformed JSON": "a.csv, row 3, column 14: this is not valid JSON; correct it there",
    "expected chart":
      "a.csv, series[0]: expected a chart with series; see the README on chart files",
    "expected record": "a.csv, series[0]: expected a record {…}; see the README on chart files",
    "expected text": "a.csv, series[0]: expected text; see the README on chart files",
    "expected number": "a.csv, series[0]: expected a number; see the README on chart files",
    "expected boolean":
      "a.csv, series[0]: expected true or false; see the README on chart files",
    "expected list": "a.csv, series[0]: expected a list […]; see the README on chart files",
    "expected range":
      "a.csv, series[0]: expected a range [low, high]; see the README on chart files",
    "expected scale":
      "a.csv, series[0]: expected linear, log10, or ln; see the README on chart files",
    "expected point":
      "a.csv, series[0]: expected a point {\"x\": …, \"y\": …}; see the README on chart files",
    "expected direction":
      "a.csv, series[0]: expected leftToRight or rightToLeft; see the README on chart files",
    "no terminal":
      "There is no terminal for the full screen; use earshot describe, draw or render instead",
    "unknown terminal":
      "The terminal type “dumb” has no full screen; set TERM, or use earshot --plain, describe, draw or render",
    "unknown theme": "There is no theme “dusk”; choose one of: dark, light",
    "theme unreadable": "a.toml: the theme cannot be read (EIO); check the file",
    "theme malformed": "a.toml, line 2: the theme is not valid TOML (EOF); correct it",
    "theme without role": "a.toml: the theme has no color for “axis”; add it",
    "theme with more": "a.toml, line 4: the theme has an unknown entry “axes”; remove it",
    "theme without color": "a.toml, line 4: “red” is not a color for axis; write it as #rrggbb",
    "output failed": "a.wav cannot be written: ENOSPC; choose another place",
    "output twice": "-o and --subtitles both name a.wav; choose another file for one of them",
    "output missing": "Say where the sound goes: -o FILE.wav, or -o - for standard output",
    "unknown output": "a.ogg: the name must end in .wav or .mid",
    "unknown language": "There is no language “xx”; choose one of: en, ja",
    "unknown time zone": "There is no time zone “Mars”; give an IANA name such as Europe/Berlin",
    "type for later": "The chart type “box” is not in this version; choose one of: line, bar",
    "bad option": "--size: “big” is not valid; give 80x24",
    "keys and data":
      "Keys and data cannot both come from standard input; put one of them in a file",
    "setting not kept": "Volume: 125%, not kept: EIO (a.toml)",
    "setting in no file": "Volume: 125%, not kept: not a file (a.toml)",
    "configuration unreadable": "a.toml cannot be read: EIO; correct or remove it",
    "configuration no file":
      "a.toml cannot be read: it is not a file; correct or remove it",
    "configuration bad value": "a.toml, line 3: “9” is not valid for dark; give 0 … 2",
    "nothing left to hear": "--solo and --mute leave nothing to hear; leave one of them out",
    "help row without a key": "Next point",
    "dump without keys": "--dump needs a key script: add --keys FILE",
    "key script":
      "a.keys, line 2: “<Rigth>” is not a key; write names such as <Right>, <Resize 40x12> or <Wait 500ms>",
    "no such device asked": "There is no audio device “USB 1”; choose one of: pulse, default",
    "no device at all": "There is no audio device “USB 1”, nor any other; use --device none",
    "compare with places":
      "ACME is above BOLT at 5, below at 7 of 12 places. They cross 3 times, first on January 5. They move together and are farthest apart on May 17, by 7.10 EUR.",
    "compare once crossing with its place":
      "ACME is above BOLT at 5, below at 7 of 12 places. They cross once, on January 5. They move in opposite directions and are farthest apart on May 17, by 7.10 EUR.",
    "compare crossing in a gap, too":
      "ACME is above BOLT at 5, below at 7 of 12 places. They cross at least once, on January 5. They move in opposite directions and are farthest apart on May 17, by 7.10 EUR.",
    "describe a period":
      "It repeats every week, on average highest on Friday, lowest on Sunday. The highest is 9.00 EUR on January 6 (4 values), the lowest 1.00 EUR on January 8 (4 values).",
    "describe a spike":
      "It has no clear direction, from 2.00 EUR on January 2 to 3.00 EUR on January 9, up 50.0%. The highest is 30.00 EUR on January 6, the lowest 2.00 EUR on January 2 (3 values). It spikes to 30.00 EUR on January 6; 1 point missing.",
    "describe a dip":
      "It has no clear direction, from 8.00 EUR on January 2 to 9.00 EUR on January 9, up 12.5%. The highest is 9.00 EUR on January 3 (4 values), the lowest 0.00 EUR on January 6. It dips to 0.00 EUR on January 6.",
    "describe spikes":
      "It has no clear direction, from 2.00 EUR on January 2 to 2.00 EUR on January 12, unchanged. The highest is 40.00 EUR on January 9, the lowest 2.00 EUR on January 2 (5 values). It has 2 spikes, the highest up to 40.00 EUR on January 9.",
    "describe dips":
      "It has no clear direction, from 8.00 EUR on January 2 to 9.00 EUR on January 12, up 12.5%. The highest is 9.00 EUR on January 3 (4 values), the lowest -40.00 EUR on January 9. It has 2 dips, the lowest down to -40.00 EUR on January 9.",
    "describe an outlier":
      "It stays at about 2.5 EUR from January 2 to 9, then rises to 30.00 EUR. It goes from 2.00 EUR on January 2 to 30.00 EUR on January 10, up 28.00 EUR. The highest is 30.00 EUR on January 10, the lowest 2.00 EUR on January 2 (4 values). It has an outlier, 30.00 EUR on January 10.",
    "describe outliers":
      "It falls to 3.00 EUR on January 3, stays at about 2.6 EUR from January 3 to 11, then rises to 40.00 EUR. It goes from 30.00 EUR on January 2 to 40.00 EUR on January 12, up 33.3%. The highest is 40.00 EUR on January 12, the lowest 2.00 EUR on January 4 (4 values). It has 2 outliers, the farthest 40.00 EUR on January 12.",
    "describe a plateau":
      "It rises to 7.00 EUR on January 4, then falls to 0.00 EUR. It goes from 0.00 EUR on January 2 to 0.00 EUR on January 9, unchanged. The highest is 7.00 EUR on January 4 (4 values), the lowest 0.00 EUR on January 2 (2 values). It stays near 7.00 EUR from January 4 to 7.",
    "describe plateaus":
      "It rises to 8.00 EUR on January 7, then falls to 5.00 EUR. It goes from 1.00 EUR on January 2 to 5.00 EUR on January 11, up 400.0%. The highest is 8.00 EUR on January 7 (4 values), the lowest 1.00 EUR on January 2 (3 values). It has 2 plateaus, the longest near 8.00 EUR from January 7 to 10.",
    "one gap": "Gap: May 3",
    "gaps": "BOLT, gaps: 2, longest May 3 to 7",
    "period": "Repeats: every 7 points (7 days), clear",
    "gaps as long": "Gaps: 5, longest May 3, the first of 4",
    "unusually high": "Unusually high: May 3 to 7, 9 on May 4",
    "unusually low": "BOLT, unusually low: 2, farthest May 3 to 7, 2 on May 4",
    "share of all": "Share of all: 0.060 (348 of 5,822)",
    "period of a number": "Repeats: every 7 points (3.5 s), fairly clear",
    "period of points": "BOLT, repeats: every 7 points, faint",
    "one spike": "Spike: 183.90 EUR on January 5",
    "dip": "BOLT, dip: 83.90 EUR on January 5",
    "spikes": "BOLT, spikes: 3, highest 183.90 EUR on January 5",
    "dips": "Dips: 3, lowest 83.90 EUR on January 5",
    "one outlier": "Outlier: 183.90 EUR on January 5",
    "outliers": "BOLT, outliers: 3, farthest 183.90 EUR on January 5",
    "plateau": "Plateau: 5.00 EUR, May 3 to 9",
    "plateaus": "BOLT, plateaus: 2, longest 5.00 EUR, May 3 to 9",
    "largest rise": "Largest rise: 12.00 EUR on May 3",
    "largest drop": "BOLT, largest drop: 12.00 EUR on May 3",
    "fact compare": "ACME and BOLT cross 3 times, first on January 5; they move together",
    "fact compare once": "ACME and BOLT cross once, on January 5; they move in opposite directions",
    "fact compare above": "ACME is above BOLT everywhere",
    "fact compare below": "ACME is below BOLT everywhere",
    "fact compare never below": "ACME is never below BOLT",
    "fact compare never above": "ACME is never above BOLT",
    "fact compare without a course":
      "ACME is above BOLT at 5, below at 3, equal at 1 of 9 places",
    "fact compare at one shared place": "ACME is below BOLT at the 1 shared place",
    "fact compare touching at shared places":
      "ACME is below BOLT at 1, equal at 2 of 3 shared places",
    "fact compare equal": "ACME and BOLT are equal everywhere",
    "fact compare apart": "ACME and BOLT have no place in common",
    "largest difference": "ACME and unnamed: farthest apart on May 3, by 12.00 EUR",
    "candle up": "May 17, 146.20 EUR, closed above open",
    "candle down": "May 17, 146.20 EUR, closed below open",
    "candle unchanged": "May 17, 140.00 EUR, closed at its open",
    "candle in full":
      "Date is May 17, Price is close 146.20 EUR, closed higher than it opened, open 140.00, high 150.00, low 138.00, point 93 of 252",
    "point with additional values":
      "May 17, 146.20 EUR, Steps 8,000 steps, Day Wed",
    "part of a point":
      "High 150.00 EUR",
    "composition of candles":
      "Candlestick chart, 1 series, 7 points",
    "highest of a part": "Highest price: 183.90 EUR on December 14",
    "mean of a part":
      "ACME, close, mean: 150.00 EUR, median: 148.00 EUR",
    "lowest of the low": "Lowest price: 118.40 EUR on January 5",
    "trend of the open":
      "Open, trend: flat",
    "composition of violins":
      "Violin plot, 1 series, 3 violins",
    "composition of a pie":
      "Pie chart, 1 series, 4 points",
    "composition of a donut":
      "Donut chart, 2 series, 8 points",
    "densest":
      "Densest: around 14.00 EUR on Mon",
    "densest twice":
      "ACME, densest: around 4.00 EUR and 23.50 EUR on Mon",
    "shares":
      "Shares: Mon 60.0%, Tue 37.0% of 150.00 EUR",
    "shares and another":
      "ACME, shares: Mon 60.0%, Tue 37.0%, 1 other 3.0% of 150.00 EUR",
    "shares and others":
      "Shares: Mon 60.0%, Tue 37.0%, 2 others together 4.5% of 150.00 EUR",
    "without a share":
      "Without a share: 1 value below zero, on Mon",
    "without shares":
      "ACME, without a share: 3 values below zero, first on Mon",
    "sums":
      "Added up: 12 rows into 4 values",
    "share of points":
      "Share: no values",
    "no shares":
      "No shares: no value above zero",
    "mean of rows":
      "Each value is the mean of 27 to 61 rows",
    "median of rows":
      "Each value is the median of 8 rows",
    "sum of rows":
      "Each value is the total of 2 to 3 rows",
    "lowest of rows":
      "Each value is the lowest of 2 rows",
    "highest of rows":
      "Each value is the highest of 2 rows",
    "count of rows":
      "Each value is the count of 1 to 1,200 rows",
    "first of rows":
      "Each value is the first of 2 rows",
    "last of rows":
      "Each value is the last of 2 rows",
    "others":
      "others",
    "suggested lines":
      "Line chart, mean of price by date (month), 5 series by symbol",
    "suggested charts":
      "Line chart, yield and rain by year, 6 charts by site",
    "suggested counts":
      "Bar chart, number of rows by state",
    "suggested values":
      "Histogram, age",
    "column time":
      "c1: time, 3 to 98, 40 different values, judged by its name and values",
    "column cyclic":
      "c1: part of the calendar, 3 to 98, 40 different values",
    "column direction":
      "風向: direction, 3 to 98, 40 different values",
    "column namesake":
      "c1: measure, 3 to 98, 40 different values, matches the name of the file",
    "column latitude":
      "c1: latitude, 3 to 98, 40 different values",
    "column longitude":
      "c1: longitude, 3 to 98, 40 different values",
    "column rowNumber":
      "c1: row number, 3 to 98, 40 different values",
    "column key":
      "c1: key, 3 to 98, 40 different values, judged by its name",
    "column nominal":
      "c1: category, 3 to 98, 40 different values",
    "column ordinal":
      "c1: level, 3 to 98, 40 different values",
    "column measure":
      "c1: measure, 3 to 98, 40 different values",
    "column empty":
      "c1: empty",
    "column of text":
      "c1: category, 40 different values, CA, NY, missing: 2",
    "rows with conditions":
      "1,204 of 3,376 rows: state equals CA, age is at least 18",
    "rows with and without values":
      "1,204 of 3,376 rows: price is missing, city is not missing",
    "rows counted":
      "Each value is a number of rows, 812 in all",
    "times by minute":
      "date by minute",
    "times by hour":
      "date by hour",
    "times by day":
      "date by day",
    "times by week":
      "date by week",
    "times by month":
      "date by month",
    "times by quarter":
      "date by quarter",
    "times by year":
      "date by year",
    "ranges of x":
      "price in ranges of 10 EUR",
    "largest left out":
      "The 7 largest of 26 values of country; the others left out, 1,234 rows",
    "largest and others":
      "The 7 largest of 26 values of country; the others together, 1 row",
    "sorted by values":
      "Sorted by value, descending",
    "sorted by a column":
      "Sorted by city, ascending",
    "not compared": "Not compared, of another unit or size: wind, rain",
    "not charted":
      "Not charted: wind, rain",
    "never changing":
      "Not charted, always the same: wind, rain",
    "no numbers":
      "a.csv: the column “city” holds no numbers; count rows with --aggregate count, or choose another column",
    "no aggregate":
      "a.csv: the column “city” holds no numbers; count rows with --aggregate count, or choose another column",
    "no dates":
      "a.csv: the column “city” holds no times; choose one that does, or leave --every out",
    "no names":
      "a.csv: the column “date” has an order of its own; --sort and --top need a column of names",
    "bad width":
      "a.csv: ranges of that width do not suit the column “price” (3 to 98); choose another width, or use --bin auto",
    "not a condition":
      "a.csv: “price” is not a condition; write a column, an operator and a value, such as --where 'price >= 10'",
    "not a value":
      "a.csv: “dear” cannot be compared with the column “price”; write it as the column does: 95.2",
    "too many places":
      "a.csv: the chart would have too many places; choose longer units of time, or fewer series",
    "no column to transform":
      "a.csv: there is no column “city”; choose one of: price, date",
    "nothing left":
      "a.csv: no row is left where state equals XX; the column “state” has CA and NY",
    "nothing left of numbers":
      "a.csv: no row is left where age is greater than 200; the column “age” has 3 to 98",
    "no times":
      "a.csv: no column holds times; choose a column with --x, or leave --last, --from and --to out (the columns are: city, price)",
    "no such chart":
      "a.csv: there is no chart 9; choose 1 to 5, which --charts lists",
    "help heading": "Usage:",
    "option": "How much is said: terse, normal, verbose (default: normal).",
    "option without a default": "The frequency of the lowest value, in Hz: 20 … 16000.",
    "option without values": "The zone of dates that name none, as an IANA name (default: UTC).",
    "option in words": "What the x axis measures.",
    "unknown option": "unknown option “--jsn”",
    "unknown option near another": "unknown option “--jsn”; did you mean “--json”?",
    "missing value": "missing value for “--x”",
    "missing value within a word": "missing value for “-o” in “-oz”",
    "unexpected value": "the option “--json” does not take any value, but “3” was specified.",
    "unexpected argument": "unexpected argument “a.csv”",
    "unexpected arguments": "2 unexpected arguments: “a.csv”, “a.svg”",
    "missing argument": "missing expected argument “<dark>”",
    "invalid value": "the value “big” is invalid for “--top”",
    "malformed option": "invalid option: ---jsn",
    "unsuited settings":
      "Settings that do not suit this table: x = symbol, last = 30d",
    "too many units":
      "a.csv: --every hour makes 867,817 places from the first time to the last; use --every month or longer",
    "bad value in a chart file":
      "a.csv, encoding.timeUnit: “fortnight” is not valid; give day",
    "no data":
      "a.csv, data: expected a file name or a list of rows; see the README on chart files",
    "column twice":
      "a.csv: the column “Date” cannot be --series and --x at once; choose another one for one of them",
    "no candles":
      "a.csv: --type candlestick needs columns called open, high, low, and close; rename them, give four with --y in this order, or choose another type (the columns are: day, price)",
    "no cells":
      "a.csv: --type heatmap needs two columns of categories and a number for each pair; name them with --x, --series and --y, or choose another type (the columns are: day, price)",
    "options that exclude each other":
      "a.csv: --aggregate sum and --y mean(price) contradict each other; leave one of them out",
    "text in Windows-1252":
      "The text is not UTF-8, read as Windows-1252",
    "skipped line":
      "Skipped: 1 line outside the table",
    "skipped lines":
      "Skipped: 4 lines outside the table",
    "data outside the folder":
      "a.csv, data.url: “/a.csv” is not in the folder of the document; put the data there and name the file in data.url",
    "page without a chart":
      "a.csv: this web page has no chart that Earshot can read; save its data as a CSV file",
    "something behind an archive":
      "a.csv: there is something else after the gzip data; take it off, or get the file again",
    "directions":
      "Closed higher than it opened: 6, closed lower than it opened: 3, closed as it opened: 1",
    "describe an area":
      "Steps is an area chart of 2 points over 0 to 1. Y axis: 0 to 1.",
    "share":
      "ACME, Mon, 40.00 EUR, 33.3% of 120.00 EUR",
    "interval": "ACME, Mon, 40.00 EUR, interval 35.00 to 45.00",
    "total":
      "Mon, 40.00 EUR, total 20.00 EUR",
    "group total":
      "Total",
    "composition of grouped bars":
      "Grouped bar chart, 2 series, 8 points",
    "composition of stacked bars":
      "Stacked bar chart, 2 series, 8 points",
    "composition of an area":
      "Area chart, 1 series, 8 points",
    "composition of steps":
      "Step chart, 1 series, 8 points",
    "highest total":
      "Total, highest: 120.00 EUR on January 5",
    "second of the highest":
      "Highest 2 of 2: May 17, 146.20 EUR",
    "box":
      "Mon, median 15.00 EUR, quartiles 14.00 to 17.00, 2 outliers",
    "box in full":
      "Day is Mon, Price is median 15.00 EUR, upper whisker 18.00, upper quartile 17.00, lower quartile 14.00, lower whisker 12.00, 2 outliers, point 1 of 2",
    "highest of boxes":
      "Highest median: Mon, 15.00 EUR, quartiles 14.00 to 17.00, 2 outliers",
    "lowest of boxes":
      "Lowest median: Mon, 15.00 EUR, quartiles 14.00 to 17.00, 2 outliers",
    "highest box of the chart":
      "Highest median of the chart: Mon, 15.00 EUR, quartiles 14.00 to 17.00, 2 outliers",
    "lowest box of the chart":
      "Lowest median of the chart: Mon, 15.00 EUR, quartiles 14.00 to 17.00, 2 outliers",
    "highest of candles": "Highest close: May 17, 146.20 EUR, closed above open",
    "lowest candle of the chart":
      "Lowest close of the chart: May 17, 146.20 EUR, closed above open",
    "point of a long category":
      "ACME BOLT ACME…BOLT ACME, 3",
    "contradiction":
      "Contradictory: 1 candle, on May 17, not between its low and high",
    "contradictions":
      "Contradictory: 2 candles, first on May 17, not between low and high",
    "correlation": "Correlation: 0.96, positive, very strong",
    "weak correlation": "Correlation: -0.40, negative, weak",
    "correlation of logarithms": "Correlation on logarithmic axes: -0.81",
    "moderate correlation": "Correlation: 0.60, positive, moderate",
    "no correlation": "ACME, correlation: -0.12, no clear relation",
    "series without a name": "Series 2",
    "missing part": "Open missing",
    "outlier of a box":
      "Outlier 40.00 EUR",
    "bin":
      "10 to 20 EUR, 4 values",
    "bin of one":
      "10 to 20 EUR, 1 value",
    "highest bin": "Fullest bin: 10 to 20 EUR, 4 values",
    "lowest bin": "Emptiest bin: 10 to 20 EUR, 1 value",
    "bin in full":
      "Price is 10 to 20 EUR, 4 values, point 2 of 9",
    "cell":
      "Column 3 of 4, row 2 of 1,200",
    "composition of a histogram":
      "Histogram, 1 series, 8 bins",
    "composition of boxes":
      "Box plot, 1 series, 8 boxes",
    "composition of a heat map":
      "Heat map, 3 series, 12 points",
    "median of boxes": "Highest median: 15.00 EUR on Mon",
    "median of several boxes":
      "Highest median: 15.00 EUR on Mon, the first of 2",
    "close of several candles":
      "Lowest close: 118.40 EUR on January 5, the first of 2",
    "mean of boxes": "Mean of the medians: 15.50 EUR, median of the medians: 15.00 EUR",
    "lower quartile":
      "Lower quartile: no values",
    "count of bins":
      "Count: no values",
    "bins":
      "Bins: 9, each 10.00 EUR wide",
    "sample size":
      "Values: 1,200",
    "box of a series":
      "ACME, Mon: 50 values, median 15.00 EUR, quartiles 14.00 to 17.00, lower whisker 12.00 EUR, upper whisker 18.00 EUR",
    "no header":
      "No header: the columns are called 1 to 9; --header takes the first row for names",
    "correlations":
      "A matrix of 16 by 16 correlations, the same on both sides of its diagonal, whose ones are left out",
    "swallowed file":
      "--y took “a.csv” as its value, so no file is left to read; give the option its own value: --y VALUE a.csv",
    "invalid UTF-8 of no code page":
      "a.csv, row 3, column Price: the text is not UTF-8, and nothing tells its encoding; save it as UTF-8, or check that it is a table",
    "Arrow":
      "a.csv: this is an Arrow file; export it as CSV, as with duckdb",
    "HDF5":
      "a.csv: this is an HDF5 or NetCDF file; export a table of it as CSV, as with Python",
    "statistics":
      "a.csv: this is a file of a statistics program; save its table there as CSV",
    "program":
      "a.csv: this is a program, not a table; open the data instead",
    "recording":
      "a.csv: this is a recording, not a table; open the data instead",
    "too many slices":
      "a.csv: --type pie would have 989 slices; keep the largest with --top, choose a column with at most 100 values, or another type",
    "bracketed number":
      "Column Price: 1 number taken without its square brackets",
    "bracketed numbers":
      "Column Price: 34 numbers taken without their square brackets",
    "change of many times":
      "Change: 2.00 to 48.00 EUR, up 46.00 EUR (24 times as much)",
    "change to a small part":
      "BOLT, change: 870.00 to 3.00 EUR, down 867.00 EUR (290 times less)",
    "describe histogram":
      "Price is a histogram of 8 values in 7 bins over Price, 10 to 45 EUR. Y axis: 0 to 3.",
    "describe histogram of several series":
      "Price is a histogram of 2 series in 7 bins over Price, 10 to 45 EUR. Y axis: 0 to 3. ACME, fullest bin: 10 to 15 EUR, 3 values; BOLT, fullest bin: 10 to 15 EUR, 3 values.",
    "outlier far from the median":
      "Outlier: 9.00 EUR on January 5, far from the median",
    "describe many columns":
      "ACME and 7 others is a bar chart of 3 points over Day, 3 categories, Mon to Wed. Y axis: Steps, 0 to 10,980 steps.",
    "shape of a falling sawtooth":
      "Shape: falls again and again, but jumps up 3 times, by as much as 12.00 EUR on January 4",
    "shape of a rising sawtooth":
      "Shape: rises again and again, but drops 2 times, by as much as 12.00 EUR on January 4",
    "shape of a falling sawtooth of equal jumps":
      "Shape: falls again and again, but jumps up 3 times, by 12.00 EUR each time",
    "shape of a rising sawtooth of equal jumps":
      "Shape: rises again and again, but drops 2 times, by 12.00 EUR each time",
    "shape that leaves out": "BOLT, shape: repeats every week, leaving out 3 values of -127",
    "left out folder": "Left out: row “ACME”, which holds the others",
    "x axis of weeks": "X axis: Date, week 40 of 2025 to week 4 of 2026",
    "x axis of weeks of a year": "X axis: Date, week 40 to week 52 of 2025",
    "highest in a week": "Highest: 9 in week 1 of 2026",
    "gap of weeks": "Gap: week 2 to week 4",
    "shape on a logarithmic axis":
      "BOLT, shape: rises to 5.00 EUR on January 4, then falls to 1.00 EUR, on a logarithmic axis",
    "point after a pause": "40, 12, up 20.0% (x = 20 to 40)",
    "change of trillions":
      "Change: 17.87 trillion to 18.01 trillion, up 147.9 billion (0.8%)",
    "shape of about ten years":
      "Shape: repeats about every 10 years",
    "point past a line":
      "1, 52 EUR, up 30.0%, rises above ACME",
    "point beside lines":
      "BOLT, 52 EUR, 2 above ACME",
    "point in full beside lines":
      "Day is 1, Price is 52 EUR, up 30.0%, 2 above ACME, point 2 of 3",
    "missing times":
      "Times are missing in 68 stretches, the longest between March 31 and September 1",
    "largest difference of medians, of those shown":
      "Medians: ACME and BOLT: farthest apart on May 3, by 12.00 EUR, of those shown",
    "lowest of those shown":
      "Lowest: 12.00 EUR on May 3, of those shown",
    "fact compare medians":
      "Medians: ACME is above BOLT everywhere",
    "no points within a day":
      "No points on January 13 between 11:00 and 13:00",
    "shape of a day in a year":
      "Shape: repeats every day; mean of each period: rises to 62.00 EUR on September 21, then falls to 50.00 EUR",
    "sample size of a series":
      "ACME, values: 15, 10.00 to 22.00 EUR",
    "mode":
      "Fullest bin: 10 to 20 EUR, 14 values",
    "highest at a bin": "Highest: 14 in the bin 10 to 20 EUR",
    "largest spread":
      "ACME, largest interquartile range: 3.00 EUR on Mon",
    "quartile method":
      "Quartiles by linear interpolation; whiskers reach as far as values within 1.5 interquartile ranges; values beyond are outliers, unless they are more than three and more than a tenth of all",
    "grid cell":
      "x 10 to 20, y 5 to 8: 12 points",
    "describe candles":
      "The close rises, from 120.00 EUR on January 2 to 140.00 EUR on January 4, up 16.7%. Highest close: 140.00 EUR on January 4; lowest close: 120.00 EUR on January 2.",
    "describe boxes":
      "Highest median: 140.00 EUR on January 4; lowest median: 120.00 EUR on January 2. Mean of the medians: 130.00 EUR, median of the medians: 130.00 EUR.",
    "describe bins": "Fullest bin: 10 to 20, 9 values. Mean: 130.00 EUR, median: 130.00 EUR.",
    "describe bins of a series":
      "ACME, fullest bin: 10 to 20, 9 values. Mean: 130.00 EUR, median: 130.00 EUR.",
    "describe boxes of a series":
      "ACME, highest median: 140.00 EUR on January 4; lowest median: 120.00 EUR on January 2. Mean of the medians: 130.00 EUR, median of the medians: 130.00 EUR.",
    "suggestions title": "Charts of this table, 4 items",
    "columns title": "Columns of this table, 7 items",
    "suggestion of another chart": "Histogram, age",
    "suggestion because asked": "Histogram, age, chosen, as asked for",
    "suggestion because candles": "Histogram, age, chosen, open, high, low and close are columns",
    "suggestion because times": "Histogram, age, chosen, each time occurs once",
    "suggestion because timesOfKinds":
      "Histogram, age, chosen, times repeat, once for each series",
    "suggestion because timesOfKindsOfKinds":
      "Histogram, age, chosen, times repeat, once for each series of each chart",
    "suggestion because placesOnEarth":
      "Histogram, age, chosen, latitude and longitude are columns",
    "suggestion because measuresOfThings": "Histogram, age, chosen, how the two go together",
    "suggestion because names": "Histogram, age, chosen, names with values",
    "suggestion because namesOfKinds": "Histogram, age, chosen, names of two kinds with values",
    "suggestion because counts": "Histogram, age, chosen, rows are counted",
    "suggestion because numbers": "Histogram, age, chosen, numbers in their order",
    "suggestion because repeatedPlaces": "Histogram, age, chosen, places repeat",
    "suggestion because kindsThatTellMost":
      "Histogram, age, chosen, the kind that tells most about the values",
    "suggestion because sharesOfOutcome":
      "Histogram, age, chosen, the share of an outcome, by what tells most about it",
    "suggestion because furtherShares":
      "Histogram, age, chosen, the share of an outcome",
    "suggestion because sharesByTreatment":
      "Histogram, age, chosen, the share of an outcome, by what was done",
    "suggestion because followUps":
      "Histogram, age, chosen, times until an event or the end of observation, by kind",
    "suggestion because fewValues":
      "Histogram, age, chosen, columns with few different values",
    "suggestion because repeatedSubjects":
      "Histogram, age, chosen, the same subjects occur again",
    "suggestion because columnsInOrder":
      "Histogram, age, chosen, columns without names, in their order",
    "suggestion because repeatedTimes": "Histogram, age, chosen, several rows for each time",
    "suggestion because repeatedNames": "Histogram, age, chosen, several rows for each name",
    "suggestion because largest": "Histogram, age, chosen, the largest of a long list",
    "suggestion because spread": "Histogram, age, chosen, the spread of the values",
    "suggestion because spreadOfKinds": "Histogram, age, chosen, many values of each kind",
    "suggestion because columnsCompared": "Histogram, age, chosen, columns side by side",
    "suggestion because columnsThatFollow":
      "Histogram, age, chosen, columns that follow each other",
    "suggestion because matrix": "Histogram, age, chosen, rows and columns with the same names",
    "suggestion with its reason": "Histogram, age, the spread of the values",
    "use as x": "Along x",
    "use as y": "Values, in place of others",
    "use as also y": "Values, beside the others",
    "use as series": "A series for each value",
    "use as split": "A chart for each value",
    "use as boxes": "A box for each value",
    "use as label": "Said with each point",
    "use as mean": "Rows at one place: mean",
    "use as unit": "By month",
    "use as filter": "Only some of its values",
    "use as left out": "Leave out of the chart",
    "chosen use": "Along x, chosen",
    "chosen value": "CA, chosen",
    "left out value": "CA, left out",
    "no table": "This chart was not made from a table",
    "change taken back": "Taken back: symbol, A series for each value",
    "not said": "symbol is not said: a point is made of several rows",
    "sorted use": "Sorted by value, descending, chosen",
    "keys wait": "Keys are answered once it is read",
    "taken back": "Taken back",
    "not a range": "Not a range: ACME",
    "prompt for a range":
      "Values, such as 1 to 12: 5",
    "use let go": "A series for each value, left out",
    "selections":
      "Mean of price: 300.0, 99.5 above 200.5. price equals 5, 12 rows; compared with: all 36 rows",
    "selections of several columns":
      "price is missing, 3 rows; compared with: price is at least 5, 1 row, mean of price: 6, mean of year: 7",
    "nothing to compare": "Nothing to compare yet: choose some values or mark a stretch first",
    "stretch is whole": "The marked stretch is all there is: nothing to compare it with",
    "marks lost": "The marked stretch is not kept",
    "others unchanged": "Other charts unchanged: 4",
    "side by side": "Side by side, 4 items",
    "own axes": "Each with its own axis",
    "several axes": "Not all on the same axis",
    "same axis": "All on the same axis",
    "titled": "price: ACME 6",
    "export chartFile": "Chart (JSON)",
    "export commandLine": "Command line",
    "unread dates":
      "Column date: looks like dates in an unknown form",
    "last days":
      "Column date: ranges of days count as their last day",
    "assumed year": "No year in the times: the last is taken to be in 2024",
    "left out total": "Left out: row “ACME”, the sum of the others",
    "left out average": "Left out: row “ACME”, an average of the others",
    "left out statistic": "Left out: row “ACME”, which is computed from the others",
    "absent values": "Not in column “state”: CA; it has NY",
    "unknown command": "“price” is neither a command nor a file; did you mean draw?",
    "too many series":
      "a.csv: --series Split would make 4,000 series; choose a column with at most 1,000 values",
    "nothing to draw":
      "a.csv: there is nothing to draw: no value of price in 37 rows; choose other columns with --y, or other rows",
    "prompt help text": "Search in help: We",
    "prompt row text": "Search in the list: We",
    "key group start": "Start here",
    "said help row": "Previous point: left arrow or h",
    "said help row of a capital": "Previous landmark: capital N",
    "said help row without a key": "Next point",
    "numbered row": "2. Picture (SVG)",
    "list of one": "Go to, 1 item",
    "list of items": "Export, 9 items",
    "setting screen reader off": "Screen reader: off",
    "setting screen reader quiet": "Screen reader: quiet screen",
    "setting screen reader plain": "Screen reader: plain lines",
    "setting vertical points": "Points on up and down arrows: on",
    "setting crosshair": "Line through the point: on",
    "setting pixels": "Pixels: if available",
    "setting sixel": "Pixels: Sixel",
    "setting duration": "Duration: usual",
    "setting pitch range": "Pitch range: 200 to 2,000 Hz",
    "setting duration in seconds": "Duration: 5 seconds",
    "setting instrument": "Instrument: plucked string",
    "setting mono": "Everything in the center: on",
    "setting tones while moving": "Tones while moving: off",
    "setting cue": "Cue, turning points: on",
    "setting sound": "Sound",
    "export opus": "Sound (Ogg Opus)",
    "export flac": "Sound (FLAC)",
    "opening without values": "Price, line, no values",
    "drop of a candle": "Drop 1 of 4: May 17, close 146.20 EUR, down 4.80",
    "drop": "Drop 1 of 4: ACME, May 17, 27.00 EUR, down 22.00",
    "row of many series":
      "May 17: highest 9.00 EUR, ACME and 1 more, lowest 2.00 EUR, BOLT and 1 more",
    "row of many series, all alike": "May 17: all 0.00 EUR",
    "row of many series, one missing":
      "May 17: highest BOLT 9.00 EUR, lowest BOLT 3.00 EUR, 1 point missing",
    "row of many series, most missing": "May 17: ACME 5.00 EUR, BOLT 9.00 EUR, 4 points missing",
    "hint to be heard": "Question mark: help",
    "only chart of a deck": "Steps, bar, 3 points",
    "speech on": "Speech on",
    "speech off": "Speech off",
    "speech not installed": "No speech: speech-dispatcher is not installed",
    "speech not running": "No speech: speech-dispatcher is not running",
    "speech hung": "No speech: speech-dispatcher does not answer",
    "setting speech": "Speech: on",
    "setting no speech": "Speech: off",
    "setting speech if available": "Speech: if available",
    "loop start removed": "Loop start removed",
    "loop end removed": "Loop end removed",
    "not in this chart": "price is not in this chart",
    "in another chart": "price is in chart 2, not in this one",
    "nothing to take back": "Nothing to take back",
    "no such day": "a.csv: “2026-06-31” is not a day of the calendar",
    "no such row": "30: no such row",
    "name of a missing value": "missing",
    "chosen conditions": "price 200 to 250, chosen",
    "list search": "Search in the list: slash",
    "charting": "Charting",
    "no command": "No command makes this chart: use Chart (JSON) instead",
    "reads a pipe": "The data came through a pipe: Chart (JSON) contains it",
    "zoom left out": "It opens on all of the chart, not on this part",
    "value of all that are charted": "ACME, charted with all others",
    "value among the largest": "ACME, in the chart",
    "several": "ACME 6; Paused",
    "number beside percents":
      "Column Price: 1 cell is not a percentage (1204), taken as missing",
    "numbers beside percents":
      "Column Price: 1,234 cells are not percentages (1204, …), taken as missing",
    "stray cell": "Column Price: 1 cell is not a number (abc), taken as missing",
    "mark behind a number": "Column Price: left out after 1 number: *",
    "marks behind numbers": "Column Price: left out after 1,234 numbers: *, †, …",
    "assumed groups":
      "Column Price: points taken as thousands separators",
    "yes and no": "Column Price: “A” counts as 1, “B” as 0",
    "day numbers": "Column Price: numbers taken as a spreadsheet’s dates (days since 1900)",
    "stray cells": "Column Price: 1,234 cells are not numbers (abc, …), taken as missing",
    "plateau of about a level": "Plateau: about 5.00 EUR, May 3 to 9",
    "braille row": "January 2 to May 9, 40 cells",
    "braille row of one cell": "January 2, 1 cell",
    "braille row of slices": "January 2 to May 9, 22 cells, up to 2 points each",
    "braille row on a scale of its own": "January 2 to May 9, 40 cells, own scale, 6 to 707",
    "braille row of long slices": "January 2 to May 9, 5 cells, up to 37 points each",
    "braille row put away": "Braille row: off",
    "audit: opening":
      "failed: Opening: 62 columns, at most 40: “ACME”. Shorter titles, names and units help",
    "audit: caption of several charts":
      "nearly: Prices, Deutsch: Next point (h): 39 columns, at most 40: “ACME”. Shorter titles, names and units help",
    "audit: caption":
      "passed: Highest of the series, again of the chart (greater-than): 4 columns, at most 40: “ACME”",
    "audit: caption of many words":
      "nearly: Chart details, Next item (h): 62 columns, at most 40: “ACME”. Shorter names alone do not help; r reads on",
    "audit: title": "passed: The chart's title",
    "audit: no title": "failed: The chart's title: missing. Set it with --title",
    "audit: title of the file":
      "nearly: The chart's title: “Prices” is only the name of the file. Set it with --title",
    "audit: no x title": "failed: Prices: What the x axis measures: missing. Set it with --x-title",
    "audit: no y title": "failed: What the y axis measures: missing. Set it with --y-title",
    "audit: no x unit": "nearly: The unit of x: missing. Set it with --x-unit",
    "audit: no y unit": "nearly: The unit of y: missing. Set it with --y-unit",
    "audit: places": "passed: Places in a series",
    "audit: shared places":
      "failed: Places in a series: Up to 3 points have the same Date, at 5 of 9 places, so no course is described; --split state makes a chart for each state",
    "audit: repeated category":
      "failed: Places in a series: “Mon” occurs more than once. Other names or --aggregate help",
    "audit: series": "failed: Number of series: 9, at most 6. --top and --split make them fewer",
    "audit: signs":
      "failed: Signs of the series: “ACME” and “BOLT” have the same. --top and --split make them fewer",
    "audit: many signs":
      "failed: Signs of the series: “ACME”, “BOLT”, “Price”, … have the same. --top and --split make them fewer",
    "audit: contrast":
      "failed: Contrast of the theme dusk: 1 of 124 pairs of colors. earshot themes check dusk lists them",
    "audit: cut labels":
      "failed: Labels at the largest size: “Pric…” cut. Shorter titles, names and units help",
    "audit: digits":
      "failed: Digits of a number: -4.893964: 7, at most 6. Rounded values or a larger unit have fewer",
    "audit: beginnings":
      "failed: Beginnings of names: “ACME” and “BOLT” begin alike. Put first what differs",
    "audit: capitals":
      "nearly: Names in capitals: “ACME” and “BOLT”. Some voices spell them; small letters help",
    "audit: no capitals": "passed: Names in capitals",
    "tutorial: title": "Tutorial, one key after another",
    "tutorial: step":
      "3 of 8. Press greater-than or right bracket to go to the highest value",
    "tutorial: ways": "Enter says it again, escape leaves the tutorial",
    "tutorial: end": "That was the tutorial; now all keys are yours",
    "tutorial: left": "Tutorial left",
    "tutorial: offer": "First time? Press capital N for a tutorial",
    "tutorial: lesson point": "Higher values sound higher",
    "tutorial: lesson back": "A point is heard and said as often as you come to it",
    "tutorial: lesson highest": "There is a key for the lowest value, too",
    "tutorial: lesson play": "It plays from where you stand to the end",
    "tutorial: lesson rotor": "Each turn leads to another way to read the chart",
    "tutorial: lesson items": "Every mode and every list is walked this way",
    "tutorial: lesson list": "Walk the list, choose with enter, or close it with escape",
    "tutorial: lesson help": "Here every key says what it does; escape closes help",
    "stretch of medians": "May 15 to 19: mean of the medians 15.00 EUR",
    "other series absent": "BOLT, no point",
    "searched past the end": "Again from the start",
    "searched past the start": "Again from the end",
    "speech starting": "Starting speech",
    "looking": "Looking through the table",
    "opening of a cloud": "Steps, scatter, Price by Day",
    "opening of a cloud with long axes": "Prices, scatter, Closing price by Day",
    "several devices":
      "Several audio devices have “USB 1” in their names; choose one of: pulse, default",
    "an option of other files":
      "a.ogg: --sample-format needs a name that ends in .wav",
    "output is input":
      "a.csv holds the data and would be lost; choose another file to write to",
    "name of a trend line":
      "trend line",
    "name of a band":
      "interval",
    "values over places":
      "Price by Day",
    "crossed axes": "Price by Day",
    "second rise": "Rise 2 of 3: May 17, 146.20 EUR",
    "no further rise": "No large rise after this",
    "no drop before": "No large drop before this",
    "infinite point": "2, infinite",
    "infinite point in full": "Date is 2, Price is infinite, point 93 of 252",
    "goal of rises": "Large rise: 2",
    "tutorial: point is asked for":
      "1 of 8. Press greater-than or right bracket to go to the next point",
    "tutorial: back is asked for":
      "1 of 8. Press greater-than or right bracket to go back one point",
    "tutorial: highest is asked for":
      "1 of 8. Press greater-than or right bracket to go to the highest value",
    "tutorial: play is asked for":
      "1 of 8. Press greater-than or right bracket to hear the chart from here",
    "tutorial: rotor is asked for": "1 of 8. Press greater-than or right bracket to turn the rotor",
    "tutorial: items is asked for":
      "1 of 8. Press greater-than or right bracket to go to the next item",
    "tutorial: list is asked for":
      "1 of 8. Press greater-than or right bracket to open a list of places to go to",
    "tutorial: help is asked for": "1 of 8. Press greater-than or right bracket to open help",
    "live: waiting": "Waiting for data",
    "live: waiting for a file": "Waiting for data from a.csv",
    "live: missing": "a.csv is not there yet: waiting for it",
    "live: new": "12 new",
    "live: paused": "Paused; new rows are kept",
    "live: behind": "12 new, 3 seconds behind",
    "live: following": "Following the newest",
    "live: nothing to follow": "Nothing to follow: all data is here",
    "live: lost": "No data for 30 seconds",
    "live: back": "Data again, after 42 seconds",
    "live: ended": "End of input: 400,000 rows, 12 new",
    "live: ended with mistakes": "End of input: 1 row, 3 did not fit, 2 cells without a value",
    "live: truncated": "a.csv was cut: following it from its start",
    "live: replaced": "a.csv was replaced: following the new one",
    "live: alarm": "Alarm: price is greater than 90, 95.20 EUR",
    "live: alarm without a value": "Alarm: price is missing",
    "live: alarm at a place": "Alarm: price is greater than 90, 12, 95.20 EUR",
    "nothing aggregated": "Nothing to aggregate: each place has one row",
    "left out thin":
      "Left out: 12 rows in groups with fewer than 20",
    "left out whole": "Left out: column “price”, a sum of others",
    "ranked by rows": "Largest by number of rows",
    "ranked by one": "Largest by price",
    "ranked by a sum": "Largest by the sum of price, ACME",
    "ranked by a mean": "Largest by the mean of price",
    "ranked by a sum of rows": "Largest by the sum of price",
    "largest columns": "The 8 of 17 columns with the largest means",
    "too fine":
      "a.csv: the times of the column “city” are not that fine; use --every month or longer",
    "mean of means": "ACME, mean of the means: 150.00 EUR, median of the means: 148.00 EUR",
    "short row": "1 row is too short (row 230), its last cells are taken as missing",
    "short rows": "12 rows are too short (first row 230), their last cells are taken as missing",
    "no date": "Column date: row 5, “CA” is not clearly a date, so the column is text",
    "stray day": "Column date: row 5, “31.02.2026” is not in the calendar, taken as missing",
    "no day":
      "Column date: row 5, “31.02.2026” is not in the calendar, so the column is text",
    "code for missing":
      "Column rain: -999, far from all others, occurs once and counts as a value",
    "codes for missing":
      "Column rain: -999, far from all others, occurs 1,200 times and counts as a value",
    "stray date": "Column date: row 5, 1 cell is not a date (CA), taken as missing",
    "time of no zone":
      "Column date: 1 time without a time zone (2026-11-01 02:30), taken as UTC",
    "times of no zone":
      "Column date: 12 times without a time zone (2026-11-01 02:30), taken as UTC",
    "skipped time":
      "Column date: 1 time does not exist in Europe/Berlin (02:30), taken as later by the clock change",
    "skipped times":
      "Column date: 12 times do not exist in Europe/Berlin (02:30), taken as later by the clock change",
    "repeated time":
      "Column date: 1 time occurs twice in Europe/Berlin (02:15), taken as the first",
    "repeated times":
      "Column date: 2 times occur twice in Europe/Berlin (02:15), taken as the first",
    "rounded integers": "Column date: whole numbers of more than 15 digits are rounded",
    "bound columns of most": "Each value lies between low and high, where both are there",
    "stray dates": "Column date: row 5, 12 cells are not dates (CA), taken as missing",
    "column in another chart": "c1: measure, in chart 5, 3 to 98, 40 different values",
    "column of which some values are charted": "c1: measure, 3 to 98, 40 of 50 different values",
    "columns not charted": "16 columns not charted",
    "points here": "4 points at this place",
    "plateau from range to range": "Plateau: 5, 0 to 3",
    "column in the chart": "c1: measure, in the chart, 3 to 98, 40 different values",
    "reading": "Reading a.csv",
    "reading a part": "Reading a.csv, 40%, 3 seconds left",
    "largest rise across missing times": "Largest rise: 12.00 EUR, May 1 to 3",
    "largest drop across missing times": "Largest drop: 12.00 EUR, May 1 to 3",
    "missing values": "Missing: 2 values",
    "nothing to open": "No rows to open yet: still reading",
    "rows so far": "412,000 rows so far",
    "cut off": "Became shorter while it was read: 412,000 rows were read",
    "changed meanwhile":
      "Written to while it was read: old and new rows may be mixed; read it again",
    "parted by blanks":
      "a.csv, row 2, column 5: the row has 7 cells where 4 are expected; --format blanks reads the table without a fault",
    "uneven list":
      "a.csv, row 3, price: the list has 1 value where 2 are expected; make all lists equally long",
    "long name": "a.csv: the name of a column is longer than 64 kB; shorten it",
    "text that was cut off":
      "a.csv, row 3: the text ends within a letter, as if it were cut off; get the whole file",
    "damaged UTF-16":
      "a.csv, row 3: the text is UTF-16, and a part of it is damaged or missing; get the whole file, or take what is sound, as with iconv -c -f UTF-16 -t UTF-8",
    "replaced meanwhile": "Replaced by another file while it was read: this is the old one",
    "live: of a pipe": "Live",
    "live: of a file": "Live from a.csv",
    "live: a cell missing": "End of input: 12 rows, 1 cell without a value",
    "live: unfit": "3 did not fit",
    "live: loaded": "Everything is read: 412,000 rows",
    "live: loaded no rows": "Everything is read",
    "long line": "a.csv, row 2: the line is longer than 12 MB; split it into rows",
    "left out percents": "Left out: row “ACME”, which is in percent",
    "partial first unit": "The first value (Mon) is of only 4 of 7 days",
    "partial last unit": "The last value (Mon) is of only 1 of 12 months",
    "left out totals": "Left out: 2 rows, sums of others (ACME and Mon)",
    "empty cell": "Column state: 1 empty cell is taken as the name above it",
    "empty cells": "Column state: 12 empty cells are taken as the name above them",
    "some charts left out": "Some of the charts here are not in it",
    "pitches of the part": "Its pitches span this part only",
    "same axes left out": "Its charts have axes of their own",
    "all rows": "All 1,704 rows",
    "bound columns": "Each value lies between low and high",
    "error column": "Error bars: Price above and below each value",
    "empty columns": "Without values: wind, rain",
    "reading keys": "Enter opens the rows so far",
    "waiting keys": "Escape stops reading, q quits",
    "live: stopped": "Reading stopped: 412,000 rows",
    "live: stopped no rows": "Reading stopped",
    "assumed day order":
      "Column date: assumed to have the day first",
    "assumed month order":
      "Column date: assumed to have the month first",
    "rows of a range": "1,204 of 3,376 rows: price 200 to 300",
    "grid cell of a series": "Date 10 to 20, Price 5 to 8: ACME 12 points",
    "same grid cell of another series": "ACME 1 point, Date 10 to 20, Price 5 to 8",
    "column of a grid without points of a series": "ACME, no point, Date 10 to 20",
    "selections with missing values":
      "Mean of price per row: 300.0, 99.5 above 200.5. price equals 5, 12 rows, missing: 2; compared with: all 36 rows",
    "shape of a level": "BOLT, shape: varies around 12",
    "shape of a constant": "Shape: stays at 12.00 EUR",
    "shape of a level with a spike":
      "Shape: varies around 12, but for a spike to 900.00 EUR on January 15",
    "shape of a level with a dip": "Shape: stays at 12, but for a dip to 3 at x = 15",
    "shape of legs":
      "Shape: rises to 100.00 EUR on January 2, falls to 20.00 EUR on January 3, stays at about 20.00 EUR from January 3 to 5, then rises to 30.00 EUR",
    "shape of noisy legs":
      "Shape: falls to about 20 at x = 25, rises to about 60 at x = 50, then falls to about 40, noisy",
    "shape of a rise": "Shape: rises from 3.00 EUR to 83.00 EUR",
    "shape of a fall": "Shape: falls from 83.00 EUR to 3.00 EUR",
    "shape of steps":
      "Shape: stays at about 10 from x = 0 to 29, then stays at about 50 from x = 30 to 50",
    "shape of one way in noise":
      "Shape: falls from about 140 to about 20, noisy",
    "shape of a level with a last value apart":
      "Shape: varies around 12, but for 900.00 EUR on January 15",
    "shape of a level with a burst":
      "Shape: varies around 12, but for a spike to 900.00 EUR, January 14 to 17",
    "shape of a level and one in noise":
      "Shape: stays at about 10 from x = 0 to 29, then varies around 50 from x = 30 to 50, noisy",
    "shape of a growth": "Shape: doubles every 4",
    "shape of a growth over years": "Shape: doubles about every 22 years",
    "shape of a decay": "Shape: halves about every 10 days",
    "shape of an exact decay": "Shape: halves every 3.5 s",
    "shape of a period": "Shape: repeats every 6 points, falling overall",
    "shape of a year":
      "BOLT, shape: repeats every year, on average highest in August, lowest in February, rising overall",
    "shape of a day": "Shape: repeats every day, on average highest at 15:00, lowest at 04:00",
    "shape of a period of one minute": "Shape: repeats every minute",
    "shape of a period of one hour": "Shape: repeats every hour",
    "shape of a period of one week": "Shape: repeats every week",
    "shape of a period of one month": "Shape: repeats every month",
    "shape of a period of one quarter": "Shape: repeats every quarter",
    "describe a period beside no shape":
      "It has no clear direction, from 1.00 EUR on January 2 to 1.00 EUR on January 6, unchanged. The highest is 9.00 EUR on January 3 (2 values), the lowest 1.00 EUR on January 2 (3 values). It repeats every 7 points (7 days).",
    "a billion": "Lowest: -1 billion EUR at x = 3",
    "archive": "a.csv: this is an archive; unpack it first",
    "below zero": "Below zero: 5 of 12 values, first on January 5",
    "below zero of a series": "BOLT, below zero: 1 of 9 values, on January 5",
    "trend line": "BOLT, trend line: 10.00 to 22.00 EUR",
    "line": "Line at 10.00 EUR: 5 of 12 values above",
    "line with a name": "BOLT, ACME, 10.00 EUR: 0 of 9 values above",
    "courses":
      "1 series rises, 2 fall, 3 rise overall but turn on the way, 4 fall overall but turn on the way, 5 rise and then stay level, 6 fall and then stay level, 7 rise and then fall, 8 fall and then rise, 9 turn several times, 10 repeat, 11 spike, 12 dip, 13 stay level, 14 vary around a level, 15 have no clear direction, 16 have no values",
    "courses that are alike": "5 series turn several times",
    "database": "a.csv: this is an SQLite database; export a table, as with sqlite3 -csv -header",
    "deviation": "BOLT, standard deviation: 5.20 EUR",
    "swings that grow":
      "BOLT, swings: 2.4 times as large in the second half as in the first",
    "swings that shrink":
      "Swings: 3 times as large in the first half as in the second",
    "document": "a.csv: this is a PDF document, not a table; export its table as CSV",
    "highest told by its value": "Highest: 146.20",
    "largest mean": "Highest on average: ACME, 146.20 EUR; lowest: unnamed, 20.00 EUR",
    "shared drop": "Largest drop: all 4 series, on May 3",
    "shared rise": "Largest rise: all 5 series, on May 3",
    "shared highest": "Highest: all 5 series, on May 3",
    "shared lowest": "Lowest: all 3 series, on May 3",
    "overtaking": "ACME overtakes BOLT on May 3 and stays above",
    "overtaking between points":
      "ACME overtakes BOLT between May 3 and 9 and stays above",
    "largest of equal drops": "BOLT, largest drop: 2.00 EUR on May 3, the first of 3 equally large",
    "largest of equal rises": "Largest rise: 2.00 EUR on May 3, the first of 29 equally large",
    "middle half": "Middle half: 10.00 to 22.00 EUR",
    "not skewed": "BOLT, distribution: about symmetric",
    "one course of each": "1 series rises, 1 repeats",
    "options without effect": "Without effect, as no column holds dates: --date-format dd.MM.",
    "outlier far from all others": "Outlier: 9.00 EUR on January 5, far from all others",
    "outlier far from its neighbors": "Outlier: 9.00 EUR on January 5, far from its neighbors",
    "outlier in what repeats":
      "BOLT, outliers: 2, farthest 9.00 EUR on January 5, unusual for its place in the repetition",
    "outlier of its month": "Outlier: 9.00 EUR on January 5, unusual for March",
    "outlier of its weekday": "Outlier: 9.00 EUR on January 5, unusual for Wednesday",
    "Parquet": "a.csv: this is a Parquet file; export it as CSV, as with duckdb",
    "picture": "a.csv: this is a picture, not a table; open the data it was made from",
    "quadrillions": "Mean: 2.5 quadrillion, median: 4 billion",
    "renamed": "Renamed, because the name occurs twice: a 2, b 2",
    "series it has not": "146.20 EUR",
    "setting caption": "Captions: series, place, value, unit, change",
    "shape of other weeks":
      "Shape: repeats every week, on average highest on Wednesday, lowest on Tuesday",
    "shape of weeks": "Shape: repeats every week, on average highest on Saturday, lowest on Monday",
    "skewed to high values": "Distribution: longer tail of high values",
    "skewed to low values": "Distribution: longer tail of low values",
    "spanned powers": "Values span 6 powers of ten; a logarithmic axis spreads out the small ones",
    "spanned powers with a remedy":
      "Values span 3 powers of ten; a logarithmic axis spreads out the small ones",
    "spreadsheet": "a.csv: this is a spreadsheet, not text; save it as CSV",
    "steady trend": "Trend: rising, very clear; no turning points",
    "trillions": "Highest: 17.87 trillion at x = 3",
    "unit alone": "EUR",
    "unit before the place": "146.20, May 17, EUR",
    "value alone": "146.20",
    "value first": "146.20 EUR, May 17, up 1.3%",
    "wide bin": "Wider than the others: bin 110 to 900 g",
  ]
}
