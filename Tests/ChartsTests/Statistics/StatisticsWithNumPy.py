"""Measures series with NumPy, to be compared with what the charts say of them.

Reads a JSON array of objects with two lists of numbers, `a` and `b`, from standard input (null is
a missing value), and the `period` of `a` in points if it has one; writes an array with what is
measured of each.
"""

import json
import sys

import numpy as np


def continues_growth(k, heights):
    middle = min(max(k, 1), len(heights) - 2)
    before, after = np.diff(heights[middle - 1 : middle + 2])
    sizes = sorted([abs(before), abs(after)])
    return before * after > 0 and sizes[1] <= 4 * sizes[0]


def beyond_others_at_end(k, heights):
    if 2 <= k <= len(heights) - 3:
        return True
    start = min(max(k - 3, 0), max(len(heights) - 7, 0))
    others = [heights[i] for i in range(start, min(start + 7, len(heights))) if i != k]
    return heights[k] > max(others) or heights[k] < min(others)


def outliers(y, period):
    places = np.flatnonzero(np.isfinite(y))
    if len(places) < 10:
        return []
    values = y[places]
    low, high = values.min(), values.max()
    if low == high:
        return []
    x = places / (len(y) - 1)
    values = (values - low) / (high - low)
    half = (len(values) + 1) // 2
    rest = len(values) - half
    if len(values) <= 100:
        i, j = np.triu_indices(len(values), 1)
    else:
        i, j = np.arange(rest), np.arange(half, len(values))
    slope = np.median((values[j] - values[i]) / (x[j] - x[i]))
    heights = values - slope * x
    if period:
        for phase in range(period):
            same = places % period == phase
            if same.any():
                heights[same] -= np.median(heights[same])
    distances = np.abs(heights - np.median(heights))
    deviation = np.median(distances)
    unit = deviation / 0.6745 if deviation > 1e-12 else np.mean(distances) * 1.253314
    found = []
    for k in np.flatnonzero((distances > 3.5 * unit) & (distances >= 0.1)):
        sides = [heights[max(k - 3, 0) : k], heights[k + 1 : k + 4]]
        near = [abs(heights[k] - np.median(side)) for side in sides if len(side) > 1]
        away = (heights - np.median(heights)) * np.sign(heights[k] - np.median(heights))
        if (
            np.count_nonzero(away >= distances[k] / 2) * 10 <= len(heights) and
            min(near) >= distances[k] / 2
            and not continues_growth(k, heights)
            and beyond_others_at_end(k, heights)
        ):
            found.append(int(places[k]))
    return found if len(found) * 10 <= len(places) else []


def ranks(values):
    _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
    return (np.cumsum(counts) - (counts + 1) / 2)[inverse]


def turns(y, threshold):
    found = []
    pivots = [0, 0]  # the lowest and the highest since the last turn
    way = 0
    for i in range(1, len(y)):
        low, high = pivots
        low, high = i if y[i] < y[low] else low, i if y[i] > y[high] else high
        pivots = [low, high]
        if way >= 0 and y[high] - y[i] > threshold:
            found += [high] if way else []
            way, pivots = -1, [i, i]
        elif way <= 0 and y[i] - y[low] > threshold:
            found += [low] if way else []
            way, pivots = 1, [i, i]
    return found


def directness(values):
    blocks = min(12, len(values))
    bounds = [k * len(values) // blocks for k in range(blocks + 1)]
    means = np.array([values[a:b].mean() for a, b in zip(bounds, bounds[1:])])
    found = turns(means, 0.2 * np.ptp(means))
    path = np.concatenate([means[:1], means[found], means[-1:]])
    length = np.abs(np.diff(path)).sum()
    return (path[-1] - path[0]) / length if length > 0 else 0


def trend(places, values):
    if len(values) == 0 or values.min() == values.max():
        return "flat", None
    linear = np.corrcoef(places, values)[0, 1]
    ranked = np.corrcoef(places, ranks(values))[0, 1]
    if len(values) < 5:
        steps = np.sign(np.diff(values))
        both = (steps > 0).any() and (steps < 0).any()
        return ("mixed" if both else "rising" if (steps > 0).any() else "falling"), None
    r = ranked if abs(ranked) > abs(linear) else linear
    if abs(r) < 0.9 and (abs(r) < 0.3 or directness(values) * np.sign(r) < 0.2 - 1e-9):
        return "mixed", None
    # A few others among many equal values lead nowhere.
    if abs(r) < 0.7 and len(values) >= 10 and (values == np.median(values)).mean() > 0.8:
        return "mixed", None
    # Noise has it once in ten times.
    told = np.floor(abs(r) * 100 + 0.5) / 100
    if told < 0.9 and len(values) >= 10 and abs(r) * np.sqrt(len(values) - 1) < 1.645:
        return "mixed", None
    clarity = abs(r)
    if told < 0.9:
        clarity *= min(directness(values) * np.sign(r) / 0.4, 1)
    if clarity < 0.3:
        return "mixed", None
    bounds = [("very strong", 0.9), ("strong", 0.7), ("moderate", 0.5), ("weak", 0)]
    strength = next(name for name, bound in bounds if np.floor(clarity * 100 + 0.5) / 100 >= bound)
    return "rising" if r > 0 else "falling", strength


def crossings(a, b):
    known = np.isfinite(a) & np.isfinite(b)
    signs = np.where(known, np.sign(np.where(known, a - b, 0)), 0)
    places = np.flatnonzero(signs)
    # None across a missing value, but where both are equal.
    return sum(
        int(signs[i] != signs[j]) * int(known[i:j].all() or (known[i + 1 : j] & (a == b)[i + 1 : j]).any())
        for i, j in zip(places, places[1:])
    )


def gaps(y):
    missing = np.concatenate([[0], ~np.isfinite(y), [0]])
    return int(np.count_nonzero(np.diff(missing) == 1))


def measure(sample):
    a = np.array(sample["a"], dtype=float)
    b = np.array(sample["b"], dtype=float)
    places = np.flatnonzero(np.isfinite(a))
    values = a[places]
    result = {
        "count": len(values),
        "missing": int(np.count_nonzero(~np.isfinite(a))),
        "gaps": gaps(a),
        "crossings": crossings(a, b),
        "outliers": outliers(a, sample.get("period")),
    }
    result["trend"], result["strength"] = trend(places, values)
    if len(values) == 0:
        return result
    result.update(
        minimum=values.min(),
        minimumIndex=int(np.nanargmin(a)),
        maximum=values.max(),
        maximumIndex=int(np.nanargmax(a)),
        mean=values.mean(),
        median=np.median(values),
        start=values[0],
        end=values[-1],
        change=values[-1] - values[0],
    )
    # Over at most as many cells as usual.
    ways = np.diff(places)
    steps = np.diff(values)
    if len(ways):
        steps = steps[ways <= int(np.ceil(np.median(ways)))]
    if len(steps) and steps.max() > 0:
        result["largestRise"] = steps.max()
    if len(steps) and steps.min() < 0:
        result["largestDrop"] = -steps.min()
    return result


json.dump([measure(sample) for sample in json.load(sys.stdin)], sys.stdout)
