package roundhouse.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import roundhouse.board.HexId;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Title;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Depot;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;

/**
 * The state of a company in a {@link PositionSetup}. Each method changes one thing; their order
 * matters only where noted.
 */
public final class CompanySetup {
  private final Title title;
  private final String id;
  private final MarkerSetup markers;
  private GameState state;
  private Optional<StatedMarker> home;

  CompanySetup(Title title, GameState state, String id) {
    this.title = title;
    this.state = state;
    this.id = id;
    var spec = title.design().company(id);
    markers = new MarkerSetup(title, id);
    home =
        spec.home().isEmpty()
            ? Optional.empty()
            : Optional.of(new StatedMarker(spec.home(), OptionalInt.empty()));
  }

  GameState state() {
    return state;
  }

  private Company company() {
    return state.company(id);
  }

  /**
   * Gives a holder a percentage from the offering: the president's certificate first, the reserved
   * one last.
   */
  public CompanySetup held(String holder, int percent) {
    return with(CertificateSetup.held(company(), holder, percent, state.isPlayer(holder)));
  }

  /** What players have of it from the start returns to the offering. */
  CompanySetup withoutPlayers() {
    return with(
        company()
            .withCertificates(
                company().certificates().stream()
                    .map(it -> state.isPlayer(it.holder().name()) ? it.to(Holder.IPO) : it)
                    .toList()));
  }

  /** It is of another kind than at the start, with that kind's certificates in the offering. */
  public CompanySetup kind(String name) {
    KindSpec kind = title.design().kinds().get(name);
    List<Certificate> all = Certificate.offered(kind.shares(state.players().size()));
    return with(company().of(name, kind.share(), all));
  }

  /** It has left the game, with its trains and its markers, or lots left it out. */
  public CompanySetup closed() {
    if (company().is(Status.CLOSED)) return this;
    state = markers.removed(state);
    return with(company().withTrains(List.of()).with(Status.CLOSED));
  }

  /** The company has no president: the president's certificate is in the pool. */
  public CompanySetup withoutPresident() {
    return with(CertificateSetup.withoutPresident(company()));
  }

  /** The same, where the pool has that many percent in all, including that certificate. */
  public CompanySetup withoutPresident(int pooled) {
    return with(CertificateSetup.withoutPresident(company(), pooled));
  }

  /**
   * Started at that par price, which is its share price too: in a space to start at where one has
   * it; at 0 it has none. It is in the game, whatever lots left out.
   */
  public CompanySetup par(int price) {
    state = LotsSetup.withCompany(title, state, id);
    if (price == 0) return this;
    state = state.with(company().withPar(price));
    var start =
        title.market().spaces().stream()
            .filter(each -> each.price() == price && each.in(Zone.PAR))
            .findFirst();
    return start.map(this::in).orElseGet(() -> price(price));
  }

  /** The share price; the token goes below others in the space. */
  public CompanySetup price(int price) {
    return in(
        title.market().spaces().stream()
            .filter(each -> each.price() == price)
            .findFirst()
            .orElseThrow(() -> new ImpossiblePosition("the market has no price of " + price)));
  }

  /**
   * The space of its token, rows from the top and columns from the left, both from 0; the token
   * goes below others there.
   */
  public CompanySetup at(int row, int column) {
    return at(new MarketCell(row, column));
  }

  CompanySetup at(MarketCell cell) {
    return in(
        title
            .market()
            .find(cell)
            .orElseThrow(
                () ->
                    new ImpossiblePosition(
                        "the market has no space %s".formatted(StatedSpace.text(cell)))));
  }

  /** Refuses the space of its token if another price is printed there. */
  void requirePrice(int price) {
    MarketCell cell = state.tokens().of(id).orElseThrow();
    int printed = title.market().at(cell).price();
    if (printed != price)
      throw new ImpossiblePosition(
          "the space %s of %s has the price %s, not %s"
              .formatted(StatedSpace.text(cell), id, printed, price));
  }

  /** Whether companies of its kind are owned whole, and have no price. */
  boolean isOwned() {
    return title.design().kindOf(id).isOwned();
  }

  private CompanySetup with(Company changed) {
    state = state.with(changed);
    return this;
  }

  private CompanySetup in(MarketSpace space) {
    state = state.with(state.tokens().placed(id, space.cell()));
    return this;
  }

  /**
   * Floated at this par price, with its home marker on the board if it has a home; no tile is laid
   * and nothing is paid.
   */
  public CompanySetup floated(int par) {
    par(par);
    with(company().with(Status.FLOATED));
    return homeMarker();
  }

  /** Its home marker on the board, if it has a home. */
  CompanySetup homeMarker() {
    home.ifPresent(at -> state = markers.home(state, at));
    return this;
  }

  /** Floated, and has operated before. */
  public CompanySetup operated(int par) {
    floated(par);
    return with(company().with(Status.OPERATED));
  }

  /** Has operated before, and has stopped operating for good. */
  public CompanySetup ceased(int par) {
    operated(par);
    return with(company().with(Status.CEASED));
  }

