package roundhouse.cli.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class FailureMessagesTest {

  @Test
  void aFailureIsOneSentence() {
    assertThat(printed("There is no design '1831'. Did you mean '1830'?"))
        .isEqualTo("roundhouse: There is no design '1831'. Did you mean '1830'?");
  }

  @Test
  void anEndlessNameIsShortenedSoThatTheHintAfterItIsSeen() {
    assertThat(printed("There is no design '" + "a".repeat(3000) + "'. Did you mean '1830'?"))
        .isEqualTo(
            "roundhouse: There is no design '" + "a".repeat(100) + "…'. Did you mean '1830'?");
  }

  private static String printed(String message) {
    var err = new StringWriter();
    new FailureMessages(false).report(new CommandFailure(message), new PrintWriter(err));
    return err.toString().strip();
  }
}
