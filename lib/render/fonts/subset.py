"""Makes the fonts of the PDF from Inter's released TTF files (npm: @expo-google-fonts/inter, 400Regular and 600SemiBold).

Usage: python3 subset.py <folder of the unpacked npm package>
Maps each digit to Inter's own tabular glyph. Removes the layout tables, so that only advance widths decide line
breaks, and the renderer can measure text from the JSON file that this script also writes.
"""
import json, pathlib, sys
from fontTools import subset
from fontTools.ttLib import TTFont

RANGES = [(0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x2FF), (0x370, 0x3FF), (0x400, 0x4FF), (0x1E00, 0x1EFF),
          (0x2010, 0x2027), (0x2030, 0x203A), (0x20A0, 0x20BF), (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212),
          (0x2248, 0x2248), (0x2260, 0x2265), (0x25A1, 0x25A1), (0x25CF, 0x25CF), (0x2713, 0x2713), (0xFFFD, 0xFFFD)]
FACES = {"regular": "400Regular/Inter_400Regular.ttf", "semibold": "600SemiBold/Inter_600SemiBold.ttf"}


def tabular(font):
    """Returns the tabular glyph of each digit glyph by name, from the font's tnum feature."""
    table = font["GSUB"].table
    swaps = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[index].SubTable:
                swaps.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return swaps


def main(folder):
    here = pathlib.Path(__file__).parent
    for face, source in FACES.items():
        font = TTFont(pathlib.Path(folder) / source)
        swaps = tabular(font)
        for table in font["cmap"].tables:
            for code, name in list(table.cmap.items()):
                if chr(code) in "0123456789" and name in swaps:
                    table.cmap[code] = swaps[name]
        options = subset.Options()
        options.layout_features = []
        options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "DSIG"]
        options.hinting = False
        options.notdef_outline = True
        work = subset.Subsetter(options)
        work.populate(unicodes=[code for low, high in RANGES for code in range(low, high + 1)])
        work.subset(font)
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.save(here / f"inter-{face}.ttf")
        widths = {str(code): font["hmtx"][name][0] for code, name in sorted(font.getBestCmap().items())}
        data = {"unitsPerEm": font["head"].unitsPerEm, "widths": widths}
        (here / f"inter-{face}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n")


main(sys.argv[1])
