package roundhouse.workshop.history;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.ActionAnnotation;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.UnfitPlayers;

/**
 * A game with its whole history: every state is kept, so that moving through it takes no time.
 * Immutable; states share what did not change, so that hundreds of them cost little.
 *
 * @param start the state before the first action
 * @param played including what comes after the moment that is shown
 * @param at how many of the moments lie before the moment that is shown
 * @param waiting actions that come next but that the current rules do not take
 * @param branches other lines of the game that were left by going back and acting differently
 * @param annotations what is known of actions beside what they did
 */
public record GameHistory(
    Title title,
    List<String> players,
    long seed,
    GameState start,
    List<PlayedAction> played,
    int at,
    List<Action> waiting,
    Branches branches,
    List<ActionAnnotation> annotations) {

  public GameHistory {
    players = List.copyOf(players);
    played = List.copyOf(played);
    waiting = List.copyOf(waiting);
    annotations = List.copyOf(annotations);
    if (at < 0 || at > played.size()) {
      throw new IllegalArgumentException("there are moments 0 to " + played.size() + ", not " + at);
    }
  }

  /** A game without annotations. */
  public GameHistory(
      Title title,
      List<String> players,
      long seed,
      GameState start,
      List<PlayedAction> played,
      int at,
      List<Action> waiting,
      Branches branches) {
    this(title, players, seed, start, played, at, waiting, branches, List.of());
  }

  /**
   * A new game.
   *
   * @throws UnfitPlayers when the title is not for these players
   */
  public static GameHistory begin(Title any, List<String> players, long seed) {
    Title title = any.forPlayers(players.size());
    return new GameHistory(
        title, players, seed, title.start(players, seed), List.of(), 0, List.of(), Branches.ONE);
  }

  /**
   * A saved game with all its lines, whose actions wait to be played.
   *
   * @throws UnfitPlayers when the title is not for its players
   */
  public static GameHistory unplayed(Title any, GameLog log) {
    Title title = any.forPlayers(log.players().size());
    GameState start = title.start(log.players(), log.seed());
    var others = new ArrayList<Branch>();
    log.lines()
        .forEach(
            (name, actions) ->
                others.add(
                    new Branch(name, unplayed(title, start, log, name, actions, Branches.ONE))));
    // Imports name no line of play.
    String present = log.line().isEmpty() ? Branches.ONE.present() : log.line();
    return unplayed(title, start, log, "", log.actions(), new Branches(present, others));
  }

  /**
   * @param line "" for the one that is played
   */
  private static GameHistory unplayed(
      Title title,
      GameState start,
      GameLog log,
      String line,
      List<Action> actions,
      Branches branches) {
    return new GameHistory(
        title,
        log.players(),
        log.seed(),
        start,
        List.of(),
        0,
        actions,
        branches,
        log.annotations().stream()
            .filter(about -> about.line().equals(line))
            .map(about -> about.on(""))
            .toList());
  }

  /** Whether another game would be saved with the same actions, on all its lines. */
  public boolean hasSameActions(GameHistory other) {
    return hasSamePast(other) && waiting.equals(other.waiting) && branches == other.branches;
  }

  /** Whether another game has the same start and the same moments. */
  public boolean hasSamePast(GameHistory other) {
    return start == other.start && played == other.played;
  }

  /** The outcome of an action: the game after it, and the engine's answer. */
  public record Attempt(GameHistory game, Result result) {}

  /** The state at the current moment. */
  public GameState state() {
    return state(at);
  }

  public GameState state(int index) {
    return index == 0 ? start : played.get(index - 1).state();
  }

  /** The action that led to the current moment. */
  public Optional<PlayedAction> last() {
    return at == 0 ? Optional.empty() : Optional.of(played.get(at - 1));
  }

  /**
   * Continues from the moment that is shown. If something else was played there before, it stays as
   * a separate line; an action that another line has there switches to that line. At its end a line
   * only grows: whoever took something back and does it again goes on from there.
   */
  public Attempt play(Action action) {
    if (at < played.size() && played.get(at).action().equals(action)) {
      GameHistory next = at(at + 1);
      return new Attempt(next, new Result.Applied(next.state(), played.get(at).events()));
    }
    Optional<Branch> line = atEnd() ? Optional.<Branch>empty() : branches.continuing(this, action);
    if (line.isPresent()) return followed(line.get());
    Result result = Engine.apply(title, state(), action);
    return new Attempt(
        result instanceof Result.Applied applied ? append(action, applied) : this, result);
  }

  private Attempt followed(Branch line) {
    PlayedAction next = line.play().played().get(at);
    return new Attempt(
        onBranch(line, line.play()).at(at + 1), new Result.Applied(next.state(), next.events()));
  }

  private GameHistory append(Action action, Result.Applied applied) {
    var all = new ArrayList<>(played.subList(0, at));
    all.add(new PlayedAction(action, applied.events(), applied.state()));
    return line(
        all, List.of(), atEnd() && waiting.isEmpty() ? branches : branches.branchOff(this), at);
  }

  /**
   * A line from the same start, shown at its end.
   *
   * @param same how many of its first actions are those of this line, with their annotations
   */
  private GameHistory line(
      List<PlayedAction> moments, List<Action> actions, Branches lines, int same) {
    return new GameHistory(
        title,
        players,
        seed,
        start,
        moments,
        moments.size(),
        actions,
        lines,
        annotations.stream().filter(about -> about.action() <= same).toList());
  }

  /** The same game at the moment after that many actions, or at the nearest end. */
  public GameHistory at(int index) {
    return new GameHistory(
        title,
        players,
        seed,
        start,
        played,
        Math.clamp(index, 0, played.size()),
        waiting,
        branches,
        annotations);
  }

  /** The same game, with how long the decision took that led to the moment that is shown. */
  public GameHistory timed(Duration thought) {
    var all = new ArrayList<>(annotations);
    all.add(new ActionAnnotation(at, "", thought.toMillis(), List.of()));
    return new GameHistory(title, players, seed, start, played, at, waiting, branches, all);
  }

  /** The same game with other branches. */
  public GameHistory with(Branches other) {
    return new GameHistory(title, players, seed, start, played, at, waiting, other, annotations);
  }

  /** The game at the end of one of its lines, as that was last played. */
  public Optional<GameHistory> line(String name) {
    return name.equals(branches.present())
        ? Optional.of(at(played.size()))
        : branches.named(name).map(line -> onBranch(line, line.play()));
  }

  /** The game on another of its branches; the current one is kept. */
  public GameHistory onBranch(Branch line, GameHistory played) {
    return played.with(branches.switchTo(line, this));
  }

  /**
   * The same start with other actions after the moments, which wait to be played; the game as it is
   * stays as another line.
   */
  public GameHistory withWaiting(List<Action> actions) {
    return line(played, actions, branches.branchOff(this), played.size());
  }

  /**
   * A new line of that name from the moment that is shown; what was played stays as another line.
   */
  public GameHistory branch(String name) {
    return branch(branches.branchOff(this, name));
  }

  /** The same, under a name that no line has. */
  public GameHistory branch() {
    return branch(branches.branchOff(this));
  }

  private GameHistory branch(Branches lines) {
    return line(played.subList(0, at), List.of(), lines, at);
  }

  public boolean canUndo() {
    return at > 0;
  }

  public boolean canRedo() {
    return at < played.size();
  }

  /** Whether the current moment is the last one played. */
  public boolean atEnd() {
    return at == played.size();
  }

  /** Every action of the game, including those that wait. */
  public List<Action> actions() {
    var all = new ArrayList<Action>();
    for (PlayedAction moment : played) all.add(moment.action());
    all.addAll(waiting);
    return all;
  }

  /** What was added to the end of an earlier state of this game; empty if more has changed. */
  public Optional<GameLog.Growth> grownSince(GameHistory before) {
    int known = before.played.size();
    int noted = before.annotations.size();
    boolean grown =
        title == before.title
            && start == before.start
            && branches == before.branches
            && waiting.isEmpty()
            && before.waiting.isEmpty()
            && played.size() >= known
            && (known == 0 || played.get(known - 1) == before.played.getLast())
            && annotations.size() >= noted
            && annotations.subList(0, noted).equals(before.annotations);
    if (!grown) return Optional.empty();
    return Optional.of(
        new GameLog.Growth(
            played.subList(known, played.size()).stream().map(PlayedAction::action).toList(),
            annotations.subList(noted, annotations.size()),
            atEnd() ? null : Integer.valueOf(at)));
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
        atEnd() ? null : Integer.valueOf(at),
        allAnnotations(),
        branches.present(),
        left());
  }

  private List<ActionAnnotation> allAnnotations() {
    return Stream.concat(
            annotations.stream(),
            branches.others().stream()
                .flatMap(
                    line -> line.play().annotations().stream().map(about -> about.on(line.name()))))
        .toList();
  }

  private Map<String, List<Action>> left() {
    var all = new LinkedHashMap<String, List<Action>>();
    for (Branch line : branches.others()) all.put(line.name(), line.play().actions());
    return all;
  }
}
