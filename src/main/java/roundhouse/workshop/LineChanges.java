package roundhouse.workshop;

import java.util.Optional;
import roundhouse.engine.Title;
import roundhouse.workshop.Reload.Replayed;

/** Goes over from one line of a game to another. */
final class LineChanges {
  private final Bench bench;

  LineChanges(Bench bench) {
    this.bench = bench;
  }

  /** Shows the line at its end; where the present rules stop it before, says where and why. */
  void go(Playtest play, Line line) {
    if (known(play.title(), line)) {
      bench.show(play.to(line, line.play()), Optional.empty());
      return;
    }
    Replayed replayed = under(play.title(), line);
    Optional<ReloadReport> report = Optional.of(replayed.report()).filter(told -> told.stop().isPresent());
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
