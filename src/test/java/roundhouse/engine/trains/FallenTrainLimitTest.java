package roundhouse.engine.trains;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action.DiscardTrain;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Title;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Folder;
import roundhouse.testkit.Position;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1861, but a company whose share price is below 95 may own one train. */
class FallenTrainLimitTest {
  @TempDir Path project;
  private Title title;

  @BeforeEach
  void load() throws IOException {
    Path designs = Files.createDirectories(project.resolve("designs"));
    Folder.copy(Repository.designs().resolve("1861"), designs.resolve("1861"));
    Folder.copy(Repository.scripts(), project.resolve("scripts"));
    Path variant = Files.createDirectory(designs.resolve("low"));
    Files.writeString(variant.resolve("title.yaml"), "extends: ../1861\nformat: 1\n");
    Path script = project.resolve("scripts").resolve("low").resolve("rules.js");
    Files.createDirectories(script.getParent());
    Files.writeString(
        script,
        "export const trainLimit = ({ standard }, { company }) =>"
            + " (company.price < 95 ? 1 : standard());\n");
    var loader = new TitleLoader(designs, project.resolve("scripts"), Repository.tileLibrary());
    title = TestTitle.load(loader, "low", Set.of());
  }

  private Position afterASaleAt(int price) {
    return Setting.of(title, "A", "B", "C")
        .phase("4")
        .set(4)
        .company("NW", it -> it.held("A", 50).held("B", 20).operated(price).trains("3", "3"))
        .stock("A")
        .play(new SellShares("A", "NW", 10));
  }

  @Test
  void trainsAboveItAreReturnedAfterTheTurnInWhichItFalls() {
    Position sold = afterASaleAt(100);
    assertThat(sold.trains("NW")).containsExactly("3", "3");
    Position passed = sold.pass("A");
    passed.asks("NW", "discard-trains");
    String card = passed.state().company("NW").trains().getFirst().id();
    Position returned = passed.play(new DiscardTrain("NW", card));
    assertThat(returned.trains("NW")).containsExactly("3");
    returned.asks("B", "stock-turn");
  }

  @Test
  void nothingIsReturnedWhereItDoesNotFall() {
    Position passed = afterASaleAt(120).pass("A");
    passed.asks("B", "stock-turn");
    assertThat(passed.trains("NW")).isEqualTo(List.of("3", "3"));
  }
}
