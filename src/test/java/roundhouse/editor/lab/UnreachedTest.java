package roundhouse.editor.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Title;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.batch.VariantFigures;
import roundhouse.workshop.SmallTitle;

/** What no game of many has used of a design. */
class UnreachedTest {
  @TempDir private Path folder;

  @Test
  void aTileThatNobodyMayLayATrainTooDearAndSpacesBeyondReachAreTold() throws IOException {
    SmallTitle small = SmallTitle.in(folder);
    small.endWithTheSecondPhase();
    small.replace("market.yaml", "90  100", "90  100  400 500 600 700 800 9999");
    small.write("tiles.yaml", "7: 4\n8: unlimited\n9: unlimited\n57: 4\n14: 1\n");
    small.replace(
        "trains.yaml",
        "count: unlimited }",
        "count: unlimited }\n\"9\": { runs: 9, price: 9000, count: 1 }");
    Title title = small.load();
    VariantFigures figures =
        Batch.of(List.of(Variant.of(title)), List.of(3), 2, 5)
            .run(BatchProgress.NONE)
            .figures()
            .getFirst();

    Unreached unreached = Unreached.of(title, figures);

    assertThat(unreached.says())
        .anyMatch(said -> said.matches("Laid in no game: .*14 \\(. of 5 tiles\\)\\."))
        .anyMatch(said -> said.matches("Bought from the bank in no game: the trains 9\\."));
    assertThat(figures.tiles()).isNotEmpty().noneMatch(unreached::isUnlaid);
    assertThat(title.market().spaces())
        .anyMatch(space -> !unreached.isEmpty(space))
        .filteredOn(space -> space.price() == 71 || space.price() == 9999)
        .hasSize(2)
        .extracting(unreached::isEmpty)
        .containsExactly(false, true);
  }
}
