package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.design.problem.Problem;
import roundhouse.workshop.SmallTitle;

/** Where a design looks for its scripts. */
class ScriptFoldersTest {
  @TempDir private Path root;

  private List<Problem> problems(String scripts) throws Exception {
    SmallTitle small = SmallTitle.in(root.toRealPath());
    small.write(
        "title.yaml", Files.readString(small.file("title.yaml")) + "scripts: " + scripts + "\n");
    return small.titles().load(small.folder(), Set.of()).problems();
  }

  @Test
  void aMistypedFolderIsToldWhereItIsNamed() throws Exception {
    assertThat(problems("smal"))
        .filteredOn(Problem::isError)
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.text()).contains("title.yaml:10:", "there is no folder 'smal' in");
              assertThat(problem.fix()).contains("small");
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"../../etc", "..", "small/../../designs"})
  void aFolderOutsideTheScriptsIsNone(String name) throws Exception {
    assertThat(problems(name))
        .filteredOn(Problem::isError)
        .singleElement()
        .satisfies(
            problem -> assertThat(problem.message()).contains("there is no folder '" + name + "'"));
  }

  @Test
  void aFolderThatIsThereIsTaken() throws Exception {
    assertThat(problems("small")).filteredOn(Problem::isError).isEmpty();
  }
}
