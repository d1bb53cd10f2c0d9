"""Recomputes what `earshot describe` says of tables, with NumPy and pandas.

    python3 statements.py PROGRAM TABLE [TABLE ...] [-- OPTION ...]

Of each chart the values are taken from the table itself, as the encoding says it was made, and compared with those
that are charted. Then every row of the details is parsed and recomputed. Prints what is wrong, how many statements
were checked, and which kinds of rows were not.
"""

import io
import json
import math
import re
import subprocess
import sys
from collections import Counter

import numpy as np
import pandas as pd

NUMBER = r"-?[\d,]+(?:\.\d+)?(?: (?:billion|trillion|quadrillion))?"
POWERS = {"billion": 1e9, "trillion": 1e12, "quadrillion": 1e15}


def number(text):
    parts = text.split(" ")
    return float(parts[0].replace(",", "")) * (POWERS[parts[1]] if len(parts) > 1 else 1)


def near(told, value):
    """True where a told number is the value, rounded to the digits that it is told with."""
    if value is None or not np.isfinite(value):
        return False
    bare = told.split(" ")[0].replace(",", "")
    digits = len(bare.split(".")[1]) if "." in bare else 0
    unit = POWERS[told.split(" ")[1]] if " " in told else 1
    return abs(number(told) - value) <= 0.500001 * 10**-digits * unit + 1e-9 * abs(value)


# Options for all tables, after “--”: “… -- --type box”.
ASKED = []


def run(program, *arguments):
    result = subprocess.run([program, "describe", "--language", "en", *ASKED, *arguments], capture_output=True, text=True)
    return result.stdout


def source(path):
    return pd.read_json(path) if path.endswith(".json") else pd.read_csv(path)


def expected(frame, encoding, name, single):
    """The values of a series as the encoding makes them of the table; None where this script cannot."""
    if encoding is None or encoding["where"] or encoding["top"] or encoding["last"] or encoding["bin"]:
        return None
    if encoding["timeUnit"] or encoding["split"] or encoding["from"] or encoding["to"]:
        return None
    y, x, series = encoding["y"], encoding["x"], encoding["series"]
    column = name if len(y) > 1 else (y[0] if y else None)
    if column not in frame.columns or x is None or x not in frame.columns:
        return None
    # A name that is a number or a letter has that of its column before it.
    names = [name, name.removeprefix(f"{series} ")]
    rows = frame if series is None else frame[frame[series].astype(str).isin(names)]
    if encoding["aggregate"]:
        if encoding["aggregate"] not in ("mean", "median", "sum", "min", "max"):
            return None
        rows = getattr(rows.dropna(subset=[column]).groupby(x)[column], encoding["aggregate"])()
        return rows.to_numpy(float)
    return pd.to_numeric(rows[column], errors="coerce").to_numpy(float)


class Report:
    def __init__(self):
        self.checked, self.wrong, self.unknown = Counter(), [], Counter()

    def check(self, kind, isTrue, told):
        self.checked[kind] += 1
        if not isTrue:
            self.wrong.append(f"{kind}: {told}")


def one_series(report, label, text, values):
    finite = values[np.isfinite(values)]
    steps = np.diff(values)
    first = re.match(NUMBER, text)
    count = re.search(r"the first of (\d+)", text)
    if label in ("highest", "lowest", "highest close", "lowest close"):
        best = finite.max() if "highest" in label else finite.min()
        report.check(label, near(first[0], best), text)
        if count:
            report.check(label + " count", int(count[1]) == (finite == best).sum(), text)
    elif label == "mean":
        told = re.match(rf"({NUMBER}), median: ({NUMBER})", text)
        report.check("mean", near(told[1], finite.mean()) and near(told[2], np.median(finite)), text)
    elif label == "middle half":
        told = re.match(rf"({NUMBER}) to ({NUMBER})", text)
        low, high = np.percentile(finite, [25, 75])
        report.check(label, near(told[1], low) and near(told[2], high), text)
    elif label == "below zero":
        told = re.match(r"([\d,]+) of ([\d,]+) values", text)
        report.check(label, (number(told[1]), number(told[2])) == ((finite < 0).sum(), len(finite)), text)
    elif label == "change":
        change = finite[-1] - finite[0]
        told = re.match(rf"({NUMBER}) to ({NUMBER}), (up|down) ({NUMBER})", text)
        if told:
            isTrue = near(told[1], finite[0]) and near(told[2], finite[-1]) and (change > 0) == (told[3] == "up")
            # A difference may be told with fewer digits than its ends.
            report.check(label, isTrue and near(told[4], abs(change)), text)
            share = re.search(r"\(([\d,.]+)%\)", text)
            factor = re.search(r"\((×|1/)([\d,]+)\)", text)
            if share:
                report.check("change %", near(share[1], abs(finite[-1] / finite[0] - 1) * 100), text)
            if factor:
                ratio = finite[-1] / finite[0]
                report.check("factor", near(factor[2], ratio if factor[1] == "×" else 1 / ratio), text)
        else:
            report.check(label, change == 0, text)
    elif label in ("largest rise", "largest drop"):
        size = np.nanmax(steps if label == "largest rise" else -steps)
        report.check(label, near(first[0], size), text)
        if count:
            sizes = steps if label == "largest rise" else -steps
            report.check(label + " count", int(count[1]) == np.isclose(sizes, size, rtol=1e-6, atol=0).sum(), text)
    elif label == "trend":
        ranks = pd.Series(finite).rank().to_numpy()
        places = np.flatnonzero(np.isfinite(values))
        rank = np.corrcoef(places, ranks)[0, 1]
        way = text.split(",")[0].split(";")[0]
        if way == "rising":
            report.check(label, rank > 0.2, text)
        elif way == "falling":
            report.check(label, rank < -0.2, text)
        else:
            report.check(label, abs(rank) < 0.95, text)
    elif label == "missing":
        report.check(label, number(first[0]) == (~np.isfinite(values)).sum(), text)
    elif label in ("outlier", "outliers", "spike", "dip"):
        told = re.search(rf"(?:farthest )?({NUMBER}) (?:on|in|at)", text)
        report.check(label, bool(told) and any(near(told[1], value) for value in finite), text)
    elif label == "shape":
        shape(report, text, finite)
    else:
        report.unknown[label] += 1


