package roundhouse.design;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A title as its designer wrote it, overlays and options applied, complete and checked.
 *
 * <p>The records of this package mirror the YAML one to one: {@code startingCash} is the key {@code
 * starting-cash}. Money is in whole units of the game's currency, shares are in percent.
 */
public record Design(
    @Says("Number of this file format.") @Default("1") @Range(min = 1, max = 1) int format,
    @Says("The title's name.") String title,
    @Says("A sentence about the title.") @Default("") String says,
    @Says("How many may play: 2-4.") NumberRange players,
    @Says("The currency sign, written before an amount.") @Default("$") String money,
    @Says("The bank's money.") BankSpec bank,
    @Says("Each player's money at the start, by number of players.")
        Map<Integer, Integer> startingCash,
    @Says("Certificates a player may hold, by number of players.")
        Map<Integer, Integer> certificateLimit,
    @Says("The limit once a company has closed, by number of players; the same when empty.")
        @Default("{}")
        Map<Integer, Integer> certificateLimitClosed,
    @Says("The board as printed.") MapSpec map,
    @Says("The tile manifest: number and count, or a tile of the title's own.")
        Map<String, TileSpec> tiles,
    @Says("Exceptions from what may replace what: '57 -> 14 never', '57 -> 630 also'.")
        @Default("[]")
        List<String> upgrades,
    @Says("Share prices and how they move.") MarketSpec market,
    @Says("The train roster, in the order of sale.") Map<String, TrainSpec> trains,
    @Says("The phases, in order.") Map<String, PhaseSpec> phases,
    @Says("What companies of one kind have in common; the first is the usual one.")
        Map<String, KindSpec> kinds,
    @Says("The companies.") Map<String, CompanySpec> companies,
    @Says("The private companies.") @Default("{}") Map<String, PrivateSpec> privates,
    @Says("How many of the privates lots leave out at the start, by number of players.")
        @Default("{}")
        Map<Integer, Integer> privatesLeftOut,
    @Says("What a run may and may not do.") @Default("{}") RouteRules routes,
    @Says("Loans of companies.") @Default("") Optional<LoansSpec> loans,
    @Says("A railway of the state that takes companies over.") @Default("")
        Optional<StateRailwaySpec> stateRailway,
    @Says("What becomes of a company whose price falls to zero.") @Default("{}")
        BankruptcySpec bankruptcy,
    @Says("The rounds by name, and what is done in a turn of each.") Map<String, RoundSpec> rounds,
    @Says("The round that opens the game.") @Default("opening") @Reference("rounds") String first,
    @Says(
            "The rounds that follow each other until the end; 'operating' is held as often as the"
                + " phase says.")
        @Default("stock operating")
        @Words
        @Reference("rounds")
        List<String> then,
    @Says("Who may know what a company with a director has in its treasury.") @Default("everybody")
        Treasuries treasuries,
    @Says("What ends the game, and when after it happens.") @Default("{}")
        Map<String, EndTiming> ends,
    @Says("Optional rules: overlays of this design with an id and a sentence.") @Default("{}")
        Map<String, OptionSpec> options,
    @Says("How games recorded elsewhere name this title and its options.") @Default("{}")
        RecordingsSpec recordings,
    @Says(
            "Folders of scripts that answer for the title, in their order; by default the one that"
                + " has the design's name.")
        @Default("[]")
        @Words
        List<String> scripts,
    @Says("Anything the title's scripts want to know.") @Default("{}") Data data) {

  /**
   * Who may know what a company with a director has in its treasury; without one, everybody may.
   */
  public enum Treasuries {
    EVERYBODY,
    SHAREHOLDERS
  }

  /** The spec of a company, which must exist. */
  public CompanySpec company(String id) {
    return java.util.Objects.requireNonNull(companies.get(id), () -> "no company " + id);
  }

  /** The name of a company's kind. */
  public String kindNameOf(String company) {
    String kind = company(company).kind();
    return kind.isEmpty() ? kinds.keySet().iterator().next() : kind;
  }

  /** What a company has in common with the others of its kind. */
  public KindSpec kindOf(String company) {
    String kind = company(company).kind();
    return kind.isEmpty() ? kinds.values().iterator().next() : kinds.get(kind);
  }
}
