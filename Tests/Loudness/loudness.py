"""Loudness of the voices by ISO 532-1, and the gains that make them equal.

Needs numpy and mosqito (pip install mosqito), and the program; not part of the suite.

    python3 Tests/Loudness/loudness.py .build/release/earshot          # phon of each voice and pitch
    python3 Tests/Loudness/loudness.py .build/release/earshot --table  # gains for LoudnessTable.swift
    python3 Tests/Loudness/loudness.py .build/release/earshot --pairs  # how far apart the voices are
    python3 Tests/Loudness/loudness.py .build/release/earshot --notes  # phon of short notes, at their loudest

A note of half a second is rendered alone; 10 to 220 ms of it are taken as stationary, in a diffuse
field. The note of the default voice at 1,125 Hz is set to 60 dB. Short notes are measured in time: what
counts is the greatest loudness that they reach.
"""

import itertools
import os
import subprocess
import sys
import tempfile
import wave

import numpy
from mosqito.sq_metrics import loudness_zwst, loudness_zwtv

VOICES = "soft reed string bell pluck flute wood zither square".split()
RATE = 48000
# Sixths of an octave over all pitches that can be asked for.
PITCHES = [50 * 2 ** (step / 6) for step in range(43)]
HEARD = [200 * 10 ** (step / 12) for step in range(13)]


def note(program, voice, pitch, seconds=0.5):
    """The samples of one pitch, which is the only one of its range."""
    with tempfile.TemporaryDirectory() as folder:
        table, sound = os.path.join(folder, "a.csv"), os.path.join(folder, "a.wav")
        with open(table, "w") as file:
            file.write("x,y\n1,1\n2,1\n")
        low, high = pitch * 0.9999, pitch * 1.0001
        subprocess.run(
            [program, "render", table, "-o", sound, "--duration", repr(seconds), "--instrument", voice,
             "--min-frequency", repr(low), "--max-frequency", repr(high), "--mono"],
            check=True)
        with wave.open(sound) as file:
            data = numpy.frombuffer(file.readframes(file.getnframes()), "<i2")
    return data.reshape(-1, 2)[:, 0] / 32768


