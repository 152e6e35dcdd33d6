package roundhouse.design.spec;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.WordList;

/**
 * A title as designed: complete and checked, with overlays and options applied.
 *
 * <p>The records of this package mirror the YAML one to one: {@code startingCash} is the key {@code
 * starting-cash}. Money is in whole units of the game's currency, shares are in percent.
 */
public record Design(
    @Says("Version of this file format.") @Default("1") @Range(min = 1, max = 1) int format,
    @Says("Name of the title.") String title,
    @Says("A sentence that describes the title.") @Default("") String says,
    @Says("Number of players: 2-4.") NumberRange players,
    @Says("Currency sign, written before amounts.") @Default("$") String money,
    @Says("The title's own words in the sentences that players read.") @Default("{}")
        TitleWords words,
    @Says("The bank's money.") BankSpec bank,
    @Says("Each player's starting cash, by number of players.") @Range
        Map<Integer, Integer> startingCash,
    @Says("Number of certificates a player may hold, by number of players.")
        @Range(max = NumberLimits.MANY)
        Map<Integer, Integer> certificateLimit,
    @Says("Certificate limit once a company has closed, by number of players; unchanged if empty.")
        @Default("{}")
        @Range(max = NumberLimits.MANY)
        Map<Integer, Integer> certificateLimitClosed,
    @Says("The board as printed.") MapSpec map,
    @Says("The tile manifest: the count of each tile number, or the title's own tiles.")
        Map<String, TileSpec> tiles,
    @Says(
            "Exceptions from the upgrade rules: '57 -> 14 15 never', '57 -> 630 also on J3'; '58 ->"
                + " 8 also' ends a town, 'printed -> 9 also on A3' what is printed there.")
        @Default("[]")
        List<String> upgrades,
    @Says("The stock market: share prices and how they move.") MarketSpec market,
    @Says("The train roster, in order of sale.") Map<String, TrainSpec> trains,
    @Says("The phases, in order.") Map<String, PhaseSpec> phases,
    @Says("Kinds of companies and what each has in common; the first is the usual one.")
        Map<String, KindSpec> kinds,
    @Says("The companies.") Map<String, CompanySpec> companies,
    @Says("The private companies.") @Default("{}") Map<String, PrivateSpec> privates,
    @Says("How many of the privates are left out at the start by lot, by number of players.")
        @Default("{}")
        @Range(max = NumberLimits.FEW)
        Map<Integer, Integer> privatesLeftOut,
    @Says(
            "What is drawn at the start of the game: one word of each list, in this order and"
                + " before what comes with privates. Scripts read it as a flag of the game with"
                + " that name.")
        @Default("{}")
        @WordList
        Map<String, List<String>> draws,
    @Says("Groups of privates or companies of which some are left out at the start by lot.")
        @Default("[]")
        List<LeftOut> leftOut,
    @Says("What a run may and may not do.") @Default("{}") RouteRules routes,
    @Says("Loans of companies.") @Default("") Optional<LoansSpec> loans,
    @Says("Station markers that take a space but block nobody.") @Default("")
        Optional<NeutralMarkersSpec> neutralMarkers,
    @Says("What happens to a company whose price falls to zero.") @Default("{}")
        BankruptcySpec bankruptcy,
    @Says("The rounds by name, and the steps of a turn in each.") Map<String, RoundSpec> rounds,
    @Says("The first round of the game.") @Default("opening") @Reference("rounds") String first,
    @Says(
            "The rounds that then follow each other until the end; 'operating' is held as many"
                + " times as the phase says.")
        @Default("stock operating")
        @WordList
        @Reference("rounds")
        List<String> then,
    @Says("Who may see the treasury of a company that has a president.") @Default("everybody")
        Treasuries treasuries,
    @Says(
            "Whether whoever owns what somebody wants to buy, or a company that is to merge, is"
                + " asked to agree; no where deals are agreed elsewhere.")
        @Default("yes")
        boolean consent,
    @Says("What ends the game, and how soon after it happens.") @Default("{}")
        Map<String, EndTiming> ends,
    @Says(
            "The random sequence: a well mixed one, or the plain one of recorded games, which"
                + " takes x to (1103515245 x + 12345) modulo 2^31, starting from the game's seed.")
        @Default("mixed")
        Chance chance,
    @Says("Optional rules: overlays of this design with an id and a sentence.") @Default("{}")
        Map<String, OptionSpec> options,
    @Says("How recordings from elsewhere name this title and its options.") @Default("{}")
        RecordingsSpec recordings,
    @Says(
            "What the design still lacks for play, in words, by the value concerned, such as"
                + " privates.MF; 'validate' warns of each.")
        @Default("{}")
        Map<String, String> missing,
    @Says("Folders of scripts, in order, before the folder with the design's name.")
        @Default("[]")
        @WordList
        List<String> scripts,
    @Says("Data for the title's scripts.") @Default("{}") ScriptData data) {

  /** Who may see the treasury of a company with a president; without a president, everybody may. */
  public enum Treasuries {
    EVERYBODY,
    SHAREHOLDERS
  }

  /** Sequences of numbers that chance may follow. */
  public enum Chance {
    MIXED,
    PLAIN
  }

  /** An amount of money as it is written: its sign, the currency, the figure. */
  public String amount(int amount) {
    return amount < 0 ? "−" + money + -(long) amount : money + amount;
  }

  /** The spec of a company, which must exist. */
  public CompanySpec company(String id) {
    return Objects.requireNonNull(companies.get(id), () -> "no company " + id);
  }

  /** The name of a company's kind. */
  public String kindNameOf(String company) {
    String kind = company(company).kind();
    return kind.isEmpty() ? kinds.keySet().iterator().next() : kind;
  }

  /** The spec of a company's kind. */
  public KindSpec kindOf(String company) {
    return kinds.get(kindNameOf(company));
  }

  /** The same; empty in a design with errors that lacks it. */
  public Optional<KindSpec> findKind(CompanySpec company) {
    return kinds.isEmpty() ? Optional.empty() : Optional.ofNullable(kindOf(company.id()));
  }
}
