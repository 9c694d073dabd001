"""Makes the portal's font from Inter's variable font (npm: @fontsource-variable/inter, files/inter-latin-wght-normal.woff2).

Usage: python3 subset_portal.py <that file>
Keeps its letters and signs, the weights that pages use (regular to bold), kerning and tabular figures. Leaves out the
alternative shapes beside capitals and between digits, which are a quarter of the file, and combining accents: a browser
composes them with their letter, or draws both in the system's font.
"""
import io, pathlib, sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = (400, 700)
FEATURES = ["tnum", "kern"]
COMBINING = range(0x0300, 0x0370)

# The subsetter needs a font that was saved after its axis was limited.
limited = io.BytesIO()
instancer.instantiateVariableFont(TTFont(sys.argv[1]), {"wght": WEIGHTS}).save(limited)
font = TTFont(limited)
options = subset.Options()
options.layout_features = FEATURES
options.hinting = False
options.notdef_outline = True
work = subset.Subsetter(options)
work.populate(unicodes=[each for each in font.getBestCmap() if each not in COMBINING])
work.subset(font)
font["head"].modified = font["head"].created
font.recalcTimestamp = False
font.flavor = "woff2"
font.save(pathlib.Path(__file__).parent / "inter-portal.woff2")
