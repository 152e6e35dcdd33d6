package roundhouse.lab.experiment;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.Questions;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.KeptRows;

/**
 * Two runs of an experiment that differ in nothing but revisions of designs: their games have the
 * same seeds, so they can be compared pair by pair.
 */
public record RevisionPair(KeptExperimentRun before, KeptExperimentRun after) {

  /** Sides whose design has another revision. */
  public List<String> changed() {
    return after.revisions().entrySet().stream()
        .filter(side -> !side.getValue().equals(before.revisions().get(side.getKey())))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The results of a side's games under both revisions. */
  public Answers answers(String side) throws IOException {
    var answers = new Answers(List.of(name(side, before), name(side, after)), after.players());
    try (KeptRows one = KeptRows.open(before.folder());
        KeptRows two = KeptRows.open(after.folder())) {
      Optional<GameRecord> first = next(one, side);
      Optional<GameRecord> second = next(two, side);
      while (first.isPresent() && second.isPresent()) {
        int order = order(first.get().key(), second.get().key());
        if (order == 0) {
          answers.add(name(side, before), first.get());
          answers.add(name(side, after), second.get());
        }
        if (order <= 0) first = next(one, side);
        if (order >= 0) second = next(two, side);
      }
    }
    return answers;
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

  private static Optional<GameRecord> next(KeptRows rows, String side) throws IOException {
    Optional<GameRecord> game = rows.next();
    while (game.isPresent() && !game.get().key().side().equals(side)) game = rows.next();
    return game;
  }
}
