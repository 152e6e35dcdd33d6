package roundhouse.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.position.TestFile;
import roundhouse.titles.RulesTable;

@Tag("slow")
class TakenAwayTest {
  private ProjectCopy project;

  @BeforeEach
  void copyTheProject() throws IOException {
    project = ProjectCopy.withScripts("1889");
  }

  @AfterEach
  void deleteIt() throws IOException {
    project.close();
  }

  @Test
  void aValueOfAStepIsTakenAwayByItsName() throws IOException {
    TakenAway taken =
        TakenAway.of(project, "rounds.yaml: operating.steps.buy-trains.president-pays").getFirst();
    assertThat(taken.what()).endsWith("buy-trains.president-pays is taken away");
    assertThat(taken.text()).contains("- buy-trains").doesNotContain("president-pays");
  }

  @Test
  void allThatAnOptionDoesIsTakenAwayOneByOne() throws IOException {
    assertThat(TakenAway.of(project, "options.yaml: beginner-game"))
        .extracting(TakenAway::what)
        .containsExactly(
            "beginner-game.script is taken away",
            "beginner-game.privates is taken away",
            "beginner-game.tiles is taken away",
            "beginner-game.rounds is taken away");
  }

  @Test
  void aFunctionOfAScriptAnswersNoMore() throws IOException {
    TakenAway taken = TakenAway.of(project, "scripts/1889/ferry.js: privateIncome").getFirst();
    assertThat(taken.text())
        .contains("\nfunction privateIncome(")
        .doesNotContain("export function");
  }

  @Test
  void whatHasToBeThereIsChanged() throws IOException {
    assertThat(TakenAway.changes(project, "trains.yaml: 2"))
        .extracting(TakenAway::what)
        .contains("2.price: 80 -> 81", "2.count: 6 -> 7")
        .noneMatch(what -> what.startsWith("3."));
  }

  @Test
  void aPlaceThatIsNotThereIsTold() {
    assertThatThrownBy(() -> TakenAway.of(project, "rounds.yaml: operating.steps.sing.loudly"))
        .hasMessageContaining("there is no 'sing'");
  }

  @Test
  void testsOfARowNoticeAndOthersDoNot() throws IOException {
    var tests = new RowTests(project);
    RulesTable.Row row =
        row("Trains1889Test.thePresidentPaysWhatACompanyLacksForATrainThatItMustBuy");
    RulesTable.Row other =
        row("Privates1889Test.takamatsuIsClosedToTrackWhileAPlayerOwnsItsPrivate");
    TakenAway taken =
        TakenAway.of(project, "rounds.yaml: operating.steps.buy-trains.president-pays").getFirst();
    assertThat(tests.failing(row)).isEmpty();
    assertThat(project.holding(taken.file(), taken.text(), () -> tests.failing(row))).isPresent();
    assertThat(project.holding(taken.file(), taken.text(), () -> tests.failing(other))).isEmpty();
  }

  @Test
  void aPositionBesideTheDesignIsATestOfARow() throws IOException {
    var tests = new RowTests(project);
    String name = TestFile.of(project.design()).getFirst().getFileName().toString();
    assertThat(tests.failing(row("tests/" + name))).isEmpty();
  }

  private static RulesTable.Row row(String test) {
    return new RulesTable.Row("", "a rule", List.of(), List.of(test), "", "");
  }
}
