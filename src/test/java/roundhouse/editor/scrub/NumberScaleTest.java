package roundhouse.editor.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.yaml.MapNode;
import roundhouse.edit.ValuePath;

/** Numbers go up and down by what the numbers of their kind are multiples of. */
class NumberScaleTest {
  private static final Optional<MapNode> DESIGN =
      DesignLoader.load(Path.of("designs", "1870"), Path.of("tile-library"), Set.of()).tree();

  @ParameterizedTest
  @CsvSource({
    "trains.3.price, 10",
    "trains.3.count, 1",
    "trains.3.runs, 1",
    "bank, 1000",
    "starting-cash.3, 5",
    "privates.GSC.income, 5",
    "companies.MP.markers, 10",
    "map.hexes.N7.cost, 10",
    "phases.2.train-limit, 1",
    "market.prices, 1",
  })
  void theStepIsThatOfItsKind(String path, int step) {
    assertThat(NumberScale.of(DESIGN, ValuePath.of(path.split("\\."))))
        .hasValueSatisfying(scale -> assertThat(scale.step()).isEqualTo(step));
  }

  @ParameterizedTest
  @CsvSource({"trains.3.rusts-on", "title", "companies.MP.home", "phases.2.tiles", "upgrades.0"})
  void whatNamesSomethingIsNoNumber(String path) {
    assertThat(NumberScale.of(DESIGN, ValuePath.of(path.split("\\.")))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"80, 1, 90", "80, -10, 0", "999990, 10, 999999"})
  void itStaysWithinItsLimits(int from, int steps, int to) {
    assertThat(new NumberScale(10, 0, 999_999).moved(from, steps)).isEqualTo(to);
  }

  @ParameterizedTest
  @CsvSource({"64y, 1, 64", "'5, 30', 4, 30", "B9, 1, ", "3+1, 2, 1"})
  void aNumberIsFoundAroundACaretButNotInAName(String text, int caret, String found) {
    assertThat(NumberScale.at(text, caret).map(match -> match.group()))
        .isEqualTo(Optional.ofNullable(found));
  }
}
