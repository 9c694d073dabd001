"""Makes the portal's font from Inter's variable font (npm: @fontsource-variable/inter, files/inter-latin-wght-normal.woff2).

Usage: python3 subset_portal.py <that file>
Keeps its characters, the weights that pages use (regular to bold), kerning, accents and tabular figures.
"""
import io, pathlib, sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = (400, 700)
FEATURES = ["calt", "ccmp", "tnum", "kern", "mark", "mkmk"]

# The subsetter needs a font that was saved after its axis was limited.
limited = io.BytesIO()
instancer.instantiateVariableFont(TTFont(sys.argv[1]), {"wght": WEIGHTS}).save(limited)
font = TTFont(limited)
options = subset.Options()
options.layout_features = FEATURES
options.hinting = False
options.notdef_outline = True
work = subset.Subsetter(options)
work.populate(unicodes=list(font.getBestCmap()))
work.subset(font)
font["head"].modified = font["head"].created
font.recalcTimestamp = False
font.flavor = "woff2"
font.save(pathlib.Path(__file__).parent / "inter-portal.woff2")