  /**
   * Has operated before and is bankrupt: it waits for a new president and has no price. Its markers
   * are turned over by {@link #markersTurnedOver}.
   */
  public CompanySetup bankrupt() {
    state = LotsSetup.withCompany(title, state, id);
    with(company().with(Status.OPERATED).with(Status.BANKRUPT));
    return homeMarker();
  }

  /** Turns over the markers that it has, as those of a bankrupt company are. */
  public CompanySetup markersTurnedOver() {
    state = markers.turnedOver(state);
    return this;
  }

  /** Another marker in the first city of a hex; at its home, which may be no start, in its own. */
  public CompanySetup marker(String hex) {
    return marker(hex, markers.ownCity(state.board(), hex));
  }

  /** Another marker in a city of a hex, numbered from 0. */
  public CompanySetup marker(String hex, int city) {
    state = markers.placed(state, HexId.of(hex), city, false);
    return this;
  }

  /** Another marker, unless it has one there from the start. */
  CompanySetup marker(StatedMarker stated) {
    state = markers.placed(state, stated);
    return this;
  }

  /** Where its home marker will be, if not at its home. */
  CompanySetup home(StatedMarker stated) {
    home = Optional.of(stated);
    return this;
  }

  /** It will have no home marker. */
  public CompanySetup withoutHome() {
    home = Optional.empty();
    return this;
  }

  public CompanySetup cash(int amount) {
    return with(company().withCash(amount));
  }

  /**
   * Trains of these types in place of those that it has from the start, which leave the game: cards
   * from the bank if it has any, otherwise additional ones.
   */
  public CompanySetup trains(String... types) {
    var had = new ArrayList<>(company().trains());
    with(company().withTrains(List.of()));
    for (String type : types) {
      Optional<Train> kept = had.stream().filter(train -> train.type().equals(type)).findFirst();
      kept.ifPresent(had::remove);
      state =
          kept.map(train -> state.with(company().gaining(train)))
              .orElseGet(() -> new TrainsSetup(title, id).gained(state, type));
    }
    return this;
  }

  /** The number of loans. */
  public CompanySetup loans(int count) {
    return with(company().withLoans(count));
  }

  /** The revenue of its last run. */
  public CompanySetup revenue(int earned) {
    return with(company().withRevenue(earned));
  }

  /** A flag of the company, set by scripts. */
  public CompanySetup flag(String name) {
    return flag(name, true);
  }

  /** A flag of the company with a value, set by scripts. */
  public CompanySetup flag(String name, Object value) {
    state = state.withFlag(id, name, value);
    return this;
  }

  /** The trains of a company in a position. */
  private record TrainsSetup(Title title, String company) {
    /** Card numbers for additional trains, which no depot uses. */
    private static final int SPARE_CARDS = 50;

    /**
     * The state with another train: a card from the bank if it has one, otherwise an additional
     * one.
     */
    GameState gained(GameState state, String type) {
      var upcoming = new ArrayList<>(state.depot().upcoming());
      Optional<Train> last =
          upcoming.stream()
              .filter(train -> train.type().equals(type))
              .reduce((first, second) -> second);
      boolean unlimited = title.design().trains().get(type).count().unlimited();
      boolean bank = !unlimited && last.isPresent() && last.get().number() > 0;
      Train train =
          bank ? last.get() : new Train(type, SPARE_CARDS + state.company(company).trains().size());
      if (bank) upcoming.remove(train);
      GameState sold = state.with(new Depot(upcoming, state.depot().pool()));
      return sold.with(sold.company(company).gaining(train));
    }
  }

  /** Distributes the certificates of a company in a {@link PositionSetup}. */
  private static final class CertificateSetup {
    private CertificateSetup() {}

    /**
     * A percentage from the offering goes to a holder: the president's certificate first, the
     * reserved one last.
     *
     * @param presides whether the holder can be president
     */
    static Company held(Company company, String holder, int percent, boolean presides) {
      int left = percent;
      var all = new ArrayList<>(company.certificates());
      boolean president = all.getFirst().holder().equals(Holder.IPO) && presides;
      for (int i = president ? 0 : 1; i < all.size() && left > 0; i++) {
        Certificate each = all.get(i);
        if (!each.holder().equals(Holder.IPO) || each.percent() > left) continue;
        all.set(i, each.to(Holder.named(holder)));
        left -= each.percent();
      }
      if (left > 0)
        throw new ImpossiblePosition(
            "the offering has less than " + percent + " percent of " + company.id() + " left");
      return company.withCertificates(all);
    }

    /** The president's certificate goes to the pool. */
    static Company withoutPresident(Company company) {
      var all = new ArrayList<>(company.certificates());
      all.set(0, all.getFirst().to(Holder.POOL));
      return company.withCertificates(all);
    }

    /** The same, where the pool has that many percent in all, including that certificate. */
    static Company withoutPresident(Company company, int pooled) {
      int president = company.presidency().percent();
      if (pooled < president)
        throw new ImpossiblePosition(
            "the pool has the president's certificate of %s, which is %s %%, and not %s %%"
                .formatted(company.id(), president, pooled));
      return held(withoutPresident(company), Holder.POOL.name(), pooled - president, false);
    }
  }
}
