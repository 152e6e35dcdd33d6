package roundhouse.cli.text;

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
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.reload.Reload;
import roundhouse.workshop.reload.ReloadReport;

/** A game in the terminal, with its history for undo. */
public final class TerminalGame {
  private GameHistory game;

  public TerminalGame(Title title, List<String> players, long seed) {
    game = GameHistory.begin(title, players, seed);
  }

  public Title title() {
    return game.title();
  }

  /** The title's own words. */
  public TitleWords words() {
    return title().design().words();
  }

  public GameState state() {
    return game.state();
  }

  public Optional<Decision> decision() {
    return Engine.decision(title(), state());
  }

  public List<Choice> choices() {
    return Engine.choices(title(), state()).stream()
        .map(choice -> choice.reworded(words()::in))
        .toList();
  }

  /** Takes an action; returns the reason if it is refused. */
  public Optional<String> take(Action action) {
    GameHistory.Attempt attempt = game.play(action);
    game = attempt.game();
    return switch (attempt.result()) {
      case Result.Applied _ -> Optional.empty();
      case Result.Refused refused -> Optional.of(refused.reason());
      case Result.Failed failed -> Optional.of(failed.failure().says());
    };
  }

  /**
   * Continues a saved game at its moment; what was undone and its other lines stay part of it.
   * Returns why the rules do not take an action before that moment, if there is such an action.
   */
  public Optional<String> open(GameLog log) {
    GameHistory saved = GameHistory.unplayed(title(), log);
    Reload.Replayed replayed =
        Reload.replay(title(), saved, System.nanoTime(), () -> false).orElseThrow();
    game = replayed.game().at(log.moment());
    return replayed
        .report()
        .stop()
        .filter(stop -> stop.action() <= log.moment())
        .map(TerminalGame::refusal);
  }

  private static String refusal(ReloadReport.Stop stop) {
    return "action %s (%s) is refused: %s".formatted(stop.action(), stop.says(), stop.why());
  }

  /** Undoes the last action; false if there is none. */
  public boolean undo() {
    boolean can = game.canUndo();
    if (can) game = game.at(game.at() - 1);
    return can;
  }

  /** How many actions lie before the moment at which the game is. */
  public int actions() {
    return game.at();
  }

  /** The events after this number of actions. */
  public List<Event> eventsSince(int actions) {
    return game.played().subList(Math.min(actions, game.at()), game.at()).stream()
        .flatMap(each -> each.events().stream())
        .toList();
  }

  public GameLog log() {
    return game.log();
  }

  public long seed() {
    return game.seed();
  }
}
