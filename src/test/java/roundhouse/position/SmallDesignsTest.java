package roundhouse.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Tiny;

/** Designs of a dozen lines, each for a key that a title brought, with positions of their own. */
class SmallDesignsTest {
  private static final TitleLoader LOADER =
      new TitleLoader(Tiny.DESIGNS, Tiny.DESIGNS.resolveSibling("scripts"), Tiny.TILES);

  static List<String> designs() throws IOException {
    try (Stream<Path> all = Files.list(Tiny.DESIGNS)) {
      return all.filter(design -> Files.isDirectory(design.resolve(TestFile.FOLDER)))
          .map(design -> design.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("designs")
  void allPositionsOfASmallDesignPass(String design) throws IOException {
    assertThat(DesignTestRunner.run(LOADER, design))
        .isNotEmpty()
        .allSatisfy(outcome -> assertThat(outcome.failures()).isEmpty());
  }
}
