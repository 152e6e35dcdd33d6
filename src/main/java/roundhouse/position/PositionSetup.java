package roundhouse.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.board.TilePlacement;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.rounds.CompanyOrder;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.rounds.TurnKinds;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Calendar;
import roundhouse.game.Depot;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.game.UnfitPlayers;

/**
 * Sets up a position of a game by hand, from its start: {@code new PositionSetup(title, players)
 * .phase("3").tile("J4", "57", 0).company("X", it -> it.held("A", 50).operated(100)).operating("X",
 * "lay-track")}. Each method changes one thing and has no other effects; the last one says whose
 * turn it is and returns the state, advanced to the next decision.
 */
public final class PositionSetup {
  private final Title title;
  private GameState state;

  /**
   * Starts with the first stock round, an empty board and nothing sold.
   *
   * @throws UnfitPlayers if the title does not allow this number of players
   */
  public PositionSetup(Title title, List<String> players, long seed) {
    this.title = title;
    this.state =
        title.start(players, seed).withPriority(players.getFirst()).with(new Calendar(1, 1, 0));
  }

  Title title() {
    return title;
  }

  GameState state() {
    return state;
  }

  public PositionSetup company(String id, Consumer<CompanySetup> how) {
    var setup = new CompanySetup(title, state, id);
    how.accept(setup);
    state = setup.state();
    return this;
  }

  public PositionSetup cash(String player, int amount) {
    state = state.with(state.player(player).withCash(amount));
    return this;
  }

  public PositionSetup bank(int amount) {
    state = state.withBank(amount);
    return this;
  }

  public PositionSetup priority(String player) {
    state = state.withPriority(player);
    return this;
  }

  /** The owner of a private: a player, or "bank". It is in the game, whatever lots left out. */
  public PositionSetup owned(String privateCompany, String owner) {
    state = LotsSetup.withPrivate(state, privateCompany);
    state = state.with(state.privateCompany(privateCompany).ownedBy(Holder.named(owner)));
    return this;
  }

  /** Closes a private. */
  public PositionSetup closed(String privateCompany) {
    state = LotsSetup.withPrivate(state, privateCompany);
    state = state.with(state.privateCompany(privateCompany).close());
    return this;
  }

  /**
   * Sets the phase: all earlier trains and the first train that starts it are sold. Nothing else
   * happens.
   */
  public PositionSetup phase(String name) {
    PhaseSpec phase = title.design().phases().get(name);
    var left = new ArrayList<>(state.depot().upcoming());
    while (!left.isEmpty() && !left.getFirst().type().equals(phase.startsWith()))
      left.removeFirst();
    Train first = left.removeFirst();
    if (title.design().trains().get(first.type()).count().unlimited())
      left.addFirst(new Train(first.type(), 1));
    state = state.withPhase(name).with(new Depot(left, state.depot().pool()));
    return this;
  }

  /** Sets the type of the bank's next train; earlier trains are sold. The phase stays. */
  public PositionSetup nextTrain(String type) {
    state = state.with(DepotSetup.from(state.depot(), type));
    return this;
  }

  /** Adds trains to the bank pool. */
  public PositionSetup pool(String... types) {
    state = state.with(DepotSetup.withPool(state.depot(), List.of(types)));
    return this;
  }

  /** Sets how many new trains of a type the bank has left. */
  public PositionSetup trainsLeft(String type, int count) {
    state = state.with(DepotSetup.withLeft(title, state, type, count));
    return this;
  }

  public PositionSetup tile(String hex, String number, int rotation) {
    state =
        state.with(
            state
                .board()
                .with(HexId.of(hex), new TilePlacement(title.tiles().get(number), rotation)));
    return this;
  }

  /** Sets a flag of the game, as scripts do. */
  public PositionSetup flag(String name, Object value) {
    state = state.withFlag("", name, value);
    return this;
  }

  /** Sets a flag of a player, as scripts do. */
  public PositionSetup flagOf(String player, String name, Object value) {
    state = state.withFlag(player, name, value);
    return this;
  }

  /** Sets the set of rounds: 2 is the second stock round with its operating rounds. */
  public PositionSetup set(int number) {
    state = state.with(new Calendar(number, state.calendar().number(), state.calendar().rounds()));
    return this;
  }

