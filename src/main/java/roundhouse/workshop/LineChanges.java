package roundhouse.workshop;

import java.util.Optional;
import java.util.function.UnaryOperator;
import roundhouse.engine.Title;
import roundhouse.workshop.Reload.Replayed;

/** Goes over from one line of a game to another, begins new ones, names them and gives them up. */
public final class LineChanges {
  private final Bench bench;
  private final Runnable stopBots;

  LineChanges(Bench bench, Runnable stopBots) {
    this.bench = bench;
    this.stopBots = stopBots;
  }

  /** Goes over to another line of the game, played again where the rules have changed since. */
  public void goTo(String name) {
    stopBots.run();
    bench.work(
        () ->
            bench
                .now()
                .play()
                .ifPresent(play -> play.lines().named(name).ifPresent(line -> go(play, line))));
  }

  /** Begins a new line from what is looked at; the present one is kept. */
  public void begin(String name) {
    stopBots.run();
    change(play -> play.branch(name));
  }

  /** Gives a line another name, unless there is one of that name. */
  public void rename(String name, String other) {
    change(
        play ->
            play.lines().names().contains(other)
                ? play
                : play.with(play.lines().renamed(name, other)));
  }

  /** Gives up a line that is not the present one. */
  public void drop(String name) {
    change(play -> play.with(play.lines().without(name)));
  }

  private void change(UnaryOperator<Playtest> how) {
    bench.work(
        () ->
            bench
                .now()
                .play()
                .ifPresent(play -> bench.show(how.apply(play), bench.now().report())));
  }

  /** Shows the line at its end; where the present rules stop it before, says where and why. */
  private void go(Playtest play, Line line) {
    if (known(play.title(), line)) {
      bench.show(play.to(line, line.play()), Optional.empty());
      return;
    }
    Replayed replayed = under(play.title(), line);
    Optional<ReloadReport> report =
        Optional.of(replayed.report()).filter(told -> told.stop().isPresent());
    bench.show(play.to(line, replayed.game()), report);
  }

  private static boolean known(Title title, Line line) {
    return line.played() && line.play().title() == title;
  }

  /** A line under the rules in force, which need not be those it was played by. */
  static Replayed under(Title title, Line line) {
    return Reload.replay(title, line.play(), System.nanoTime(), () -> false).orElseThrow();
  }

  /** The same without playing it again where that is not needed. */
  static Playtest played(Title title, Line line) {
    return known(title, line) ? line.play() : under(title, line).game();
  }
}