def sones(samples):
    return loudness_zwst(samples[RATE // 100:RATE * 22 // 100], RATE, field_type="diffuse")[0]


def phon(loudness):
    """ISO 532-1, clause 5.4."""
    return 40 + 10 * numpy.log2(loudness) if loudness >= 1 else 40 * (loudness + 0.0005) ** 0.35


def pairs(program):
    """Half the sum of the differences of two patterns, as shares of their sums: 0 the same, 1 disjoint.

    Of the specific loudness over the Bark bands (stationary), and of its course over the first 250 ms (ISO
    532-1, time-varying), the larger. All have the loudness of 4 sone. Notes of 0.25 s, as points have them, and
    the beginnings of lines.
    """
    def distance(a, b):
        return numpy.abs(a / a.sum() - b / b.sum()).sum() / 2

    def patterns(voice, pitch, seconds):
        samples, low, high = note(program, voice, pitch, seconds)[:RATE // 4], -60.0, 60.0
        for _ in range(12):
            middle = (low + high) / 2
            low, high = (low, middle) if sones(samples * 10 ** (middle / 20)) > 4 else (middle, high)
        samples = samples * 10 ** (low / 20)
        bands = loudness_zwst(samples[RATE // 100:RATE * 22 // 100], RATE, field_type="diffuse")[1]
        return bands, loudness_zwtv(samples, RATE, field_type="diffuse")[1]

    for seconds, pitch in itertools.product((0.25, 0.5), (200, 632, 1125, 2000)):
        found = {voice: patterns(voice, pitch, seconds) for voice in VOICES}
        print(f"{'line' if seconds > 0.25 else 'note'} {pitch:4}", " ".join(f"{voice:>6}" for voice in VOICES))
        for index, voice in enumerate(VOICES):
            row = (max(map(distance, found[voice], found[other])) for other in VOICES[:index])
            print(f"{voice:10}", " ".join(f"{value:6.2f}" for value in row), flush=True)


def main(program, makes_table):
    reference = note(program, "soft", 1125)
    level = numpy.sqrt(numpy.mean(reference[RATE // 100:RATE * 22 // 100] ** 2))
    pascal = 2e-5 * 10 ** (60 / 20) / level
    goal = sones(reference * pascal)
    if makes_table:
        for voice in VOICES:
            row = []
            for pitch in PITCHES:
                # Each note has one peak, whatever gain it was rendered with.
                samples = note(program, voice, pitch)
                samples = samples / numpy.max(numpy.abs(samples)) * numpy.max(numpy.abs(reference))
                low, high = -40.0, 40.0
                for _ in range(14):
                    middle = (low + high) / 2
                    is_loud = sones(samples * pascal * 10 ** (middle / 20)) > goal
                    low, high = (low, middle) if is_loud else (middle, high)
                row.append(round(low, 1))
            print(voice, row, flush=True)
        return
    # All pitches of one pass have one reference, so the whole is rendered as one score each.
    everything = []
    for voice in VOICES:
        row = []
        for pitch in HEARD:
            row.append(phon(sones(walked(program, voice, pitch) * pascal)))
        everything += row
        print(f"{voice:10}", " ".join(f"{value:5.1f}" for value in row),
              f" spread {max(row) - min(row):.1f}")
    print(f"all: {min(everything):.1f} to {max(everything):.1f} phon, "
          f"spread {max(everything) - min(everything):.1f}")


def notes(program):
    """The greatest loudness of notes of 0.06 and 0.25 s, one among others of the same score."""
    def bar(voice, pitch, seconds):
        samples = rendered(program, voice, pitch, 4 * seconds, "--type", "bar")
        return samples[int(2 * seconds * RATE):int(3 * seconds * RATE)]

    reference = bar("soft", 1125, 0.25)
    pascal = 2e-5 * 10 ** 3 / numpy.sqrt(numpy.mean(reference[RATE // 100:RATE * 22 // 100] ** 2))
    for seconds in (0.06, 0.25):
        everything = []
        for voice in VOICES:
            row = []
            for pitch in (200, 356, 632, 1125, 2000):
                samples = numpy.concatenate(
                    [numpy.zeros(RATE // 20), bar(voice, pitch, seconds) * pascal, numpy.zeros(RATE // 5)])
                row.append(phon(loudness_zwtv(samples, RATE, field_type="diffuse")[0].max()))
            everything += row
            print(f"{seconds:4} s {voice:8}", " ".join(f"{value:5.1f}" for value in row), flush=True)
        print(f"all: spread {max(everything) - min(everything):.1f} phon")


def walked(program, voice, pitch):
    """The samples of one pitch as it is heard beside all others from 200 to 2000 Hz."""
    samples = rendered(program, voice, pitch, 3)
    return samples[int(2.2 * RATE):int(2.7 * RATE)]


def rendered(program, voice, pitch, seconds, *options):
    """The samples of 200 and 2000 Hz and then twice of one pitch."""
    height = numpy.log(pitch / 200) / numpy.log(10)
    with tempfile.TemporaryDirectory() as folder:
        table, sound = os.path.join(folder, "a.csv"), os.path.join(folder, "a.wav")
        with open(table, "w") as file:
            file.write("x,y\n" + "".join(f"{x},{y}\n" for x, y in
                       [(1, 0), (2, 1), (3, height), (4, height)]))
        subprocess.run(
            [program, "render", table, "-o", sound, "--duration", repr(seconds), "--instrument", voice,
             "--mono", "--smoothing", "none", *options], check=True)
        with wave.open(sound) as file:
            data = numpy.frombuffer(file.readframes(file.getnframes()), "<i2")
    return data.reshape(-1, 2)[:, 0] / 32768


if "--pairs" in sys.argv:
    pairs(sys.argv[1])
elif "--notes" in sys.argv:
    notes(sys.argv[1])
else:
    main(sys.argv[1], "--table" in sys.argv)
