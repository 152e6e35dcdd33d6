package roundhouse.design.spec;

import java.util.Map;
import java.util.Optional;
import roundhouse.board.TileColor;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.KeyReference;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.market.PriceMove;

/** A state railway, which takes over companies and operates automatically. */
public record StateRailwaySpec(
    @Says("The company that is the state railway.") @Reference("companies") String company,
    @Says(
            "Price move of a company it takes over, before the shareholders are paid; its loans"
                + " lower the price further.")
        @Default("left")
        PriceMove priceFalls,
    @Says("Price move for each remaining loan, if it differs from that of the loans.") @Default("")
        Optional<PriceMove> loanPriceFalls,
    @Says(
            "Hexes in which a space is reserved for it, and the tile colour from which it places"
                + " its marker there: { E1: green }.")
        @Default("{}")
        @KeyReference("map.hexes")
        Map<String, TileColor> keeps,
    @Says(
            "When it places its marker in such a hex: in its turn, or as soon as that colour lies"
                + " there, even as printed.")
        @Default("in-its-turn")
        Placing places,
    @Says(
            "Whether it receives the money, trains and privates of a company it takes over;"
                + " otherwise the bank takes the money and the rest leaves the game.")
        @Default("yes")
        boolean inherits,
    @Says("Whether a company it took over may be started again, if it has more than one share.")
        @Default("yes")
        boolean restarts) {

  /** When the state railway places its markers in the reserved hexes. */
  public enum Placing {
    IN_ITS_TURN,
    AT_ONCE
  }
}
