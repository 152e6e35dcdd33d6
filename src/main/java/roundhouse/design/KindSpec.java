package roundhouse.design;

import java.util.List;

/** What companies of one kind have in common. */
public record KindSpec(
    @Says("Certificates in percent, the president's first: '20 10 10 10 10 10 10 10 10'.") @Words
        List<Integer> shares,
    @Says("Percent sold from the initial offering at which it floats.")
        @Default("60")
        @Range(max = 100)
        int floatsAt,
    @Says("Whether shares in the pool count as sold.") @Default("yes")
        boolean poolCountsForFloating,
    @Says("Money at floating: full (ten times par), or none.") @Default("full") Capital capital,
    @Says("Whether its price token goes under the others in its space when it floats.")
        @Default("no")
        boolean floatsUnderOthers,
    @Says("When the home marker is placed.") @Default("when-floated") HomeMarker homeMarker,
    @Says(
            "What is kept in the home hex for a home marker to come: as many spaces, or those of its city.")
        @Default("a-space")
        Reserves reserves,
    @Says(
            "Whether the director lays a tile on a home without track when the home marker is placed.")
        @Default("no")
        boolean homeTile,
    @Says("Prices of its station markers in order, the home's first; a company may say its own.")
        @Default("0")
        @Words
        List<Integer> markers) {

  public enum Capital {
    FULL,
    NONE
  }

  public enum HomeMarker {
    WHEN_FLOATED,
    /** At the start of the next operating round. */
    WITH_OPERATING_ROUND,
    /** When its first turn in an operating round begins. */
    WHEN_OPERATING
  }

  /** What others must leave free for a home marker that is not placed yet. */
  public enum Reserves {
    /** As many spaces in the hex as there are markers to come. */
    A_SPACE,
    /** The space in the company's own city; all cities of the hex where it has the choice. */
    OWN_CITY
  }
}
