package roundhouse.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.market.MarketCell;
import roundhouse.print.html.ComparisonPage;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.ProjectFolders;

class DesignComparisonTest {
  @TempDir Path root;

  private ProjectFolders folders;

  @BeforeEach
  void makeABaseAndAVariant() throws Exception {
    Files.createDirectories(root.resolve("designs"));
    folders = new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath()));
    new NewDesign(folders).small("base", "Base");
    new NewDesign(folders).variant("other", "Other", "base");
  }

  @Test
  void aChangeHasItsPathAndDescription() throws IOException {
    write("trains.yaml", "3: { count: 4 }");

    ValueChange change = compared().values().of("trains").getFirst();

    assertThat(change.text()).isEqualTo("3 count: 2 → 4");
    assertThat(change.says()).startsWith("Number of trains");
    assertThat(compared().values().of("trains")).hasSize(1);
  }

  @Test
  void valuesOfOnlyOneDesignAreNewOrRemoved() throws IOException {
    write(
        "trains.yaml",
        "{ remove: [4], 5: { rusts-on: D }, D: { runs: 9, price: 900, count: 1 }, 2: { rusts-on: 5"
            + " } }");
    write("phases.yaml", "{ remove: [4] }");

    assertThat(compared().values().of("trains"))
        .extracting(ValueChange::text)
        .containsExactlyInAnyOrder(
            "2 rusts-on: 4 → 5",
            "4: removed: runs: 4, price: 280, count: 1",
            "5 rusts-on: – → D",
            "D: new: runs: 9, price: 900, count: 1");
  }

  @Test
  void parametersOfAStepAreNamedByRoundAndStep() throws IOException {
    write("rounds.yaml", "stock: { steps: { stock-turn: { pool-limit: 30 } } }");

    assertThat(compared().values().of("rounds"))
        .extracting(ValueChange::text)
        .containsExactly("stock steps stock-turn pool-limit: 50 → 30");
  }

  @Test
  void aStepThatIsNewOrHasMovedIsShownWithTheOrder() throws IOException {
    write("rounds.yaml", "operating: { steps: { buy-trains: { before: dividend } } }");

    assertThat(compared().values().of("rounds"))
        .extracting(ValueChange::text)
        .singleElement()
        .asString()
        .startsWith("operating steps order: ")
        .containsSubsequence("dividend, buy-trains", "→", "buy-trains, dividend");
  }

  @Test
  void whatAnOptionWouldChangeIsCompared() throws IOException {
    Files.writeString(
        root.resolve("designs/base/options.yaml"),
        "long: { says: More trains., trains: { 3: { count: 5 }, 4: { price: 300 } } }");
    write("options.yaml", "long: { trains: { 3: { count: 7 } } }");

    assertThat(withOptions().values().of("options"))
        .extracting(ValueChange::text)
        .containsExactly("long trains 3 count: 5 → 7");
  }

  @Test
  void aHexThatOnlyOneDesignNamesAsADestinationDiffers() throws IOException {
    String company =
        load("base").title().orElseThrow().design().companies().keySet().iterator().next();
    write("companies.yaml", company + ": { data: { destinations: [{ at: B6.1, bonus: 50 }] } }");

    assertThat(compared().values().hexes()).containsExactly("B6");
  }

  @Test
  void differingHexesIncludeThoseAtBorders() throws IOException {
    write(
        "map.yaml",
        "hexes: { B6: { cost: 60 }, D2: { name: Newtown, towns: 1 } }\n"
            + "borders: { remove: [C7-D6] }");

    assertThat(compared().values().hexes()).containsExactly("B6", "C7", "D2", "D6");
    assertThat(ComparisonPage.of(compared()))
        .contains("Hexes that differ: B6 C7 D2 D6", "B6 › cost", "<del>40</del> → <ins>60</ins>");
  }

  @Test
  void differingSpacesAreMarkedOnBothMarkets() throws IOException {
    String market = Files.readString(root.resolve("designs/base/market.yaml"));
    write("market.yaml", market.replaceFirst("\\d+", "7"));

    assertThat(compared().values().spaces()).contains(new MarketCell(0, 0));
    assertThat(ComparisonPage.of(compared()))
        .contains("<h2>Share prices</h2>")
        .doesNotContain("Hexes that differ");
  }

  @Test
  void aScriptOfOnlyOneDesignIsShownWithItsHookAndText() throws IOException {
    script("other", "export const tileCost = () => 7;");

    assertThat(compared().hooks())
        .extracting(HookChange::text)
        .singleElement()
        .asString()
        .startsWith("tileCost: the standard rule → ")
        .endsWith("other/rules.js");
    assertThat(compared().scripts())
        .singleElement()
        .satisfies(
            change ->
                assertThat(change.difference().lines())
                    .hasToString("[+ export const tileCost = () => 7;]"));
  }

  @Test
  void aScriptThatReplacesAnOptionsIsShownThoughTheOptionIsOff() throws IOException {
    Files.writeString(
        root.resolve("designs/base/options.yaml"), "far: { says: Goals., script: goals.js }");
    script("base", "goals.js", "export const tileCost = () => 5;");
    script("other", "goals.js", "export const tileCost = () => 6;");

    assertThat(ComparisonText.of(compared()))
        .contains(
            "script goals.js: ",
            "base/goals.js → ",
            "other/goals.js",
            "- export const tileCost = () => 5;");
    assertThat(compared().hooks()).isEmpty();
  }

  @Test
  void anOptionThatNamesAnotherScriptIsShownWithBothTexts() throws IOException {
    Files.writeString(
        root.resolve("designs/base/options.yaml"), "far: { says: Goals., script: goals.js }");
    write("options.yaml", "far: { script: aims.js }");
    script("base", "goals.js", "export const tileCost = () => 5;");
    script("other", "aims.js", "export const tileCost = () => 6;");

    assertThat(ComparisonText.of(withOptions()))
        .contains(
            "far script: goals.js → aims.js",
            "- export const tileCost = () => 5;",
            "+ export const tileCost = () => 6;");
  }

  @Test
  void aDesignDoesNotDifferFromItself() throws IOException {
    Loaded base = load("base");

    var comparison =
        DesignComparison.of(
            base.title().orElseThrow(),
            base.title().orElseThrow(),
            ComparedScripts.read(base.scripts(), base.scripts()));

    assertThat(comparison.same()).isTrue();
    assertThat(ComparisonText.of(comparison)).contains("Nothing differs.");
  }

  @Test
  void theComparisonHasAJsonForm() throws IOException {
    write("trains.yaml", "3: { count: 4 }");

    JsonNode json = new ObjectMapper().readTree(ComparisonJson.of(compared()));

    JsonNode change =
        json.get("changes")
            .valueStream()
            .filter(each -> each.get("path").get(0).asText().equals("trains"))
            .findFirst()
            .orElseThrow();
    assertThat(change.get("before").asText()).isEqualTo("2");
    assertThat(change.get("after").asText()).isEqualTo("4");
  }

  private DesignComparison compared() throws IOException {
    Loaded base = load("base");
    Loaded other = load("other");
    return DesignComparison.of(
        base.title().orElseThrow(),
        other.title().orElseThrow(),
        ComparedScripts.read(base.scripts(), other.scripts()));
  }

  private DesignComparison withOptions() throws IOException {
    var titles = new FolderTitleSource(folders);
    return ComparedDesign.compare(
        titles,
        new ComparedDesign(root.resolve("designs/base"), Set.of()),
        new ComparedDesign(root.resolve("designs/other"), Set.of()));
  }

  private Loaded load(String name) {
    Loaded loaded =
        new TitleLoader(folders.designs(), root.resolve("scripts"), folders.tileLibrary())
            .load(name, Set.of());
    assertThat(loaded.problems()).isEmpty();
    return loaded;
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(root.resolve("designs/other").resolve(file), text);
  }

  private void script(String design, String text) throws IOException {
    script(design, "rules.js", text);
  }

  private void script(String design, String name, String text) throws IOException {
    Path file = root.resolve("scripts").resolve(design).resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
