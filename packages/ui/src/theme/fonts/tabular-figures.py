"""Gives Libre Franklin the figures of one width that it lacks, for `font-variant-numeric: tabular-nums`.

    python -m pip install fonttools brotli
    python tabular-figures.py libre-franklin.woff2

Each figure gets a twin, the same drawing in the middle of the common width, and the feature `tnum` puts the twins
in place. The font is changed where it is; one that has the feature already is left alone.
"""

import sys

from fontTools.otlLib.builder import buildLookup, buildSingleSubstSubtable
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.hvar import add_HVAR

# In units of the font, 1000 to the em: the average figure's at weight 400, and what 750 adds to it.
WIDTH, WIDER = 644, 34


def twin_of(font, figure):
    """Adds the figure's twin, which refers to its drawing, and returns the twin's name."""
    twin = f"{figure}.tnum"
    width, bearing = font["hmtx"][figure]
    (variation,) = font["gvar"].variations[figure]
    (_, _), (wider, _), *_ = variation.coordinates[-4:]

    part = GlyphComponent()
    part.glyphName, part.flags = figure, 0x0004  # without 0x0200, by which some systems take the width of the figure
    part.x, part.y = round((WIDTH - width) / 2), 0
    glyph = Glyph()
    glyph.numberOfContours, glyph.components = -1, [part]

    font.setGlyphOrder([*font.getGlyphOrder(), twin])
    font["glyf"][twin] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][twin] = (WIDTH, bearing + part.x)
    shift = round((WIDER - wider) / 2)
    font["gvar"].variations[twin] = [
        TupleVariation(variation.axes, [(shift, 0), (0, 0), (WIDER, 0), (0, 0), (0, 0)])
    ]
    return twin


def add_feature(table, tag, mapping):
    """Adds a substitution, in every script and language, after the features there are."""
    table.LookupList.Lookup.append(buildLookup([buildSingleSubstSubtable(mapping)]))
    feature = otTables.Feature()
    feature.FeatureParams = None
    feature.LookupListIndex = [len(table.LookupList.Lookup) - 1]
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = tag, feature
    table.FeatureList.FeatureRecord.append(record)
    for script in table.ScriptList.ScriptRecord:
        for language in [script.Script.DefaultLangSys, *(each.LangSys for each in script.Script.LangSysRecord)]:
            language.FeatureIndex.append(len(table.FeatureList.FeatureRecord) - 1)


def main(path):
    font = TTFont(path)
    substitutions = font["GSUB"].table
    if any(record.FeatureTag == "tnum" for record in substitutions.FeatureList.FeatureRecord):
        return print(f"{path} has tabular figures.")
    names = font.getBestCmap()
    figures = [names[ord(figure)] for figure in "0123456789"]
    add_feature(substitutions, "tnum", {figure: twin_of(font, figure) for figure in figures})
    add_HVAR(font)
    font.flavor = "woff2"
    font.save(path)
    print(f"{path}: tabular figures added.")


if __name__ == "__main__":
    main(*sys.argv[1:])