  /** Sets which operating round of its set it is, from 1. */
  public PositionSetup operatingRound(int number) {
    state = state.with(new Calendar(state.calendar().set(), number, state.calendar().rounds()));
    return this;
  }

  /** Sets how many operating rounds the set has, if not as many as the phase says. */
  public PositionSetup operatingRounds(int rounds) {
    state = state.with(new Calendar(state.calendar().set(), state.calendar().number(), rounds));
    return this;
  }

  /** The turn of a player in a stock round. */
  public GameState stock(String player) {
    return turn("stock", player, Optional.empty());
  }

  /** The turn of a player in a round, at its beginning or at a step. */
  public GameState turn(String round, String player, Optional<String> step) {
    return new TurnSetup(title, state).ofPlayer(round, player, step);
  }

  /** The turn of a company in an operating round, at a step. */
  public GameState operating(String company, String step) {
    return companyTurn("operating", company, Optional.of(step));
  }

  /**
   * The turn of a company in a round, at its beginning or at a step; the other companies follow.
   */
  public GameState companyTurn(String round, String company, Optional<String> step) {
    return new TurnSetup(title, state).ofCompany(round, company, step);
  }

  /** The bank's trains in a {@link PositionSetup}. */
  private static final class DepotSetup {
    /** Card numbers of additional trains in the pool. */
    private static final int SPARE_CARDS = 70;

    private DepotSetup() {}

    /**
     * Without the trains before the first of a type.
     *
     * @throws ImpossiblePosition if the bank has none of that type
     */
    static Depot from(Depot depot, String type) {
      List<Train> upcoming = depot.upcoming();
      int first = upcoming.stream().map(Train::type).toList().indexOf(type);
      if (first < 0)
        throw new ImpossiblePosition(
            "the bank has no %s-train that could be the next: remove the line".formatted(type));
      return new Depot(upcoming.subList(first, upcoming.size()), depot.pool());
    }

    /** With additional trains in the pool. */
    static Depot withPool(Depot depot, List<String> types) {
      var all = new ArrayList<>(depot.pool());
      for (String type : types) all.add(new Train(type, SPARE_CARDS + all.size()));
      return new Depot(depot.upcoming(), all);
    }

    /**
     * With that many new trains of a type, in the roster's order.
     *
     * @throws ImpossiblePosition if the roster has fewer, or any number
     */
    static Depot withLeft(Title title, GameState state, String type, int count) {
      TrainSpec spec = title.design().trains().get(type);
      if (spec.count().unlimited())
        throw new ImpossiblePosition(
            "the bank has any number of %s-trains: remove the line".formatted(type));
      int most = spec.count().number();
      if (count < 0 || count > most)
        throw new ImpossiblePosition(
            "the bank has 0 to %s %s-trains left, not %s".formatted(most, type, count));
      List<Train> upcoming = state.depot().upcoming();
      List<String> order = List.copyOf(title.design().trains().keySet());
      int place = order.indexOf(type);
      Stream<Train> before = upcoming.stream().filter(train -> order.indexOf(train.type()) < place);
      Stream<Train> after = upcoming.stream().filter(train -> order.indexOf(train.type()) > place);
      return new Depot(
          Stream.of(before, cards(state, type, most, count), after)
              .flatMap(cards -> cards)
              .toList(),
          state.depot().pool());
    }

    /** The last cards that nobody holds; the first of a type is the first to be sold. */
    private static Stream<Train> cards(GameState state, String type, int most, int count) {
      Set<Integer> held =
          state.companies().values().stream()
              .flatMap(company -> company.trains().stream())
              .filter(train -> train.type().equals(type))
              .map(Train::number)
              .collect(Collectors.toSet());
      List<Train> free =
          IntStream.range(0, most)
              .filter(number -> !held.contains(number))
              .mapToObj(number -> new Train(type, number))
              .toList();
      int missing = Math.max(0, count - free.size());
      return Stream.concat(
          free.subList(Math.max(0, free.size() - count), free.size()).stream(),
          IntStream.range(most, most + missing).mapToObj(number -> new Train(type, number)));
    }
  }

