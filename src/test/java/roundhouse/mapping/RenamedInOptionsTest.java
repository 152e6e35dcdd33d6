package roundhouse.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.ValuePath;

/** What options change or remove keeps pointing at a thing that gets another name. */
class RenamedInOptionsTest {
  @TempDir Path root;
  private Sketchbook base;

  @BeforeEach
  void write() {
    base =
        Sketchbook.of(root, "hexes:\n  B4: { name: Port, city: 1 }\n  B6 C5: {}\n")
            .write("trains", "2: { runs: 2 }\n4: { runs: 4, trade-in: { 2: 30 } }\n")
            .write(
                "options",
                """
                rich:
                  says: Red is rich.
                  companies:
                    Red: { data: { gold: 5 } }   # a lot
                  map: { hexes: { B6 C5: { cost: 20 } } }
                small:
                  says: It has fewer hexes.
                  map: { hexes: { remove: [B6, C5] } }
                  companies: { remove: Red }
                """);
  }

  private static List<String> keys(Sketchbook book, String... path) {
    return ((MapNode) node(book, path)).keys();
  }

  private static YamlNode node(Sketchbook book, String... path) {
    return book.edited().node(ValuePath.of(path)).orElseThrow();
  }

  private static void holdsTogether(Sketchbook book) {
    assertThat(book.wrongNames()).isEmpty();
  }

  @Test
  void inItsDesignTheLineOfTheOptionStays() {
    base.rename("companies", "Red", "Ruby");

    assertThat(base.read("options"))
        .contains("    Ruby: { data: { gold: 5 } }   # a lot\n", "companies: { remove: Ruby }");
    holdsTogether(base);
  }

  @Test
  void aNameThatSharesItsKeyGetsALineOfItsOwn() {
    base.rename("map.hexes", "B6", "D6");

    assertThat(keys(base, "options", "rich", "map", "hexes")).containsExactlyInAnyOrder("D6", "C5");
    assertThat(base.read("options")).contains("remove: [D6, C5]");
    holdsTogether(base);
  }

  @Test
  void aVariantChangesTheOptionItInherits() {
    String before = base.read("options");
    Sketchbook variant = base.variant("");
    variant.rename("companies", "Red", "Ruby");

    assertThat(keys(variant, "options", "rich", "companies")).containsExactly("Ruby");
    assertThat(node(variant, "options", "rich", "companies", "Ruby").toString()).contains("gold");
    assertThat(node(variant, "options", "small", "companies").toString())
        .contains("Ruby")
        .doesNotContain("Red");
    assertThat(base.read("options")).as("what it extends stays").isEqualTo(before);
    holdsTogether(variant);
  }

  @Test
  void aVariantFollowsAHexThatAnOptionRemoves() {
    Sketchbook variant = base.variant("");
    variant.rename("map.hexes", "B6", "D6");

    assertThat(keys(variant, "options", "rich", "map", "hexes"))
        .containsExactlyInAnyOrder("D6", "C5");
    assertThat(node(variant, "options", "small", "map", "hexes").toString())
        .contains("D6", "C5")
        .doesNotContain("B6");
    holdsTogether(variant);
  }

  @Test
  void aTrainThatOthersAreTradedInForKeepsItsDiscounts() {
    Sketchbook variant = base.variant("");
    variant.rename("trains", "2", "2H");

    assertThat(keys(variant, "trains", "4", "trade-in")).containsExactly("2H");
    holdsTogether(variant);
  }

  @Test
  void aHexKeepsTheRulesThatNameItOrOneOfItsCities() {
    base.write("kinds", "minor: { homes-from: { B4: 2, C5.1: 3 } }\n");
    base.write(
        "title",
        """
        title: Isle
        """);
    Sketchbook variant = base.variant("");
    base.rename("map.hexes", "C5", "D4");

    assertThat(base.read("kinds")).contains("homes-from: { B4: 2, D4.1: 3 }");

    variant.rename("map.hexes", "B4", "E5");

    assertThat(keys(variant, "kinds", "minor", "homes-from"))
        .containsExactlyInAnyOrder("E5", "D4.1");
  }
}
