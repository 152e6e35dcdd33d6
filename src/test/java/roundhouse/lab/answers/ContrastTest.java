package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.FigureKind;

class ContrastTest {
  private static final Figure SETS = new Figure(FigureKind.NUMBER, "sets", "");

  private static Map<String, Map<String, String>> grid() {
    var sides = new LinkedHashMap<String, Map<String, String>>();
    for (String bank : List.of("12000", "8000", "10000"))
      for (String count : List.of("1", "2"))
        sides.put(bank + " " + count, Map.of("bank", bank, "count", count));
    return sides;
  }

  private static Contrast named(List<Contrast> all, String begins) {
    return all.stream().filter(each -> each.says().startsWith(begins)).findFirst().orElseThrow();
  }

  @Test
  void aTrendGoesFromTheLeastValueToTheGreatestOverAllOthers() {
    List<Contrast> all = Contrast.of(grid());

    assertThat(all)
        .extracting(Contrast::says)
        .containsExactlyInAnyOrder("from bank=8000 to 12000", "from count=1 to 2");
    var values = new LinkedHashMap<String, Double>();
    grid()
        .forEach(
            (side, levels) ->
                values.put(
                    side,
                    Integer.parseInt(levels.get("bank")) / 1000.0
                        + 5 * Integer.parseInt(levels.get("count"))));
    assertThat(named(all, "from bank").value(values)).isEqualTo(4, within(1e-9));
    assertThat(named(all, "from count").value(values)).isEqualTo(5, within(1e-9));
  }

  @Test
  void twoChangesMayDoMoreTogetherThanEachAlone() {
    var sides = new LinkedHashMap<String, Map<String, String>>();
    sides.put("none", Map.of("a", "off", "b", "off"));
    sides.put("a", Map.of("a", "on", "b", "off"));
    sides.put("b", Map.of("a", "off", "b", "on"));
    sides.put("both", Map.of("a", "on", "b", "on"));
    List<Contrast> all = Contrast.of(sides);

    Map<String, Double> values = Map.of("none", 10.0, "a", 11.0, "b", 12.0, "both", 16.0);
    assertThat(named(all, "with 'a'").value(values)).isEqualTo(2.5, within(1e-9));
    assertThat(named(all, "with 'b'").value(values)).isEqualTo(3.5, within(1e-9));
    // Both: 6 more instead of 1 + 2.
    assertThat(named(all, "by ").value(values)).isEqualTo(3, within(1e-9));
  }

  @Test
  void theDesignAsItIsBelongsToNoTrend() {
    var sides = new LinkedHashMap<>(Map.of("as it is", Map.<String, String>of()));
    sides.putAll(grid());

    assertThat(named(Contrast.of(sides), "from bank").weights()).doesNotContainKey("as it is");
  }

  @Test
  void sidesThatLackACombinationHaveNoTrends() {
    var sides = grid();
    sides.remove("8000 1");

    assertThat(Contrast.of(sides)).isEmpty();
  }

  @Test
  void wordsHaveATrendOnlyIfThereAreTwo() {
    assertThat(Contrast.of(Map.of("x", Map.of("who", "one"), "y", Map.of("who", "two"))))
        .hasSize(1);
    assertThat(
            Contrast.of(
                Map.of(
                    "x",
                    Map.of("who", "one"),
                    "y",
                    Map.of("who", "two"),
                    "z",
                    Map.of("who", "three"))))
        .isEmpty();
  }

  /** A grid of nine designs without any effect, resampled. */
  @Test
  void aGridWithoutEffectsIsCalledClearInFiveOfAHundredExperimentsAtMost() {
    var random = new Random(7);
    int clear = 0;
    int experiments = 400;
    for (int experiment = 0; experiment < experiments; experiment++) {
      var tally = new ContrastTally(Contrast.of(grid()));
      for (int game = 0; game < 40; game++) {
        double luck = random.nextGaussian();
        for (String side : grid().keySet())
          tally.add(game, side, Map.of(SETS, 8 + luck + random.nextGaussian()));
      }
      List<Difference> trends = tally.effects().stream().map(ContrastTally.Effect::change).toList();
      if (Differences.together(trends).stream().anyMatch(Difference::clear)) clear++;
    }
    assertThat(clear / (double) experiments).isBetween(0.01, 0.085);
  }

  @Test
  void anEffectIsFoundWithItsSizeThoughTheLuckOfASeedIsLarge() {
    var random = new Random(7);
    var tally = new ContrastTally(Contrast.of(grid()));
    for (int game = 0; game < 50; game++) {
      double luck = 5 * random.nextGaussian();
      for (Map.Entry<String, Map<String, String>> side : grid().entrySet())
        tally.add(
            game,
            side.getKey(),
            Map.of(
                SETS,
                luck
                    + Integer.parseInt(side.getValue().get("bank")) / 4000.0
                    + random.nextGaussian()));
    }
    ContrastTally.Effect bank =
        tally.effects().stream()
            .filter(each -> each.contrast().says().startsWith("from bank"))
            .findFirst()
            .orElseThrow();

    assertThat(bank.change().clear()).isTrue();
    assertThat(bank.change().value().value()).isEqualTo(1, within(0.4));
    assertThat(DifferenceSentence.of(bank))
        .startsWith("Sets of rounds in a game: +")
        .contains("from bank=8000 to 12000")
        .endsWith(": clear.");
  }

  @Test
  void figuresWithTheSameValuesOnAllSidesAreOneTrend() {
    var phase = new Figure(FigureKind.AMOUNT, "phase-length", "5");
    var train = new Figure(FigureKind.AMOUNT, "train-life", "5");
    var other = new Figure(FigureKind.AMOUNT, "train-life", "6");
    var tally = new ContrastTally(Contrast.of(grid()));
    for (int game = 0; game < 8; game++)
      for (String side : grid().keySet()) {
        double value = side.length() + game;
        tally.add(game, side, Map.of(phase, value, train, value, other, value + game % 2));
      }

    assertThat(tally.effects())
        .extracting(each -> each.change().figures())
        .contains(List.of(train, phase), List.of(other));
  }

  @Test
  void aGameNumberOfWhichASideIsMissingIsLeftOut() {
    var tally = new ContrastTally(Contrast.of(grid()));
    for (String side : grid().keySet()) tally.add(0, side, Map.of(SETS, 5.0));
    grid().keySet().stream().skip(1).forEach(side -> tally.add(1, side, Map.of(SETS, 5.0)));
    for (String side : grid().keySet()) tally.add(2, side, Map.of(SETS, 5.0));

    assertThat(tally.numbers()).isEqualTo(2);
  }
}
