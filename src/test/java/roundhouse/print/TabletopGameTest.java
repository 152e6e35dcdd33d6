package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problem;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Tiny;

/** Two companies with four certificates each, two kinds of markers, and trains without a limit. */
class TabletopGameTest {
  @TempDir private static Path folder;
  private static List<Path> files;
  private static JsonNode manifest;

  @BeforeAll
  static void write() throws Exception {
    files = TabletopGame.write(Tiny.plain(), folder);
    manifest = new ObjectMapper().readTree(folder.resolve("manifest.json").toFile());
  }

  private JsonNode deck(String name) {
    return StreamSupport.stream(manifest.get("decks").spliterator(), false)
        .filter(deck -> deck.get("name").asText().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private BufferedImage image(JsonNode file) throws Exception {
    return ImageIO.read(folder.resolve(file.asText()).toFile());
  }

  @Test
  void everyFileThatTheManifestNamesIsThere() {
    List<String> named = manifest.findValuesAsText("file");
    named.addAll(manifest.findValuesAsText("back"));
    named.add(manifest.get("map").asText());
    named.add(manifest.get("market").asText());

    assertThat(named).allSatisfy(file -> assertThat(folder.resolve(file)).isRegularFile());
    assertThat(files).hasSize(named.size() + 1);
  }

  @Test
  void aSheetHasAPlaceForEachCardAndOneMore() throws Exception {
    JsonNode sheet = deck("certificates").at("/sheets/0");

    assertThat(sheet.get("cards"))
        .extracting(JsonNode::asText)
        .containsExactly(
            "RED 40 % president",
            "RED 20 %",
            "RED 20 %",
            "RED 20 %",
            "BLU 40 % president",
            "BLU 20 %",
            "BLU 20 %",
            "BLU 20 %");
    assertThat(sheet.get("rows").asInt() * sheet.get("columns").asInt()).isGreaterThan(8);
    assertThat(image(sheet.get("file")).getWidth()).isLessThanOrEqualTo(4096);
  }

  @Test
  void equalCardsComeOnceWithTheirNumber() {
    JsonNode singles = deck("certificates").get("singles");

    assertThat(singles).hasSize(4);
    assertThat(singles.get(1).get("name").asText()).isEqualTo("RED 20 %");
    assertThat(singles.get(1).get("count").asInt()).isEqualTo(3);
  }

  @Test
  void singleCardsAndBacksHaveAnEighthOfAnInchOfBleed() throws Exception {
    JsonNode deck = deck("certificates");

    for (JsonNode file : List.of(deck.at("/singles/0/file"), deck.get("back"))) {
      BufferedImage image = image(file);
      assertThat(image.getWidth()).isEqualTo((int) (300 * 2.75));
      assertThat(image.getHeight()).isEqualTo((int) (300 * 2.0));
    }
  }

  @Test
  void tilesAndMarkersAreCountedAndTransparentAround() throws Exception {
    assertThat(manifest.at("/tiles/0/name").asText()).isEqualTo("7");
    assertThat(manifest.at("/tiles/0/count").asInt()).isEqualTo(2);
    assertThat(manifest.at("/markers/0/count").asInt()).isEqualTo(3);
    assertThat(image(manifest.at("/tiles/0/file")).getRGB(0, 0) >>> 24).isZero();
    assertThat(image(manifest.at("/markers/0/file")).getRGB(0, 0) >>> 24).isZero();
  }

  @Test
  void chartersAreTooLargeForASheet() throws Exception {
    assertThat(deck("charters").has("sheets")).isFalse();
    assertThat(deck("charters").get("singles")).hasSize(2);
    assertThat(Files.exists(folder.resolve("sheets/charters-1.png"))).isFalse();
  }

  @Test
  void filesHaveNamesThatDifferOnEverySystem(@TempDir Path root) throws Exception {
    Tiny.copyInto(root, "odd");
    Files.writeString(root.resolve("odd/title.yaml"), "extends: ../tiny\ntitle: Odd\n");
    Files.writeString(
        root.resolve("odd/companies.yaml"),
        "CON: { name: Con, color: red, home: B8 }\nA-B: { name: One, color: red, home: A5 }\n"
            + "a-b: { name: Two, color: red, home: A5 }\n");
    var title = new TitleLoader(root, root.resolve("no-scripts"), Tiny.TILES).load("odd", Set.of());

    assertThat(title.problems()).filteredOn(Problem::isError).isEmpty();
    TabletopGame.write(title.title().orElseThrow(), root.resolve("out"));

    assertThat(root.resolve("out/markers").toFile().list())
        .contains("CON_.png", "A-B.png", "a-b-2.png")
        .doesNotContain("CON.png", "a-b.png");
  }
}
