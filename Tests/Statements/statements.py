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

NUMBER = r"-?[\d,]+(?:\.\d+)?(?:E-?\d+)?(?: (?:billion|trillion|quadrillion))?"
POWERS = {"billion": 1e9, "trillion": 1e12, "quadrillion": 1e15}


def number(text):
    parts = text.split(" ")
    return float(parts[0].replace(",", "")) * (POWERS[parts[1]] if len(parts) > 1 else 1)


def near(told, value):
    """True where a told number is the value, rounded to the digits that it is told with."""
    if value is None or not np.isfinite(value):
        return False
    bare = told.split(" ")[0].replace(",", "")
    if "E" in bare:
        return abs(number(told) - value) <= 1e-5 * abs(value)
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


def expected(frame, encoding, name, rows_told):
    """The values of a series as the encoding makes them of the table; None where this script cannot."""
    if encoding is None or encoding["where"] or encoding["top"] or encoding["last"] or encoding["bin"]:
        return None
    if encoding["timeUnit"] or encoding["split"] or encoding["from"] or encoding["to"]:
        return None
    y, x, series = encoding["y"], encoding["x"], encoding["series"]
    column = name if len(y) > 1 else (y[0] if y else None)
    if column == "count()" and x in frame.columns and (series is None or series in frame.columns):
        rows = frame if series is None else frame[frame[series].astype(str).isin([name, name.removeprefix(f"{series} ")])]
        counts = rows[x].value_counts().to_numpy(float)
        return counts if len(counts) else None
    if column not in frame.columns or x is None or x not in frame.columns:
        return None
    # A name that is a number or a letter has that of its column before it.
    names = [name, name.removeprefix(f"{series} ")]
    rows = frame if series is None else frame[frame[series].astype(str).isin(names)]
    if encoding["type"] == "scatter":
        rows = rows[rows[x].notna()]
    if encoding["aggregate"]:
        if encoding["aggregate"] not in ("mean", "median", "sum", "min", "max"):
            return None
        numbers = rows.assign(**{column: pd.to_numeric(rows[column], errors="coerce")}).dropna(subset=[column])
        groups = numbers.groupby(x)[column]
        thin = next((re.search(r"in groups with fewer than ([\d,]+)", row) for row in rows_told if "fewer than" in row), None)
        rows = getattr(groups, encoding["aggregate"])()
        if thin:
            rows = rows[groups.count() >= number(thin[1])]
        return rows.to_numpy(float) if len(rows) else None
    numbers = pd.to_numeric(rows[column], errors="coerce").to_numpy(float)
    # An outcome in words counts as 1 and 0.
    return numbers if np.isfinite(numbers).any() else None


class Report:
    def __init__(self):
        self.checked, self.wrong, self.unknown = Counter(), [], Counter()

    def check(self, kind, isTrue, told):
        self.checked[kind] += 1
        if not isTrue:
            self.wrong.append(f"{kind}: {told}")


def percent_of_told(share, first, last):
    """True where a told percent is that of both ends as they are told, rounded to the digits that it has itself."""
    if number(first) == 0:
        return False
    return near(share, abs(number(last) / number(first) - 1) * 100)


def apart_beyond_rounding(a, b):
    """The differences of two series; none where they are equal but for the rounding of a mean."""
    areWhole = (a == np.round(a)) & (b == np.round(b))
    return np.where(~areWhole & np.isclose(a, b, rtol=1e-13, atol=0), 0.0, a - b)


def near_about(told, value):
    """True where a number that is told as "about" is the value, rounded to its last digit that is not zero."""
    bare = told.split(" ")[0].replace(",", "")
    if "." in bare:
        unit = 10.0 ** -len(bare.split(".")[1])
    else:
        unit = 10.0 ** (len(bare) - len(bare.rstrip("0"))) if bare.strip("-0") else 10.0
    unit *= POWERS[told.split(" ")[1]] if " " in told else 1
    return abs(number(told) - value) <= 0.500001 * unit + 1e-9 * abs(value)


def ranks(values):
    return pd.Series(values).rank().to_numpy()


def correlation(a, b):
    return np.corrcoef(a, b)[0, 1] if np.ptp(a) > 0 and np.ptp(b) > 0 else 0.0


def turning_points(values, share):
    """The number of turns by more than a share of half the range, in the plainest way."""
    threshold = np.ptp(values) * share
    low = high = values[0]
    rises, turns = None, 0
    for value in values[1:]:
        low, high = min(low, value), max(high, value)
        if rises is not False and high - value > threshold:
            turns += rises is True
            rises, low, high = False, value, value
        elif rises is not True and value - low > threshold:
            turns += rises is False
            rises, low, high = True, value, value
    return turns


def to_dates(column):
    """Dates as they were written: of “02/09/2025” and “02.09.2025” the day first, unless only the month can be, or only then
    the rows go on in time."""
    column = column.astype(str).str.replace(r"^(\d{4})年(\d{1,2})月(\d{1,2})日", r"\1-\2-\3", regex=True)
    texts = column
    parts = texts.str.extract(r"^(\d{1,2})[./-](\d{1,2})[./-]\d{4}").astype(float)
    if parts.notna().all().all():
        both = [pd.to_datetime(column, format="mixed", dayfirst=isFirst, errors="coerce") for isFirst in (True, False)]
        fitting = [dates for dates in both if dates.notna().all()]
        ordered = [dates for dates in fitting if dates.is_monotonic_increasing or dates.is_monotonic_decreasing]
        if (parts[0] > 12).any():
            return both[0]
        if (parts[1] > 12).any():
            return both[1]
        return (ordered or fitting or both)[0]
    return pd.to_datetime(column, format="mixed")


def moments_of(column):
    """The moments that numbers or weeks are: 20230105, what computers count since 1970, 2023-W01; None of anything else."""
    name = str(column.name).lower()
    if column.dtype.kind in "iu" and column.between(19000101, 21001231).all():
        days = pd.to_datetime(column.astype(str), format="%Y%m%d", errors="coerce")
        return days if days.notna().all() else None
    if column.dtype.kind in "iu" and re.search("epoch|time|^ts|date", name):
        for unit, low, high in (("s", 1e9, 4e9), ("ms", 1e12, 4e12), ("us", 1e15, 4e15), ("ns", 1e18, 4e18)):
            if column.between(low, high).all():
                return pd.to_datetime(column, unit=unit)
    if column.dtype.kind not in "if" and column.astype(str).str.fullmatch(r"\d{4}-?W\d\d").all():
        return pd.to_datetime(column.astype(str).str.replace("-", "") + "1", format="%GW%V%u")
    return None


class Places:
    """The places of the points, as numbers along x and in the words that are said of them."""

    def __init__(self, column):
        self.texts = [str(text) for text in column]
        self.known = None
        self.dates = None
        moments = moments_of(column)
        if moments is not None:
            self.dates = moments
            self.x = moments.astype("datetime64[ns]").astype("int64").to_numpy(float) / 1e9
        elif column.dtype.kind in "if":
            self.x = column.to_numpy(float)
        else:
            try:
                quarters = column.astype(str).str.replace(r"^(\d{4})[- ]?Q(\d)$", r"\1Q\2", regex=True)
                if quarters.str.fullmatch(r"\d{4}Q\d").all():
                    self.dates = pd.Series(pd.PeriodIndex(quarters, freq="Q").to_timestamp())
                else:
                    self.dates = to_dates(column)
                seconds = self.dates.astype("datetime64[ns]").astype("int64").to_numpy(float) / 1e9
                self.x = seconds if self.dates.notna().all() else None
            except (ValueError, TypeError, AttributeError):
                self.x = None
            if self.x is None:
                self.dates = None
        if self.x is None:
            self.x = np.arange(len(self.texts), dtype=float)

    def known_names(self):
        return set(self.texts)

    def count(self):
        return len(set(self.texts))

    def names(self, index):
        names = {self.texts[index]}
        if self.dates is not None:
            date = self.dates.iloc[index]
            for pattern in ("%B %-d, %Y", "%b %-d, %Y", "%B %-d", "%b %-d", "%B %Y", "%b %Y", "%B", "%b", "%Y"):
                names |= {date.strftime(pattern + clock) for clock in ("", " at %H:%M", " at %H:%M:%S", " %H:%M", " %H:%M:%S")}
            names |= {date.strftime("%H:%M"), date.strftime("%H:%M:%S")}
            year, week, _ = date.isocalendar()
            names |= {f"week {week} of {year}", f"week {week}"}
            names.add(f"Q{date.quarter} {date.year}")
        return names

    def index(self, told):
        """The point at a place; None where it is not known."""
        told = re.sub(r"^(?:in|on|at) ", "", told.strip())
        if self.known is None:
            self.known = {}
            for index in range(len(self.texts)):
                for name in self.names(index):
                    self.known.setdefault(name, index)
        if told in self.known:
            return self.known[told]
        last = re.search(rf"({NUMBER})$", told)
        if self.dates is None and last:
            value = number(last[1])
            near_ones = np.flatnonzero(np.abs(self.x - value) < 1e-9 * max(1, abs(value)) + 5e-3)
            return int(near_ones[0]) if len(near_ones) else None
        return None


