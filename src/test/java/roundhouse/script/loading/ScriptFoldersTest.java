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

  /** Titles share a rule, and one of them has its own in a file of the same name. */
  @Test
  void aScriptTakesThePlaceOfASharedOneWithItsName() throws Exception {
    SmallTitle small = SmallTitle.in(root.toRealPath());
    small.write(
        "title.yaml", Files.readString(small.file("title.yaml")) + "scripts: common small\n");
    script("common/capital.js", "export const capital = () => 100;");
    script("common/worth.js", "export const worth = () => 7;");
    assertThat(layers(small, "capital")).containsExactly("common/capital.js");

    script("small/capital.js", "export const capital = () => 200;");
    assertThat(layers(small, "capital")).containsExactly("small/capital.js");
    assertThat(layers(small, "worth")).containsExactly("common/worth.js");
  }

  private void script(String name, String code) throws Exception {
    Path file = root.toRealPath().resolve("scripts").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, code + "\n");
  }

  private static List<String> layers(SmallTitle small, String hook) {
    return small
        .titles()
        .load(small.folder(), Set.of())
        .title()
        .orElseThrow()
        .rules()
        .handlers(hook)
        .stream()
        .map(layer -> layer.file().replaceFirst(".*/scripts/", ""))
        .toList();
  }
}
