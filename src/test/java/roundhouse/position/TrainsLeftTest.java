package roundhouse.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.testkit.Tiny;

/** Positions say how many new trains the bank has: three 2-trains, two 3-trains, any 4-trains. */
class TrainsLeftTest {
  @TempDir Path folder;

  @Test
  void theBankSellsTheLastOfAType() throws IOException {
    assertThat(
            failures(
                """
                says: The bank has a single 2-train and no 3-train left.
                players: Ann Bob
                given:
                  companies: { RED: { standing: operated, par: 100, shares: { Ann: 60 }, cash: 900 } }
                  trains-left: { 2: 1, 3: 0 }
                  turn: { of: RED, step: buy-trains }
                steps:
                  - then: { next-train: 2, trains-left: { 2: 1, 3: 0 } }
                  - when: { buy-train: { train: 2, from: bank, price: 100 } }
                    then: { next-train: 4, phase: 1, trains-left: { 2: 0 } }
                """))
        .isEmpty();
  }

  @Test
  void asManyAreLeftAsItSaysWhateverCompaniesHold() throws IOException {
    assertThat(
            failures(
                """
                says: RED has a 2-train, and the bank all but one 3-train.
                players: Ann Bob
                given:
                  phase: 2
                  companies: { RED: { standing: operated, par: 100, shares: { Ann: 60 }, trains: 2 3 } }
                  trains-left: { 2: 1, 3: 1 }
                  turn: { of: RED, step: buy-trains }
                steps:
                  - then: { next-train: 2, trains-left: { 2: 1, 3: 1 }, companies: { RED: { trains: 2 3 } } }
                  - then: { trains-left: { 2: 2 } }
                """))
        .containsExactly("the bank has 1 new 2-trains left, not 2");
  }

  @Test
  void theNextTrainIsOneThatTheBankHas() throws IOException {
    assertThat(
            failures(
                """
                says: The next train cannot be one of those that are all sold.
                players: Ann Bob
                given: { phase: 3, next-train: 2, turn: { of: Ann } }
                steps: []
                """))
        .singleElement()
        .asString()
        .contains("the bank has no 2-train that could be the next");
  }

  @Test
  void anEmptyListOfTrainsIsAStatementToo() throws IOException {
    assertThat(
            failures(
                """
                says: The pool has a 2-train, which is not nothing.
                players: Ann Bob
                given: { train-pool: 2, turn: { of: Ann } }
                steps: [then: { train-pool: "" }]
                """))
        .containsExactly("the trains in the bank pool are 2, not none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ 2: 4 } | the bank has 0 to 3 2-trains left, not 4",
        "{ 4: 1 } | the bank has any number of 4-trains: remove the line",
        "{ 5: 1 } | there is no train '5'"
      })
  void theRosterBoundsHowManyAreLeft(String left, String says) throws IOException {
    assertThat(
            failures(
                """
                says: The bank has other trains left than the roster.
                players: Ann Bob
                given:
                  trains-left: %s
                  turn: { of: Ann }
                steps: [then: { phase: 1 }]
                """
                    .formatted(left)))
        .singleElement()
        .asString()
        .contains(says);
  }

  private List<String> failures(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("one.yaml"), text);
    return DesignTestRunner.check(Tiny.plain(), TestFile.read(file)).stream()
        .map(TestFailure::says)
        .toList();
  }
}
