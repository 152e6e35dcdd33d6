package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.position.DesignTestRunner;
import roundhouse.position.TestFailure;
import roundhouse.testkit.Tiny;

/** What each train earned is known to scripts, and can be changed for one train alone. */
class EarnedByTrainTest {
  @TempDir Path folder;

  @BeforeEach
  void copyTheTinyTitle() throws IOException {
    Tiny.copyInto(folder.resolve("designs"), "more/tests");
  }

  @Test
  void aStepDoublesWhatOneTrainEarned() throws IOException {
    title(
        "rounds: { operating: { steps: { script mail: { before: dividend } } } }",
        """
        const best = (state) => Object.entries(state.earned).sort((a, b) => b[1] - a[1])[0];
        export const mailDecider = ({ state }, { entity }) => state.companies[entity].president;
        export const mailChoices = ({ state }) => Object.values(state.earned).sort().map(String);
        export const mailTaken = ({ state, effects }, { entity }) =>
          effects.setRevenue(entity, 2 * best(state)[1], best(state)[0]);
        """);
    position(
        """
          - when: { run-trains: {} }
            offers: [ choose: { question: mail, answer: 60 } ]
          - when: { choose: { question: mail, answer: 60 } }
            told: the runs of RED now earn £170
          - when: { dividend: { kind: withhold } }
            then: { companies: { RED: { cash: 170, revenue: 170 } } }
        """);
  }

  @Test
  void anEventAfterTheRunKnowsItToo() throws IOException {
    title(
        "",
        """
        export const afterRun = ({ state, effects }, { company }) =>
          effects.setRevenue(company, state.earned[company.trains[0].id] + 5, company.trains[0].id);
        """);
    position(
        """
          - when: { run-trains: {} }
            told: the runs of RED now earn £115
          - when: { dividend: { kind: withhold } }
            then: { companies: { RED: { cash: 115 } } }
        """);
  }

  @Test
  void anEffectWrittenBeforeThereWereTrainsChangesTheTotal() throws IOException {
    title(
        "",
        "export const afterRun = (_, { company }) =>"
            + " ({ effect: 'setRevenue', company: company.id, revenue: 7 });");
    position("  - when: { run-trains: {} }\n    told: the runs of RED now earn £7\n");
  }

  @Test
  void aTrainThatHasNotRunEarnsNothingToChange() throws IOException {
    title(
        "",
        "export const afterRun = ({ effects }, { company }) => effects.setRevenue(company, 5,"
            + " '9-9');");

    assertThat(failures("  - when: { run-trains: {} }\n"))
        .singleElement()
        .asString()
        .contains("no train '9-9' has run in this turn: there are 2-2, 3-");
  }

  private void title(String change, String script) throws IOException {
    Files.writeString(
        folder.resolve("designs/more/title.yaml"),
        "extends: ../tiny\ntitle: More\n" + change + "\n");
    new Tiny(folder.resolve("scripts")).script("more/rules.js", script);
  }

  private void position(String steps) throws IOException {
    assertThat(failures(steps)).isEmpty();
  }

  private List<TestFailure> failures(String steps) throws IOException {
    Files.writeString(
        folder.resolve("designs/more/tests/runs.yaml"),
        """
        says: The trains of RED earn 60 and 50.
        given:
          companies:
            RED: { standing: operated, par: 90, shares: { A: 40 }, trains: 2 3, markers: A5, cash: 0 }
          turn: { of: RED, step: run-trains }
        steps:
        """
            + steps);
    var loader = new TitleLoader(folder.resolve("designs"), folder.resolve("scripts"), Tiny.TILES);
    return DesignTestRunner.run(loader, "more").getFirst().failures();
  }
}
