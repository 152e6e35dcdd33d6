package roundhouse.design;

import java.util.Map;
import roundhouse.board.TileColor;

/** A railway of the state that takes over what private owners give up, and operates by itself. */
public record StateRailwaySpec(
    @Says("The company that it is.") @Reference("companies") String company,
    @Says("How the price of a company falls before its shareholders are paid, besides what its loans take.")
        @Default("left")
        String priceFalls,
    @Says("Hexes in which a space is kept for it, and the colour of tile from which on it places its marker there in its turn: { E1: green }.")
        @Default("{}")
        @Reference("map.hexes")
        Map<String, TileColor> keeps,
    @Says("Whether a company that it took over may be started again, if it has more than one share.")
        @Default("yes")
        boolean restarts) {}