  /**
   * Begins a turn in a state that was set up.
   *
   * @param state without a turn
   */
  private record TurnSetup(Title title, GameState state) {
    /**
     * The turn of a player in a round, at its beginning or at a step. A turn of its own kind is
     * played within the round of the players.
     */
    GameState ofPlayer(String named, String player, Optional<String> step) {
      GameState in = state.with(new Calendar(state.calendar().set(), 1, 0));
      String round = around(named, turns -> turns == RoundSpec.Turns.PLAYERS);
      return turn(
          in,
          new Frame(Frame.Kind.ROUND, round, "", 0, FrameMemory.EMPTY.with(Rounds.NEXT, player)),
          named,
          player,
          step(named, step));
    }

    /**
     * The turn of a company in a round, at its beginning or at a step; the other companies follow.
     * A turn of its own kind, or a special one, is played within the operating round.
     */
    GameState ofCompany(String named, String company, Optional<String> step) {
      GameState in = state.with(operatingRound());
      String round =
          around(
              TurnKinds.roundOf(title.design(), named),
              turns -> turns == RoundSpec.Turns.BY_PRICE || turns == RoundSpec.Turns.COMPANIES);
      var frame =
          new Frame(
              Frame.Kind.ROUND,
              round,
              "",
              0,
              FrameMemory.EMPTY.with(Rounds.DONE, List.of(company)));
      Game game = new Game(title, in);
      String kind = round.equals(named) ? TurnKinds.of(game, frame, company) : named;
      if (round.equals(named)) kind = specialWith(step, kind).orElse(kind);
      return turn(in, frame, kind, company, step(kind, step));
    }

    /** The first round with such turns around special ones; the round of that name for others. */
    private String around(String named, Predicate<RoundSpec.Turns> turns) {
      Map<String, RoundSpec> rounds = title.design().rounds();
      if (rounds.get(named).turns() != RoundSpec.Turns.SPECIAL) return named;
      return title.design().then().stream()
          .filter(round -> turns.test(rounds.get(round).turns()))
          .findFirst()
          .orElse(named);
    }

    private Calendar operatingRound() {
      Calendar given = state.calendar();
      int number = Math.max(1, given.number());
      int rounds =
          given.rounds() > 0
              ? given.rounds()
              : title.design().phases().get(state.phase()).operatingRounds();
      if (number > rounds)
        throw new ImpossiblePosition(
            "the set has %s operating rounds, so this cannot be number %s: give 'operating-rounds'"
                .formatted(rounds, number));
      return new Calendar(Math.max(1, given.set()), number, rounds);
    }

    /** The special turn that a step belongs to which is none of the ordinary turn. */
    private Optional<String> specialWith(Optional<String> step, String ordinary) {
      return step.map(TurnSetup::plain)
          .filter(name -> !steps(ordinary).contains(name))
          .flatMap(
              name ->
                  title.design().rounds().entrySet().stream()
                      .filter(round -> round.getValue().turns() == RoundSpec.Turns.SPECIAL)
                      .map(Map.Entry::getKey)
                      .filter(kind -> steps(kind).contains(name))
                      .findFirst());
    }

    /** The name of a step, without what marks it as one of a script. */
    private static String plain(String step) {
      return step.replaceFirst("^script ", "");
    }

    private List<String> steps(String kind) {
      return Engine.steps(title, kind);
    }

    /** The index of a step by name; the first if no name is given. */
    private int step(String round, Optional<String> name) {
      if (name.isEmpty()) return 0;
      List<String> steps = steps(round);
      String wanted = plain(name.get());
      if (!steps.contains(wanted))
        throw new ImpossiblePosition(
            "a turn in the round '%s' has no step '%s': %s"
                .formatted(round, name.get(), SpellingHint.fix(name.get(), steps)));
      return steps.indexOf(wanted);
    }

    private GameState turn(GameState in, Frame round, String kind, String entity, int step) {
      var memory = FrameMemory.EMPTY.with(Turns.ENTERED, step);
      GameState begun =
          in.withStack(
              List.of(
                  CompanyOrder.begun(new Game(title, in), round),
                  new Frame(Frame.Kind.TURN, kind, entity, step, memory)));
      return switch (Engine.settled(title, begun)) {
        case Result.Applied applied -> applied.state();
        case Result.Refused refused -> throw new ImpossiblePosition(refused.reason());
        case Result.Failed failed -> throw failed.failure();
      };
    }
  }
}
