package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.workshop.recovery.StateFolder;

/** A table that cannot be served is refused with what would be right, and leaves nothing behind. */
class ServeCommandTest {
  @TempDir Path state;
  private String before;

  @BeforeEach
  void keepTablesElsewhere() {
    before = System.getProperty(StateFolder.PROPERTY);
    System.setProperty(StateFolder.PROPERTY, state.toString());
  }

  @AfterEach
  void putBack() {
    if (before == null) System.clearProperty(StateFolder.PROPERTY);
    else System.setProperty(StateFolder.PROPERTY, before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          serve ~ Name a design, a saved game or a --table
          serve 1888 ~ There is no design '1888'. Did you mean '1882'?
          serve 1889 --seats Ann ~ The design is for 2 to 6 players
          serve 1889 --seats Ann,bot:clever ~ There is no bot 'clever'; the bots are
          serve 1889 --to moon ~ --to is 'this-computer' or 'network', not 'moon'
          serve 1889 --public-url trains ~ --public-url is an address such as https://trains.example.org
          serve --table abc ~ There is no table 'abc'. None has been served here yet.
          """)
  void whatDoesNotFitIsRefused(String line, String says) {
    CommandLines.Answer answer = CommandLines.run(line.split(" "));

    assertThat(answer.status()).isNotZero();
    assertThat(answer.err()).contains(says);
    assertThat(state).isEmptyDirectory();
  }

  @Test
  void aTableThatCannotBeReadIsNamed() throws Exception {
    Path table = Files.createDirectories(state.resolve("tables/abc"));
    Files.writeString(table.resolve("table.json"), "{");

    CommandLines.Answer answer = CommandLines.run("serve", "--table", "abc");

    assertThat(answer.status()).isNotZero();
    assertThat(answer.err()).contains("The table 'abc' cannot be opened: ");
  }
}
