package roundhouse.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.board.TileColor;
import roundhouse.edit.YamlValue;

/** Edits of a map, written to the file of a design and of a variant. */
class OwnFileWriterTest {
  private static final String BASE =
      """
      layout: flat
      hexes:
        # the coast
        A3 A5 C3: {}
        B4: { name: Port, city: 1 }   # harbour
        B2: { name: Mill, terrain: hill, cost: 40 }
      borders:
        A3-B4: impassable
      """;

  @TempDir Path root;

  private static List<DesignEdit> paint(EditedMap map, HexId hex, Brush brush) {
    return new MapEdits(map).paint(Set.of(hex), brush);
  }

  @Test
  void aHexOfASharedLineGetsItsOwnLine() {
    String after = Sketchbook.of(root, BASE).draw(map -> paint(map, HexId.of("A5"), Brush.town()));

    assertThat(after)
        .isEqualTo(BASE.replace("  A3 A5 C3: {}\n", "  A3 C3: {}\n  A5: { towns: 1 }\n"));
  }

  @Test
  void aHexIsAddedBelowTheOthers() {
    String after =
        Sketchbook.of(root, BASE).draw(map -> new MapEdits(map).add(Set.of(HexId.of("C5"))));

    assertThat(after).isEqualTo(BASE.replace("cost: 40 }\n", "cost: 40 }\n  C5: {}\n"));
  }

  @Test
  void removingAHexRemovesItsBorders() {
    String after =
        Sketchbook.of(root, BASE).draw(map -> new MapEdits(map).remove(Set.of(HexId.of("A3"))));

    assertThat(after)
        .isEqualTo(
            BASE.replace("  A3 A5 C3: {}\n", "  A5 C3: {}\n")
                .replace("borders:\n  A3-B4: impassable\n", "borders: {}\n"));
  }

  @Test
  void aVariantSaysOnlyWhatDiffers() {
    Sketchbook variant = Sketchbook.of(root, BASE).variant("");

    assertThat(variant.draw(map -> paint(map, HexId.of("B4"), Brush.city())))
        .isEqualTo("hexes:\n  B4: { city: 2 }\n");
    assertThat(variant.edited().hex(HexId.of("B4")).word("name")).isEqualTo("Port");
    assertThat(variant.edited().isInherited(EditedMap.HEXES.child("B4").child("name"))).isTrue();
    assertThat(variant.edited().isInherited(EditedMap.HEXES.child("B4").child("city"))).isFalse();
  }

  @Test
  void aVariantRemovesInheritedValuesByName() {
    Sketchbook variant = Sketchbook.of(root, BASE).variant("");
    variant.draw(map -> paint(map, HexId.of("B2"), Brush.terrain("", 0)));

    assertThat(variant.edited().hex(HexId.of("B2")))
        .isEqualTo(HexContent.BLANK.with("name", "Mill"));
    assertThat(variant.draw(map -> paint(map, HexId.of("B2"), Brush.terrain("water", 20))))
        .contains("terrain: water")
        .contains("cost: 20");
    assertThat(variant.edited().hex(HexId.of("B2")).number("cost")).isEqualTo(20);
  }

  @Test
  void aHexThatAVariantRemovesCanBeRestored() {
    Sketchbook variant = Sketchbook.of(root, BASE).variant("hexes: { remove: A5 }\n");
    variant.draw(map -> new MapEdits(map).remove(Set.of(HexId.of("C3"))));
    assertThat(variant.edited().map().hexes()).doesNotContainKeys(HexId.of("A5"), HexId.of("C3"));

    variant.draw(map -> paint(map, HexId.of("C3"), Brush.town()));
    assertThat(variant.edited().hex(HexId.of("C3")).number("towns")).isEqualTo(1);
    assertThat(variant.edited().has(HexId.of("A5"))).isFalse();
  }

  @Test
  void aValueTypedForAHexIsWrittenInItsLine() {
    String after =
        Sketchbook.of(root, BASE)
            .draw(map -> new MapEdits(map).set(HexId.of("B4"), "name", YamlValue.text("Harbour")));

    assertThat(after).isEqualTo(BASE.replace("name: Port", "name: Harbour"));
  }

  @Test
  void anInvalidHexIsBlankAndTheOthersAreDrawn() {
    EditedMap map = Sketchbook.of(root, BASE.replace("cost: 40", "cost: dear")).edited();

    assertThat(map.map().hex(HexId.of("B4")).name()).isEqualTo("Port");
    assertThat(map.has(HexId.of("B2"))).isTrue();
    assertThat(map.problems(HexId.of("B2"))).isNotEmpty();
  }

  @Test
  void anOffboardAreaIsWrittenOnOneLine() {
    String after =
        Sketchbook.of(root, BASE)
            .draw(
                map ->
                    new MapEdits(map)
                        .offboard(Set.of(HexId.of("C5")), Map.of(TileColor.YELLOW, 20)));

    assertThat(after).contains("\n  C5: { offboard: { yellow: 20 }, edges: 2 3 }\n");
  }
}