def shape(report, text, values):
    stays = re.match(rf"stays at (?:about )?({NUMBER})(?:,|$)", text)
    legs = re.findall(rf"(rises|falls|stays at) (?:from {NUMBER} )?(?:to |about )*({NUMBER})", text)
    doubles = re.match(r"(doubles|halves) (?:about )?every", text)
    if stays and "then stays" not in text:
        # A level is within the middle half of the values, or a quarter of it away.
        low, high = np.percentile(values, [25, 75])
        reach = (high - low) / 4 + 0.02 * np.ptp(values)
        report.check("shape level", low - reach <= number(stays[1]) <= high + reach, text)
    elif doubles:
        rises = np.corrcoef(np.arange(len(values)), np.log(values))[0, 1]
        report.check("shape growth", abs(rises) > 0.95 and (rises > 0) == (doubles[1] == "doubles"), text)
    elif legs and "repeats" not in text:
        last = values[0]
        for way, told in legs:
            value = number(told)
            # It is a value of the data, or, in noise, between them.
            isTrue = values.min() - 1e-9 <= value + 0.01 * np.ptp(values) and value <= values.max() * 1.01 + 1e-9
            if way == "rises":
                isTrue = isTrue and value > last - 0.12 * np.ptp(values)
            if way == "falls":
                isTrue = isTrue and value < last + 0.12 * np.ptp(values)
            report.check("shape leg", isTrue, text)
            last = value
    else:
        report.unknown["shape: " + text[:20]] += 1


def pairs(report, text, data):
    names = list(data)
    for a in names:
        for b in names:
            both = np.isfinite(data[a]) & np.isfinite(data[b])
            difference = (data[a] - data[b])[both]
            start = f"{a} is above {b} at "
            told = re.match(re.escape(start) + r"([\d,]+)(?:, below at ([\d,]+))?(?:, equal at ([\d,]+))? of ([\d,]+)", text)
            if told:
                counts = [(difference > 0).sum(), (difference < 0).sum(), (difference == 0).sum(), len(difference)]
                isTrue = all(part is None or number(part) == count for part, count in zip(told.groups(), counts))
                report.check("comparison", isTrue, text)
                return True
            everywhere = re.match(re.escape(f"{a} is ") + "(above|below) " + re.escape(b) + r" (everywhere|at all)", text)
            if everywhere:
                report.check("comparison", (difference > 0).all() if everywhere[1] == "above" else (difference < 0).all(), text)
                return True
            crossing = re.match(re.escape(f"{a} and {b} cross ") + r"(once|twice|[\d,]+)", text)
            if crossing:
                signs = np.sign(difference)
                signs = signs[signs != 0]
                count = {"once": 1, "twice": 2}.get(crossing[1]) or number(crossing[1])
                report.check("crossings", count == (np.diff(signs) != 0).sum(), text)
                return True
            apart = re.match(re.escape(f"{a} and {b}: most apart ") + rf".*, ({NUMBER})", text)
            if apart:
                report.check("most apart", near(apart[1], np.abs(difference).max()), text)
                return True
    means = re.match(rf"Highest on average: (.*), ({NUMBER}); lowest: (.*), ({NUMBER})$", text)
    if means:
        known = {name: np.nanmean(values) for name, values in data.items()}
        isTrue = means[1] == max(known, key=known.get) and means[3] == min(known, key=known.get)
        report.check("largest mean", isTrue and near(means[2], max(known.values())) and near(means[4], min(known.values())), text)
        return True
    return False


