package roundhouse.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class VisibleWriterTest {
  private final StringWriter terminal = new StringWriter();
  private final PrintWriter out = VisibleWriter.of(new PrintWriter(terminal));

  @Test
  void noEscapeSequenceReachesTheTerminal() {
    out.println("a \u001b]0;title\u0007 b \u202e");
    out.printf("%s%n", "\u001b[31m");
    out.print('\u001b');
    out.flush();

    assertThat(terminal.toString().lines())
        .containsExactly("a \\u001b]0;title\\u0007 b \\u202e", "\\u001b[31m", "\\u001b");
  }

  @Test
  void onlyTheProgramGoesBackToTheStartOfALine() {
    out.print("50 of 100\rdone");
    VisibleWriter.startOfLine(out);
    out.print("60");
    out.flush();

    assertThat(terminal).hasToString("50 of 100\\rdone\r60");
  }

  @Test
  void aWriterIsNotWrappedTwice() {
    assertThat(VisibleWriter.of(out)).isSameAs(out);
  }
}
