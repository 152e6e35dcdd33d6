package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** The table of rules names places and tests that exist, and leaves out no function of a script. */
class Rules1860MdTest {
  private static final Path DESIGN = Path.of("designs", "1860");
  private static final Path SCRIPTS = Path.of("scripts", "1860");
  private static final RulesTable TABLE = RulesTable.read(DESIGN.resolve("rules.md"));
  private static final Pattern EXPORTED =
      Pattern.compile("^export function (\\w+)\\(", Pattern.MULTILINE);

  @Test
  void everyRuleHasAPlaceAndATestUnlessItIsKeptAtTheTable() {
    assertThat(TABLE.rows()).hasSizeGreaterThan(150);
    assertThat(TABLE.rows())
        .allSatisfy(
            row -> {
              boolean talk =
                  row.whereSays().equals("at the table") && row.testSays().equals("none");
              assertThat(talk || !row.where().isEmpty() && !row.tests().isEmpty())
                  .as("%s: %s", row.section(), row.rule())
                  .isTrue();
            });
  }

  @Test
  void everyPlaceExists() throws IOException {
    var missing = new ArrayList<String>();
    for (RulesTable.Row row : TABLE.rows())
      for (String place : row.where()) if (!exists(place)) missing.add(place);
    assertThat(missing).isEmpty();
  }

  @Test
  void everyTestExists() {
    var missing = new ArrayList<String>();
    for (RulesTable.Row row : TABLE.rows())
      for (String test : row.tests()) if (!isTest(test)) missing.add(test);
    assertThat(missing).isEmpty();
  }

  @Test
  void everyFunctionOfAScriptStandsInTheTable() throws IOException {
    var named = new TreeSet<String>();
    TABLE.rows().forEach(row -> named.addAll(row.where()));
    try (Stream<Path> scripts = Files.list(SCRIPTS)) {
      for (Path script : scripts.toList())
        assertThat(named)
            .containsAll(
                exported(script).stream()
                    .map(name -> "scripts/1860/" + script.getFileName() + ": " + name)
                    .toList());
    }
  }

  private static List<String> exported(Path script) throws IOException {
    return EXPORTED
        .matcher(Files.readString(script))
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }

  private static boolean exists(String place) throws IOException {
    String[] parts = place.split(": ", 2);
    if (parts.length < 2) return false;
    if (parts[0].endsWith(".js"))
      return Files.exists(Path.of(parts[0])) && exported(Path.of(parts[0])).contains(parts[1]);
    if (parts[0].endsWith(".yaml")) return YamlKeys.has(DESIGN.resolve(parts[0]), parts[1]);
    return isClass("roundhouse." + parts[0] + "." + parts[1]);
  }

  private static boolean isClass(String name) {
    try {
      Class.forName(name);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static boolean isTest(String test) {
    if (test.startsWith("tests/")) return Files.exists(DESIGN.resolve(test));
    String[] parts = test.split("\\.", 2);
    try {
      return Arrays.stream(Class.forName("roundhouse.titles." + parts[0]).getDeclaredMethods())
          .anyMatch(
              method ->
                  method.getName().equals(parts[1])
                      && (method.isAnnotationPresent(Test.class)
                          || method.isAnnotationPresent(ParameterizedTest.class)));
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
