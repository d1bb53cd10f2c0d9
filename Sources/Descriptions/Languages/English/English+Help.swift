extension English {
  func words(command: CommandPhrase) -> String {
    switch command {
    case .earshot:
      """
      Explore charts by ear, eye and keyboard, in any terminal.

      Without a command the full screen opens: earshot FILE is earshot explore FILE. Without a FILE, \
      data is read from standard input; at a terminal the sample charts are shown. Everything that \
      can be done on the full screen can be done by a command, too.
      """
    case .explore:
      """
      The full screen (the default command).

      With --keys nothing is shown: the keys are replayed and what was said, shown or played is \
      printed. Keys are written as typed, others by name: <Right> <S-Tab> <Esc> <Resize 40x12> \
      <Wait 500ms>; # starts a comment.
      """
    case .describe: "The chart details as text, one fact a line, or as a file."
    case .draw:
      """
      One picture of each chart as text, or as a file.

      Of several charts each has a file of its own: name-1.svg, name-2.svg …
      """
    case .render:
      """
      The audio graph as a sound file.

      Of several charts the first is rendered; standard error says so.
      """
    case .tutorial:
      """
      Learn the keys by ear, in eight steps.

      Each step waits for its key, on the sample chart or on one of yours. Any other key says \
      what is asked for. At the end the charts are yours to explore.
      """
    case .audit:
      """
      Is each chart, in this theme and language, fit for everyone?

      A line for each thing that was looked at: failed, nearly (within a tenth of the limit, or long in words that are not yours) \
      or passed; what, where, and how to mend it. Captions should have at most 40 columns. \
      The exit code is 65 if anything failed.
      """
    case .themes: "The themes."
    case .list: "One theme a line, its name first."
    case .show: "The colors of a theme, as in its file."
    case .check:
      """
      Whether the colors of a theme, or of all, can be told apart where they meet.

      A line for every pair of colors: the verdict, what was computed, what is asked, the pair, \
      and the colors it was computed from: 24-bit or the palette of 256. Contrast is the ratio of \
      WCAG (:1); series are told apart by CIEDE2000 (dE), as seen with each kind of color vision. \
      The exit code is 65 if anything failed.
      """
    case .devices: "The audio output devices, the default one marked."
    case .config:
      """
      The settings in force, each with where it comes from.

      An option overrides the environment, which overrides the file, which overrides the default. The file is \
      earshot/config.toml in XDG_CONFIG_HOME, else in ~/.config.
      """
    case .help: "Show subcommand help information."
    }
  }

  func words(option: OptionPhrase) -> String {
    switch option {
    case .files:
      "Tables or charts in any format that --format names, also compressed; - is standard input"
    case .x: "The column of the x axis"
    case .y:
      "A column to chart, 'mean(COLUMN)' or 'count()'; repeat it, or put commas between names"
    case .type: "The type of the chart"
    case .series:
      "A column; a series for each of its values, in one chart. none: no such series"
    case .split: "A column; a chart for each of its values"
    case .aggregate: "What rows at one place become"
    case .label: "A column; its text is said with each point"
    case .every: "The unit of the times of x"
    case .bin: "The width of ranges of x, or of a histogram; or auto"
    case .where:
      "Only rows with 'COLUMN OP VALUE': = != < <= > >= ~ in, not in, 'is missing'. Repeat it: all must hold"
    case .last: "Only this much time at the end"
    case .from: "Only from this x on"
    case .to: "Only up to this x"
    case .sort: "The order of names"
    case .top:
      "Only this many series or names, the largest; where rows are summed up, the others together"
    case .chart: "Which of the charts that --charts lists"
    case .open:
      "The number of the chart that is shown first; describe, draw, render and audit take only that one"
    case .sameAxes: "The same axes for all charts whose unit and scale agree"
    case .title: "The chart's title"
    case .summary: "Your own words about the chart"
    case .xTitle: "What the x axis measures"
    case .yTitle: "What the y axis measures"
    case .xUnit: "The unit of x"
    case .yUnit: "The unit of y"
    case .xScale: "The scale of the x axis"
    case .yScale: "The scale of the y axis"
    case .referenceLine: "Draw a line across the chart at this value, with a name; repeatable"
    case .trendLine: "Draw the straight line that fits each series best"
    case .error:
      "A column with the error of each value to both sides, or two with the lower and the upper end"
    case .timeZone: "The zone of dates that name none, as an IANA name"
    case .dateFormat: "How dates are written, such as dd.MM.yyyy"
    case .format: "The format of the input"
    case .delimiter: "The character between cells; \\t is a tab"
    case .header: "The first row holds names, not values"
    case .noHeader: "The first row holds values, not names"
    case .missing:
      "Take this value as missing, such as -999; repeat it for several"
    case .decimalComma: "A comma is the decimal sign"
    case .decimalPoint: "A point is the decimal sign"
    case .columns: "List the columns of a table: role, range, different and missing values"
    case .charts: "List the charts that suit a table, the best first; --chart takes one"
    case .language: "The language of all words"
    case .verbosity: "How much is said"
    case .sayValues: "Say the values while it plays"
    case .readingSpeed: "How fast everything is read"
    case .plain: "Say everything on lines of text, for screen readers"
    case .screenReader: "The same as --plain"
    case .quiet: "Keep the screen still: a key changes the caption alone"
    case .verticalPoints: "Walk the points with the up and down arrows"
    case .crosshair: "Draw an upright line through the chosen point"
    case .pixels: "Draw plots in pixels, where the terminal answers that it can"
    case .caption: "Parts of a caption, in their order"
    case .brailleCells: "Cells of the braille row, and of a line of captions"
    case .speech: "Speak everything through speech-dispatcher (auto: if it runs)"
    case .theme: "The theme"
    case .themesFolder: "Where more themes are"
    case .glyphs: "What pictures are drawn with"
    case .glyphScale: "How large everything is drawn"
    case .color: "Colors in what is written"
    case .size: "The size without a terminal"
    case .preset: "How data becomes sound"
    case .duration: "How long a chart plays, in seconds or by what it holds"
    case .minimumFrequency: "The frequency of the lowest value, in Hz"
    case .maximumFrequency: "The frequency of the highest value, in Hz"
    case .pitchScale: "How pitch follows the value"
    case .smoothing: "The weight of each value in an exponential moving average"
    case .volume: "How loud everything is"
    case .inverted: "The highest value gets the lowest pitch"
    case .order: "How several series play"
    case .mono: "Everything in the center, for one ear"
    case .instrument: "What plays the first series"
    case .solo: "Hear this series alone; repeatable"
    case .mute: "Leave this series out; repeatable"
    case .backwards: "From the end to the start"
    case .legend: "The lowest and the highest value first, then the graph"
    case .slope: "Lines in equal steps of y: the steeper, the faster"
    case .dense: "Many points at once: their mean, their range, both, or only extremes"
    case .pan: "What left and right mean: the place along x, the series, or nothing"
    case .tuning: "Bring pitches to the tones of a scale"
    case .notes: "A note for each point of a line in place of a glide"
    case .moveTones: "Sound each point that a move lands on"
    case .map: "Hear another column as loudness, roughness or tempo"
    case .cues: "What is marked by a sound, with commas between names"
    case .threshold: "Mark where a series passes this value; repeatable"
    case .device: "The audio device"
    case .follow: "Keep reading what comes, live; a file by its name"
    case .keep: "How many rows are kept, or how much time of them: 100000, 1h"
    case .alarm:
      "Sound and say when 'COLUMN OP VALUE' becomes true, y for the values; repeatable"
    case .lost: "Say when nothing has come for this long"
    case .keys: "A key script to replay; - is standard input"
    case .dump: "What is printed of a replay"
    case .describedFile: "A .txt, .md, .json or .csv file; .csv holds the data of the chart"
    case .describedJSON: "The same facts for a program"
    case .describedAll: "All details, not only the twelve that come first"
    case .describedBraille: "Each series as a row of braille cells, too"
    case .pictureFile: "A .svg file, a .txt file, or a .ans file with colors"
    case .soundFile: "A .wav, .flac, .ogg or .mid file; - writes WAV to standard output"
    case .subtitles: "A file of subtitles (WebVTT) with what is said"
    case .sampleFormat: "How the samples of a .wav file are written"
    case .renderedJSON: "Print what was rendered, for a program"
    case .shownTheme: "The name of the theme"
    case .checkedTheme: "The name of a theme, or its file; without it, all themes"
    case .allLanguages: "Captions in every language"
    case .version: "Show the version"
    case .help: "Show help information"
    }
  }

  func words(value: ValuePhrase) -> String {
    switch value {
    case .column: "column"
    case .type: "type"
    case .aggregate: "aggregate"
    case .unit: "unit"
    case .width: "width"
    case .condition: "condition"
    case .length: "length"
    case .x: "x"
    case .y: "y"
    case .line: "value[:name]"
    case .order: "order"
    case .count: "count"
    case .number: "number"
    case .text: "text"
    case .scale: "scale"
    case .name: "name"
    case .pattern: "pattern"
    case .format: "format"
    case .character: "character"
    case .tag: "tag"
    case .verbosity: "verbosity"
    case .folder: "folder"
    case .glyphs: "glyphs"
    case .pixels: "protocol"
    case .when: "when"
    case .size: "columns x rows"
    case .duration: "duration"
    case .hertz: "Hz"
    case .smoothing: "smoothing"
    case .volume: "volume"
    case .series: "series"
    case .list: "list"
    case .file: "file"
    case .files: "files"
    case .factor: "factor"
    case .what: "what"
    case .theme: "theme"
    case .subcommand: "subcommand"
    case .subcommands: "subcommands"
    case .options: "options"
    }
  }

  func words(help: HelpPhrase) -> String {
    switch help {
    case .heading(.overview): "Overview"
    case .heading(.usage): "Usage"
    case .heading(.arguments): "Arguments"
    case .heading(.options): "Options"
    case .heading(.subcommands): "Subcommands"
    case .heading(.data): "Data"
    case .heading(.words): "Words"
    case .heading(.sight): "Sight"
    case .heading(.sound): "Sound"
    case .heading(.error): "Error"
    case .heading(.or): "or"
    case .heading(.help): "Help"
    case .detailedHelp(let command): "See '\(command)' for detailed help."
    case .moreInformation(let command): "See '\(command)' for more information."
    case .values(.theme): "one that earshot themes lists"
    case .values(.folder): "a folder"
    case .values(.device): "one that earshot devices lists, or none"
    }
  }

  // In the words of the parser, but for its marks of quotation and its capitals.
  func words(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownOption(let option, nil): "unknown option “\(option)”"
    case .unknownOption(let option, let suggestion?):
      "unknown option “\(option)”; did you mean “\(suggestion)”?"
    case .missingValue(let option): "missing value for “\(option)”"
    case .missingValueWithin(let option, let word): "missing value for “\(option)” in “\(word)”"
    case .unexpectedValue(let value, let option):
      "the option “\(option)” does not take any value, but “\(value)” was specified."
    case .unexpectedArguments(let arguments):
      arguments.count == 1
        ? "unexpected argument “\(arguments[0])”"
        : "\(arguments.count) unexpected arguments: \(arguments.map(quoted).joined(separator: ", "))"
    case .missingArgument(let argument): "missing expected argument “\(argument)”"
    case .invalidValue(let value, let option): "the value “\(value)” is invalid for “\(option)”"
    case .unknownCommand(let word, let suggestion):
      "“\(word)” is neither a command nor a file; did you mean \(suggestion)?"
    case .optionOfOthers(let option, let commands):
      "“\(option)” belongs to \(listed(commands)), not here; leave it out"
    case .noFile: "there is no file to read; name one, or - for standard input"
    case .contradicting(let options):
      "\(listed(options)) contradict each other; leave one of them out"
    case .swallowedFile(let file, let option):
      "\(option) took “\(file)” as its value, so no file is left to read; give the option its own value: \(option) VALUE \(file)"
    case .malformedOption(let option): "invalid option: \(option)"
    }
  }
}