def over_pauses(places, rows):
    """The steps along x that lead over a stretch of which it is said that there is nothing."""
    steps = np.diff(places.x)
    if not len(steps):
        return np.zeros(0, bool)
    # Among even times a hole is one as well, of working days what is longer than a weekend with a holiday.
    usual = np.median(steps)
    isEven = places.dates is not None and len(steps) > 3 and (np.abs(steps - usual) <= 0.15 * usual).mean() >= 0.75
    if not isEven and not any(row.startswith("No points") for row in rows):
        return np.zeros(len(steps), bool)
    if not isEven:
        return steps > 5.5 * usual
    isWorking = usual == 86_400 and not places.dates.dt.dayofweek.isin([5, 6]).any()
    return steps > (4.5 if isWorking else 1.5) * usual


def known_steps(values, places, rows):
    """The steps from each known value to the next, over at most as many cells as usual and over no hole."""
    at = np.flatnonzero(np.isfinite(values))
    ways = np.diff(at)
    if not len(ways):
        return np.array([]), at
    steps = np.where(ways <= int(np.ceil(np.median(ways))), np.diff(values[at]), np.nan)
    if places is not None and len(places.x) == len(values):
        over = np.concatenate([[0], np.cumsum(over_pauses(places, rows))])
        steps = np.where(over[at[1:]] > over[at[:-1]], np.nan, steps)
    return steps, at


def one_series(report, label, text, values, places=None, rows=(), points=None):
    # A sign of money stands before its number.
    text = re.sub(r"[€$£¥](?=\d)", "", text)
    finite = values[np.isfinite(values)]
    if re.match(r"\d\d:\d\d", text) or not len(finite):
        report.unknown["times of day"] += 1
        return
    steps, known = known_steps(values, places, rows)
    first = re.match(NUMBER, text)
    count = re.search(r"the first of ([\d,]+)", text)
    if first is None and label in ("highest", "lowest", "largest rise", "largest drop", "missing"):
        report.unknown["number of " + text[:16]] += 1
        return
    if label in ("highest", "lowest", "highest close", "lowest close"):
        best = finite.max() if "highest" in label else finite.min()
        report.check(label, near(first[0], best), text)
        if count:
            report.check(label + " count", int(number(count[1])) == (finite == best).sum(), text)
    elif label in ("mean", "mean of the means", "mean of the medians"):
        told = re.match(rf"({NUMBER})[^,;]*?, median(?: of the \w+)?: ({NUMBER})", text)
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
        own = next((row for row in rows if re.search(r"(?:^|, )shape: varies around (?!.* from )", row, re.I) and text in " ".join(rows)), None)
        if own is not None and sum("hange: " in row for row in rows) == 1 and sum("hape: " in row for row in rows) == 1:
            report.check("no change of what varies", False, text)
        told = re.match(rf"({NUMBER}) to ({NUMBER}), (up|down) ({NUMBER})", text)
        if told:
            isTrue = near(told[1], finite[0]) and near(told[2], finite[-1]) and (change > 0) == (told[3] == "up")
            report.check(label, isTrue and near(told[4], abs(change)), text)
            share = re.search(r"\(([\d,.]+)%\)", text)
            factor = re.search(r"\(([\d,]+) times (as much|less)\)", text)
            if share:
                report.check("change %", near(share[1], abs(finite[-1] / finite[0] - 1) * 100), text)
                # Who counts after finds the same; large numbers in words have fewer digits.
                if not any(" " in part for part in told.groups()) and number(share[1]) >= 0.05:
                    report.check("percent of what is told", percent_of_told(share[1], told[1], told[2]), text)
            if factor:
                ratio = finite[-1] / finite[0]
                spansPowers = finite.min() > 0 and finite.max() >= 1000 * finite.min()
                isNear = finite.min() < 0 or abs(ratio) < 1 and finite[-1] < 0.05 * np.ptp(finite) and not spansPowers
                report.check("factor of what is next to zero", not isNear, text)
                report.check("factor", near(factor[1], ratio if factor[2] == "as much" else 1 / ratio), text)
        else:
            # Both are printed alike, whatever is behind the last digit.
            alike = re.match(rf"({NUMBER}) to ({NUMBER}), unchanged", text)
            report.check(label, change == 0 or bool(alike) and alike[1] == alike[2] and near(alike[1], finite[-1]), text)
    elif label in ("largest rise", "largest drop"):
        sizes = steps if label == "largest rise" else -steps
        size = np.nanmax(sizes)
        report.check(label, near(first[0], size), text)
        stretch = re.match(rf"{NUMBER}[^,]*, (.*? to [^,]*(?:, \d{{4}})?)(?:, the first of .*)?$", text)
        at = ends(places, stretch[1]) if stretch and places is not None and len(places.x) == len(values) else None
        if at:
            best = int(np.nanargmax(sizes))
            report.check(label + " from", at == (known[best], known[best + 1]), f"{text} | {known[best]} {known[best + 1]}")
        if count:
            report.check(label + " count", int(number(count[1])) == np.isclose(sizes, size, rtol=1e-6, atol=0).sum(), text)
    elif label == "trend":
        trend(report, text, values, places)
    elif label == "missing":
        # A place of others is no point of a series that has none there.
        missing = (points if points is not None else len(values)) - len(finite)
        report.check(label, number(first[0]) == missing, text)
    elif label in ("gap", "gaps"):
        gaps(report, text, values, places, points)
    elif label in ("outlier", "outliers", "spike", "spikes", "dip", "dips"):
        told = re.search(rf"(?:(?:farthest|highest|lowest) )?({NUMBER}) (?:on|in|at)", text)
        report.check(label, bool(told) and any(near(told[1], value) for value in finite), text)
        far = re.search("far from (all others|its neighbors)", text)
        if told and far:
            apart(report, far[1], told[1], values)
    elif label == "repeats":
        repeats(report, text, values, places)
    elif label in ("plateau", "plateaus"):
        plateau(report, text, finite)
    elif label in ("unusually high", "unusually low"):
        episodes(report, label, text, values, places, rows)
    elif label == "swings":
        swings(report, text, finite)
    elif label == "shape":
        shape(report, text, values, places, rows)
    else:
        report.unknown[label] += 1


