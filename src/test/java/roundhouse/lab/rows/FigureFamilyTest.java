package roundhouse.lab.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import roundhouse.engine.events.EventType;

class FigureFamilyTest {
  /** Moments that are found between events. */
  private static final Set<FigureFamily> DERIVED =
      Set.of(FigureFamily.TRAIN_FIRST_SOLD, FigureFamily.TRAIN_SOLD_OUT, FigureFamily.TILE_RAN_OUT);

  @ParameterizedTest
  @EnumSource
  void aTimeIsThatOfAnEventWhoseValueNamesWhatItIsAbout(FigureFamily family) {
    if (family.kind() != FigureKind.TIME || DERIVED.contains(family)) return;

    EventType type = EventType.named(family.id()).orElseThrow();
    if (family.about() != FigureFamily.About.GAME)
      assertThat(type.values()).contains(family.about().value());
  }

  @ParameterizedTest
  @EnumSource
  void wordsNameWhatAFigureIsAboutUnlessItIsTheWholeGame(FigureFamily family) {
    assertThat(family.words().contains("%s")).isEqualTo(family.about() != FigureFamily.About.GAME);
  }

  @ParameterizedTest
  @EnumSource
  void thePageOfExperimentsExplainsEachFigure(FigureFamily family) throws IOException {
    assertThat(Files.readString(Path.of("designs", "experiments.md")))
        .contains(
            "| `%s` | %s | %s |"
                .formatted(
                    family.id(),
                    family.words().replace("%s", "…"),
                    family.kind().name().toLowerCase(Locale.ROOT)));
  }

  @Test
  void anotherKindOfTheSameNameIsAnotherFamily() {
    assertThat(FigureFamily.of(FigureKind.TIME, "sets")).isEmpty();
    assertThat(FigureFamily.of(FigureKind.NUMBER, "sets")).contains(FigureFamily.SETS);
  }
}
