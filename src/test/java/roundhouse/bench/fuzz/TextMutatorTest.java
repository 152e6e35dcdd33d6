package roundhouse.bench.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TextMutatorTest {

  @Test
  void everyTextCanBeWritten() {
    for (int seed = 0; seed < 200; seed++) {
      String text = new TextMutator(new Random(seed)).mutate("\uD83D\uDE82".repeat(10));

      assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(text)).as("seed %d", seed).isTrue();
    }
  }
}
