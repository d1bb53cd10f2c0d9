extension English {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "maximum, peak, max, largest, biggest, top, record, record high, best, most",
    .lowest:
      "minimum, trough, min, smallest, record low, worst, least",
    .goTo:
      "outlier, turning point, extreme, drop, rise, gap, crossing, jump, missing, fall, down, unusual, anomaly, strange, change, increase, decrease",
    .search: "find, name, city, country, person, product, word",
    .goToPlace: "jump, time, year, date, day, skip to",
    .back: "go back, return, back",
    .takeBack: "undo, reverse, start over, mistake, wrong, error, oops, restore",
    .bookmark: "mark, remember, flag, favorite, note",
    .position: "where am I, lost, how far, which point",
    .audioGraph: "legend, hear the chart",
    .details:
      "statistics, mean, summary, trend, average, median, title, missing, facts, figures, numbers, total, how many",
    .describe: "shape, trend, explain, what is this, pattern, curve, summarize",
    .values: "points, value",
    .table: "rows, cells, record, records, data, spreadsheet",
    .play: "listen, hear, music, melody, start",
    .stop: "cancel, halt, stop the sound, close overlay",
    .slower: "speed, tempo, rate",
    .faster: "speed, tempo, rate, speed up",
    .sound: "mute, silence, silent, turn off sound, sound",
    .speech: "voice, talk, speak",
    .zoomIn:
      "magnify, part, range, zoom, closer, enlarge, close up",
    .zoomOut:
      "whole, zoom",
    .zoomAll: "zoom, everything, reset",
    .readAll: "everything, aloud, read aloud, tell me everything",
    .history: "repeat, last",
    .nextPart: "caption, parts, order, unit only, value only",
    .verbosity: "brief, detail, length",
    .follow: "stream, tail, newest, live, real time, monitor, watch",
    .suggestions:
      "chart type, bars, line, scatter, other chart, change chart, bar chart, pie, histogram, box plot, chart, charts, graph, plot, diagram, another view",
    .columns:
      "filter, range, mean, median, sum, group, aggregate, axis, x, y, series, month, year, leave out, average, maximum, minimum, count, remove, delete, hide, sort, order, only some, subset, column, columns, city, country, only one, choose, select, pick, exclude, field, variable, by month",
    .compare:
      "difference, selection, versus, against, compare, both, more than, which is higher",
    .chord: "together",
    .chartList: "title, switch",
    .multiples:
      "panels, grid, small multiples, side by side, overview, all charts, tiles",
    .export:
      "save, copy, file, picture, image, command line, download, print, record, recording, sound file, audio file, share, send, screenshot",
    .settings:
      "volume, instrument, pitch, language, screen reader, options, order, louder, quieter, loud, quiet, preferences, configure",
    .nextTheme: "color, colour, contrast, dark, light",
    .previousTheme: "color, colour, contrast, dark, light",
    .larger: "size, font, big, bigger",
    .smaller: "size, font, small, smaller",
    .quit: "exit, leave, end, close, how do i leave, done, finish, bye",
    .tutorial: "learn, lesson, beginner, introduction, practice",
    .help: "keys, commands, shortcuts, manual, instructions, what can i do",
  ]
}
