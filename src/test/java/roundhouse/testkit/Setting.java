package roundhouse.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import roundhouse.board.Placement;
import roundhouse.design.PhaseSpec;
import roundhouse.engine.Settled;
import roundhouse.engine.Title;
import roundhouse.game.Calendar;
import roundhouse.game.Depot;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.Memory;
import roundhouse.game.Train;

/**
 * Sets a {@link Position} up by hand, from the start of a game: {@code Setting.of("1860").phase("3")
 * .tile("J4", "57", 0).company("IOW", it -> it.held("A", 50).operated(100)).operating("IOW", "lay-track")}.
 */
public final class Setting {
  private static final int SPARE_CARDS = 70;

  private final Title title;
  private GameState state;

  private Setting(Title title, GameState state) {
    this.title = title;
    this.state = state;
  }

  /** A game of three, A, B and C, in its first stock round, with an empty board and nothing sold. */
  public static Setting of(String design, String... options) {
    return of(TestTitle.of(design, options), "A", "B", "C");
  }

  public static Setting of(Title title, String... players) {
    return new Setting(title, title.start(List.of(players), 1).withPriority(players[0]).with(new Calendar(1, 1, 0)));
  }

  public Setting company(String id, Consumer<CompanySetup> how) {
    var setup = new CompanySetup(title, state, id);
    how.accept(setup);
    state = setup.state();
    return this;
  }

  public Setting cash(String player, int amount) {
    state = state.with(state.player(player).withCash(amount));
    return this;
  }

  public Setting bank(int amount) {
    state = state.withBank(amount);
    return this;
  }

  public Setting priority(String player) {
    state = state.withPriority(player);
    return this;
  }

  /** A private's owner: a player, or "bank". */
  public Setting owned(String privateCompany, String owner) {
    state = state.with(state.privateCompany(privateCompany).ownedBy(owner));
    return this;
  }

  /** The game has come to that phase: all trains before are sold, and the first of those that start it. Nothing else happens. */
  public Setting phase(String name) {
    PhaseSpec phase = title.design().phases().get(name);
    var left = new ArrayList<>(state.depot().upcoming());
    while (!left.isEmpty() && !left.getFirst().type().equals(phase.startsWith())) left.removeFirst();
    Train first = left.removeFirst();
    if (title.design().trains().get(first.type()).count().unlimited()) left.addFirst(new Train(first.type(), 1));
    state = state.withPhase(name).with(new Depot(left, state.depot().pool()));
    return this;
  }

  /** The bank's next new train is of that type; those before are sold. The phase stays. */
  public Setting nextTrain(String type) {
    var left = new ArrayList<>(state.depot().upcoming());
    while (!left.getFirst().type().equals(type)) left.removeFirst();
    state = state.with(new Depot(left, state.depot().pool()));
    return this;
  }

  /** Trains given back to the bank. */
  public Setting pool(String... types) {
    var all = new ArrayList<>(state.depot().pool());
    for (String type : types) all.add(new Train(type, SPARE_CARDS + all.size()));
    state = state.with(new Depot(state.depot().upcoming(), all));
    return this;
  }

  public Setting tile(String hex, String number, int rotation) {
    state = state.with(state.board().with(hex, new Placement(title.tiles().get(number), rotation)));
    return this;
  }

  /** What scripts remember of the game. */
  public Setting flag(String name) {
    state = state.withFlag("", name, true);
    return this;
  }

  /** The set of rounds: 2 is the second stock round with the operating rounds after it. */
  public Setting set(int number) {
    state = state.with(new Calendar(number, state.calendar().number(), state.calendar().rounds()));
    return this;
  }

  /** The turn of a player in a stock round. */
  public Position stock(String player) {
    state = state.with(new Calendar(state.calendar().set(), 1, 0));
    return turn(new Frame(Frame.Kind.ROUND, "stock", "", 0, Memory.EMPTY.with("next", player)), player, 0);
  }

  /** The turn of a company in an operating round, as it comes to that step. */
  public Position operating(String company, String step) {
    return companyTurn("operating", company, step);
  }

  /** The turn of a company in a round of that name, as it comes to that step; the others come after it. */
  public Position companyTurn(String round, String company, String step) {
    int number = Math.max(1, state.calendar().number());
    int rounds = title.design().phases().get(state.phase()).operatingRounds();
    state = state.with(new Calendar(Math.max(1, state.calendar().set()), number, rounds));
    List<String> steps = title.design().rounds().get(round).steps().stream().map(each -> kebab(each.getClass().getSimpleName())).toList();
    if (!steps.contains(step)) throw new IllegalArgumentException("a turn of " + round + " has " + steps);
    return turn(new Frame(Frame.Kind.ROUND, round, "", 0, Memory.EMPTY.with("done", List.of(company))), company, steps.indexOf(step));
  }

  /** LayTrack as lay-track. */
  private static String kebab(String name) {
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private Position turn(Frame round, String entity, int step) {
    var memory = Memory.EMPTY.with("entered", step);
    state = state.withStack(List.of(round, new Frame(Frame.Kind.TURN, round.name(), entity, step, memory)));
    return new Position(title, Settled.from(title, state), List.of());
  }
}
