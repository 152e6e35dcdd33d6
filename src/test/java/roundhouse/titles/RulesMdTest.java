package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.testkit.Repository;

/** Tables of rules name places and tests that exist. */
class RulesMdTest {

  private static List<RulesTable.Row> rows(String title) {
    return RulesTable.read(Path.of("designs", title, "rules.md")).rows();
  }

  /** Without 1860, whose page also has what no test can hold. */
  static List<String> titles() {
    return Repository.designNames().stream().filter(title -> !title.equals("1860")).toList();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyRuleHasAPlaceAndATest(String title) {
    assertThat(rows(title)).hasSizeGreaterThan(20);
    assertThat(rows(title))
        .allSatisfy(
            row -> {
              assertThat(row.where()).as(row.rule()).isNotEmpty();
              assertThat(row.tests()).as(row.rule()).isNotEmpty();
            });
  }

  @ParameterizedTest
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void everyPlaceExists(String title) throws IOException {
    var missing = new ArrayList<String>();
    for (RulesTable.Row row : rows(title))
      for (String place : row.where()) if (!exists(title, place)) missing.add(place);
    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void everyTestExists(String title) {
    var missing = new ArrayList<String>();
    for (RulesTable.Row row : rows(title))
      for (String test : row.tests()) if (!isTest(title, test)) missing.add(test);
    assertThat(missing).isEmpty();
  }

  private static boolean exists(String title, String place) throws IOException {
    String[] parts = place.split(": ", 2);
    if (parts.length < 2) return false;
    if (parts[0].endsWith(".js"))
      return Pattern.compile("^export (function|const) " + parts[1] + "\\b", Pattern.MULTILINE)
          .matcher(Files.readString(Path.of(parts[0])))
          .find();
    if (!parts[0].endsWith(".yaml"))
      return find("roundhouse." + parts[0] + "." + parts[1]).isPresent();
    return YamlKeys.has(Path.of("designs", title, parts[0]), parts[1]);
  }

  /**
   * "StockTest.aTurn", or with the package of another room before it: "engine.shares:
   * RulesTest.aTurn"; or a position beside the design: "tests/a-turn.yaml".
   */
  private static boolean isTest(String title, String test) {
    if (test.startsWith("tests/")) return Files.exists(Path.of("designs", title, test));
    String name =
        test.contains(": ") ? "roundhouse." + test.replace(": ", ".") : "roundhouse.titles." + test;
    int dot = name.lastIndexOf('.');
    return find(name.substring(0, dot)).stream()
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .anyMatch(
            method ->
                method.getName().equals(name.substring(dot + 1))
                    && (method.isAnnotationPresent(Test.class)
                        || method.isAnnotationPresent(ParameterizedTest.class)));
  }

  private static Optional<Class<?>> find(String name) {
    try {
      return Optional.of(Class.forName(name, false, RulesMdTest.class.getClassLoader()));
    } catch (ClassNotFoundException missing) {
      return Optional.empty();
    }
  }
}
