package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** Tiles that the owner of a private may lay. */
public record PrivateTrack(
    @Says("Hexes where it may be laid; any if empty.")
        @Default("")
        @WordList
        @Reference("map.hexes")
        List<String> hexes,
    @Says("Tile numbers that may be laid; any that the phase allows if empty.")
        @Default("")
        @WordList
        @Reference("tiles")
        List<String> tiles,
    @Says(
            "Who may lay it, and when: the company that owns the private, in its turn; the player"
                + " who sells it to a company, at once; the player who owns it, at any time,"
                + " perhaps not during the turn of another player's company; or the company in turn"
                + " whose president owns it.")
        When when,
    @Says("Phases in which it may be laid; any if empty.")
        @Default("")
        @WordList
        @Reference("phases")
        List<String> phases,
    @Says(
            "How many tiles it allows: one; one in each of the hexes, which must meet, all at once,"
                + " while none has been laid there by other means; as many of these as wanted; or"
                + " as many as it takes to join the hexes, if no track does.")
        @Default("one")
        Lays lays,
    @Says("How often it may be used.") @Default("1") @Range(min = 1, max = 99) int times,
    @Says("Whether the terrain is free.") @Default("no") boolean free,
    @Says("Discount on the cost of the terrain.") @Default("0") @Range int discount,
    @Says("Whether it must connect to the company's track like any other tile.") @Default("no")
        boolean connected,
    @Says("Whether it may only be laid on the company's home, in its first turn.") @Default("no")
        boolean atHomeFirst,
    @Says("Whether it counts as the company's tile of the turn instead of being additional.")
        @Default("no")
        boolean ofTheTurn,
    @Says("Whether the company may then place a free marker there, without a connection.")
        @Default("no")
        boolean freeMarker,
    @Says("Whether the private closes when the tile is laid.") @Default("no") boolean closes) {

  /** How many tiles may be laid. */
  public enum Lays {
    ONE,
    EACH,
    UP_TO_EACH,
    TO_JOIN
  }

  /** Who may lay the tile, and when. */
  public enum When {
    OWN_TURN,
    BOUGHT_BY_COMPANY,
    ANY_TIME,
    OUTSIDE_OTHERS_TURNS,
    PRESIDENTS_TURN
  }
}
