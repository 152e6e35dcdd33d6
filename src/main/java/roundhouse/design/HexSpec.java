package roundhouse.design;

import java.util.List;
import java.util.Map;
import roundhouse.board.TileColor;

/**
 * What is printed on a hex. Either the plain words (city, towns, label, offboard) or the compact
 * notation.
 */
public record HexSpec(
    @Says("The place's name.") @Default("") String name,
    @Says("Spaces of a city that can be built here, 0 for none.") @Default("0") @Range(max = 6)
        int city,
    @Says("Small towns that can be built here.") @Default("0") @Range(max = 3) int towns,
    @Says("Kind of terrain, drawn and used by rules: hill, mountain, water.") @Default("")
        String terrain,
    @Says("Cost of the first tile here.") @Default("0") @Range int cost,
    @Says("Letters that a tile here must bear.") @Default("") @Words List<String> label,
    @Says("Letters printed here that no tile has to bear: rules name the hexes that have them.")
        @Default("")
        String mark,
    @Says("Colour of what is printed.") @Default("white") TileColor color,
    @Says("Everything printed, in the compact notation: 'city=revenue:30;path=a:2,b:_0'.")
        @Default("")
        String print,
    @Says("Value of an off-board area by colour of the tiles in use: { yellow: 20, brown: 40 }.")
        @Default("{}")
        Map<TileColor, Integer> offboard,
    @Says("Its value to trains of a type instead: { D: 100 }.") @Default("{}")
        Map<String, Integer> byTrain,
    @Says("Edges that lead into an off-board area.") @Default("") @Words @Range(max = 5)
        List<Integer> edges,
    @Says("Edges from which a stub of track is printed, which every tile here has to carry on.")
        @Default("")
        @Words
        @Range(max = 5)
        List<Integer> stubs,
    @Says("Off-board hexes of one group are one area.") @Default("") String group,
    @Says(
            "Edges on the two banks of a river that runs through the hex: [0 1, 2 3 4 5]; what can"
                + " be built here stands on the first.")
        @Default("[]")
        List<String> banks,
    @Says("Phase before which no track is laid here.") @Default("") @Reference("phases")
        String closedUntil,
    @Says("Anything scripts want to know.") @Default("{}") Data data) {}