def swings(report, text, values):
    """The mean distance from the values around, in one half so many times that in the other."""
    told = re.match(r"([\d.]+) times as large in the (first|second) half", text)
    reach = min(max(len(values) // 40, 2), 7)
    around = np.convolve(values, np.full(2 * reach + 1, 1 / (2 * reach + 1)), "valid")
    rests = values[reach:len(values) - reach] - around
    sizes = np.abs(rests - np.median(rests))
    first, second = sizes[:len(sizes) // 2].mean(), sizes[len(sizes) // 2:].mean()
    ratio = second / first if told[2] == "second" else first / second
    # Blocks of nearly one length have nearly the mean of all values.
    report.check("swings", abs(float(told[1]) / ratio - 1) < 0.1 and ratio > 1.8, f"{text} | {ratio}")


def runs(isInside):
    """The first and the last index of each run of what is true."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], isInside.astype(int), [0]])))
    return list(zip(edges[::2], edges[1::2] - 1))


def ends(places, text, joints=(" to ", " and ", "–")):
    """The points at the two places of a stretch; None where they are not known."""
    for joint in joints:
        for split in [found.start() for found in re.finditer(re.escape(joint), text)]:
            first, last = text[:split], text[split + len(joint):]
            # What both ends share is said once: "March 3 to 7", "January 5 to 9, 2023", "1901 to March 1902".
            firsts = [first, *(first + tail for tail in {", " + last[-4:], " " + last[-4:]})]
            lasts = [last, first.split(" ")[0] + " " + last]
            pair = [next((index for name in names if (index := places.index(name)) is not None), None) for names in (firsts, lasts)]
            if None not in pair:
                return tuple(pair)
    whole = places.index(text)
    return None if whole is None else (whole, whole)


def gaps(report, text, values, places, points=None):
    """Each run without a value is a gap; the longest is told with its first and its last place, of equals the first."""
    found = runs(~np.isfinite(values))
    told = re.match(r"(?:([\d,]+), longest )?(.*)$", text)
    longest = max(found, key=lambda run: (run[1] - run[0], -run[0]))
    if points is not None and points != len(values):
        report.unknown["gaps among the places of others"] += 1
        return
    report.check("gaps", (int(number(told[1])) if told[1] else 1) == len(found), f"{text} | {len(found)}")
    if places is None or len(places.x) != len(values):
        return
    at = ends(places, told[2].removeprefix("from "))
    if at is None:
        report.unknown["place of a gap: " + told[2][:24]] += 1
    else:
        report.check("longest gap", at == longest, f"{text} | {longest}")


def apart(report, reason, told, values):
    """True where the values beside an outlier, or all others, are a tenth of the range away."""
    finite = np.flatnonzero(np.isfinite(values))
    reach = 0.0999999 * np.ptp(values[finite])
    found = []
    for position, index in enumerate(finite):
        if near(told, values[index]):
            if reason == "all others":
                others = np.delete(values[finite], position)
            else:
                others = values[[finite[near_by] for near_by in (position - 1, position + 1) if 0 <= near_by < len(finite)]]
            found.append(np.abs(others - values[index]).min() >= reach)
    report.check("far from " + reason, any(found), told)


STRENGTHS = {"very clear": 0.9, "clear": 0.7, "fairly clear": 0.5, "faint": 0.3}


def without_spike(x, y, peak):
    """The larger of both correlations without a value and those beside it."""
    x, y = (np.delete(each, range(max(peak - 1, 0), min(peak + 2, len(each)))) for each in (x, y))
    if len(x) < 3 or np.ptp(x) == 0:
        return 0.0
    return max(correlation(x, y), correlation(ranks(x), ranks(y)), key=abs)


def trend(report, text, values, places):
    """A trend is no stronger than the larger of Pearson's and Spearman's correlation, and leads where that does."""
    told, _, turns = text.partition("; ")
    at = np.flatnonzero(np.isfinite(values))
    x, y = (places.x if places is not None and len(places.x) == len(values) else np.arange(len(values)))[at], values[at]
    both = [correlation(x, y), correlation(x, ranks(y)) if np.ptp(x) > 0 else 0]
    if len(x) and np.all(np.diff(x) > 0):
        both[1] = correlation(ranks(x), ranks(y))
    value = max(both, key=abs)
    way, _, strength = told.partition(", ")
    if way in ("rising", "falling"):
        # What a shape alone has found is faint.
        least = STRENGTHS.get(strength, 0.3) if strength != "faint" else 0.0
        # A spike that stands alone has no part in it.
        most = max((without_spike(x, y, peak) for peak in (int(np.argmax(y)), int(np.argmin(y)))), key=abs)
        isTrue = any((one > 0) == (way == "rising") and abs(one) >= least - 0.005 for one in (value, most))
        report.check("trend", isTrue, f"{text} | {value} {most}")
    elif way == "flat":
        report.check("trend", np.ptp(y) == 0, text)
    else:
        report.check("trend", abs(value) < 0.9, f"{text} | {value}")
    count = re.match(r"(no|[\d,]+) turning point", turns)
    if count:
        number_of = 0 if count[1] == "no" else int(number(count[1]))
        report.check("turning points", number_of == turning_points(y, 0.1 if number_of else 0) , f"{text} | {turning_points(y, 0.1)}")


def without_far(values):
    """The values without those beyond three interquartile ranges, where these are one in fifty at most: codes for none."""
    finite = values[np.isfinite(values)]
    if len(finite) < 20:
        return values
    low, high = np.percentile(finite, [25, 75])
    isFar = (values < low - 3 * (high - low)) | (values > high + 3 * (high - low))
    return np.where(isFar, np.nan, values) if high > low and 0 < isFar.sum() * 50 <= len(finite) else values


def likeness(values, lag):
    """The correlation of a series with itself so much later, without its line."""
    values = without_far(values)
    at = np.flatnonzero(np.isfinite(values))
    rests = values - np.polyval(np.polyfit(at, values[at], 1), np.arange(len(values)))
    a, b = rests[:-lag], rests[lag:]
    both = np.isfinite(a) & np.isfinite(b)
    return correlation(a[both], b[both]) if both.sum() > 2 else 0.0


# The seconds of the units of the calendar, months and quarters by their mean.
UNITS = {"minute": 60, "hour": 3600, "day": 86_400, "week": 604_800, "month": 2_629_746, "quarter": 7_889_238, "year": 31_556_952}


def repeats(report, text, values, places):
    """After so many points it is like itself: more than halfway, and hardly less than anywhere beyond."""
    told = re.match(r"(?:about )?every ([\d,]+) points", text)
    unit = re.match(r"(?:about )?every (\w+),", text)
    many = re.match(r"(?:about )?every ([\d,]+) (\w+?)s\b", text)
    lag = int(number(told[1])) if told else 0
    if unit and unit[1] in UNITS and places is not None and places.dates is not None and len(places.x) == len(values):
        steps = np.diff(places.x)
        # Points that do not stand evenly are no units of time.
        if (np.abs(steps / np.median(steps) - 1) < 0.15).mean() > 0.9:
            lag = round(UNITS[unit[1]] / np.median(steps))
    if many and many[2] in UNITS and places is not None and places.dates is not None and len(places.x) == len(values):
        lag = round(number(many[1]) * UNITS[many[2]] / np.median(np.diff(places.x)))
    if lag < 1 or lag > len(values) // 2:
        report.unknown["repeats: " + text[:20]] += 1
        return
    reach = max(1, round(0.05 * lag))
    own = max(likeness(values, near_by) for near_by in range(max(lag - reach, 1), min(lag + reach, len(values) - 3) + 1))
    beyond = max([likeness(values, other) for other in range(lag, min(len(values) // 2, 6 * lag) + 1)] or [0])
    isTrue = own > 2 / math.sqrt(np.isfinite(values).sum()) and own >= 0.7 * beyond
    if lag >= 4:
        isTrue = isTrue and own > likeness(values, lag // 2)
    report.check("repeats", isTrue, f"{text} | {own} {beyond}")


def episodes(report, label, text, values, places, rows):
    """Stretches that are two deviations beyond the median of their place in the period, and somewhere 3.5."""
    period = next((re.search(r"epeats: (?:about )?every ([\d,]+) points", row) for row in rows if "epeats: " in row), None)
    if period is None or places is None or len(places.x) != len(values):
        report.unknown["episodes without a period"] += 1
        return
    lag = int(number(period[1]))
    phases = np.arange(len(values)) % lag
    rests = values - np.array([np.nanmedian(values[phases == phase]) for phase in range(lag)])[phases]
    rests = rests - np.nanmedian(rests)
    scores = 0.6745 * rests / np.nanmedian(np.abs(rests))
    high = scores if label == "unusually high" else -scores
    found = [run for run in runs(high >= 2) if run[1] - run[0] + 1 >= max(3, lag // 12) and high[run[0]:run[1] + 1].max() >= 3.5
             and np.abs(rests[run[0]:run[1] + 1]).max() >= 0.1 * np.ptp(values[np.isfinite(values)])]
    told = re.match(rf"(?:([\d,]+), farthest )?(.*), ({NUMBER})\S* ((?:on|in|at) .*)$", text)
    report.check("episodes", (int(number(told[1])) if told[1] else 1) == len(found), f"{text} | {found}")
    at = ends(places, told[2])
    if at is None or not found:
        report.unknown["place of an episode"] += 1
        return
    best = max(found, key=lambda run: high[run[0]:run[1] + 1].max())
    report.check("episode", at == best, f"{text} | {best}")
    report.check("extreme of an episode", near(told[3], values[best[0] + int(np.argmax(high[best[0]:best[1] + 1]))]), text)


def plateau(report, text, values):
    told = re.match(rf"(?:[\d,]+, longest )?(?:about )?({NUMBER})", text)
    level = number(told[1])
    share = (np.abs(values - level) <= 0.021 * np.ptp(values)).mean()
    report.check("plateau", share >= 0.12, f"{text} | {share}")


CLAUSE = re.compile(r", (?=(?:then )?(?:rises|falls|stays|varies) |noisy|but for|on average|rising overall|falling overall|lowest )")
NAMES = {
    "months": ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
    "days": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
}


def beside_spike(text, values):
    """The values without the one by which a level is left, and without those beside it."""
    but = re.search("but for a (spike|dip) to", text)
    if not but:
        return values
    peak = int(np.argmax(values) if but[1] == "spike" else np.argmin(values))
    return np.delete(values, range(max(peak - 1, 0), min(peak + 2, len(values))))


def level_of(report, told, values, text, kind):
    """A level is the mean, rounded, without what is beyond three interquartile ranges; of a few small counts their reach."""
    counts = re.match(r"([\d,]+) (?:or|to) ([\d,]+)$", told)
    if counts:
        report.check("reach of counts", (number(counts[1]), number(counts[2])) == (values.min(), values.max()), text)
        return
    isAbout = told.startswith("about ")
    value = told.removeprefix("about ")
    low, high = np.percentile(values, [25, 75])
    reach = 3 * (high - low)
    middle = values[(values >= low - reach) & (values <= high + reach)].mean() if reach > 0 else values.mean()
    report.check(kind, near_about(value, middle) if isAbout else near(value, middle), f"{text} | {middle}")


def shape(report, text, values, places, rows=()):
    left = re.search(rf",? ?leaving out ([\d,]+) values of ({NUMBER})\S*", text)
    if left:
        isCode = np.array([near(left[2], value) for value in values])
        report.check("left out of a shape", isCode.sum() == number(left[1]), text)
        values, text = np.where(isCode, np.nan, values), text.replace(left[0], "")
    at = np.flatnonzero(np.isfinite(values))
    finite = values[at]
    text, _, means = text.partition("; mean of each period: ")
    if means:
        means_of_periods(report, means, values, places)
    clauses = CLAUSE.split(text)
    sawtooth = re.match(rf"(falls|rises) again and again, but (?:jumps up|drops) ([\d,]+) times, (?:most )?by ({NUMBER})(.*each time)?", text)
    doubles = re.match(r"(doubles|halves) (?:about )?every (.*)", text)
    if sawtooth:
        teeth(report, sawtooth, text, finite)
    elif doubles:
        growth(report, doubles, text, at, finite, places)
    elif clauses[0].startswith("repeats"):
        cycle(report, clauses, text, values, places, rows)
    elif re.match(r"(varies around|stays at) (?!.* from )", clauses[0]) and at_end(clauses, finite, places, at) is not None:
        end = at_end(clauses, finite, places, at)
        rest = np.delete(finite, end)
        report.check("value apart at an end", np.abs(rest - finite[end]).min() >= 0.0999 * np.ptp(finite), text)
        told = re.sub(r"^(varies around|stays at) (about )?", "", clauses[0])
        level_of(report, told if "about" not in clauses[0] and clauses[0].startswith("stays") else "about " + told, rest, text, "shape level")
    elif re.match(r"varies around (?!.* from )", clauses[0]):
        finite = beside_spike(text, finite)
        level_of(report, "about " + clauses[0].removeprefix("varies around "), finite, text, "shape level")
        rank = correlation(np.arange(len(finite)), ranks(finite))
        report.check("level without a trend", abs(rank) * math.sqrt(len(finite) - 1) < 2.1, f"{text} | {rank}")
    elif re.match(r"stays at", clauses[0]) and re.match(r"but for (?!a spike|a dip)", clauses[1] if len(clauses) > 1 else ""):
        mostly_one(report, clauses[0].removeprefix("stays at "), ", ".join(clauses[1:]).removeprefix("but for "), text, finite)
    elif re.match(r"stays at", clauses[0]) and " from " not in clauses[0]:
        but = re.search(rf"but for a (spike|dip) to ({NUMBER})", text)
        if but:
            best = finite.max() if but[1] == "spike" else finite.min()
            report.check("shape exception", near(but[2], best), text)
        finite = beside_spike(text, finite)
        told = clauses[0].removeprefix("stays at ")
        level_of(report, told, finite, text, "shape level")
        if told.startswith("about "):
            rank = correlation(np.arange(len(finite)), ranks(finite))
            report.check("level without a trend", abs(rank) * math.sqrt(len(finite) - 1) < 2.1, f"{text} | {rank}")
            part = max(len(finite) // 4, 1)
            rest = np.abs(np.median(finite[:part]) - np.median(finite[-part:]))
            report.check("ends of a level in all", rest <= 2 * finite.std(), f"{text} | {rest}")
    else:
        legs(report, clauses, text, at, finite, places)


def at_end(clauses, values, places, at):
    """The position of the first or the last value, where that is all that a level is told to be without."""
    but = re.match(rf"but for (?!a spike|a dip)({NUMBER})\S* ((?:in|on|at) .*)$", clauses[1]) if len(clauses) == 2 else None
    if not but or " and " in but[2]:
        return None
    index = places.index(but[2])
    return next((end for end in (0, len(values) - 1) if index == at[end] and near(but[1], values[end])), None)


def mostly_one(report, level, told, text, values):
    """All values are one but for those that are told, in their order."""
    others = values[values != np.median(values)]
    named = re.findall(rf"({NUMBER})\S* (?:in|on|at) ", told)
    isTrue = near(level, np.median(values)) and len(named) == len(others) and all(map(near, named, others))
    report.check("one value but for", isTrue and len(others) * 4 <= len(values), f"{text} | {others}")


def teeth(report, told, text, values):
    """Four of five steps go one way, and the jumps the other way are a fifth of the range each."""
    steps = np.diff(values) * (-1 if told[1] == "falls" else 1)
    jumps = -steps[steps <= -0.2 * np.ptp(values)]
    isTrue = (steps > 0).sum() >= 4 * (steps < 0).sum() and int(number(told[2])) == len(jumps)
    report.check("sawtooth", isTrue and len(jumps) > 1 and near(told[3], jumps.max()), f"{text} | {len(jumps)}")
    areAlike = all(near(told[3], jump) for jump in jumps)
    report.check("jumps of one size", areAlike == bool(told[4]), f"{text} | {jumps}")


def growth(report, told, text, at, values, places):
    x = places.x[at]
    slope = np.polyfit(x, np.log(values), 1)[0]
    length = math.log(2) / abs(slope)
    isTrue = (slope > 0) == (told[1] == "doubles") and abs(correlation(x, np.log(values))) > 0.97
    span = re.match(rf"({NUMBER})(?: (year|month|week|day|hour|minute|second)s?)?", told[2])
    seconds = {"year": 365.2425 * 86400, "month": 365.2425 * 7200, "week": 604800, "day": 86400, "hour": 3600, "minute": 60, "second": 1}
    unit = seconds[span[2]] if span[2] else 1
    # Plain years.
    if span[2] and places.dates is None:
        unit /= seconds["year"]
    # The rounding of what is told, and what slices of many points leave.
    off = abs(number(span[1]) * unit - length)
    bare = span[1].replace(",", "")
    digits = len(bare.split(".")[1]) if "." in bare else 0
    report.check("shape growth", isTrue and off <= 0.55 * unit * 10**-digits + 0.03 * length, f"{text} | {length / unit}")


def means_of_periods(report, text, values, places):
    """The turns of the means of days are the means of these days."""
    for told in re.finditer(rf"(?:rises|falls) to ({NUMBER})\S* on ([A-Z][a-z]+ \d+)(?:, (\d{{4}}))?", text):
        if places.dates is None:
            report.unknown["means of periods"] += 1
            return
        days = places.dates.dt.strftime("%B %-d") == told[2]
        if told[3]:
            days &= places.dates.dt.strftime("%Y") == told[3]
        # A period may begin within a day.
        own = [np.nanmean(values[max(start, 0):start + days.sum()]) for start in range(np.argmax(days) - days.sum(), np.argmax(days) + days.sum())]
        report.check("mean of a period", min(own) - 0.01 <= number(told[1]) <= max(own) + 0.01, text)


def season(report, text, values, parts, dates):
    """The parts of each cycle rank alike in all of them, by Friedman's test at one in a thousand."""
    from scipy.stats import friedmanchisquare

    cycles = dates.dt.year if parts.iloc[0] in NAMES["months"] or parts.iloc[0].startswith("Q") else (
        (dates - pd.to_timedelta(dates.dt.dayofweek, unit="D")).dt.date if parts.iloc[0] in NAMES["days"] else dates.dt.date)
    table = pd.DataFrame({"rank": pd.Series(values).rank().to_numpy(), "part": parts.to_numpy(), "cycle": cycles.to_numpy()})
    means = table.groupby(["cycle", "part"])["rank"].mean().unstack().dropna()
    report.check("season", len(means) > 2 and friedmanchisquare(*means.to_numpy().T).pvalue < 0.001, text)


def days_with_course(report, told, text, values, dates):
    """Nearly each day reaches over a quarter of what one usually does; of weekdays half of the other days do not."""
    days = pd.Series(values).groupby(dates.dt.date.to_numpy())
    counts, reach = days.count(), days.max() - days.min()
    reach = reach[counts * 2 > counts.max()]
    if len(reach) < 6:
        return
    has = reach >= 0.25 * reach.median()
    isWorking = np.array([day.weekday() < 5 for day in reach.index])
    if told == "repeats every day":
        report.check("every day", has.mean() >= 0.9, f"{text} | {has.mean()}")
    else:
        report.check("on weekdays", has[isWorking].mean() >= 0.9 and has[~isWorking].mean() <= 0.5, f"{text} | {has}")


def cycle(report, clauses, text, values, places, rows=()):
    found = re.match(r"repeats (?:about )?every ([\d,]+) (?:points|years|months|quarters|weeks)", clauses[0])
    if found:
        repeats(report, clauses[0].removeprefix("repeats "), values, places)
    if clauses[0] in ("repeats every day", "repeats on weekdays") and places.dates is not None:
        days_with_course(report, clauses[0], text, values, places.dates)
    ends = re.search(r"on average highest (?:in|on|at) (.*?), lowest (?:in|on|at) (.*?)(?:, (?:rising|falling) overall|$)", text)
    if ends and places.dates is not None:
        dates = places.dates
        if ends[1] in NAMES["months"]:
            parts = dates.dt.month.map(lambda month: NAMES["months"][month - 1])
        elif ends[1] in NAMES["days"]:
            parts = dates.dt.dayofweek.map(lambda day: NAMES["days"][day])
        elif ends[1].startswith("Q"):
            parts = dates.dt.quarter.map(lambda quarter: f"Q{quarter}")
        else:
            # As fine as the data from ten minutes on.
            step = dates.diff().dt.total_seconds().median()
            isFine = 600 <= step < 3600 and 3600 % step == 0
            parts = dates.dt.floor(f"{int(step)}s" if isFine else "h").dt.strftime("%H:%M")
        means = pd.Series(values).groupby(parts.to_numpy()).mean()
        if not found and not any("epeats: " in row for row in rows):
            season(report, text, values, parts, dates)
        isUsual = means[ends[1]] == means.max() and means[ends[2]] == means.min() and (means == means.min()).sum() == 1
        report.check("usual ends", isUsual, f"{text} | {means.idxmax()} {means.idxmin()}")
    elif not found:
        report.unknown["cycle without its parts"] += 1
    if "overall" in text:
        third = len(values) // 3
        start, end = np.nanmean(values[:third]), np.nanmean(values[-third:])
        report.check("drift", (end > start) == ("rising overall" in text), text)


def legs(report, clauses, text, at, values, places):
    """Each leg: its end is a value of the data there, or the median of those around; the joined lines through the
    ends leave a part of the squares; and it leads up or down as it is said to."""
    reach = max(len(values) // 40, 1)

    def around(position):
        return np.median(values[max(position - reach, 0):position + reach + 1])

    def position(place):
        index = places.index(place)
        found = np.flatnonzero(at == index) if index is not None else []
        return int(found[0]) if len(found) else None

    def isAmount(told, position):
        value = told.removeprefix("about ")
        # At an end it may be the median of three.
        wide = np.median(values[max(min(position, len(values) - 3), 0):max(position, 2) + 1])
        isNear = near_about(value, around(position)) or position in (0, len(values) - 1) and near_about(value, wide)
        # An outlier at an end is left out.
        if position in (0, len(values) - 1) and not isNear:
            inner = values[1:4] if position == 0 else values[-4:-1]
            isNear = near_about(value, np.median(inner))
        return isNear if told.startswith("about ") else near(value, values[position])

    knots, last, stretches, records = [0], None, [], []
    for number_of, clause in enumerate(clauses):
        if clause == "noisy":
            continue
        but = re.match(rf"but for a (spike|dip) to ({NUMBER})", clause)
        if but:
            # Of a level it is the highest or the lowest value within that level's stretch.
            start, end = stretches[-1]
            best = values[start:end + 1].max() if but[1] == "spike" else values[start:end + 1].min()
            report.check("record within a level", near(but[2], best), text)
            records.append(best)
            continue
        later = [other for other in clauses[number_of + 1:] if other != "noisy" and not other.startswith("but for")]
        only = re.match(rf"(rises|falls) from ((?:about )?{NUMBER}) to ((?:about )?{NUMBER})$", clause)
        moves = re.match(rf"(?:then )?(rises|falls) to ((?:about )?{NUMBER})(?:\S*)(?: ((?:in|on|at) .*))?$", clause)
        stays = re.match(rf"(?:then )?(?:stays at|varies around) ((?:about )?{NUMBER}|[\d,]+ (?:or|to) [\d,]+) from (.*) to (.*)$", clause)
        if only:
            isTrue = isAmount(only[2], 0) and isAmount(only[3], len(values) - 1)
            if not isTrue and "noisy" in clauses:
                # What noise hides begins and ends where its line does.
                steps = np.arange(len(values))
                line = np.polyval(np.polyfit(steps, values, 1), steps)
                reach = np.std(values - line)
                ends = (number(told.removeprefix("about ")) for told in only.groups()[1:])
                isTrue = all(abs(told - end) <= reach for told, end in zip(ends, (line[0], line[-1])))
            start, end = (number(told.removeprefix("about ")) for told in only.groups()[1:])
            report.check("shape leg", isTrue and (end > start) == (only[1] == "rises"), text)
            knots.append(len(values) - 1)
        elif moves:
            level = re.match(r"(?:then )?(?:stays at|varies around) .* from (.*) to .*$", later[0]) if later else None
            end = position(moves[3]) if moves[3] else position(level[1]) if level else len(values) - 1
            if later and not level:
                # A turn that is told as a value is the highest or the lowest of both its sides.
                report.check("turn", bool(moves[3]), text)
                if not moves[2].startswith("about "):
                    following = re.match(rf"(?:then )?(?:rises|falls) to .*?(?: ((?:in|on|at) .*))?$", later[0])
                    if following and following[1] and position(following[1]) is None:
                        report.unknown["place of a shape: " + following[1][:20]] += 1
                        return
                    behind = position(following[1]) if following and following[1] else len(values) - 1
                    both = values[knots[-1]:(behind if behind is not None else len(values) - 1) + 1]
                    report.check("extreme of a turn", near(moves[2], both.max() if moves[1] == "rises" else both.min()), text)
            if end is None:
                report.unknown["place of a shape: " + (moves[3] or level[1])[:20]] += 1
                return
            value = number(moves[2].removeprefix("about "))
            start = last if last is not None else (around(0) if "noisy" in clauses else values[0])
            # The end of a way to a level that noise hides is that level.
            isLevel = level and moves[2].startswith("about ") and moves[2].removeprefix("about ") in later[0]
            isTrue = (isLevel or isAmount(moves[2], end)) and (value > start) == (moves[1] == "rises")
            report.check("shape leg", isTrue, f"{text} | {values[end]} {around(end)}")
            stretch = values[knots[-1]:end + 1]
            if len(stretch) >= 8:
                rank = correlation(np.arange(len(stretch)), ranks(stretch))
                report.check("way of a leg", rank > 0.1 if moves[1] == "rises" else rank < -0.1, f"{text} | {clause} {rank}")
            knots.append(end)
            last = value
        elif stays:
            start, end = position(stays[2]), position(stays[3])
            if end is None:
                report.unknown["place of a shape: " + stays[3][:20]] += 1
                return
            start = knots[-1] if start is None else start
            own = values[start:end + 1]
            isVarying = "varies around" in clause
            level_of(report, "about " + stays[1] if isVarying else stays[1], own, text, "level of a leg")
            isNear = (np.abs(own - np.median(own)) <= 0.1 * np.ptp(values) + 1e-9).mean() >= 0.9
            report.check("near or around a level", isNear != isVarying or not stays[1].startswith("about "), f"{text} | {clause}")
            stretches.append((start, end))
            knots += [start, end]
            last = number(stays[1].removeprefix("about ").split(" ")[0])
        else:
            report.unknown["shape: " + clause[:20]] += 1
            return
    isSteps = all(re.match("(?:then )?(?:stays at|varies around)", clause) or clause == "noisy" for clause in clauses)
    knots = sorted(set(knots + [len(values) - 1]))
    x = places.x[at]
    if isSteps:
        fitted = np.concatenate([np.full(end - start, np.median(values[start:end])) for start, end in zip(knots, knots[1:])])
        fitted = np.append(fitted, fitted[-1])
    else:
        hats = np.array([np.interp(x, x[knots], row) for row in np.eye(len(knots))]).T
        fitted = hats @ np.linalg.lstsq(hats, values, rcond=None)[0]
    parts = np.array_split(np.arange(len(values)), min(len(values), 120))
    means = np.array([[values[part].mean(), fitted[part].mean()] for part in parts])
    left = ((means[:, 0] - means[:, 1]) ** 2).sum() / max(((means[:, 0] - means[:, 0].mean()) ** 2).sum(), 1e-300)
    report.check("shape fits", left < 0.8, f"{text} | {left}")
    # What stays is there with nearly all of its values and with both of its ends, no farther than in twice the noise.
    reach = max(0.1 * np.ptp(values), 2.2 * np.sqrt(((values - fitted) ** 2).mean())) * 1.02 + 1e-12
    for start, end in stretches:
        own = values[start:end + 1]
        own = own[~np.isin(own, records)]
        off = np.abs(own - np.median(own)) <= reach
        # Of five values that vary one may be farther.
        isFew = len(own) <= 5 and "varies around" in text and (~off).sum() == 1
        report.check("values of a level", off.mean() >= 0.9 or isFew, f"{text} | {off.mean()}")
        if "noisy" not in clauses:
            report.check("ends of a level", off[0] and off[-1], f"{text} | {own[0]} {own[-1]}")


def moves(report, text, a, b):
    """When one is high the other is high, or low: at ten places or more, and not by chance."""
    told = re.search("they move (together|in opposite directions)", text)
    value = correlation(a, b) if len(a) > 2 else 0
    if told:
        chance = math.atanh(min(abs(value), 1 - 1e-12)) * math.sqrt(max(len(a) - 3, 1))
        isTrue = len(a) >= 10 and chance > 2.57 and (value >= 0.599 if told[1] == "together" else value <= -0.599)
        report.check("movement", isTrue, f"{text} | {value} of {len(a)}")


def first_of_all(report, line, data, places):
    """The highest and the lowest value of many series: of equals the earliest, and how many there are."""
    told = re.search(r"The highest is (.*?)(?:, the first of ([\d,]+)(?: in ([\d,]+) series)?| \(([\d,]+) values\))?; the lowest is (.*?)(?:, the first of ([\d,]+)(?: in ([\d,]+) series)?| \(([\d,]+) values\))?\.(?: |$)", line)
    if not told:
        return
    for words, count, owners, isHighest in ((told[1], told[2] or told[4], told[3], True), (told[5], told[6] or told[8], told[7], False)):
        names = [name for name in data if words.startswith(name + ", ")]
        if not names:
            report.unknown["series of an extreme"] += 1
            continue
        name = max(names, key=len)
        value, _, place = words.removeprefix(name + ", ").partition(" ")
        best = max(np.nanmax(values) for values in data.values()) if isHighest else min(np.nanmin(values) for values in data.values())
        shares = [(places.x[index], other) for other, values in data.items() for index in np.flatnonzero(values == best)]
        isTrue = near(re.sub(r"[^\d.,-]", "", value) or value, best) and (int(number(count)) if count else 1) == len(shares)
        report.check("extreme of all", isTrue, f"{words} {count} | {best} {len(shares)}")
        having = len({other for _, other in shares})
        report.check("series with an extreme", (int(number(owners)) if owners else 1) == having, f"{words} {owners} | {having}")
        at = places.index(place.partition(" ")[2] if place[:1].isupper() is False and not re.match("(in|on|at) ", place) else place)
        if at is None:
            report.unknown["place of an extreme of all"] += 1
        else:
            isFirst = places.x[at] == min(shares)[0] and data[name][at] == best
            report.check("the earliest of equals", isFirst, f"{words} | {min(shares)}")


def levels(report, rows, names):
    """As many series are counted as level as have a shape that stays, and as varying as have one that varies."""
    tally = next((row for row in rows if re.match(r"[\d,]+ series (rise|fall|turn|repeat|spike|dip|stay|var|ha)", row)), None)
    if tally is None or not names:
        return
    shapes = [row.partition(", shape: ")[2] for row in rows if ", shape: " in row]
    def told(pattern):
        found = re.search(r"([\d,]+)(?: series)? (?:" + pattern + ")", tally)
        return int(number(found[1])) if found else 0
    # Steps stay from here to there, and one value but for some has spikes or dips.
    exact = sum(bool(re.match(r"stays at (?!.* from )", shape)) and "but for" not in shape for shape in shapes)
    varying = sum(bool(re.match(r"varies around (?!.* from )", shape)) and "but for a " not in shape for shape in shapes)
    flat = sum(row.endswith("trend: flat") for row in rows)
    report.check("level count", told("stays level|stay level") in range(exact, exact + flat + 1), f"{tally} | {shapes}")
    report.check("varying count", told("varies around a level|vary around a level") == varying, f"{tally} | {shapes}")


KINDS = {
    "rises": "rising", "rise": "rising", "falls": "falling", "fall": "falling",
    "rises and then stays level": "rising", "rise and then stay level": "rising",
    "falls and then stays level": "falling", "fall and then stay level": "falling",
    "rises and then falls": "hump", "rise and then fall": "hump",
    "falls and then rises": "valley", "fall and then rise": "valley",
    "rises overall but turns on the way": "overall", "rise overall but turn on the way": "overall",
    "falls overall but turns on the way": "overall down", "fall overall but turn on the way": "overall down",
}


def course(values):
    """A course as the means of at most 24 stretches, as shares of their range."""
    finite = values[np.isfinite(values)]
    means = np.array([part.mean() for part in np.split(finite, [k * len(finite) // min(len(finite), 24) for k in range(1, min(len(finite), 24))])])
    return (means - means.min()) / np.ptp(means) if np.ptp(means) > 0 else means * 0


def way_back(means):
    """The largest fall on the way, as a share of the range."""
    return (np.maximum.accumulate(means) - means).max()


def courses(report, line, data):
    """No series is told to rise that falls by more than a third of its range on the way, and what turns once does so."""
    most = 1 / 3 + 1e-9
    sentence = next((part for part in line.split(". ") if re.match(r"[\d,]+ series ", part)), "")
    for told in re.finditer(r"[\d,]+ (?:series )?([a-z ]+?) \(([^()]*)\)", sentence):
        kind = KINDS.get(told[1])
        for name in (name for name in data if name in told[2].split(", ")):
            means = course(data[name])
            fall, rise = way_back(means), way_back(-means)
            once = any(way_back(means[:top + 1]) <= most and way_back(-means[top:]) <= most for top in range(len(means)))
            twice = any(way_back(-means[:top + 1]) <= most and way_back(means[top:]) <= most for top in range(len(means)))
            rank = max(correlation(np.arange(len(data[name])), np.nan_to_num(data[name], nan=np.nanmean(data[name]))),
                       correlation(np.arange(len(means)), ranks(means)), key=abs)
            isTrue = {"rising": fall <= most, "falling": rise <= most, "hump": once, "valley": twice,
                      "overall": rank > 0.3, "overall down": rank < -0.3}.get(kind, True)
            report.check("course of a series", isTrue, f"{told[0]}: {name} | {fall} {rise} {rank}")


def overtaking(report, told, difference, text, places):
    """From the place on one is above everywhere, just before it not, and before that it is below at four of five places."""
    stretch = re.match("between (.*)$", told)
    at = None if places is None else ends(places, stretch[1], (" and ",)) if stretch else places.index(told)
    if at is None:
        report.unknown["place of an overtaking"] += 1
        return
    end = at[1] if stretch else at
    before, after = (part[np.isfinite(part)] for part in (difference[:end], difference[end:]))
    isTrue = (after > 0).all() and len(after) > 2 and len(before) > 2 and before[-1] <= 0 and (before < 0).mean() >= 0.8
    report.check("overtaking", isTrue, f"{text} | {len(before)} {len(after)}")


def pairs(report, text, data, places=None):
    names = list(data)
    for a in names:
        for b in names:
            both = np.isfinite(data[a]) & np.isfinite(data[b])
            difference = apart_beyond_rounding(data[a], data[b])[both]
            start = f"{a} is above {b} at "
            told = re.match(re.escape(start) + r"([\d,]+)(?:, below at ([\d,]+))?(?:, equal at ([\d,]+))? of ([\d,]+)", text)
            if told:
                counts = [(difference > 0).sum(), (difference < 0).sum(), (difference == 0).sum(), len(difference)]
                isTrue = all(part is None or number(part) == count for part, count in zip(told.groups(), counts))
                report.check("comparison", isTrue, text)
                moves(report, text, data[a][both], data[b][both])
                return True
            everywhere = re.match(re.escape(f"{a} is ") + "(above|below) " + re.escape(b) + r" (everywhere|at all)", text)
            if everywhere:
                report.check("comparison", (difference > 0).all() if everywhere[1] == "above" else (difference < 0).all(), text)
                moves(report, text, data[a][both], data[b][both])
                return True
            passing = re.match(re.escape(f"{a} overtakes {b} ") + "(.*) and stays above$", text)
            if passing:
                overtaking(report, passing[1], data[a] - data[b], text, places)
                return True
            never = re.match(re.escape(f"{a} is never ") + "(below|above) " + re.escape(b), text)
            if never:
                report.check("never below", (difference >= 0).all() if never[1] == "below" else (difference <= 0).all(), text)
                moves(report, text, data[a][both], data[b][both])
                return True
            same = re.match(re.escape(f"{a} and {b} are equal ") + "(everywhere|at)", text)
            if same:
                report.check("equal", (difference == 0).all() and len(difference) > 1, text)
                return True
            crossing = re.match(re.escape(f"{a} and {b} cross ") + r"(once|twice|[\d,]+)", text)
            if crossing:
                signs, at = np.sign(difference), np.flatnonzero(both)
                apart = np.flatnonzero(signs)
                isHole = np.zeros(len(both), bool)
                if places is not None and len(places.x) == len(both):
                    isHole[1:] = over_pauses(places, [])
                # None across a missing value or missing times, but where both are equal between them.
                found = sum(
                    signs[i] != signs[j] and (j > i + 1 or at[j] == at[i] + 1 and not isHole[at[j]])
                    for i, j in zip(apart, apart[1:])
                )
                count = {"once": 1, "twice": 2}.get(crossing[1]) or number(crossing[1])
                report.check("crossings", count == found, text)
                moves(report, text, data[a][both], data[b][both])
                return True
            apart = re.match(re.escape(f"{a} and {b}: farthest apart ") + rf".*, by ({NUMBER})", text)
            if apart:
                report.check("most apart", near(apart[1], np.abs(difference).max()), text)
                told = re.match(re.escape(f"{a} and {b}: farthest apart ") + rf"(.*), by {NUMBER}$", text)
                index = places.index(told[1]) if places is not None and told else None
                if index is None:
                    report.unknown["place of most apart"] += 1
                else:
                    sizes = np.where(both, np.abs(data[a] - data[b]), -1)
                    isTrue = sizes[index] >= sizes.max() * (1 - 1e-9)
                    report.check("place of most apart", isTrue, f"{text} | {sizes[index]} {sizes.max()}")
                return True
    means = re.match(rf"Highest on average: (.*), ({NUMBER}); lowest: (.*), ({NUMBER})$", text)
    if means:
        known = {name: np.nanmean(values) for name, values in data.items()}
        isTrue = means[1] == max(known, key=known.get) and means[3] == min(known, key=known.get)
        report.check("largest mean", isTrue and near(means[2], max(known.values())) and near(means[4], min(known.values())), text)
        return True
    return False


def missing_times(report, text, places):
    """Nothing lies between two places of which that is said; times are missing as often as it is said."""
    told = re.match(r"No points between (.*)$", text)
    many = re.match(r"Times are missing in ([\d,]+) stretches, the longest between (.*)$", text)
    if not told and not many:
        return False
    at = ends(places, (told or many)[1 if told else 2], (" and ",))
    steps = np.diff(np.unique(places.x))
    if at is None:
        report.unknown["place of missing times"] += 1
    else:
        x = places.x
        isTrue = not ((x > x[at[0]]) & (x < x[at[1]])).any() and x[at[1]] - x[at[0]] > 1.5 * np.median(steps)
        report.check("no points", isTrue, text)
    if many:
        report.check("missing times", number(many[1]) <= (steps > 1.5 * np.median(steps)).sum(), text)
    return True


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
    if frame is None or encoding["series"] or any(row.startswith("Renamed") for row in rows):
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
    if not found:
        report.unknown["boxes of the source"] += 1
        return
    several = len(description["series"]) > 1

    def beyond_fences(values):
        low, high = np.percentile(values, [25, 75])
        return values[(values < low - 1.5 * (high - low)) | (values > high + 1.5 * (high - low))]

    # More than a tenth of all values are no outliers, but how the values are spread.
    count = sum(map(len, found.values()))
    are_spread = count >= 10 and sum(len(beyond_fences(values)) for values in found.values()) * 10 > count
    medians = {key: np.median(values) for key, values in found.items()}
    # Whatever is said of two series of boxes is said of their medians.
    grouped = {}
    for (name, place), value in medians.items():
        grouped.setdefault(name, {})[place] = value
    spots = sorted({place for _, place in medians})
    data = {name: np.array([values.get(place, np.nan) for place in spots]) for name, values in grouped.items()}
    for row in rows:
        if several and pairs(report, row, data, Places(pd.Series(spots, dtype=str))):
            report.check("medians named as medians", False, row)
        if row.startswith("Medians: "):
            told = row.removeprefix("Medians: ").removesuffix(", of those shown")
            if not pairs(report, told, data, Places(pd.Series(spots, dtype=str))):
                report.unknown["medians: " + told[:20]] += 1
        box = re.match(
            rf"(.*): ([\d,]+) values?, median ({NUMBER}).*?quartiles ({NUMBER})(?: to ({NUMBER}))?.*?"
            rf"lower whisker ({NUMBER}).*?upper whisker ({NUMBER})", row)
        if box:
            keys = [key for key in found if box[1] in (key[1], f"{x} {key[1]}", f"{key[0]}, {key[1]}", f"{key[0]}, {x} {key[1]}")]
            if len(keys) != 1:
                report.unknown["box of " + box[1]] += 1
                continue
            values = found[keys[0]]
            low, middle, high = np.percentile(values, [25, 50, 75])
            inside = values[(values >= low - 1.5 * (high - low)) & (values <= high + 1.5 * (high - low))]
            if are_spread:
                inside = values
            report.check("whisker at a value", all(any(near(one, value) for value in values) for one in (box[6], box[7])), row)
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
                if not are_spread:
                    far += list(beyond_fences(values))
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
                # As they are drawn: of logarithms on a logarithmic axis.
                x, y = (
                    np.log(np.where(one > 0, one, np.nan)) if any(re.match(rf"{axis} axis: .*logarithmic", row) for row in rows) else one
                    for one, axis in ((places.astype(float), "X"), (values[name], "Y")))
                both = np.isfinite(x) & np.isfinite(y)
                value = np.corrcoef(x[both], y[both])[0, 1]
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
        wanted = expected(frame, description.get("encoding"), name, rows)
        if wanted is None:
            report.unknown["values of the source"] += 1
            continue
        if (description.get("encoding") or {}).get("because") == "matrix" or "correlation" in " ".join(rows).lower() and description["type"] == "heatmap":
            # The diagonal of correlations says nothing and is left out.
            report.unknown["values of a matrix"] += 1
            continue
        told, wanted = (np.sort(one[np.isfinite(one)]) for one in (values[name], wanted))
        if not len(told):
            report.unknown["times of day in the source"] += 1
            continue
        isTrue = len(told) == len(wanted) and np.allclose(told, wanted, rtol=1e-6)
        report.check("values of the source", isTrue, f"{path} {index} {name}")
    if description["type"] == "scatter" and data.iloc[:, 0].dtype.kind in "if":
        return cloud(report, description, rows, values, data.iloc[:, 0].to_numpy(float))
    places = Places(data.iloc[:, 0])
    # Numbers that are names of bars stand as far from each other as any names.
    if any(re.match(r"X axis: .*, [\d,]+ categories, ", row) for row in rows):
        places.x = np.arange(len(places.texts), dtype=float)
    if description["type"] in ("violin", "pie", "donut", "scatter"):
        report.unknown["rows of a " + description["type"]] += 1
        return
    first_of_all(report, rows[0], values, places)
    whole_chart(report, rows, frame, description, values, places)
    levels(report, rows, names)
    courses(report, rows[0], values)
    points_told(report, rows[0], values)
    unit = (description.get("yAxis") or {}).get("unit")
    rows = [row.removesuffix(", of those shown") for row in rows]
    if unit and unit != "%":
        rows = [re.sub(rf"(?<=\d) {re.escape(unit)}(?![A-Za-z])", "", row) for row in rows]
    for row in rows:
        share = re.match(r"Share of all: ([\d.]+) \(([\d,]+) of ([\d,]+)\)$", row)
        if share:
            share_of_all(report, share, frame, description)
        shared = re.match(r"Largest (rise|drop): all ([\d,]+) series, (.*)$", row)
        if shared:
            shared_step(report, shared, row, values, places)
            continue
        peaks = re.match(r"(Highest|Lowest): all ([\d,]+) series, (.*)$", row)
        if peaks:
            shared_extreme(report, peaks, row, values, places)
            continue
        if re.match("(?:X|Y) axis: |Not charted: |Left out: |Values: |Missing: [\\d,]+ values?$", row):
            continue
        if row.startswith("Outliers: modified") or pairs(report, row, values, places) or missing_times(report, row, places):
            continue
        for name in sorted(names, key=len, reverse=True):
            start = f"{name}, " if len(names) > 1 else ""
            label = re.match(re.escape(start) + r"([A-Za-z][a-z ]+): (.*)", row)
            if row.startswith(start) and label:
                own = next((re.match(re.escape(name) + r": .*, ([\d,]+) points?$", line) for line in rows if line.startswith(name + ": ")), None)
                points = int(number(own[1])) if own else None
                one_series(report, label[1].lower(), label[2], values[name], places, rows, points)
                break


def whole_chart(report, rows, frame, description, data, places):
    """The rows that tell of the chart in all: its size, its axes, what became of the rows, and what is not shown."""
    encoding = description.get("encoding") or {}
    column = {name: frame[name] for name in frame.columns}
    x, series, y = encoding.get("x"), encoding.get("series"), encoding.get("y") or []
    isPlain = kept(frame, encoding or None) is not None and not encoding.get("bin")
    for row in rows[1:]:
        size = re.match(r"[A-Z][a-z ]+ chart, ([\d,]+) series, ([\d,]+) points$", row)
        parted = re.match(r"([\d,]+) series by (.*)$", row)
        each = re.match(r"Each value is the ([a-z]+) of ([\d,]+)(?: to ([\d,]+))? rows$", row)
        counts = re.match(r"Each value is a number of rows, ([\d,]+) in all$", row)
        without = re.match(r"Left out: ([\d,]+) rows? without an x value$", row)
        largest = re.match(r"The ([\d,]+) largest of ([\d,]+) values of (.*); the others left out, ([\d,]+) rows?$", row)
        cells = re.match(rf"Values: (?:.*, )?({NUMBER}) to ({NUMBER})$", row)
        holes = re.match(r"Missing: ([\d,]+) values?$", row)
        unseen = re.match(r"Not charted: (.*?)(?: and [\d,]+ others)?$", row)
        axis = re.match(rf"(X|Y) axis: (?:.*?, )?({NUMBER}) to ({NUMBER})(, not from zero|, logarithmic)?$", row)
        names = re.match(r"X axis: .*?, ([\d,]+) categories, ", row)
        if size:
            report.check("size of a chart", int(number(size[1])) == len(data), f"{row} | {len(data)}")
        elif parted and series in column:
            report.check("series by a column", parted[2] == series and int(number(parted[1])) == len(data), f"{row} | {len(data)}")
        elif counts:
            total = sum(np.nansum(values) for values in data.values())
            report.check("rows in all", number(counts[1]) == round(total), f"{row} | {total}")
        elif each and isPlain and len(y) == 1 and y[0] in column and x in column and not largest_told(rows):
            measured = pd.to_numeric(column[y[0]], errors="coerce").notna()
            groups = frame[measured].groupby([one for one in (x, series) if one in column]).size()
            isTrue = (groups.min(), groups.max()) == (number(each[2]), number(each[3] or each[2]))
            if not thin_told(rows):
                report.check("rows of each value", isTrue, f"{row} | {groups.min()} {groups.max()}")
        elif without and isPlain and x in column:
            report.check("rows without x", int(number(without[1])) == column[x].isna().sum(), f"{row} | {column[x].isna().sum()}")
        elif largest and isPlain and largest[3] in column:
            own = column[largest[3]].dropna().astype(str)
            shown = {name for name in own.unique() if name in places.known_names()}
            isTrue = int(number(largest[2])) == own.nunique() and int(number(largest[1])) == places.count()
            report.check("largest of all", isTrue, f"{row} | {own.nunique()} {places.count()} {len(shown)}")
        elif unseen:
            told = [name for name in frame.columns if name in unseen[1].split(", ")]
            shown = [name for name in told if name in (x, series, encoding.get("split"), *y)]
            report.check("not charted", not shown, f"{row} | {shown}")
        elif cells and data:
            low, high = min(np.nanmin(values) for values in data.values()), max(np.nanmax(values) for values in data.values())
            report.check("values of cells", near(cells[1], low) and near(cells[2], high), f"{row} | {low} {high}")
        elif holes and isPlain and all(name in column for name in y):
            # Rows without a value are no points, but what no mean tells of.
            missing = sum(pd.to_numeric(column[name], errors="coerce").isna().sum() for name in y)
            report.check("missing values", number(holes[1]) == missing, f"{row} | {missing}")
        elif names:
            report.check("categories", int(number(names[1])) == len(set(places.texts)), f"{row} | {len(set(places.texts))}")
        elif axis and axis[1] == "Y" and data:
            low, high = min(np.nanmin(values) for values in data.values()), max(np.nanmax(values) for values in data.values())
            # What is drawn from a foot has zero among its values.
            isLow = near(axis[2], low) or number(axis[2]) == 0 and low > 0 and not axis[4]
            isHigh = near(axis[3], high) or number(axis[3]) == 0 and high < 0
            report.check("y axis", isLow and isHigh, f"{row} | {low} {high}")


def largest_told(rows):
    return any(" largest of " in row for row in rows)


def thin_told(rows):
    return any("in groups with fewer than" in row or row.startswith("Left out") for row in rows)


def points_told(report, line, data):
    """So many points each is the number of values of each series, and up to so many the most of any."""
    told = re.search(r" (?:of|with) ([\d,]+) series with (up to )?([\d,]+) points?( each)?", line)
    if not told:
        return
    counts = [int(np.isfinite(values).sum()) for values in data.values()]
    isTrue = int(number(told[3])) == max(counts) and (bool(told[2]) or len(set(counts)) == 1)
    report.check("points of series", isTrue or len(counts) != int(number(told[1])), f"{told[0]} | {counts}")


def shared_step(report, told, text, values, places):
    """Each series has its largest step at the same place."""
    sign = 1 if told[1] == "rise" else -1
    best = {known_steps(one, places, ())[1][int(np.nanargmax(sign * known_steps(one, places, ())[0])) + 1] for one in values.values()}
    at = places.index(told[3])
    report.check("shared step", len(best) == 1 and len(values) == int(number(told[2])) and (at is None or best == {at}), text)


def shared_extreme(report, told, text, values, places):
    """Each series is highest, or lowest, at the same place and nowhere else."""
    sign = 1 if told[1] == "Highest" else -1
    best = {tuple(np.flatnonzero(sign * one == np.nanmax(sign * one))) for one in values.values()}
    at = places.index(told[3])
    isTrue = len(best) == 1 and len(values) == int(number(told[2])) and (at is None or best == {(at,)})
    report.check("shared extreme", isTrue, text)


def share_of_all(report, told, frame, description):
    """The rows with a yes, of all that answer."""
    yes, all_rows = int(number(told[2])), int(number(told[3]))
    report.check("share of all", near(told[1], yes / all_rows), told[0])
    name = description["encoding"]["y"][0]
    answers = pd.to_numeric(frame[name], errors="coerce").dropna() if name in frame.columns else []
    if len(answers):
        report.check("rows with a yes", (yes, all_rows) == ((answers == 1).sum(), len(answers)), told[0])


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
