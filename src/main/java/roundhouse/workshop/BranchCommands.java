package roundhouse.workshop;

import java.util.Optional;
import java.util.function.UnaryOperator;
import roundhouse.engine.Title;
import roundhouse.workshop.history.Branch;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.reload.Reload;
import roundhouse.workshop.reload.Reload.Replayed;
import roundhouse.workshop.reload.ReloadReport;

/** Switches between the branches of a game; begins, names and deletes them. */
public final class BranchCommands {
  private final SnapshotLoop loop;
  private final Runnable stopBots;

  BranchCommands(SnapshotLoop loop, Runnable stopBots) {
    this.loop = loop;
    this.stopBots = stopBots;
  }

  /** Switches to another line of the game, and replays it if the rules have changed since. */
  public void goTo(String name) {
    stopBots.run();
    loop.submit(
        () ->
            loop.now()
                .play()
                .ifPresent(play -> play.branches().named(name).ifPresent(line -> go(play, line))));
  }

  /** Begins a new branch at the current moment; the current one is kept. */
  public void begin(String name) {
    stopBots.run();
    change(play -> play.branch(name));
  }

  /**
   * Changes a line of the game; what is shown stays what it is, unless it is a moment of that line.
   *
   * @param name of a line that the game has
   * @param change from the game on that line, under the rules in force
   */
  public static GameHistory onLine(
      GameHistory game, String name, UnaryOperator<GameHistory> change) {
    Branches lines = game.branches();
    if (name.equals(lines.present())) return change.apply(game);
    Branch line = lines.named(name).orElseThrow();
    GameHistory there = game.onBranch(line, played(game.title(), line));
    GameHistory changed = change.apply(there);
    if (changed == there && known(game.title(), line)) return game;
    Branch shown = changed.branches().named(lines.present()).orElseThrow();
    return changed.onBranch(shown, shown.play()).at(game.at());
  }

  /** Renames a branch, unless another has that name. */
  public void rename(String name, String other) {
    change(
        play ->
            play.branches().names().contains(other)
                ? play
                : play.with(play.branches().renamed(name, other)));
  }

  /** Deletes a branch other than the current one. */
  public void delete(String name) {
    change(play -> play.with(play.branches().without(name)));
  }

  /** Changes the game, on the thread of the rules; what it returns unchanged is not shown again. */
  public void change(UnaryOperator<GameHistory> how) {
    loop.submit(() -> loop.now().play().ifPresent(play -> show(play, how.apply(play))));
  }

  private void show(GameHistory before, GameHistory after) {
    if (after != before) loop.show(after, loop.now().report());
  }

  /** Shows the line at its end; if the current rules stop it earlier, says where and why. */
  private void go(GameHistory play, Branch line) {
    if (known(play.title(), line)) {
      loop.show(play.onBranch(line, line.play()), Optional.empty());
      return;
    }
    Replayed replayed = under(play.title(), line);
    Optional<ReloadReport> report =
        Optional.of(replayed.report()).filter(told -> told.stop().isPresent());
    loop.show(play.onBranch(line, replayed.game()), report);
  }

  private static boolean known(Title title, Branch line) {
    return line.isReplayed() && line.play().title() == title;
  }

  /** A branch under the current rules, which need not be the rules it was played by. */
  static Replayed under(Title title, Branch line) {
    return Reload.replay(title, line.play(), System.nanoTime(), () -> false).orElseThrow();
  }

  /** The same, replayed only if needed. */
  static GameHistory played(Title title, Branch line) {
    return known(title, line) ? line.play() : under(title, line).game();
  }
}
