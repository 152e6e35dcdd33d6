package roundhouse;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.StateTransaction;
import roundhouse.testkit.ClassCircles;
import roundhouse.testkit.CompiledClasses;

class ArchitectureTest {

  /** From the bottom up; a package may use the layers below its own. */
  private static final List<List<String>> LAYERS =
      List.of(
          List.of("words", "files", "threads"),
          List.of("board", "market"),
          List.of("design"),
          List.of("route", "game", "survey"),
          List.of("engine"),
          List.of("script"),
          List.of("lab", "interop", "picture", "position", "compare", "edit", "drafts"),
          List.of("workshop", "print", "mapping"),
          List.of("turn"),
          List.of("table"),
          List.of("editor", "cli"));

  /**
   * The same within the engine: events, the base of all rules, a package for each field, and play
   * on top.
   */
  private static final List<List<String>> ENGINE =
      List.of(
          List.of("engine.events"),
          List.of("engine"),
          List.of("engine.rounds", "engine.money", "engine.companies"),
          List.of("engine.privates", "engine.stations", "engine.trains"),
          List.of("engine.track", "engine.shares"),
          List.of(
              "engine.stock",
              "engine.runs",
              "engine.takeovers",
              "engine.arrangement",
              "engine.debts"),
          List.of("engine.trade", "engine.auctions", "engine.trainpurchases"),
          List.of("engine.play"),
          List.of("engine.explanation"));

  /**
   * The one class that uses both the window and the command line, so that one command opens the
   * window or runs a command.
   */
  private static final String ENTRANCE = "roundhouse.cli.Main";

  private static final int LARGEST_CIRCLE = 5;

  /** A row of the page's table of layers. */
  private static final Pattern LAYER = Pattern.compile("^\\| \\d+ \\| (`[^|]*`) \\|");

  private static final JavaClasses MAIN = CompiledClasses.ofProgram();

  static Stream<String> packages() {
    return LAYERS.stream().flatMap(Collection::stream);
  }

  static Stream<String> fields() {
    return ENGINE.stream().flatMap(Collection::stream);
  }

  @ParameterizedTest
  @MethodSource("packages")
  void aPackageUsesOnlyLayersBelowItsOwn(String packageName) {
    ArchRule rule =
        noClasses()
            .that(resideInAnyPackage(inside(packageName)).and(name(ENTRANCE).negate()))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                closedTo(LAYERS, packageName).map(ArchitectureTest::inside).toArray(String[]::new))
            .because(
                "a package depends only on lower layers, and packages of one layer do not know each"
                    + " other");

    check(rule);
  }

  @Test
  void everyClassBelongsToALayer() {
    String[] layers = packages().map(ArchitectureTest::inside).toArray(String[]::new);

    check(classes().should().resideInAnyPackage(layers).because("a new package needs its layer"));
  }

  @ParameterizedTest
  @MethodSource("fields")
  void aFieldOfTheEngineUsesOnlyFieldsBelowItsOwn(String field) {
    ArchRule rule =
        noClasses()
            .that()
            .resideInAPackage("roundhouse." + field)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                closedTo(ENGINE, field).map("roundhouse."::concat).toArray(String[]::new))
            .because("a rule uses the fields below its own, and those know nothing of it");

    check(rule);
  }

  @Test
  void everyRuleHasItsField() {
    String[] packages = fields().map("roundhouse."::concat).toArray(String[]::new);

    check(
        classes()
            .that()
            .resideInAPackage("roundhouse.engine..")
            .should()
            .resideInAnyPackage(packages)
            .because("a new field needs its layer"));
  }

  @Test
  void onlyTheEngineChangesAState() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("roundhouse.engine..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(StateTransaction.class)
            .because("an action is the only way from one state to the next"));
  }

  @Test
  void packagesFormNoCycles() {
    check(slices().matching("roundhouse.(**)").should().beFreeOfCycles());
  }

  @Test
  void noMoreThanFiveClassesOfAPackageNeedEachOther() {
    Map<String, Set<String>> circles = ClassCircles.largest(MAIN);
    circles.values().removeIf(circle -> circle.size() <= LARGEST_CIRCLE);

    assertThat(circles).as("a class in a circle is only read with all the others").isEmpty();
  }

  @Test
  void thePageShowsTheseLayers() throws IOException {
    List<List<String>> shown =
        Files.readAllLines(Path.of("src", "ARCHITECTURE.md")).stream()
            .map(LAYER::matcher)
            .filter(Matcher::find)
            .map(row -> List.of(row.group(1).replace("`", "").split(", ")))
            .toList();

    assertThat(shown.reversed()).isEqualTo(LAYERS);
  }

  @Test
  void onlyTheLayersFromScriptUpKnowJavaScript() {
    forbid(
        below("script"),
        "org.graalvm..",
        "the rules of a title reach the engine through its rulebook alone");
  }

  @Test
  void onlyTheEditorKnowsWidgets() {
    forbid(below("editor"), "javax.swing..", "everything but the window runs without one");
  }

  @Test
  void nothingBelowPictureDraws() {
    forbid(below("picture"), "java.awt..", "the model knows nothing of how it looks");
  }

  private static void forbid(List<String> packages, String foreign, String reason) {
    String[] inside = packages.stream().map(ArchitectureTest::inside).toArray(String[]::new);
    check(
        noClasses()
            .that()
            .resideInAnyPackage(inside)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(foreign)
            .because(reason));
  }

  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(MAIN);
  }

  /** The other packages of the same layer and of those above. */
  private static Stream<String> closedTo(List<List<String>> layers, String packageName) {
    return layers.stream()
        .skip(layerOf(layers, packageName))
        .flatMap(Collection::stream)
        .filter(other -> !other.equals(packageName));
  }

  private static List<String> below(String packageName) {
    return LAYERS.stream().limit(layerOf(LAYERS, packageName)).flatMap(Collection::stream).toList();
  }

  private static int layerOf(List<List<String>> layers, String packageName) {
    return IntStream.range(0, layers.size())
        .filter(layer -> layers.get(layer).contains(packageName))
        .findFirst()
        .orElseThrow();
  }

  private static String inside(String packageName) {
    return "roundhouse." + packageName + "..";
  }
}
