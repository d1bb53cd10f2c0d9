extension English {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "maximum, peak, max, largest, biggest, top",
    .lowest:
      "minimum, trough, min, smallest",
    .goTo:
      "outlier, turning point, extreme, drop, rise, gap, crossing, jump, missing, fall, down",
    .search: "find, name",
    .goToPlace: "jump, time, year",
    .back: "go back, return, back",
    .takeBack: "undo, reverse, start over",
    .bookmark: "mark, remember",
    .position: "where am I",
    .audioGraph: "legend, hear the chart",
    .details:
      "statistics, mean, summary, trend, average, median, title, missing",
    .describe: "shape, trend, explain",
    .values: "points, value",
    .table: "rows, cells",
    .play: "listen, hear",
    .stop: "cancel",
    .slower: "speed, tempo, rate",
    .faster: "speed, tempo, rate, speed up",
    .sound: "mute, silence, silent, turn off sound, sound",
    .speech: "voice, talk, speak",
    .zoomIn:
      "magnify, part, range, zoom, closer",
    .zoomOut:
      "whole, zoom",
    .zoomAll: "zoom, everything, reset",
    .readAll: "everything, aloud, read aloud",
    .history: "repeat, last",
    .nextPart: "caption, parts, order, unit only, value only",
    .verbosity: "brief, detail, length",
    .follow: "stream, tail, newest",
    .suggestions:
      "chart type, bars, line, scatter, other chart, change chart, bar chart, pie, histogram, box plot, chart, charts",
    .columns:
      "filter, range, mean, median, sum, group, aggregate, axis, x, y, series, month, year, leave out, average, maximum, minimum, count, remove, delete, hide, sort, order, only some, subset, column, columns",
    .compare:
      "difference, selection, versus, against, compare",
    .chord: "together",
    .chartList: "title, switch",
    .multiples:
      "panels, grid, small multiples, side by side",
    .export:
      "save, copy, file, picture, image, command line, download, print",
    .settings:
      "volume, instrument, pitch, language, screen reader, options, order, louder, quieter, loud, quiet",
    .nextTheme: "color, colour, contrast, dark, light",
    .previousTheme: "color, colour, contrast, dark, light",
    .larger: "size, font, big, bigger",
    .smaller: "size, font, small, smaller",
    .quit: "exit, leave, end, close, how do i leave",
    .tutorial: "learn, lesson",
    .help: "keys, commands",
  ]
}
