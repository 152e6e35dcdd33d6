package roundhouse.position;

import java.util.ArrayList;
import roundhouse.board.HexId;
import roundhouse.engine.Title;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
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
  private GameState state;

  CompanySetup(Title title, GameState state, String id) {
    this.title = title;
    this.state = state;
    this.id = id;
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
    int left = percent;
    var all = new ArrayList<>(company().certificates());
    boolean presides = !Holder.POOL.is(holder) && !holder.equals(id);
    boolean president = all.getFirst().holder().equals(Holder.IPO) && presides;
    for (int i = president ? 0 : 1; i < all.size() && left > 0; i++) {
      Certificate each = all.get(i);
      if (!each.holder().equals(Holder.IPO) || each.percent() > left) continue;
      all.set(i, each.to(Holder.named(holder)));
      left -= each.percent();
    }
    if (left > 0)
      throw new ImpossiblePosition(
          "the offering has less than " + percent + " percent of " + id + " left");
    return with(company().withCertificates(all));
  }

  /** It has left the game. */
  public CompanySetup closed() {
    return with(company().with(Status.CLOSED));
  }

  /** The company has no president: the president's certificate is in the pool. */
  public CompanySetup withoutPresident() {
    var all = new ArrayList<>(company().certificates());
    all.set(0, all.getFirst().to(Holder.POOL));
    return with(company().withCertificates(all));
  }

  /** The same, where the pool has that many percent in all, including that certificate. */
  public CompanySetup withoutPresident(int pooled) {
    int president = company().presidency().percent();
    if (pooled < president)
      throw new ImpossiblePosition(
          "the pool has the president's certificate of %s, which is %d %%, and not %d %%"
              .formatted(id, president, pooled));
    return withoutPresident().held(Holder.POOL.name(), pooled - president);
  }

  /**
   * Started at that par price, which is its share price too: in a space to start at where one has
   * it. It is in the game, whatever lots left out.
   */
  public CompanySetup par(int price) {
    state = LotsSetup.withCompany(title, state, id);
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
    return in(title.market().at(new MarketCell(row, column)));
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
    state = state.with(company().with(Status.FLOATED));
    var spec = title.design().company(id);
    return spec.home().isEmpty() ? this : marker(spec.home(), spec.homeCity(), true);
  }

  /** Floated, and has operated before. */
  public CompanySetup operated(int par) {
    floated(par);
    return with(company().with(Status.OPERATED));
  }

  /** Another marker in the first city of a hex; at its home, which may be no start, in its own. */
  public CompanySetup marker(String hex) {
    var spec = title.design().company(id);
    return marker(hex, hex.equals(spec.home()) ? spec.homeCity() : 0);
  }

  /** Another marker in a city of a hex, numbered from 0. */
  public CompanySetup marker(String hex, int city) {
    return marker(hex, city, false);
  }

  private CompanySetup marker(String hex, int which, boolean home) {
    state = new MarkerSetup(title, id).placed(state, HexId.of(hex), which, home);
    return this;
  }

  public CompanySetup cash(int amount) {
    return with(company().withCash(amount));
  }

  /** Trains of these types: cards from the bank if it has any, otherwise additional ones. */
  public CompanySetup trains(String... types) {
    for (String type : types) state = new TrainsSetup(title, id).gained(state, type);
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
}
