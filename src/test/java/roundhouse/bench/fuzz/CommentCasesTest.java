package roundhouse.bench.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.Repository;

/** Edits keep every comment of what stays, in its place. */
@Tag("slow")
class CommentCasesTest {
  private static final int EDITS = 4000;

  @Test
  void editsOfRandomTextsKeepTheComments() {
    long refused =
        IntStream.range(0, EDITS)
            .mapToObj(CommentCasesTest::random)
            .filter(random -> refused(CommentedYaml.text(random), random))
            .count();

    assertThat(refused).isLessThan(EDITS / 100);
  }

  @Test
  void editsOfShippedFilesKeepTheComments() throws IOException {
    List<Path> files;
    try (var all = Files.walk(Repository.designs())) {
      files = all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
    for (int edit = 0; edit < EDITS / 4; edit++) {
      Random random = random(edit);
      String text = Files.readString(files.get(random.nextInt(files.size())));

      assertThat(refused(text, random)).isFalse();
    }
  }

  /** What the cases are checked by notices a comment that is gone, or beside something else. */
  @Test
  void aLostCommentIsFound() {
    assertThatThrownBy(
            () -> CommentCases.check("k1: w2 # behind k1\nk3: w4\n", "k1: w2\nk3: w4\nfresh: x\n"))
        .isInstanceOf(Finding.class);
    assertThatThrownBy(
            () ->
                CommentCases.check(
                    "k1: w2 # behind k1\nk3: w4\n", "k1: w2\nfresh: x # behind k1\nk3: w4\n"))
        .isInstanceOf(Finding.class);
  }

  private static Random random(int seed) {
    return new Random(seed * 0x9E3779B97F4A7C15L);
  }

  private static boolean refused(String text, Random random) {
    return CommentCases.edit(text, random) == CaseOutcome.REFUSED;
  }
}
