"""Makes the fonts of other scripts from Noto's released TTF files (npm: @expo-google-fonts/noto-sans-* and noto-emoji).

Usage: python3 subset_scripts.py <folder with the unpacked npm packages, each in a folder of its own name>
Keeps one weight of each font, without hinting, and the layout tables that a script needs to join and place its letters;
Chinese, Japanese and Korean need none. The output is uncompressed; compress.mjs in this folder compresses it.
"""
import pathlib, sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

SHARED = [(0x20, 0x20), (0x25CC, 0x25CC), (0x200C, 0x200D)]
INDIC = [(0x964, 0x965), (0x1CD0, 0x1CFF), (0x20B9, 0x20B9), (0xA8E0, 0xA8FF)]
SCRIPTS = {
    "hebrew": ("noto-sans-hebrew", [(0x591, 0x5F4), (0xFB1D, 0xFB4F), (0x20AA, 0x20AA)]),
    "arabic": ("noto-sans-arabic", [(0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC)]),
    "devanagari": ("noto-sans-devanagari", [(0x900, 0x97F), *INDIC]),
    "bengali": ("noto-sans-bengali", [(0x980, 0x9FF), *INDIC]),
    "gurmukhi": ("noto-sans-gurmukhi", [(0xA00, 0xA7F), *INDIC]),
    "gujarati": ("noto-sans-gujarati", [(0xA80, 0xAFF), *INDIC]),
    "tamil": ("noto-sans-tamil", [(0xB80, 0xBFF), *INDIC]),
    "telugu": ("noto-sans-telugu", [(0xC00, 0xC7F), *INDIC]),
    "kannada": ("noto-sans-kannada", [(0xC80, 0xCFF), *INDIC]),
    "malayalam": ("noto-sans-malayalam", [(0xD00, 0xD7F), *INDIC]),
    "sinhala": ("noto-sans-sinhala", [(0xD80, 0xDFF), *INDIC]),
    "thai": ("noto-sans-thai", [(0xE00, 0xE7F)]),
    "lao": ("noto-sans-lao", [(0xE80, 0xEFF)]),
    "myanmar": ("noto-sans-myanmar", [(0x1000, 0x109F), (0xA9E0, 0xA9FF), (0xAA60, 0xAA7F)]),
    "khmer": ("noto-sans-khmer", [(0x1780, 0x17FF), (0x19E0, 0x19FF)]),
    "armenian": ("noto-sans-armenian", [(0x530, 0x58F), (0xFB13, 0xFB17)]),
    "georgian": ("noto-sans-georgian", [(0x10A0, 0x10FF), (0x1C90, 0x1CBF), (0x2D00, 0x2D2F)]),
    "ethiopic": ("noto-sans-ethiopic", [(0x1200, 0x139F)]),
    "emoji": ("noto-emoji", [(0x20, 0x39), (0x200D, 0x200D), (0x20E3, 0x20E3), (0x2100, 0x2BFF), (0x3030, 0x303D), (0x3297, 0x3299), (0xFE0F, 0xFE0F), (0x1F000, 0x1FAFF), (0xE0020, 0xE007F)]),
}
"""Scripts without layout tables: Han in its simplified Chinese forms, with kana and full-width forms, and Hangul syllables."""
PLAIN = {
    "han": ("noto-sans-sc", [(0x3000, 0x303F), (0x3041, 0x30FF), (0x3105, 0x312F), (0x31F0, 0x31FF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0xFE30, 0xFE4F), (0xFF01, 0xFFEE)]),
    "hangul": ("noto-sans-kr", [(0x3131, 0x318E), (0xAC00, 0xD7A3)]),
}


def places(table, marks):
    """Yields the mark anchors of each glyph in one subtable, with the glyph and the marks by class."""
    by_class = {record.Class: record.MarkAnchor for record in reversed(marks.MarkRecord)}
    if hasattr(table, "BaseArray"):
        for glyph, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
            yield glyph, record.BaseAnchor, by_class
    elif hasattr(table, "Mark2Array"):
        for glyph, record in zip(table.Mark2Coverage.glyphs, table.Mark2Array.Mark2Record):
            yield glyph, record.Mark2Anchor, by_class
    elif hasattr(table, "LigatureArray"):
        for glyph, ligature in zip(table.LigatureCoverage.glyphs, table.LigatureArray.LigatureAttach):
            for component in ligature.ComponentRecord:
                yield glyph, component.LigatureAnchor, by_class


def fill_places(font):
    """Adds an anchor for each mark that has none. It is at the end of the letter, where such a mark is drawn anyway.

    The layout library requires an anchor, although the format makes it optional.
    """
    if "GPOS" not in font:
        return
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            marks = getattr(table, "MarkArray", getattr(table, "Mark1Array", None))
            if marks is None:
                continue
            for glyph, anchors, by_class in places(table, marks):
                for index, anchor in enumerate(anchors):
                    if anchor is None and index in by_class:
                        place = otTables.Anchor()
                        place.Format = 1
                        place.XCoordinate = font["hmtx"][glyph][0] + by_class[index].XCoordinate
                        place.YCoordinate = by_class[index].YCoordinate
                        anchors[index] = place


def write(name, source, ranges, features):
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = features
    options.drop_tables += ["STAT", "DSIG", "vhea", "vmtx", "VORG"] + ([] if features else ["GSUB", "GPOS", "GDEF", "BASE"])
    options.hinting = False
    options.notdef_outline = True
    work = subset.Subsetter(options)
    work.populate(unicodes=[code for low, high in ranges for code in range(low, high + 1)])
    work.subset(font)
    fill_places(font)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(pathlib.Path(__file__).parent / "scripts" / f"{name}.ttf")
    print(name, len(font.getGlyphOrder()))


def main(folder):
    for name, (package, ranges) in SCRIPTS.items():
        (source,) = (pathlib.Path(folder) / package / "400Regular").glob("*.ttf")
        write(name, source, ranges + SHARED, ["*"])
    for name, (package, ranges) in PLAIN.items():
        (source,) = (pathlib.Path(folder) / package / "400Regular").glob("*.ttf")
        write(name, source, ranges, [])


main(sys.argv[1])
