package roundhouse.workshop;

import java.util.Optional;
import java.util.function.UnaryOperator;
import roundhouse.engine.Title;
import roundhouse.workshop.history.Branch;
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

  /** Goes back to the moment after that many actions; what was played stays as another branch. */
  public void takeBack(int actions) {
    stopBots.run();
    change(play -> actions < play.played().size() ? play.at(actions).branch() : play);
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

  private void change(UnaryOperator<GameHistory> how) {
    loop.submit(
        () -> loop.now().play().ifPresent(play -> loop.show(how.apply(play), loop.now().report())));
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
