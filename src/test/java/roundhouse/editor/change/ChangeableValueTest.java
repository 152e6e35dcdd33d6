package roundhouse.editor.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.TileCatalogue;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.loading.LoadResult;
import roundhouse.edit.ValuePath;
import roundhouse.editor.change.ChangeHere.DesignedThing;
import roundhouse.engine.explanation.Subject;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.history.GameHistory;

/** The values of the design behind what the game shows. */
class ChangeableValueTest {
  private static final Path TITLE = Path.of("designs", "1860");
  private final LoadResult design =
      DesignLoader.load(TITLE, TileCatalogue.load(Path.of("tile-library")), Set.of());

  private List<ChangeableValue> of(String... path) {
    return ChangeableValue.of(design, ValuePath.of(path));
  }

  @Test
  void aTrainHasItsPriceWithFileAndLine() {
    ChangeableValue price =
        of("trains", "2+1").stream()
            .filter(value -> value.label().equals("price"))
            .findFirst()
            .orElseThrow();

    assertThat(price.text()).isEqualTo("250");
    assertThat(price.where()).matches("1860/trains.yaml:\\d+");
    assertThat(price.path()).isEqualTo(ValuePath.of("trains", "2+1", "price"));
    assertThat(price.says()).isNotEmpty();
  }

  @Test
  void whatIsNotWrittenYetIsOfferedByName() {
    List<ChangeableValue> written = of("trains", "2+1");
    List<String> more =
        ChangeableValue.more(written, ValuePath.of("trains", "2+1")).stream()
            .map(ChangeableValue::label)
            .toList();

    assertThat(more).contains("available-with").doesNotContain("price");
  }

  @Test
  void whatTheDesignLacksHasNoValues() {
    assertThat(of("trains", "99")).isEmpty();
  }

  @Test
  void aHexIsItsPlaceOnTheMapAndTheTileOnIt() {
    var title =
        new TitleLoader(Path.of("designs"), Path.of("scripts"), Path.of("tile-library"))
            .load("1860", Set.of())
            .title()
            .orElseThrow();
    GameHistory play = GameHistory.begin(title, List.of("Ann", "Ben", "Cleo"), 1);

    assertThat(DesignedThing.paths(new Subject.HexSpace(HexId.of("D8")), play))
        .containsExactly(ValuePath.of("map", "hexes", "D8"));
    assertThat(DesignedThing.paths(new Subject.Shares("C&N"), play))
        .containsExactly(ValuePath.of("companies", "C&N"));
  }
}
