package roundhouse.design.spec;

import java.util.List;
import java.util.Map;
import roundhouse.board.TileColor;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.KeyReference;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.WordList;

/**
 * What is printed on a hex, in plain keys (city, towns, label, offboard) or in the compact
 * notation.
 */
public record HexSpec(
    @Says("Name of the place.") @Default("") String name,
    @Says("Spaces of the city that can be built here; 0 for no city.") @Default("0") @Range(max = 6)
        int city,
    @Says("Towns that can be built here.") @Default("0") @Range(max = 3) int towns,
    @Says("Terrain, drawn on the map and used by rules: hill, mountain, water.") @Default("")
        String terrain,
    @Says("Cost of the first tile here; a hex printed in colour only shows it, with its terrain.")
        @Default("0")
        @Range
        int cost,
    @Says("Labels that a tile laid here must have.") @Default("") @WordList List<String> label,
    @Says("Letters printed here that tiles need not have: rules refer to hexes by them.")
        @Default("")
        String mark,
    @Says("Colour of what is printed.") @Default("white") TileColor color,
    @Says("Everything printed here, in the compact notation: 'city=revenue:30;path=a:2,b:_0'.")
        @Default("")
        String print,
    @Says("Value of an off-board area by tile colour in use: { yellow: 20, brown: 40 }.")
        @Default("{}")
        @Range(max = NumberLimits.STOP)
        Map<TileColor, Integer> offboard,
    @Says("Different value of the off-board area for a train type: { D: 100 }.")
        @Default("{}")
        @Range(max = NumberLimits.STOP)
        @KeyReference("trains")
        Map<String, Integer> byTrain,
    @Says("Edges that lead into the off-board area.") @Default("") @WordList @Range(max = 5)
        List<Integer> edges,
    @Says("Edges with a printed stub of track, which every tile laid here must continue.")
        @Default("")
        @WordList
        @Range(max = 5)
        List<Integer> stubs,
    @Says("Group of an off-board hex: hexes of one group are one area.") @Default("") String group,
    @Says(
            "Edges on the two banks of a river through the hex: [0 1, 2 3 4 5]; stops are built on"
                + " the first bank.")
        @Default("[]")
        List<String> banks,
    @Says("Phase before which no track may be laid here.") @Default("") @Reference("phases")
        String closedUntil,
    @Says("Data for the title's scripts.") @Default("{}") ScriptData data) {}