def kept(frame, encoding):
    """The rows of the source of a chart; None where this script cannot tell which they are."""
    if encoding is None or encoding["where"] or encoding["top"] or encoding["last"]:
        return None
    if encoding["timeUnit"] or encoding["split"] or encoding["from"] or encoding["to"]:
        return None
    return frame


def boxes(report, frame, description, rows):
    """The rows of a box plot, recomputed of the table: quartiles by linear interpolation."""
    encoding = description.get("encoding")
    frame = kept(frame, encoding)
    if frame is None or encoding["series"]:
        report.unknown["boxes of the source"] += 1
        return
    names = [column for column in encoding["y"] if column in frame.columns]
    # Where no place comes twice each column is a box.
    x = encoding["x"] if encoding["x"] in frame.columns and frame[encoding["x"]].duplicated().any() else None
    found = {}
    for name in names:
        values = pd.to_numeric(frame[name], errors="coerce")
        groups = values.groupby(frame[x].astype(str)) if x else [(name, values)]
        for place, group in groups:
            group = group[np.isfinite(group)].to_numpy(float)
            if len(group):
                found[name, place] = group
    several = len(description["series"]) > 1
    medians = {key: np.median(values) for key, values in found.items()}
    for row in rows:
        box = re.match(
            rf"(.*): ([\d,]+) values?, median ({NUMBER}).*?quartiles ({NUMBER})(?: to ({NUMBER}))?.*?"
            rf"lower whisker ({NUMBER}).*?upper whisker ({NUMBER})", row)
        if box:
            keys = [key for key in found if box[1] in (key[1], f"{key[0]}, {key[1]}")]
            if len(keys) != 1:
                report.unknown["box of " + box[1]] += 1
                continue
            values = found[keys[0]]
            low, middle, high = np.percentile(values, [25, 50, 75])
            inside = values[(values >= low - 1.5 * (high - low)) & (values <= high + 1.5 * (high - low))]
            told = [box[3], box[4], box[5] or box[4], box[6], box[7]]
            wanted = [middle, low, high, min(inside.min(), low), max(inside.max(), high)]
            isTrue = number(box[2]) == len(values) and all(map(near, told, wanted))
            report.check("box", isTrue, f"{row} | {len(values)} {wanted}")
            continue
        extreme = re.match(rf"(?:(.*), )?(highest|lowest) median: ({NUMBER}) at (.*?)(?:, the first of \d+)?$", row, re.I)
        if extreme:
            mine = [value for key, value in medians.items() if not several or key[0] == extreme[1]]
            if mine:
                best = max(mine) if extreme[2].lower() == "highest" else min(mine)
                report.check("extreme median", near(extreme[3], best), row)
            continue
        outliers = re.match(rf"(?:(.*), )?outliers?: (?:(\d+), farthest )?({NUMBER}) at (.*)", row, re.I)
        if outliers:
            far = []
            for key, values in found.items():
                if several and key[0] != outliers[1]:
                    continue
                low, high = np.percentile(values, [25, 75])
                reach = 1.5 * (high - low)
                far += [value for value in values if value < low - reach or value > high + reach]
            isTrue = len(far) == int(outliers[2] or 1) and any(near(outliers[3], value) for value in far)
            report.check("outliers of boxes", isTrue, f"{row} | {len(far)}")


def counted(report, frame, description, rows, table):
    """The rows of a histogram, recomputed of the table, and its counts."""
    encoding = description.get("encoding")
    frame = kept(frame, encoding)
    names = [one["name"] for one in description["series"]]
    columns = {name: name for name in names}
    if frame is not None and len(names) == 1 and names[0] not in frame.columns:
        columns = {names[0]: (encoding["y"] or [None])[0] if encoding else None}
    if frame is None or encoding["series"] or not set(columns.values()) <= set(frame.columns):
        report.unknown["histogram of the source"] += 1
        return
    data = pd.read_csv(io.StringIO(table))
    for position, name in enumerate(names):
        values = pd.to_numeric(frame[columns[name]], errors="coerce").to_numpy(float)
        values = values[np.isfinite(values)]
        low, high, counts = data.iloc[:, 0], data.iloc[:, 1], data.iloc[:, 2 + position].fillna(0)
        isTrue = counts.sum() == len(values)
        for a, b, count in zip(low, high, counts):
            inside = ((values >= a) & (values < b)).sum()
            isTrue = isTrue and (count == inside or count == inside + (values == b).sum())
        report.check("bins", isTrue, f"{name} {list(counts)}")
        start = f"{name}, " if len(names) > 1 else ""
        for row in rows:
            if not row.startswith(start):
                continue
            label, _, text = row.removeprefix(start).partition(": ")
            label = label.lower()
            first = re.match(NUMBER, text)
            if label == "values":
                report.check(label, number(first[0]) == len(values), row)
            elif label in ("mean", "middle half"):
                one_series(report, label, text, values)
            elif label == "standard deviation":
                report.check(label, near(first[0], values.std(ddof=1)), row)
            elif label == "fullest bin":
                report.check(label, f"{int(counts.max()):,} value" in text, row)


