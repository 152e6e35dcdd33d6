package roundhouse.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.edit.RefusedEdit;

/** Hexes are moved, copied and rotated with their borders and the references to them. */
class HexRegionTest {
  private static final String MAP =
      """
      layout: flat
      hexes:
        A3: {}   # shore
        B4: { name: Port, city: 1 }
        B2: { color: gray, print: "path=a:0,b:1" }
        C3: {}
      borders:
        A3-B4: impassable
        B4-C3: { cost: 20 }
        B2/3: impassable
      """;

  @TempDir Path root;

  @Test
  void hexesKeepTheirLinesWhenTheyMove() {
    Sketchbook book = Sketchbook.of(root, MAP);
    String after =
        book.draw(
            map ->
                new HexRegion(
                        map,
                        Set.of(HexId.of("A3"), HexId.of("B4")),
                        Relocation.translation(Layout.FLAT, HexId.of("A3"), HexId.of("C5")))
                    .move());

    assertThat(after)
        .isEqualTo(
            """
            layout: flat
            hexes:
              C5: {}   # shore
              D6: { name: Port, city: 1 }
              B2: { color: gray, print: "path=a:0,b:1" }
              C3: {}
            borders:
              C5-D6: impassable
              B2/3: impassable
            """);
  }

  @Test
  void notesFollowTheirHexesAndGiveWay() {
    Sketchbook book =
        Sketchbook.of(root, MAP)
            .write("notes", "hexes:\n  A3: windy\n  B4: too rich\n  C3: poor\ntrains:\n  A3: no\n");
    book.draw(
        map ->
            new HexRegion(
                    map,
                    Set.of(HexId.of("A3"), HexId.of("B4")),
                    Relocation.translation(Layout.FLAT, HexId.of("A3"), HexId.of("B4")))
                .move());

    assertThat(book.read("notes"))
        .isEqualTo("hexes:\n  B4: windy\n  C5: too rich\n  C3: poor\ntrains:\n  A3: no\n");
  }

  @Test
  void aHomeFollowsItsHex() {
    Sketchbook book = Sketchbook.of(root, MAP);
    book.draw(
        map ->
            new HexRegion(
                    map,
                    Set.of(HexId.of("B4")),
                    Relocation.translation(Layout.FLAT, HexId.of("B4"), HexId.of("B6")))
                .move());

    assertThat(book.companies()).isEqualTo("Red: { name: Red Railway, home: B6 }   # the first\n");
  }

  @Test
  void aMapMovesOntoItself() {
    Sketchbook book = Sketchbook.of(root, MAP);
    book.draw(
        map ->
            new HexRegion(
                    map,
                    map.map().hexes().keySet(),
                    Relocation.translation(Layout.FLAT, HexId.of("B2"), HexId.of("B4")))
                .move());

    EditedMap after = book.edited();
    assertThat(after.map().hexes())
        .containsOnlyKeys(HexId.of("A5"), HexId.of("B6"), HexId.of("B4"), HexId.of("C5"));
    assertThat(after.hex(HexId.of("B6")).word("name")).isEqualTo("Port");
    assertThat(after.borders()).containsOnlyKeys("A5-B6", "B6-C5", "B4/3");
  }

  @Test
  void printedTrackRotatesWithItsHex() {
    Sketchbook book = Sketchbook.of(root, MAP);
    book.draw(
        map ->
            new HexRegion(
                    map,
                    Set.of(HexId.of("B2")),
                    Relocation.rotation(Layout.FLAT, HexId.of("B2"), HexId.of("B2"), 2))
                .move());

    assertThat(book.edited().hex(HexId.of("B2")).word("print")).isEqualTo("path=a:2,b:3");
    assertThat(book.edited().borders()).containsKey("B2/5");
  }

  @Test
  void rotationIsClockwiseAroundThePivot() {
    for (Layout layout : Layout.values()) {
      String centre = "F6";
      for (int edge = 0; edge < 6; edge++) {
        String from = HexGrid.across(layout, HexId.of(centre), edge).orElseThrow().text();
        String to = HexGrid.across(layout, HexId.of(centre), (edge + 1) % 6).orElseThrow().text();
        assertThat(
                Relocation.rotation(layout, HexId.of(centre), HexId.of(centre), 1)
                    .hex(HexId.of(from)))
            .contains(HexId.of(to));
        String far =
            HexGrid.across(layout, HexId.of(from), edge)
                .flatMap(place -> HexGrid.across(layout, place, 2))
                .orElseThrow()
                .text();
        assertThat(
                Relocation.rotation(layout, HexId.of(centre), HexId.of(centre), 6)
                    .hex(HexId.of(far)))
            .contains(HexId.of(far));
      }
    }
  }

