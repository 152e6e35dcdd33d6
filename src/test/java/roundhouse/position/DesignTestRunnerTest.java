package roundhouse.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Tiny;

@Tag("slow")
class DesignTestRunnerTest {
  @TempDir Path folder;

  @BeforeEach
  void copyTheTinyTitle() throws IOException {
    Path tiny = Tiny.DESIGNS.resolve("tiny");
    Files.createDirectories(folder.resolve("tiny").resolve("tests"));
    try (Stream<Path> files = Files.list(tiny)) {
      for (Path file : files.filter(Files::isRegularFile).toList())
        Files.copy(file, folder.resolve("tiny").resolve(file.getFileName()));
    }
  }

  static List<Path> designs() throws IOException {
    try (Stream<Path> all = Files.list(Repository.designs())) {
      return all.filter(design -> Files.isDirectory(design.resolve(TestFile.FOLDER))).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("designs")
  void allTestPositionsOfTheDesignsPass(Path design) throws IOException {
    assertThat(DesignTestRunner.run(Repository.titles(), design.getFileName().toString()))
        .isNotEmpty()
        .allSatisfy(outcome -> assertThat(outcome.failures()).isEmpty());
  }

  @Test
  void aGivenPositionIsSetUp() throws IOException {
    assertThat(
            failures(
                """
                says: A company lays track.
                players: Ann Bob
                given:
                  companies: { RED: { standing: operated, par: 100, shares: { Ann: 60, pool: 20 }, cash: 400, flags: { bold: yes } } }
                  players: { Bob: { cash: 7 } }
                  bank: 999
                  turn: { of: RED, step: place-marker }
                steps:
                  - then:
                      bank: 999
                      players: { Bob: { cash: 7 } }
                      companies: { RED: { standing: operated, president: Ann, price: 100, shares: { Ann: 60, pool: 20, ipo: 20 }, cash: 400, trains: [], flags: { bold: yes } } }
                      turn: { of: RED, step: place-marker, round: operating }
                """))
        .isEmpty();
  }

  @Test
  void receivershipRedeemedSharesAndFlagsReadBackAsWritten() throws IOException {
    assertThat(
            failures(
                """
                says: The president's certificate is in the pool.
                players: Ann Bob
                given:
                  companies:
                    RED: { standing: operated, par: 100, president: pool, shares: { pool: 60 } }
                    BLU: { standing: started, par: 90, shares: { Bob: 40, BLU: 20 } }
                  players: { Bob: { flags: { heir: RED } } }
                  turn: { of: Bob }
                steps:
                  - then:
                      companies:
                        RED: { president: pool, shares: { pool: 60, ipo: 40 } }
                        BLU: { president: Bob, shares: { Bob: 40, BLU: 20, ipo: 40 }, loans: 0 }
                      players: { Bob: { flags: { heir: RED } } }
                """))
        .isEmpty();
  }

  @Test
  void differencesAreDescribedWithTheirPlace() throws IOException {
    List<TestFailure> failures =
        failures(
            """
            says: Nothing of this is so.
            players: Ann Bob
            given:
              companies: { RED: { standing: operated, par: 100, shares: { Ann: 60 }, cash: 70 } }
              turn: { of: RED, step: lay-track }
            steps:
              - then:
                  companies:
                    RED: { cash: 80, president: Bob, shares: { Ann: 50 } }
                  turn: { of: Bob }
            """);
    assertThat(failures)
        .extracting(TestFailure::says)
        .containsExactly(
            "RED has £70 in its treasury, not £80",
            "Ann holds 60 percent of RED, not 50",
            "the president of RED is Ann, not Bob",
            "it is RED's turn to decide, not Bob's");
    assertThat(failures.getFirst().place().line()).isEqualTo(9);
  }

  @Test
  void aRefusedActionGivesTheReasonAndEndsTheTest() throws IOException {
    assertThat(
            failures(
                start("- when: { start: { company: BLUE, par: 100 } }\n  - then: { bank: 0 }")))
        .singleElement()
        .satisfies(
            failure ->
                assertThat(failure.says())
                    .startsWith("start by Ann, company BLUE, par 100 is refused: "));
  }

  @Test
  void aGivenTurnThatIsOverAtOnceIsToldWithTheRefusal() throws IOException {
    assertThat(
            failures(
                """
                says: RED has no money for a marker, and no train to run.
                players: Ann Bob
                given:
                  companies: { RED: { standing: operated, par: 100, shares: { Ann: 60 }, cash: 0 } }
                  turn: { of: RED, step: place-marker }
                steps:
                  - when: { place-marker: { hex: A5, city: 0 } }
                """))
        .singleElement()
        .satisfies(
            failure ->
                assertThat(failure.says())
                    .endsWith(
                        "; the given turn of RED was over at once, since nothing is to be decided"
                            + " in it from place-marker on"));
  }

  @Test
  void anAllowedActionThatShouldBeRefusedFailsTheTest() throws IOException {
    assertThat(failures(start("- when: { start: { company: RED, par: 100 } }\n    refused: par")))
        .extracting(TestFailure::says)
        .containsExactly("start by Ann, company RED, par 100 is allowed, but should be refused");
  }

  @Test
  void anotherReasonFailsTheTest() throws IOException {
    assertThat(
            failures(
                start(
                    "- when: { start: { by: Bob, company: RED, par: 100 } }\n"
                        + "    refused: certificate limit")))
        .singleElement()
        .satisfies(failure -> assertThat(failure.says()).contains("another reason", "Ann"));
  }

  @Test
  void offersAndDenialsAreChecked() throws IOException {
    assertThat(
            failures(
                start(
                    "- offers: [start: { company: RED, par: 100 }]\n"
                        + "    denies: [start: { company: RED, par: 101 }]")))
        .isEmpty();
    assertThat(failures(start("- denies: [start: { company: RED, par: 100 }]"))).hasSize(1);
  }

  @Test
  void unknownNamesAreReportedWithTheNearest() throws IOException {
    assertThat(
            failures(
                "says: x.\n"
                    + "players: Ann Bob\n"
                    + "given: { companies: { RDE: {} }, turn: { of: Ann } }\n"
                    + "steps: []\n"))
        .extracting(TestFailure::says)
        .containsExactly("there is no company 'RDE': did you mean 'RED'?");
    assertThat(failures("says: x.\noptions: [generuos]\nsteps: []\n"))
        .extracting(TestFailure::says)
        .first()
        .asString()
        .contains("no option 'generuos'");
  }

  @Test
  void aTrainThatNobodyHasFailsItsOwnTestAndNoOther() throws IOException {
    Files.writeString(
        folder.resolve("tiny/tests/two.yaml"),
        start("- when: { start: { company: RED, par: 100 } }"));

    assertThat(
            failures(
                """
                says: A train is given for another.
                players: Ann Bob
                given:
                  companies: { RED: { standing: operated, par: 100, shares: { Ann: 60 }, cash: 400 } }
                  turn: { of: RED, step: buy-trains }
                steps:
                  - when: { trade-in-train: { train: 4, given: 3 } }
                """))
        .singleElement()
        .satisfies(failure -> assertThat(failure.place().line()).isPositive());
    var loader = new TitleLoader(folder, Path.of("no-scripts"), Tiny.TILES);
    assertThat(DesignTestRunner.run(loader, "tiny"))
        .anySatisfy(outcome -> assertThat(outcome.holds()).isTrue());
  }

  @Test
  void anUnreadableFileFailsWithItsProblems() throws IOException {
    assertThat(failures("says: x.\nstpes: []\n"))
        .extracting(TestFailure::says)
        .anySatisfy(says -> assertThat(says).contains("did you mean 'steps'?"));
  }

  private static String start(String step) {
    return "says: A start.\nplayers: Ann Bob\nsteps:\n  " + step + "\n";
  }

  @Test
  void aMisspelledOptionIsToldAsAMistakeOfTheTest() throws IOException {
    assertThat(
            failures(
                """
                says: No such option.
                options: nothing-known
                given: { turn: { of: A } }
                steps: []
                """))
        .extracting(TestFailure::text)
        .singleElement()
        .asString()
        .contains("one.yaml:2:10: there is no option 'nothing-known'");
  }

  private List<TestFailure> failures(String text) throws IOException {
    Files.writeString(folder.resolve("tiny/tests/one.yaml"), text);
    var loader = new TitleLoader(folder, Path.of("no-scripts"), Tiny.TILES);
    return DesignTestRunner.run(loader, "tiny").getFirst().failures();
  }
}
