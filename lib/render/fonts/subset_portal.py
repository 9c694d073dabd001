"""Makes the portal's fonts from Inter's variable font (npm: @fontsource-variable/inter, files/inter-latin-wght-normal.woff2).

Usage: python3 subset_portal.py <that file>
Keeps its letters and signs, the weights that pages use (regular to bold), kerning and tabular figures. Leaves out
alternative shapes next to capitals and between digits, which are a quarter of the file, and combining accents, which a
browser composes with their letter or draws in the system's font. Writes two files: every page loads the first, with
the characters of our texts and of most names, and only a page with another character loads the second. Prints the
`unicode-range` of the second, for app/layout.tsx.
"""
import io, pathlib, sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = (400, 700)
FEATURES = ["tnum", "kern"]
COMBINING = range(0x0300, 0x0370)
COMMON = {*range(0x20, 0x7F), 0xA0, *map(ord, "·×÷−–—‘’“”…½€éèêëáàâäãåóòôöõøúùûüíìîïñçßÉÖÜ")}
FOLDER = pathlib.Path(__file__).parent

# The subsetter needs a font that was saved after its axis was limited.
limited = io.BytesIO()
instancer.instantiateVariableFont(TTFont(sys.argv[1]), {"wght": WEIGHTS}).save(limited)


def write(name, characters):
    font = TTFont(io.BytesIO(limited.getvalue()))
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.notdef_outline = True
    work = subset.Subsetter(options)
    work.populate(unicodes=characters)
    work.subset(font)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(FOLDER / name)


def ranges(characters):
    runs = []
    for each in sorted(characters):
        if runs and runs[-1][1] == each - 1:
            runs[-1][1] = each
        else:
            runs.append([each, each])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


characters = {each for each in TTFont(sys.argv[1]).getBestCmap() if each > 0 and each not in COMBINING}
write("inter-portal.woff2", characters & COMMON)
write("inter-portal-rare.woff2", characters - COMMON)
print(ranges(characters - COMMON))