  @Test
  void hexesThatSwapPlacesKeepTheirContent() {
    Sketchbook book = Sketchbook.of(root, MAP);
    book.draw(
        map ->
            new HexRegion(
                    map,
                    Set.of(HexId.of("A3"), HexId.of("B4"), HexId.of("B2"), HexId.of("C3")),
                    Relocation.rotation(Layout.FLAT, HexId.of("B4"), HexId.of("B4"), 3))
                .move());
    EditedMap after = book.edited();

    assertThat(after.hex(HexId.of("B4")).word("name")).isEqualTo("Port");
    assertThat(after.hex(HexId.of("B6")).word("print")).isEqualTo("path=a:3,b:4");
    assertThat(after.borders()).containsOnlyKeys("B4-C5", "A5-B4", "B6/0");
  }

  @Test
  void sixRotationsAreNone() {
    Sketchbook book = Sketchbook.of(root, MAP);
    EditedMap before = book.edited();
    for (int turn = 0; turn < 6; turn++)
      book.draw(
          map ->
              new HexRegion(
                      map,
                      map.map().hexes().keySet(),
                      Relocation.rotation(Layout.FLAT, HexId.of("B4"), HexId.of("B4"), 1))
                  .move());

    assertThat(book.edited().map()).isEqualTo(before.map());
  }

  @Test
  void aCopyLeavesTheRegionWhereItIs() {
    Sketchbook book = Sketchbook.of(root, MAP);
    book.draw(
        map ->
            new HexRegion(
                    map,
                    Set.of(HexId.of("B4"), HexId.of("C3")),
                    Relocation.translation(Layout.FLAT, HexId.of("B4"), HexId.of("D4")))
                .copy());
    EditedMap after = book.edited();

    assertThat(after.hex(HexId.of("D4"))).isEqualTo(after.hex(HexId.of("B4")));
    assertThat(after.borders()).containsKeys("B4-C3", "D4-E3");
  }

  @Test
  void nothingMovesOffTheGrid() {
    EditedMap map = Sketchbook.of(root, MAP).edited();

    assertThatThrownBy(
            () ->
                new HexRegion(
                    map,
                    Set.of(HexId.of("A3")),
                    Relocation.translation(Layout.FLAT, HexId.of("B8"), HexId.of("B2"))))
        .isInstanceOf(RefusedEdit.class)
        .hasMessageContaining("A3");
  }

  @Test
  void changingTheLayoutKeepsNeighbours() {
    Sketchbook book = Sketchbook.of(root, MAP);
    EditedMap before = book.edited();
    book.draw(map -> new MapEdits(map).layout(Layout.POINTY));
    EditedMap after = book.edited();

    assertThat(after.layout()).isEqualTo(Layout.POINTY);
    before
        .map()
        .hexes()
        .forEach(
            (id, hex) ->
                assertThat(after.map().hex(id).neighbors().values())
                    .containsExactlyInAnyOrderElementsOf(hex.neighbors().values()));
    assertThat(
            BorderEdits.beyond(
                after,
                HexId.of("B2"),
                after.map().hex(HexId.of("B2")).printed().exits().iterator().next()))
        .isPresent();
    assertThat(book.draw(map -> new MapEdits(map).layout(Layout.FLAT))).isEqualTo(MAP);
  }

  @Test
  void aVariantMovesInheritedHexesInItsOwnFile() {
    Sketchbook variant = Sketchbook.of(root, MAP).variant("");
    variant.draw(
        map ->
            new HexRegion(
                    map,
                    Set.of(HexId.of("B4")),
                    Relocation.translation(Layout.FLAT, HexId.of("B4"), HexId.of("B6")))
                .move());
    EditedMap after = variant.edited();

    assertThat(after.map().hexes())
        .containsOnlyKeys(HexId.of("A3"), HexId.of("B2"), HexId.of("C3"), HexId.of("B6"));
    assertThat(after.hex(HexId.of("B6")).word("name")).isEqualTo("Port");
    assertThat(after.borders()).containsOnlyKeys("B2/3");
    assertThat(after.sketch().companies().get("Red").home()).isEqualTo("B6");
  }
}
