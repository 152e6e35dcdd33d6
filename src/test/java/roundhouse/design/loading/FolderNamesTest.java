package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.design.problem.Problem;

/** A design whose folder cannot be named is told to have it renamed. */
class FolderNamesTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"is\u200Ble", "\u202Eisle", "isl\uFFFD"})
  void aNameThatShowsOtherwiseThanItIsIsRefused(String name) throws IOException {
    Path design = Files.createDirectory(folder.resolve(name));
    Files.writeString(design.resolve("title.yaml"), "title: Isle\n");

    assertThat(DesignLoader.load(design, Path.of("tile-library"), Set.of()).problems())
        .extracting(Problem::message)
        .contains(
            "the name of this folder has characters that cannot be shown or are not in UTF-8");
  }

  @Test
  void lettersOfAnyScriptMayNameAFolder() throws IOException {
    Path design = Files.createDirectory(folder.resolve("Île 四国"));
    Files.writeString(design.resolve("title.yaml"), "title: Isle\n");

    assertThat(DesignLoader.load(design, Path.of("tile-library"), Set.of()).problems())
        .extracting(Problem::message)
        .noneMatch(message -> message.contains("name of this folder"));
  }
}
