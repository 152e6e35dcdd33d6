package roundhouse.engine;

import java.util.List;
import java.util.Optional;
import roundhouse.design.CompanySpec;
import roundhouse.design.Design;
import roundhouse.design.PhaseSpec;
import roundhouse.design.TrainSpec;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.market.Space;
import roundhouse.market.Zone;

/** A state under its title: what rules are asked about. */
public record Game(Title title, GameState state) {

  /** What the title is by its files. */
  public Design design() {
    return title.design();
  }

  /** The phase in which the game is. */
  public PhaseSpec phase() {
    return design().phases().get(state.phase());
  }

  /** A company as it stands. */
  public Company company(String id) {
    return state.company(id);
  }

  /** What the design says of a company. */
  public CompanySpec spec(Company company) {
    return design().company(company.id());
  }

  /** What the design says of trains of its type. */
  public TrainSpec spec(Train train) {
    return design().trains().get(train.type());
  }

  /** The space of a company's price token, if it has one. */
  public Optional<Space> space(Company company) {
    return state.tokens().of(company.id()).map(title.market()::at);
  }

  /** Whether a company's price is in such a zone. */
  public boolean in(Company company, Zone zone) {
    return space(company).map(space -> space.in(zone)).orElse(false);
  }

  /** Share price, 0 without a token. */
  public int price(Company company) {
    return space(company).map(Space::price).orElse(0);
  }

  /** Asks a question of the rules. */
  public <A extends Record, R> R ask(Hook<A, R> hook, A arguments) {
    return title.rules().overrides(hook)
        ? title.scope().run(() -> title.rules().ask(hook, this, arguments))
        : hook.standard().apply(this, arguments);
  }

  /** Companies with a floated share price, in the order in which they would operate now. */
  public List<Company> byPrice() {
    return state.tokens().byPrice(title.market()).stream().map(state::company).toList();
  }

  /** The frame of the turn in which play is. */
  public Frame turn() {
    return state.top();
  }

  /** The player after another, clockwise. */
  public String leftOf(String player) {
    int seat = seat(player);
    return state.players().get((seat + 1) % state.players().size()).name();
  }

  /** Where a player sits, from 0. */
  public int seat(String player) {
    for (int i = 0; i < state.players().size(); i++) {
      if (state.players().get(i).name().equals(player)) return i;
    }
    throw new IllegalArgumentException("nobody named " + player + " plays");
  }

  /** An amount as people read it. */
  public String money(int amount) {
    return design().money() + amount;
  }

  /** The tiles that are left, and their numbers. */
  public int tilesLeft(String number) {
    var spec = design().tiles().get(number);
    if (spec == null) return 0;
    if (spec.count().unlimited()) return Integer.MAX_VALUE;
    return spec.count().number() - state.board().laid(number);
  }

  /** Another state under the same title. */
  public Game with(GameState other) {
    return new Game(title, other);
  }
}
