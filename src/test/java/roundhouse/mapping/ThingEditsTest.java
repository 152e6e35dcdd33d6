package roundhouse.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.design.yaml.MapNode;

/** A thing gets another name, and so does all that names it. */
class ThingEditsTest {
  @TempDir Path root;
  private Sketchbook base;

  @BeforeEach
  void write() {
    base =
        Sketchbook.of(root, "hexes:\n  B4: { name: Port, city: 1 }\n")
            .write("trains", "2: { runs: 2, price: 80 }\n4: { runs: 4, rusts-on: 2 }\n")
            .write("notes", "trains:\n  2: too cheap\n  4: fine\n");
  }

  @Test
  void inItsDesignItKeepsItsLine() {
    base.rename("trains", "2", "2H");

    assertThat(base.read("trains"))
        .isEqualTo("2H: { runs: 2, price: 80 }\n4: { runs: 4, rusts-on: 2H }\n");
    assertThat(base.read("notes")).isEqualTo("trains:\n  2H: too cheap\n  4: fine\n");
  }

  @Test
  void anInheritedHexMovesInAVariantWithAllThatNamesIt() {
    Sketchbook variant = base.variant("");
    variant.rename("map.hexes", "B4", "C5");

    assertThat(variant.read("map")).contains("remove: [B4]", "C5", "name: Port");
    assertThat(variant.read("companies")).contains("home: C5");
    assertThat(base.read("map")).as("what it extends stays").contains("B4");
    assertThat(variant.edited().has(HexId.of("C5"))).isTrue();
    assertThat(variant.edited().has(HexId.of("B4"))).isFalse();
  }

  @Test
  void inAVariantItIsTakenAwayAndSaidAnewUnderItsName() {
    Sketchbook variant = base.variant("");
    variant.rename("companies", "Red", "Ruby");
    variant.rename("trains", "2", "2H");

    EditedMap after = variant.edited();
    assertThat(after.title().get("companies").orElseThrow().toString())
        .contains("Ruby", "Red Railway");
    assertThat(variant.read("companies")).contains("Ruby", "remove: [Red]");
    assertThat(variant.read("trains")).contains("2H", "runs: 2", "remove: [2, 4]", "rusts-on: 2H");
    assertThat(((MapNode) after.title().get("trains").orElseThrow()).keys())
        .as("the order in which trains are sold")
        .containsExactly("2H", "4");
    assertThat(base.read("trains")).as("what it extends stays").contains("2: { runs: 2");
  }
}
