package roundhouse.design.spec;

import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;

/** A city in which a company may place a station marker at a special price. */
@FormerKey(value = "by-president", now = "write 'additional: for-president'")
public record MarkerClaim(
    @Says("The hex.") @Reference("map.hexes") String hex,
    @Says("Number of its printed city, from 0; any if empty.") @Default("") @Range(max = 9)
        Optional<Integer> city,
    @Says("Its price if the company can reach the city.") @Default("0") @Range int price,
    @Says("Its price if the company cannot reach the city; if empty, it must reach it.")
        @Default("")
        @Range
        Optional<Integer> unconnected,
    @Says("Phase from which no space is kept for it; kept for good if empty.")
        @Default("")
        @Reference("phases")
        String keptUntil,
    @Says(
            "Whether it is additional to those of the charter and to the one of a turn, so that it"
                + " may be placed at any time in the turn: never, for the company that owns the"
                + " private, or for companies whose president owns it.")
        @Default("never")
        Additional additional) {

  /** For whom the marker is additional to those of the charter. */
  public enum Additional {
    NEVER,
    FOR_OWNER,
    FOR_PRESIDENT
  }

  /** Whether it is additional to the markers of the charter. */
  public boolean isAdditional() {
    return additional != Additional.NEVER;
  }

  /** Whether it is for companies whose president owns the private. */
  public boolean isForPresident() {
    return additional == Additional.FOR_PRESIDENT;
  }

  /**
   * Whether it is for this city.
   *
   * @param stop index of the city on the tile that lies there
   */
  public boolean isFor(Board board, HexId where, int stop) {
    return where.is(hex)
        && city.map(number -> board.cityNow(where, number).equals(Optional.of(stop))).orElse(true);
  }
}