def cloud(report, description, rows, values, places):
    """The rows of a scatter that are of one series, of the points that are drawn."""
    for row in rows:
        for name in sorted(values, key=len, reverse=True):
            start = f"{name}, " if len(values) > 1 else ""
            label = re.match(re.escape(start) + r"([A-Za-z][a-z ]+): (.*)", row)
            if not (row.startswith(start) and label):
                continue
            kind, text = label[1].lower(), label[2]
            if kind in ("highest", "lowest", "mean", "middle half"):
                one_series(report, kind, text, values[name])
            elif kind == "correlation":
                both = np.isfinite(values[name]) & np.isfinite(places)
                value = np.corrcoef(places[both], values[name][both])[0, 1]
                report.check(kind, near(text.split(",")[0], value), f"{row} | {value}")
            break


def chart(report, path, index, description, frame, table, rows):
    if description["type"] == "box":
        return boxes(report, frame, description, rows)
    if description["type"] == "histogram":
        return counted(report, frame, description, rows, table)
    data = pd.read_csv(io.StringIO(table))
    names = [one["name"] for one in description["series"]]
    columns = list(data.columns[1:])
    if len(columns) != len(names):
        report.unknown["chart of parts"] += 1
        return
    values = {name: pd.to_numeric(data[column], errors="coerce").to_numpy(float) for name, column in zip(names, columns)}
    for name in names:
        wanted = expected(frame, description.get("encoding"), name, len(names) == 1)
        if wanted is None:
            report.unknown["values of the source"] += 1
            continue
        told, wanted = (np.sort(one[np.isfinite(one)]) for one in (values[name], wanted))
        isTrue = len(told) == len(wanted) and np.allclose(told, wanted, rtol=1e-6)
        report.check("values of the source", isTrue, f"{path} {index} {name}")
    if description["type"] == "scatter" and data.iloc[:, 0].dtype.kind in "if":
        return cloud(report, description, rows, values, data.iloc[:, 0].to_numpy(float))
    if description["type"] in ("violin", "heatmap", "pie", "donut", "scatter"):
        report.unknown["rows of a " + description["type"]] += 1
        return
    for row in rows:
        if row.startswith("Outliers: modified") or pairs(report, row, values):
            continue
        for name in sorted(names, key=len, reverse=True):
            start = f"{name}, " if len(names) > 1 else ""
            label = re.match(re.escape(start) + r"([A-Za-z][a-z ]+): (.*)", row)
            if row.startswith(start) and label:
                one_series(report, label[1].lower(), label[2], values[name])
                break


def main():
    program, paths = sys.argv[1], sys.argv[2:]
    if "--" in paths:
        ASKED.extend(paths[paths.index("--") + 1:])
        paths = paths[:paths.index("--")]
    wrong, total = 0, 0
    unknown = Counter()
    for path in paths:
        report = Report()
        try:
            frame = source(path)
            charts = json.loads(run(program, path, "--json"))
        except (ValueError, OSError) as error:
            print(f"{path}: skipped, {error}")
            continue
        charts = charts if isinstance(charts, list) else [charts]
        subprocess.run([program, "describe", *ASKED, path, "-o", "/tmp/statements.csv"], check=False)
        tables = open("/tmp/statements.csv").read().strip("\n").split("\n\n")
        blocks = run(program, path, "--all").strip("\n").split("\n\n")
        if not len(charts) == len(tables) == len(blocks):
            print(f"{path}: skipped, {len(charts)} charts, {len(tables)} tables, {len(blocks)} texts")
            continue
        for index, description in enumerate(charts[:6]):
            chart(report, path, index, description, frame, tables[index], blocks[index].splitlines())
        count = sum(report.checked.values())
        print(f"{path}: {count} statements, {len(report.wrong)} wrong")
        for text in report.wrong:
            print("  WRONG " + text)
        total, wrong = total + count, wrong + len(report.wrong)
        unknown += report.unknown
    print(f"{total} statements, {wrong} wrong; not checked: {dict(unknown.most_common(30))}")
    sys.exit(1 if wrong else 0)


main()
