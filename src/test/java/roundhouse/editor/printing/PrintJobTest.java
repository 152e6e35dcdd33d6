package roundhouse.editor.printing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.editor.printing.PrintDialog.PrintTask.PrintJob;
import roundhouse.print.PrintedGame.Part;

/** A part that cannot be printed is named, and none after it is begun. */
class PrintJobTest {
  private final List<Part> begun = new ArrayList<>();

  private PrintJob run(Part broken) {
    return new PrintJob(
        part -> {
          if (part == broken) throw new IllegalArgumentException("the map has no hex Z9");
          return List.of();
        },
        (part, _) -> begun.add(part));
  }

  @Test
  void theFailureNamesThePartAndTheReason() {
    assertThatThrownBy(() -> run(Part.CHARTERS).of(EnumSet.allOf(Part.class)))
        .isInstanceOf(PrintJob.PartFailure.class)
        .hasMessageContaining("Charters could not be printed")
        .hasMessageContaining("the map has no hex Z9");
    assertThat(begun).endsWith(Part.CHARTERS);
  }

  @Test
  void thePartsThatWorkArePrintedWithoutIt() {
    assertThat(run(Part.CHARTERS).of(EnumSet.complementOf(EnumSet.of(Part.CHARTERS)))).isEmpty();
    assertThat(begun).hasSize(Part.values().length - 1);
  }
}
