package roundhouse.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.loading.TriedValue;
import roundhouse.design.problem.Problem;

class ExperimentFileTest {
  @TempDir Path folder;

  @Test
  void anExperimentIsAShortFile() throws IOException {
    ExperimentSpec read =
        read("""
        says: Does a second 5-train matter?
        sides:
          one: { design: small }
          two: { design: mine, options: long short, values: { trains.4.price: 350 } }
        players: 3
        questions: [phase-began 5, sets]
        """)
            .spec()
            .orElseThrow();

    assertThat(read.sides().keySet()).containsExactly("one", "two");
    assertThat(read.sides().get("two").options()).containsExactly("long", "short");
    assertThat(read.sides().get("two").changes())
        .containsExactly(new TriedValue(List.of("trains", "4", "price"), "350"));
    assertThat(read.sides().get("one").changes()).isEmpty();
    assertThat(read.questions()).containsExactly("phase-began 5", "sets");
    assertThat(read.games()).isEqualTo(100);
  }

  @Test
  void mistakesAreToldWithTheirPlaces() throws IOException {
    ExperimentFile read =
        read(
            """
            sides:
              one: { design: small }
            vary: [trains.5.count]
            bots: sensibel
            """);

    assertThat(read.spec()).isEmpty();
    assertThat(read.problems().stream().map(Problem::text).toList())
        .anySatisfy(text -> assertThat(text).contains(":3:", "names no values"))
        .anySatisfy(text -> assertThat(text).contains(":4:", "no bot 'sensibel'", "sensible"));
    assertThat(read("sides: { one: { design: small } }\ngmaes: 20\n").problems())
        .extracting(Problem::text)
        .singleElement()
        .asString()
        .contains(":2:1: error: unknown key 'gmaes': did you mean 'games'?");
  }

  @Test
  void aSideWhoseValuesAreVariedHasNoOthers() throws IOException {
    assertThat(
            read("sides: { one: { design: small, values: { bank: 900 } } }\nvary: bank=800,900\n")
                .problems())
        .singleElement()
        .extracting(Problem::text)
        .asString()
        .contains(":1:40: ", "write it as one more: vary: [bank=900]");
  }

  @Test
  void aTitleMayBringABotOfItsOwn() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("own.yaml"), "sides: { one: { design: small } }\nbots: hoarder\n");

    assertThat(ExperimentFile.read(file, _ -> List.of("hoarder")).problems()).isEmpty();
    assertThat(ExperimentFile.read(file, _ -> List.of("hoarders")).problems())
        .extracting(Problem::text)
        .singleElement()
        .asString()
        .contains("no bot 'hoarder'", "hoarders");
  }

  @Test
  void theRowsStandBesideTheFile() {
    assertThat(ExperimentFile.rows(Path.of("a", "roster.yaml")))
        .isEqualTo(Path.of("a", "roster.games"));
  }

  private ExperimentFile read(String text) throws IOException {
    return ExperimentFile.read(Files.writeString(folder.resolve("roster.yaml"), text));
  }
}
