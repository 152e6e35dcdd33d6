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
import roundhouse.game.GameState;

/** A game in the terminal, with its history for undo. */
public final class TerminalGame {
  private final Title title;
  private final List<String> players;
  private final long seed;
  private final List<Taken> taken = new ArrayList<>();
  private final GameState start;

  /** An action, the state after it, and its events. */
  private record Taken(Action action, GameState state, List<Event> events) {}

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
        taken.add(new Taken(action, applied.state(), applied.events()));
        yield Optional.empty();
      }
      case Result.Refused refused -> Optional.of(words().in(refused.reason()));
      case Result.Failed failed -> Optional.of(failed.failure().says());
    };
  }

  /** Takes actions up to the first one that is refused, and says why it is; nothing if none is. */
  public Optional<String> takeAll(List<Action> actions) {
    for (Action action : actions) {
      Optional<String> refusal = take(action);
      if (refusal.isPresent())
        return Optional.of(
            "action %d (%s) is refused: %s".formatted(taken.size() + 1, action, refusal.get()));
    }
    return Optional.empty();
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
        taken.stream().map(Taken::action).toList());
  }

  public long seed() {
    return seed;
  }
}
