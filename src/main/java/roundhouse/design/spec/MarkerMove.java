package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/**
 * The move of a station marker to one of some hexes, once and free of charge. A home marker leaves
 * a neutral one in its place, where the title has neutral markers.
 */
public record MarkerMove(
    @Says("Hexes to which a marker moves, from any other hex.") @WordList @Reference("map.hexes")
        List<String> to,
    @Says(
            "Whether the company may then lay or upgrade a tile there, in addition to the tiles of"
                + " its turn.")
        @Default("no")
        boolean tile) {}
