package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problem;

/** A design with random typos either loads or reports what is wrong and where. */
class MutatedDesignTest {
  private static final Path ISLE = Path.of("src/test/resources/roundhouse/design/designs/isle");
  private static final List<String> SLIPS =
      List.of(
          "",
          " ",
          ":",
          "-",
          "\n",
          "{",
          "}",
          "[",
          "]",
          "9",
          "-1",
          "x",
          "'",
          "\"",
          "*a",
          "&a",
          "#",
          ",",
          "\t",
          "remove: [x]",
          "~",
          "99999999999",
          "extends");

  @TempDir Path folder;

  @Test
  @Timeout(60)
  void aTypoIsNeverMoreThanAProblem() throws IOException {
    Random random = new Random(1860);
    List<Path> files;
    try (var listed = Files.list(ISLE)) {
      files = listed.sorted().toList();
    }
    for (Path file : files) Files.copy(file, folder.resolve(file.getFileName()));
    for (int round = 0; round < 250; round++) {
      Path file = files.get(random.nextInt(files.size()));
      String whole = Files.readString(file);
      String slipped = slip(whole, random);
      Files.writeString(folder.resolve(file.getFileName()), slipped);
      LoadResult result = DesignLoader.load(folder, Path.of("tile-library"), Set.of("hills"));
      assertThat(result.design().isPresent())
          .as(slipped)
          .isEqualTo(result.problems().stream().noneMatch(Problem::isError));
      Files.writeString(folder.resolve(file.getFileName()), whole);
    }
  }

  private static String slip(String text, Random random) {
    int from = random.nextInt(text.length());
    int to = Math.min(text.length(), from + random.nextInt(4));
    return text.substring(0, from) + SLIPS.get(random.nextInt(SLIPS.size())) + text.substring(to);
  }
}
