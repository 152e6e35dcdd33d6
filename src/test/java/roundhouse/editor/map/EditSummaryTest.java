package roundhouse.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.board.TileCatalogue;
import roundhouse.design.loading.DesignLoader;
import roundhouse.mapping.BorderEdits;
import roundhouse.mapping.Brush;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.MapEdits;

/** What undo says of an edit of the map. */
class EditSummaryTest {
  private static final String MAP =
      """
      layout: flat
      hexes:
        A3 A5 C3: {}
        B4: { name: Port, city: 1 }
      """;

  @TempDir private Path folder;

  private EditSummary summary(Function<EditedMap, List<DesignEdit>> command) throws IOException {
    Files.writeString(folder.resolve("title.yaml"), "title: Isle\n");
    Files.writeString(folder.resolve("map.yaml"), MAP);
    Files.writeString(folder.resolve("companies.yaml"), "Red: { name: Red Railway, home: B4 }\n");
    EditedMap map =
        EditedMap.of(
                folder,
                DesignLoader.load(folder, TileCatalogue.load(Path.of("tile-library")), Set.of()))
            .orElseThrow();
    return EditSummary.of(map, command.apply(map));
  }

  @Test
  void anEditOfAHexIsNamedByTheValuesItChanges() throws IOException {
    EditSummary painted =
        summary(map -> new MapEdits(map).paint(List.of(HexId.of("B4")), Brush.terrain("hill", 40)));

    assertThat(painted.says()).isEqualTo("B4: terrain, cost");
    assertThat(painted.hexes()).containsExactly(HexId.of("B4"));
  }

  @Test
  void aStrokeOverHexesIsOneWithAllOfThem() throws IOException {
    EditSummary first =
        summary(map -> new MapEdits(map).paint(List.of(HexId.of("A3")), Brush.town()));
    EditSummary second =
        summary(map -> new MapEdits(map).paint(List.of(HexId.of("A5")), Brush.town()));

    EditSummary stroke = first.with(second);

    assertThat(stroke.says()).isEqualTo("2 hexes: towns");
    assertThat(stroke.hexes()).containsExactly(HexId.of("A3"), HexId.of("A5"));
  }

  @Test
  void hexesComeAndGoAndBordersAndHomesHaveNames() throws IOException {
    assertThat(summary(map -> new MapEdits(map).add(List.of(HexId.of("C1")))).says())
        .isEqualTo("C1: new hex");
    assertThat(summary(map -> new MapEdits(map).remove(List.of(HexId.of("C3")))).says())
        .isEqualTo("C3: removed");
    assertThat(summary(map -> BorderEdits.cycle(map, HexId.of("A3"), 0, 40)).says())
        .isEqualTo("border A3-A5");
    assertThat(
            summary(map -> new MapEdits(map).setCompanyHex("Red", "home", HexId.of("B4"))).says())
        .isEqualTo("home of Red");
  }
}
