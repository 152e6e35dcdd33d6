package roundhouse.design;

import java.util.Map;
import roundhouse.board.TileColor;

/** A railway of the state that takes over what private owners give up, and operates by itself. */
public record StateRailwaySpec(
    @Says("The company that it is.") @Reference("companies") String company,
    @Says(
            "How the price of a company falls before its shareholders are paid, besides what its"
                + " loans take.")
        @Default("left")
        String priceFalls,
    @Says("How it falls then for each loan that is left, where that is not what the loans say.")
        @Default("")
        String loanPriceFalls,
    @Says(
            "Hexes in which a space is kept for it, and the colour of tile from which on it places"
                + " its marker there in its turn: { E1: green }.")
        @Default("{}")
        @Reference("map.hexes")
        Map<String, TileColor> keeps,
    @Says(
            "When it places its marker in such a hex: in its turn, or as soon as that colour lies"
                + " there, be it printed.")
        @Default("in-its-turn")
        Placing places,
    @Says(
            "Whether money, trains and privates of a company that it takes over become its own;"
                + " else the bank takes the money, and the rest is out of the game.")
        @Default("yes")
        boolean inherits,
    @Says(
            "Whether a company that it took over may be started again, if it has more than one"
                + " share.")
        @Default("yes")
        boolean restarts) {

  /** When the state's markers come to the hexes kept for them. */
  public enum Placing {
    IN_ITS_TURN,
    AT_ONCE
  }
}
