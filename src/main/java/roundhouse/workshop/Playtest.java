package roundhouse.workshop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;

/**
 * A game with its whole history: every state is kept, so that going back and forth takes no time.
 * Immutable; states share what did not change, so that hundreds of them cost little.
 *
 * @param start the state before the first action
 * @param moments what has been played, also beyond the moment that is looked at
 * @param at how many of the moments lie before what is looked at
 * @param waiting actions that come after the moments but that the present rules do not take; kept
 *     so that nothing is lost while a design is being edited
 * @param lines other lines of the game that were left by going back and acting differently
 */
public record Playtest(
    Title title,
    List<String> players,
    long seed,
    GameState start,
    List<Moment> moments,
    int at,
    List<Action> waiting,
    Lines lines) {

  public Playtest {
    players = List.copyOf(players);
    moments = List.copyOf(moments);
    waiting = List.copyOf(waiting);
    if (at < 0 || at > moments.size()) {
      throw new IllegalArgumentException(
          "there are moments 0 to " + moments.size() + ", not " + at);
    }
  }

  /**
   * A new game.
   *
   * @throws IllegalArgumentException when the title is not for these players
   */
  public static Playtest begin(Title title, List<String> players, long seed) {
    return new Playtest(
        title, players, seed, title.start(players, seed), List.of(), 0, List.of(), Lines.ONE);
  }

  /** What became of an action: the game after it, and how the engine took it. */
  public record Played(Playtest game, Result result) {}

  /** The state that is looked at. */
  public GameState state() {
    return state(at);
  }

  public GameState state(int index) {
    return index == 0 ? start : moments.get(index - 1).state();
  }

  /** The moment that led to what is looked at. */
  public Optional<Moment> last() {
    return at == 0 ? Optional.empty() : Optional.of(moments.get(at - 1));
  }

  /**
   * Plays on from what is looked at. Where something else was played there before, that stays as a
   * line of its own; an action that some line has there goes over to that line.
   */
  public Played play(Action action) {
    if (at < moments.size() && moments.get(at).action().equals(action)) {
      Playtest next = at(at + 1);
      return new Played(next, new Result.Applied(next.state(), moments.get(at).events()));
    }
    Optional<Line> line = lines.following(this, action);
    if (line.isPresent()) return followed(line.get());
    Result result = Engine.apply(title, state(), action);
    return new Played(
        result instanceof Result.Applied applied ? append(action, applied) : this, result);
  }

  private Played followed(Line line) {
    Moment next = line.play().moments().get(at);
    return new Played(
        to(line, line.play()).at(at + 1), new Result.Applied(next.state(), next.events()));
  }

  private Playtest append(Action action, Result.Applied applied) {
    var all = new ArrayList<>(moments.subList(0, at));
    all.add(new Moment(action, applied.events(), applied.state()));
    return new Playtest(
        title,
        players,
        seed,
        start,
        all,
        all.size(),
        List.of(),
        atEnd() && waiting.isEmpty() ? lines : lines.parting(this));
  }

  /** The same game looked at after so many actions; beyond the ends the nearest is taken. */
  public Playtest at(int index) {
    return new Playtest(
        title, players, seed, start, moments, Math.clamp(index, 0, moments.size()), waiting, lines);
  }

  /** The same game with other lines beside it. */
  Playtest with(Lines other) {
    return new Playtest(title, players, seed, start, moments, at, waiting, other);
  }

  /** The game on another of its lines; the present one stays beside it. */
  Playtest to(Line line, Playtest played) {
    return played.with(lines.to(line, this));
  }

  /**
   * The same start with other actions after the moments, which wait to be played; all of this stays
   * as a line beside it.
   */
  Playtest waitingFor(List<Action> actions) {
    return new Playtest(
        title, players, seed, start, moments, moments.size(), actions, lines.parting(this));
  }

  /** A new line from what is looked at, of that name; what was played stays beside it. */
  Playtest branch(String name) {
    return new Playtest(
        title,
        players,
        seed,
        start,
        moments.subList(0, at),
        at,
        List.of(),
        lines.parting(this, name));
  }

  public boolean canUndo() {
    return at > 0;
  }

  public boolean canRedo() {
    return at < moments.size();
  }

  /** Whether what is looked at is the end of what was played. */
  public boolean atEnd() {
    return at == moments.size();
  }

  /** Every action of the game, also those that wait. */
  public List<Action> actions() {
    var all = new ArrayList<Action>();
    for (Moment moment : moments) all.add(moment.action());
    all.addAll(waiting);
    return all;
  }

  /** The game as it is saved. */
  public GameLog log() {
    return new GameLog(
        title.id(),
        title.fingerprint(),
        players,
        title.options(),
        seed,
        actions(),
        lines.present(),
        left());
  }

  private Map<String, List<Action>> left() {
    var all = new LinkedHashMap<String, List<Action>>();
    for (Line line : lines.others()) all.put(line.name(), line.play().actions());
    return all;
  }
}
