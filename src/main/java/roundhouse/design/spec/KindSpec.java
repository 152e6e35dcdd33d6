package roundhouse.design.spec;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.KeyReference;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.market.PriceMove;
import roundhouse.market.Zone;

/** What companies of one kind have in common. */
@FormerKey(value = "pool-counts-for-floating", now = "a script says so, with floats")
public record KindSpec(
    @Says("Certificates in percent, the president's first: '20 10 10 10 10 10 10 10 10'.")
        @WordList
        @Range(min = 1, max = 100)
        List<Integer> shares,
    @Says("Certificates with that number of players, if they differ.")
        @Default("{}")
        @WordList
        @Range(min = 1, max = 100)
        Map<Integer, List<Integer>> sharesFor,
    @Says(
            "Percent of one share, which the price is for; that of the smallest certificate"
                + " at 0. With 10, a certificate of 5 is half a share: it costs half the price,"
                + " rounded up, and brings half of it, rounded down.")
        @Default("0")
        @Range(max = 100)
        int share,
    @Says(
            "What a certificate of a percentage counts against the certificate limit, where it does"
                + " not count as one: { 5: half }.")
        @Default("{}")
        Map<Integer, Counts> countsAs,
    @Says("Percentage sold from the initial offering at which the company floats.")
        @Default("60")
        @Range(max = 100)
        int floatsAt,
    @Says(
            "Where its capital comes from: full (ten times par when it floats), as-sold (the price"
                + " of each share sold from the offering), or none.")
        @Default("full")
        Capital capital,
    @Says("When the home marker is placed.") @Default("when-floated") HomeMarker homeMarker,
    @Says(
            "Cities that no company may choose as its home before a phase, with the number of the"
                + " city if its hex has several: { A5: 3, C7.2: 3 }.")
        @Default("{}")
        @KeyReference("map.hexes")
        @Reference("phases")
        Map<String, String> homesFrom,
    @Says(
            "What is kept free in the home hex for a home marker that is not yet placed: a space"
                + " anywhere in it, also only until the company is started, or one in its own"
                + " city. Where its president chooses the city, that is one anywhere in the hex, or"
                + " with own-city-or-hex every one.")
        @Default("a-space")
        Reserves reserves,
    @Says(
            "When a home without track gets its first tile: at any time; with the home marker, when"
                + " the president lays it; or first, as the company's first tile.")
        @Default("any-time")
        HomeTile homeTile,
    @Says("Prices of its station markers in order, the home's first; a company may override them.")
        @Default("0")
        @WordList
        @Range
        List<Integer> markers,
    @Says(
            "How a company is started: a player buys the president's certificate, it is auctioned,"
                + " it is formed by a merger only, it exists from the start of the game, it comes"
                + " with a private, a script gives all its shares to a player, for whom it operates"
                + " without a share price, or it never operates.")
        @Default("purchase")
        Starts starts,
    @Says(
            "Lowest and highest par price, unless the company has its own; any space in the par"
                + " zone if empty.")
        @Default("")
        Optional<NumberRange> par,
    @Says("Phases in which one may be started; any if empty.")
        @Default("")
        @WordList
        @Reference("phases")
        List<String> startsIn,
    @Says("What a share from the offering costs: the par price or the share price.") @Default("par")
        Price price,
    @Says("How many times the share price one share is worth.")
        @Default("1")
        @Range(min = 1, max = 10)
        int shareCounts,
    @Says("What it may do with its revenue, if it differs from the dividend step.")
        @Default("")
        @WordList
        List<Dividend.Kind> dividends,
    @Says(
            "Price move by the least dividend for it, as a multiple of the price, if it differs"
                + " from that of the market.")
        @Default("{}")
        Map<String, PriceMove> dividendPaid,
    @Says("The zone that its price does not leave to the right; it moves up instead.") @Default("")
        Optional<Zone> staysIn,
    @Says("Most loans it may have; 99 for any number.") @Default("0") @Range(max = 99) int loans,
    @Says(
            "Whether the price of a station marker is per hex of distance to its nearest marker,"
                + " regardless of track.")
        @Default("no")
        boolean markersByDistance,
    @Says("Phases in which it operates; any if empty.") @Default("") @WordList @Reference("phases")
        List<String> operatesIn,
    @Says("Rank of the kind in operating order; companies of equal rank operate by price.")
        @Default("0")
        @Range(max = 99)
        int order,
    @Says("The kind of turn it has when it operates, if it differs from the round's.")
        @Default("")
        @Reference("rounds")
        String turn,
    @Says("Kinds that effects of scripts may make of it in play, such as one with more shares.")
        @Default("")
        @WordList
        @Reference("kinds")
        List<String> becomes) {

  /** The certificates of a company with this number of players, in percent. */
  public List<Integer> shares(int players) {
    return sharesFor.getOrDefault(players, shares);
  }

  /** What a certificate of a percentage counts against the certificate limit. */
  public double counts(int percent) {
    return countsAs.isEmpty() || !countsAs.containsKey(percent) ? 1 : countsAs.get(percent).counts;
  }

  /** Whether a company of it is owned whole, by somebody for whom it operates without a price. */
  public boolean isOwned() {
    return starts == Starts.WITH_PRIVATE || starts == Starts.GIVEN;
  }

  /** What a certificate that does not count as one counts against the certificate limit. */
  public enum Counts {
    NONE(0),
    HALF(0.5);

    private final double counts;

    Counts(double counts) {
      this.counts = counts;
    }
  }

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
    /** It belongs to the owner of a private. */
    WITH_PRIVATE,
    /** A script gives all its shares to a player; it floats then, without a share price. */
    GIVEN,
    /** It has no turns and only receives what others lose to it, as a state railway may. */
    NEVER
  }

  public enum Price {
    PAR,
    MARKET
  }

  public enum HomeMarker {
    /** When the game begins, also of companies that nobody has started. */
    AT_START,
    WHEN_FLOATED,
    /** At the start of the next operating round. */
    WITH_OPERATING_ROUND,
    /** When its first turn in an operating round begins. */
    WHEN_OPERATING,
    /**
     * The president chooses any free city that is joined to no other, large or small, as soon as
     * the company starts.
     */
    UNCONNECTED,
    /**
     * As soon as the company starts, in any city of a hex without markers; if possible in a hex
     * that no track connects to another station.
     */
    UNCONNECTED_IF_ANY,
    /**
     * As soon as the company starts, in any city without markers, or in any free space of a hex
     * that is printed with several cities; chosen by the president or by the player who puts it up
     * for auction.
     */
    FREE_CITY,
    /**
     * As soon as the company starts, in any city with a space that is not reserved, or in place of
     * a neutral marker.
     */
    ANY_SPACE,
    NONE
  }

  /** When a home without track gets a tile. */
  public enum HomeTile {
    ANY_TIME,
    WITH_MARKER,
    FIRST
  }

  /** What others must leave free for a home marker that is not yet placed. */
  public enum Reserves {
    /** One space anywhere in the hex for each such marker. */
    A_SPACE,
    /** A space in the company's own city; one anywhere in the hex if it may choose. */
    OWN_CITY,
    /** A space in the company's own city; every space of the hex if it may choose. */
    OWN_CITY_OR_HEX,
    /** One space anywhere in the hex, until the company is started. */
    A_SPACE_UNTIL_STARTED
  }
}
