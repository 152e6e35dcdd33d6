package roundhouse.bench.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The test positions of a title pass under `fa`, and commands tell and write there what they do.
 */
@Tag("slow")
class LocaleCasesTest {
  @TempDir Path folder;

  private void same(String... words) throws IOException {
    assertThat(LocaleCases.same("fa-IR", List.of(words), folder.resolve("pages")))
        .isEqualTo(CaseOutcome.ENDED);
  }

  @Test
  void positionsPassInAnyLanguage() throws IOException {
    same("test", "1889");
  }

  @Test
  void problemsAndGamesAreTheSameInAnyLanguage() throws IOException {
    same("validate", "1889");
    same("compare", "1889", "1830");
    same("simulate", "1889", "--bots", "random", "--limit", "200", "--seed", "3", "--games", "1");
  }
}
