package roundhouse.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
  private final StringWriter err = new StringWriter();

  @Test
  void whatComesAfterGamesThatAreBrokenOffBeginsALine() {
    try (var line = new ProgressLine(new PrintWriter(err, true), true)) {
      line.done(1, 4);
    }
    assertThat(err.toString().lines()).endsWith("1 of 4 games");
    assertThat(err.toString()).endsWith(System.lineSeparator());
  }

  @Test
  void aLineThatHasEndedIsNotEndedTwice() {
    try (var line = new ProgressLine(new PrintWriter(err, true), true)) {
      line.done(4, 4);
    }
    assertThat(err.toString()).isEqualTo("\r4 of 4 games" + System.lineSeparator());
  }

  @Test
  void aNoticeHasItsOwnLine() {
    try (var line = new ProgressLine(new PrintWriter(err, true), true)) {
      line.done(1, 4);
      line.notice("No game so far has it.");
    }
    assertThat(err.toString().lines()).endsWith("1 of 4 games", "No game so far has it.");
  }

  @Test
  void whoReadsTheMessagesInAFileGetsOnlyNotices() {
    try (var line = new ProgressLine(new PrintWriter(err, true), false)) {
      line.done(1, 4);
      line.notice("No game so far has it.");
      line.done(4, 4);
    }
    assertThat(err.toString().lines()).containsExactly("No game so far has it.");
  }
}
