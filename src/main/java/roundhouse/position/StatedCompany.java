package roundhouse.position;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.design.binding.Binder;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.WordList;
import roundhouse.engine.Game;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.market.MarketSpace;
import roundhouse.position.StateProperty.Named;

/** A company as a test describes it. */
public record StatedCompany(
    @Says(
            "How far it has come. Floated, operated, bankrupt and ceased companies have their home"
                + " marker on the board. Bankrupt companies have operated and wait to float again,"
                + " with a par price if they have started again; ceased ones have operated and"
                + " operate no longer; closed ones have left the game.")
        @StateProperty(unlike = "%3$s is %s, not %s")
        Optional<Standing> standing,
    @Says("Its kind, if that is not the one that it has at the start.")
        @StateProperty(names = Named.KIND, unlike = "%3$s is of the kind %s, not %s")
        Optional<String> kind,
    @Says("Its par price; under 'given', also its share price.")
        @StateProperty(money = true, unlike = "the par price of %3$s is %s, not %s")
        Optional<Integer> par,
    @Says("Its share price.")
        @StateProperty(money = true, unlike = "the share price of %3$s is %s, not %s")
        Optional<Integer> price,
    @Says(
            "The space of its token, where several have its price: the row from the top and the"
                + " column from the left, both from 0, like 2/5.")
        @StateProperty(unlike = "the token of %3$s is in space %s, not %s")
        Optional<String> space,
    @Says("Money in its treasury.")
        @StateProperty(money = true, unlike = "%3$s has %s in its treasury, not %s")
        Optional<Integer> cash,
    @Says(
            "Percent held, by player, company, 'ipo' or 'pool', the president's certificate"
                + " included. The first player named holds that certificate, unless 'president'"
                + " says who does.")
        @Default("{}")
        @StateProperty(entries = Named.HOLDER, unlike = "%4$s holds %s percent of %3$s, not %s")
        Map<String, Integer> shares,
    @Says("Holder of the president's certificate: a player, 'pool', or 'nobody' before it is sold.")
        @StateProperty(names = Named.PRESIDENT, unlike = "the president of %3$s is %s, not %s")
        Optional<String> president,
    @Says("Types of its trains; under 'given', none by default if it has started.")
        @WordList
        @StateProperty(names = Named.TRAIN, unlike = "the trains of %3$s are %s, not %s")
        Optional<List<String>> trains,
    @Says(
            "Where its home marker is, if not at its home or before it floats: a hex, like D14, or"
                + " one of its cities, numbered from 0, like D14/1; 'none' if it has no home"
                + " marker.")
        @StateProperty(
            names = Named.HOME,
            none = "no hex",
            unlike = "the home marker of %3$s is in %s, not %s")
        Optional<String> home,
    @Says(
            "Hexes of its markers, or cities of a hex, like D14/1; under 'given', in addition to"
                + " its home.")
        @WordList
        @StateProperty(names = Named.MARKER, unlike = "the markers of %3$s are %s, not %s")
        Optional<List<String>> markers,
    @Says("Revenue of its last run.")
        @StateProperty(money = true, unlike = "the last run of %3$s earned %s, not %s")
        Optional<Integer> revenue,
    @Says("Number of its loans.") @StateProperty(unlike = "%3$s has %s loans, not %s")
        Optional<Integer> loans,
    @Says("Flags of the company, set by scripts.") @StateProperty(unlike = Stated.FLAG)
        ScriptData flags) {
  private static final StatedCompany ALL = Binder.standard(StatedCompany.class);

  /**
   * A company in a state.
   *
   * @param named what a position names of it, which is answered in the same words; null for all
   *     that positions which are saved say
   */
  static StatedCompany of(Game game, Company company, StatedCompany named) {
    StatedCompany asked = Objects.requireNonNullElse(named, ALL);
    boolean started = hasStarted(game, company);
    Optional<MarketSpace> token = game.space(company);
    return new StatedCompany(
        asked.standingOf(game, company),
        Stated.told(
            !company.kind().isEmpty() || asked.kind.isPresent(), game.kindName(company.id())),
        Stated.told(company.started(), company.par()),
        token.map(MarketSpace::price),
        token
            .filter(at -> asked.space.isPresent() || isOneOfSeveral(game, at))
            .map(at -> StatedSpace.text(at.cell())),
        Optional.of(company.cash()),
        asked.sharesOf(game, company),
        Stated.told(started || asked.president.isPresent(), presidentOf(company)),
        Stated.told(!company.trains().isEmpty(), Stated.types(company.trains())),
        asked.homeOf(game, company),
        asked.markersOf(game.state().board(), company.id()),
        Stated.told(company.revenue() > 0, company.revenue()),
        Stated.told(company.loans() > 0, company.loans()),
        Stated.flags(game.state(), company.id()));
  }

  /** Companies that are owned whole start without a par price. */
  private static boolean hasStarted(Game game, Company company) {
    return company.started() || company.floated() && game.design().kindOf(company.id()).isOwned();
  }

  private Optional<Standing> standingOf(Game game, Company company) {
    List<Standing> all = standings(company);
    if (standing.isPresent())
      return standing.filter(all::contains).or(() -> all.stream().findFirst());
    return all.stream()
        .findFirst()
        .filter(
            it -> hasStarted(game, company) || it == Standing.CLOSED || it == Standing.BANKRUPT);
  }

  /** What may be said of it, the most telling first: a bankrupt company has operated too. */
  private static List<Standing> standings(Company company) {
    if (company.is(Company.Status.CLOSED)) return List.of(Standing.CLOSED);
    var all = new ArrayList<Standing>();
    if (company.is(Company.Status.BANKRUPT)) all.add(Standing.BANKRUPT);
    if (company.is(Company.Status.CEASED)) all.add(Standing.CEASED);
    if (company.operated()) all.add(Standing.OPERATED);
    else if (company.floated()) all.add(Standing.FLOATED);
    else all.add(company.started() ? Standing.STARTED : Standing.UNSTARTED);
    return all;
  }

  private static boolean isOneOfSeveral(Game game, MarketSpace space) {
    return game.title().market().spaces().stream()
            .filter(each -> each.price() == space.price())
            .count()
        > 1;
  }

  private Map<String, Integer> sharesOf(Game game, Company company) {
    var holders = new LinkedHashSet<String>();
    for (Certificate each : company.certificates())
      if (hasStarted(game, company) && !each.holder().equals(Holder.IPO))
        holders.add(each.holder().name());
    holders.addAll(shares.keySet());
    return Stated.byName(holders, it -> it, it -> company.held(Holder.named(it)));
  }

  private static String presidentOf(Company company) {
    return company.inReceivership()
        ? Holder.POOL.name()
        : company.president().orElse(Stated.NOBODY);
  }

  /** Where its home marker is; 'none' where a company that has started would have one. */
  private Optional<String> homeOf(Game game, Company company) {
    Board board = game.state().board();
    Optional<StatedMarker> now =
        board.markersOf(company.id()).stream()
            .filter(Marker::home)
            .findFirst()
            .map(marker -> StatedMarker.of(board, marker));
    boolean missing =
        home.isEmpty()
            ? hasStarted(game, company) && !game.design().company(company.id()).home().isEmpty()
            : home.get().equals(Stated.NONE);
    return now.map(at -> named(home.stream().toList(), at))
        .or(() -> Stated.told(missing, Stated.NONE));
  }

  /** All its markers, if they are named; otherwise those that are not its home marker. */
  private Optional<List<String>> markersOf(Board board, String company) {
    List<String> all =
        board.markersOf(company).stream()
            .filter(marker -> markers.isPresent() || !marker.home())
            .map(marker -> named(markers.orElse(List.of()), StatedMarker.of(board, marker)))
            .toList();
    return markers
        .filter(named -> Set.copyOf(named).equals(Set.copyOf(all)))
        .or(() -> Stated.told(!all.isEmpty(), all));
  }

  /** A marker as the first text names it that includes it. */
  private static String named(List<String> texts, StatedMarker exact) {
    return texts.stream()
        .filter(text -> !text.equals(Stated.NONE) && StatedMarker.parse(text).includes(exact))
        .findFirst()
        .orElse(exact.toString());
  }

  /** How far a company has come. */
  public enum Standing {
    UNSTARTED,
    STARTED,
    FLOATED,
    OPERATED,
    BANKRUPT,
    CEASED,
    CLOSED
  }
}
