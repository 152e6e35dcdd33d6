package roundhouse.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;

/** A state and its title: what rules are asked about. */
public record Game(Title title, GameState state) {

  /** The design of the title. */
  public Design design() {
    return title.design();
  }

  /** The current phase. */
  public PhaseSpec phase() {
    return design().phases().get(state.phase());
  }

  /** A company in this state. */
  public Company company(String id) {
    return state.company(id);
  }

  /** The design of a company. */
  public CompanySpec spec(Company company) {
    return design().company(company.id());
  }

  /** The name of a company's kind, which an effect may have changed. */
  public String kindName(String company) {
    String changed = company(company).kind();
    return changed.isEmpty() ? design().kindNameOf(company) : changed;
  }

  /** What a company's kind says. */
  public KindSpec kind(Company company) {
    return company.kind().isEmpty()
        ? design().kindOf(company.id())
        : design().kinds().get(company.kind());
  }

  /** The same, by the company's id. */
  public KindSpec kind(String company) {
    return kind(company(company));
  }

  /** The design of a train's type. */
  public TrainSpec spec(Train train) {
    return design().trains().get(train.type());
  }

  /** The space of a company's price token, if it has one. */
  public Optional<MarketSpace> space(Company company) {
    return state.tokens().of(company.id()).map(title.market()::at);
  }

  /** Whether a company's price is in a zone. */
  public boolean in(Company company, Zone zone) {
    return space(company).map(space -> space.in(zone)).orElse(false);
  }

  /** The share price, 0 without a token. */
  public int price(Company company) {
    return space(company).map(MarketSpace::price).orElse(0);
  }

  /** Asks a question of the rules. */
  public <A extends Record, R> R ask(Hook<A, R> hook, A arguments) {
    return title.rules().overrides(hook)
        ? title.executor().run(() -> title.rules().ask(hook, this, arguments))
        : hook.standard().apply(this, arguments);
  }

  /**
   * The answer to a question about this state, kept while the same thread asks about it.
   *
   * @param question compared by {@code equals}; each class asks with a type of its own
   */
  public <R> R remembered(Record question, Supplier<R> work) {
    return StateMemo.forState(title, state, question, work);
  }

  /**
   * The same for answers that depend only on title and board: they stay while money, shares or
   * turns change.
   */
  public <R> R rememberedForBoard(Record question, Supplier<R> work) {
    return StateMemo.forBoard(title, state, question, work);
  }

  /** Companies with a share price, in the order in which they would operate now. */
  public List<Company> byPrice() {
    return state.tokens().byPrice(title.market()).stream().map(state::company).toList();
  }

  /** The frame of the current turn. */
  public Frame turn() {
    return state.top();
  }

  /** The player after another, clockwise. */
  public String leftOf(String player) {
    int seat = seat(player);
    return state.players().get((seat + 1) % state.players().size()).name();
  }

  /** A player's seat, from 0. */
  public int seat(String player) {
    for (int i = 0; i < state.players().size(); i++) {
      if (state.players().get(i).name().equals(player)) return i;
    }
    throw new IllegalArgumentException("there is no player named " + player);
  }

  /** An amount in the game's currency. */
  public String money(int amount) {
    return design().amount(amount);
  }

  /** The same as data, for events. */
  public MoneyAmount amount(int amount) {
    return new MoneyAmount(design().money(), amount);
  }

  /** How many tiles with this number are left. */
  public int tilesLeft(String number) {
    var spec = design().tiles().get(number);
    if (spec == null) return 0;
    if (spec.count().unlimited()) return Integer.MAX_VALUE;
    return spec.count().number() - state.board().laid(number);
  }

  /** Another state of the same title. */
  public Game with(GameState other) {
    return new Game(title, other);
  }
}
