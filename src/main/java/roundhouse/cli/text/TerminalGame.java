package roundhouse.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.TitleWords;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.engine.play.ReplayResult;
import roundhouse.engine.play.ReplayedAction;
import roundhouse.game.GameState;

/** A game in the terminal, with its history for undo. */
public final class TerminalGame {
  private final Title title;
  private final List<String> players;
  private final long seed;
  private final List<ReplayedAction> taken = new ArrayList<>();
  private final GameState start;

  public TerminalGame(Title title, List<String> players, long seed) {
    this.title = title.forPlayers(players.size());
    this.players = List.copyOf(players);
    this.seed = seed;
    this.start = this.title.start(players, seed);
  }

  public Title title() {
    return title;
  }

  /** The title's own words. */
  public TitleWords words() {
    return title.design().words();
  }

  public GameState state() {
    return taken.isEmpty() ? start : taken.getLast().state();
  }

  public Optional<Decision> decision() {
    return Engine.decision(title, state());
  }

  public List<Choice> choices() {
    return Engine.choices(title, state()).stream()
        .map(choice -> choice.reworded(words()::in))
        .toList();
  }

  /** Takes an action; returns the reason if it is refused. */
  public Optional<String> take(Action action) {
    return switch (Engine.apply(title, state(), action)) {
      case Result.Applied applied -> {
        taken.add(new ReplayedAction(action, applied.events(), applied.state()));
        yield Optional.empty();
      }
      case Result.Refused refused -> Optional.of(refused.reason());
      case Result.Failed failed -> Optional.of(failed.failure().says());
    };
  }

  /** Takes actions up to the first that the rules do not take, and says why; nothing if none is. */
  public Optional<String> takeAll(List<Action> actions) {
    ReplayResult replay = new ReplayLoop(title, ReplayPolicy.STOP).play(state(), actions);
    taken.addAll(replay.played());
    return replay.failure().map(ReplayPolicy.Failure::says);
  }

  /** Undoes the last action; false if there is none. */
  public boolean undo() {
    if (taken.isEmpty()) return false;
    taken.removeLast();
    return true;
  }

  public Optional<Action> last() {
    return taken.isEmpty() ? Optional.empty() : Optional.of(taken.getLast().action());
  }

  public int actions() {
    return taken.size();
  }

  /** The events after this number of actions. */
  public List<Event> eventsSince(int actions) {
    return taken.subList(Math.min(actions, taken.size()), taken.size()).stream()
        .flatMap(each -> each.events().stream())
        .toList();
  }

  public GameLog log() {
    return new GameLog(
        title.id(),
        title.fingerprint(),
        players,
        title.options(),
        seed,
        taken.stream().map(ReplayedAction::action).toList());
  }

  public long seed() {
    return seed;
  }
}
