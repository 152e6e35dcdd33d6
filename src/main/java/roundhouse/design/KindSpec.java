package roundhouse.design;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.market.Zone;

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
    @Says(
            "Where its money comes from: full (ten times par, when it floats), as-sold (what is"
                + " paid for its shares in the offering), or none.")
        @Default("full")
        Capital capital,
    @Says("Whether its price token goes under the others in its space when it floats.")
        @Default("no")
        boolean floatsUnderOthers,
    @Says("When the home marker is placed.") @Default("when-floated") HomeMarker homeMarker,
    @Says(
            "Cities that none chooses as its home before a phase; of several in a hex, with the"
                + " number of the one: { A5: 3, C7.2: 3 }.")
        @Default("{}")
        Map<String, String> homesFrom,
    @Says(
            "What is kept in the home hex for a home marker to come: as many spaces, or those of"
                + " its city.")
        @Default("a-space")
        Reserves reserves,
    @Says(
            "Whether the director lays a tile on a home without track when the home marker is"
                + " placed.")
        @Default("no")
        boolean homeTile,
    @Says("Prices of its station markers in order, the home's first; a company may say its own.")
        @Default("0")
        @Words
        List<Integer> markers,
    @Says(
            "How one is started: a player buys the president's certificate, it is auctioned, it is"
                + " formed by a merger or by nothing else than one, it is there from the start, or"
                + " it never operates.")
        @Default("purchase")
        Starts starts,
    @Says(
            "Prices it may start at, lowest and highest, where a company does not say its own; any"
                + " par zone when empty.")
        @Default("")
        Optional<NumberRange> par,
    @Says("Phases in which one may be started; any when empty.")
        @Default("")
        @Words
        @Reference("phases")
        List<String> startsIn,
    @Says("What a share in the offering costs: the par price, or the share price.") @Default("par")
        Price price,
    @Says("How many times the share price one of its shares is worth.")
        @Default("1")
        @Range(min = 1, max = 10)
        int shareCounts,
    @Says("What may be done with its revenue, where that is not what the dividend step says.")
        @Default("")
        @Words
        List<Dividend.Kind> dividends,
    @Says(
            "How a dividend of at least this many times the price moves it, where that is not what"
                + " the market says.")
        @Default("{}")
        Map<String, String> dividendPaid,
    @Says("The zone that its price does not leave to the right: there it rises instead.")
        @Default("")
        Optional<Zone> staysIn,
    @Says("Most loans that it may have; 99 for any number.") @Default("0") @Range(max = 99)
        int loans,
    @Says(
            "Whether a station marker's price is for each hex of the distance from the nearest of"
                + " its markers, without regard to track.")
        @Default("no")
        boolean markersByDistance,
    @Says("Phases in which it operates; any when empty.") @Default("") @Words @Reference("phases")
        List<String> operatesIn,
    @Says("Kinds operate in this order, of equals by price.") @Default("0") @Range(max = 99)
        int order,
    @Says("The kind of turn in which it operates, where that is not the round's.")
        @Default("")
        @Reference("rounds")
        String turn) {

  public enum Capital {
    FULL,
    AS_SOLD,
    NONE
  }

  public enum Starts {
    PURCHASE,
    AUCTION,
    MERGER,
    AT_ONCE,
    /** It has no turns: it is there for what others lose to it only, as a state railway may be. */
    NEVER
  }

  public enum Price {
    PAR,
    MARKET
  }

  public enum HomeMarker {
    WHEN_FLOATED,
    /** At the start of the next operating round. */
    WITH_OPERATING_ROUND,
    /** When its first turn in an operating round begins. */
    WHEN_OPERATING,
    /**
     * The director chooses any free city that is joined to no other, large or small, as soon as the
     * company starts.
     */
    UNCONNECTED,
    /**
     * Then too, in any city without markers, in a hex that no track joins to another station if
     * there is one.
     */
    UNCONNECTED_IF_ANY,
    /**
     * As soon as the company starts, in any city without markers: its director chooses, or who
     * offers it for auction.
     */
    FREE_CITY,
    NONE
  }

  /** What others must leave free for a home marker that is not placed yet. */
  public enum Reserves {
    /** As many spaces in the hex as there are markers to come. */
    A_SPACE,
    /** The space in the company's own city; all cities of the hex where it has the choice. */
    OWN_CITY
  }
}
