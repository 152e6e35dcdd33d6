package roundhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import roundhouse.board.Marker;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/**
 * A moment of a game, to try rules on: "given a position, when an action, then the state".
 * Immutable: every word that changes something gives another position.
 *
 * <p>Make one by {@link Setting}, play on with {@link #play}, and ask what became of it.
 */
public final class Position {
  private static final int MOST_PLAYED = 500;

  private final Title title;
  private final GameState state;
  private final List<Event> told;

  Position(Title title, GameState state, List<Event> told) {
    this.title = title;
    this.state = state;
    this.told = List.copyOf(told);
  }

  /** The start of a game of three: A, B and C. */
  public static Position start(String design, String... options) {
    return start(TestTitle.of(design, options), "A", "B", "C");
  }

  public static Position start(Title title, String... players) {
    return new Position(title, title.start(List.of(players), 1), List.of());
  }

  public Title title() {
    return title;
  }

  public GameState state() {
    return state;
  }

  /** The same game in another state, gone on as far as it goes by itself. */
  public Position changed(UnaryOperator<GameState> change) {
    if (Engine.settled(title, change.apply(state)) instanceof Result.Applied settled)
      return new Position(title, settled.state(), told);
    throw new AssertionError("the rules do not go on from this position");
  }

  /** The same game with other markers on the board. */
  public Position markers(UnaryOperator<Marker> change) {
    return changed(
        state ->
            state.with(
                state.board().withMarkers(state.board().markers().stream().map(change).toList())));
  }

  /** Takes the actions one after the other, each of which must be legal. */
  public Position play(Action... actions) {
    Position now = this;
    for (Action action : actions) now = now.taken(action);
    return now;
  }

  private Position taken(Action action) {
    return switch (Engine.apply(title, state, action)) {
      case Result.Applied applied -> new Position(title, applied.state(), applied.events());
      case Result.Refused refused ->
          throw new AssertionError(action + " is refused: " + refused.reason());
      case Result.Failed failed ->
          throw new AssertionError(action + " fails: " + failed.failure().says());
    };
  }

  /** Each of them passes, in this order. */
  public Position pass(String... entities) {
    return play(Arrays.stream(entities).map(Action.Pass::new).toArray(Action[]::new));
  }

  /** Takes the company's best run and, where it is asked, that kind of dividend. */
  public Position runBest(String company, Dividend.Kind dividend) {
    Position run = play(choices(Action.RunTrains.class).getFirst());
    return run.waitsFor(company, "dividend")
        ? run.play(new Action.Dividend(company, dividend))
        : run;
  }

  /**
   * Everybody passes, and trains run for the most and pay it out, until that holds or the game is
   * over. A rule that never lets it come to that fails the test instead of going on for ever.
   */
  public Position playOn(Predicate<Position> until) {
    Position now = this;
    for (int played = 0; !now.state().over() && !until.test(now); played++) {
      if (played == MOST_PLAYED) throw new AssertionError("not so in " + now.round() + " either");
      String entity = now.decision().orElseThrow().entity();
      now = now.waitsFor(entity, "run-trains") ? now.runBest(entity, PAY) : now.pass(entity);
    }
    return now;
  }

  /** The same until another round begins. */
  public Position toTheEndOfTheRound() {
    return playOn(now -> !now.round().equals(round()));
  }

  /** Asserts that an action is not allowed, for a reason that contains these words. */
  public Position refused(Action action, String words) {
    Result result = Engine.apply(title, state, action);
    assertThat(result).as("%s", action).isInstanceOf(Result.Refused.class);
    assertThat(((Result.Refused) result).reason()).contains(title.design().words().in(words));
    return this;
  }

  /** Asserts that an action is offered, and can be taken. */
  public Position offers(Action action) {
    assertThat(choices()).contains(action);
    play(action);
    return this;
  }

  /** Asserts that an action is neither offered nor allowed. */
  public Position denies(Action action) {
    assertThat(choices()).doesNotContain(action);
    assertThat(Engine.apply(title, state, action))
        .as("%s", action)
        .isInstanceOf(Result.Refused.class);
    return this;
  }

  /** Every legal action, none when nobody decides anything. */
  public List<Action> choices() {
    return state.over()
        ? List.of()
        : Engine.choices(title, state).stream().map(Choice::action).toList();
  }

  public <A extends Action> List<A> choices(Class<A> kind) {
    return choices().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  public Optional<Decision> decision() {
    return Engine.decision(title, state);
  }

  /** Whether play waits for that player or company in that step. */
  public boolean waitsFor(String entity, String step) {
    return decision()
        .filter(waiting -> waiting.entity().equals(entity) && waiting.step().equals(step))
        .isPresent();
  }

  /** Asserts that play waits for that player or company in that step. */
  public Position asks(String entity, String step) {
    Decision waiting = decision().orElseThrow(() -> new AssertionError("nobody decides anything"));
    assertThat(waiting.entity() + " " + waiting.step()).isEqualTo(entity + " " + step);
    return this;
  }

  /** What the last action led to. */
  public List<Event> events() {
    return told;
  }

  /** The same, a sentence each. */
  public List<String> told() {
    return told.stream().map(Event::says).toList();
  }

  public int cash(String who) {
    return state.isPlayer(who) ? state.player(who).cash() : state.company(who).cash();
  }

  public Company company(String id) {
    return state.company(id);
  }

  /** Share price, 0 without a token. */
  public int price(String company) {
    return new Game(title, state).price(state.company(company));
  }

  public int held(String holder, String company) {
    return state.company(company).held(Holder.named(holder));
  }

  public List<String> trains(String company) {
    return state.company(company).trains().stream().map(Train::type).toList();
  }

  public List<String> order() {
    return Engine.operatingOrder(title, state);
  }

  public boolean flag(String entity, String name) {
    return Boolean.TRUE.equals(state.flag(entity, name));
  }

  public int worth(String player) {
    return Engine.worth(title, state, player);
  }

  /** The innermost round's name and number: "operating 2.1". */
  public String round() {
    return state.round().name() + " " + state.calendar().set() + "." + state.calendar().number();
  }

  /** What waits, in the words of choices: for tests that fail. */
  @Override
  public String toString() {
    var lines = new ArrayList<>(List.of(String.valueOf(decision())));
    if (!state.over())
      Engine.choices(title, state).forEach(choice -> lines.add("  " + choice.says()));
    return String.join("\n", lines);
  }
}
