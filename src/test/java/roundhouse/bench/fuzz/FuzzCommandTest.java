package roundhouse.bench.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class FuzzCommandTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @Test
  void casesAreCountedByKind() throws Exception {
    run("--kind", "zip,position,value", "--cases", "2", "--seed", "1");

    assertThat(out.toString())
        .containsPattern("(?m)^position +2 ")
        .containsPattern("(?m)^zip +2 ")
        .containsPattern("(?m)^value +2 ")
        .doesNotContain("FINDING");
  }

  @Test
  void aSeedGivesTheSameChange() {
    String text = "a: 1\nb: 2\nc: { d: 3, e: [4, 5] }\n";

    assertThat(new TextMutator(new Random(7)).mutate(text))
        .isEqualTo(new TextMutator(new Random(7)).mutate(text))
        .isNotEqualTo(text);
  }

  @Test
  void anUnknownKindIsRefused() {
    assertThatThrownBy(() -> run("--kind", "weather")).hasMessageContaining("there is no kind");
  }

  private void run(String... arguments) throws Exception {
    FuzzCommand.run(List.of(arguments), new PrintStream(out));
  }
}
