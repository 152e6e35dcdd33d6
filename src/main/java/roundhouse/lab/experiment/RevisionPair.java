package roundhouse.lab.experiment;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.Questions;
import roundhouse.lab.rows.DamagedGames;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.KeptRows;

/**
 * Two runs of an experiment that differ in nothing but revisions of designs: their games have the
 * same seeds, so they can be compared pair by pair.
 */
public record RevisionPair(KeptExperimentRun before, KeptExperimentRun after) {

  /** Sides whose design has another revision, or that have other values. */
  public List<String> changed() {
    return after.revisions().keySet().stream().filter(this::isChanged).toList();
  }

  private boolean isChanged(String side) {
    return !after.revisions().get(side).equals(before.revisions().get(side))
        || !after.changes(side).equals(before.changes(side));
  }

  /**
   * The results of a side's games under both revisions.
   *
   * @param damaged sentences about games that are not as they were written, which no pair counts
   */
  public record Pairs(Answers answers, List<String> damaged) {
    public Pairs {
      damaged = List.copyOf(damaged);
    }
  }

  /** The results of a side's games under both revisions. */
  public Pairs answers(String side) throws IOException {
    var answers = new Answers(List.of(name(side, before), name(side, after)), after.players());
    try (var one = new SideRows(before, side);
        var two = new SideRows(after, side)) {
      Optional<GameRecord> first = one.next();
      Optional<GameRecord> second = two.next();
      while (first.isPresent() && second.isPresent()) {
        int order = order(first.get().key(), second.get().key());
        if (order == 0) {
          answers.add(name(side, before), first.get());
          answers.add(name(side, after), second.get());
        }
        if (order <= 0) first = one.next();
        if (order >= 0) second = two.next();
      }
      return new Pairs(answers, Stream.of(one, two).flatMap(each -> each.says().stream()).toList());
    }
  }

  /**
   * What the games of both answer: if one run was played for a figure, it decided how many pairs
   * there are.
   *
   * @param first ids of figures that are answered before the others
   */
  public Questions questions(List<String> first) throws IOException {
    Questions now = after.questions(first);
    return now.awaited().isPresent() ? now : before.questions(first);
  }

  /** Which of two games of a side comes first; either run may lack one. */
  private int order(GameKey one, GameKey two) {
    return Comparator.comparingInt(GameKey::game)
        .thenComparingInt(key -> after.players().indexOf(key.players()))
        .compare(one, two);
  }

  private static String name(String side, KeptExperimentRun run) {
    return side + " of " + run.name();
  }

  /** The games of a side of a run. */
  private static final class SideRows implements AutoCloseable {
    private final KeptExperimentRun run;
    private final String side;
    private final KeptRows rows;
    private final DamagedGames damaged = new DamagedGames();

    SideRows(KeptExperimentRun run, String side) throws IOException {
      this.run = run;
      this.side = side;
      this.rows = KeptRows.open(run.folder(), run.order());
    }

    /** The next that is as it was written. */
    Optional<GameRecord> next() throws IOException {
      for (var next = rows.next(); next.isPresent(); next = rows.next())
        switch (next.get()) {
          case KeptRows.Kept.Whole(GameRecord game) -> {
            if (game.key().side().equals(side)) return Optional.of(game);
          }
          case KeptRows.Kept.Damaged bad -> {
            if (bad.game().side().equals(side)) damaged.add(bad);
          }
        }
      return Optional.empty();
    }

    Optional<String> says() {
      return damaged.says("their pairs do not count").map(text -> run.name() + ": " + text);
    }

    @Override
    public void close() throws IOException {
      rows.close();
    }
  }
}
