package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.FigureKind;

/**
 * Compares a design with itself, and with itself and a difference planted, on games drawn from a
 * thousand that two sensible bots played of 1860. The games of the two sides have different seeds,
 * so pairing does not help. Twenty more figures of each game are copies of one event, as with a
 * phase that opens, closes, rusts and sells.
 */
@Tag("slow")
class ResampledGamesTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");
  private static final Figure ACTIONS = new Figure(FigureKind.NUMBER, "actions", "");

  private static final List<Figure> COPIES =
      IntStream.range(0, 20)
          .mapToObj(copy -> new Figure(FigureKind.TIME, "opened-with-phase", "" + copy))
          .toList();

  private static List<Map<Figure, Double>> games;

  /** Comparisons of the design with itself, each with a seed of its own. */
  private static List<Differences> withItself;

  @BeforeAll
  static void compareTheDesignWithItself() throws IOException {
    read();
    withItself = IntStream.range(0, 1000).mapToObj(seed -> compared(seed, 60, 0)).toList();
  }

  private static void read() throws IOException {
    try (var file =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(
                    ResampledGamesTest.class.getResourceAsStream("games-of-1860.tsv.gz")),
                StandardCharsets.UTF_8))) {
      List<Figure> figures =
          Arrays.stream(file.readLine().split("\t")).map(ResampledGamesTest::figure).toList();
      games = file.lines().map(line -> game(figures, line.split("\t"))).toList();
    }
  }

  private static Figure figure(String written) {
    FigureKind kind =
        switch (written.charAt(0)) {
          case 'T' -> FigureKind.TIME;
          case 'N' -> FigureKind.NUMBER;
          default -> FigureKind.SHARE;
        };
    String[] parts = written.substring(2).split(" ", 2);
    return new Figure(kind, parts[0], parts[1]);
  }

  private static Map<Figure, Double> game(List<Figure> figures, String[] values) {
    var game = new HashMap<Figure, Double>();
    for (int i = 0; i < values.length; i++)
      if (!values[i].isEmpty()) game.put(figures.get(i), Double.parseDouble(values[i]));
    return withCopies(game);
  }

  private static Map<Figure, Double> withCopies(Map<Figure, Double> game) {
    if (game.containsKey(PHASE)) COPIES.forEach(copy -> game.put(copy, game.get(PHASE)));
    return game;
  }

  @Test
  void aDesignComparedWithItselfIsSeldomCalledClear() {
    assertThat((int) withItself.stream().filter(found -> !found.clear().isEmpty()).count())
        .as("at most 5 in 100, and three standard deviations of what 1000 show by chance")
        .isLessThanOrEqualTo((int) (50 + 3 * Math.sqrt(1000 * 0.05 * 0.95)));
  }

  @Test
  void copiesOfOneEventAreOneDifference() {
    assertThat(
            withItself.stream()
                .map(found -> found.of(PHASE).orElseThrow().figures())
                .filter(figures -> !figures.containsAll(COPIES))
                .count())
        .isZero();
  }

  /**
   * A phase begins earlier, and with it all its copies; nothing else differs. If each copy counted
   * as a find of its own, the other figures would be judged less strictly.
   */
  @Test
  void anEventThatMovesIsFoundAndItsCopiesMakeNothingElseClear() {
    int found = 0;
    double wrong = 0;
    for (int seed = 0; seed < 100; seed++) {
      List<Difference> clear = compared(seed, 200, 1.5).clear();
      long right =
          clear.stream().filter(each -> COPIES.stream().anyMatch(each.figures()::contains)).count();
      long others = clear.size() - right;
      if (right > 0) found++;
      wrong += others / (double) Math.max(1, others + Math.min(1, right));
    }

    assertThat(found).isGreaterThanOrEqualTo(90);
    assertThat(wrong / 100)
        .as("false discovery rate of 5 in 100, and three standard errors of a half in 100 runs")
        .isLessThan(0.05 + 3 * 0.5 * Math.sqrt(0.1 * 0.9 / 100));
  }

  @Test
  void anIntervalMissesTheTruthInFiveOfAHundredComparisons() {
    int missed = 0;
    for (Differences found : withItself) {
      Estimate change = found.of(ACTIONS).orElseThrow().value().interval(Intervals.ERROR);
      if (change.low() > 0 || change.high() < 0) missed++;
    }

    assertThat(missed).as("50 of 1000, 3 standard deviations to either side").isBetween(29, 71);
  }

  /**
   * Games of two sides drawn without repetition; the second side's phase begins so much earlier.
   */
  private static Differences compared(int seed, int pairs, double earlier) {
    var order = new ArrayList<>(games);
    Collections.shuffle(order, new Random(seed));
    var pair = new SidePair(new SideTally("one"), new SideTally("other"));
    for (int i = 0; i < pairs; i++)
      pair.add(order.get(2 * i), moved(order.get(2 * i + 1), earlier));
    return pair.differences(Questions.of(List.of()));
  }

  private static Map<Figure, Double> moved(Map<Figure, Double> game, double earlier) {
    if (earlier == 0 || !game.containsKey(PHASE)) return game;
    var moved = new HashMap<>(game);
    moved.compute(PHASE, (_, time) -> time - earlier);
    return withCopies(moved);
  }
}
