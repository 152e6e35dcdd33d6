package roundhouse.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.board.TileCatalogue;
import roundhouse.design.loading.DesignLoader;
import roundhouse.edit.ValuePath;
import roundhouse.mapping.Brush;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.MapEdits;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.recovery.Recovery;

/** An edit of the map that comes to nothing holds up none that follows. */
class MapEditQueueTest {
  @TempDir private Path folder;

  private final List<String> failures = new CopyOnWriteArrayList<>();
  private final List<String> refused = new CopyOnWriteArrayList<>();
  private Path file;
  private MapEditQueue queue;

  @BeforeEach
  void open() throws IOException {
    Files.writeString(folder.resolve("title.yaml"), "title: Isle\n");
    file = Files.writeString(folder.resolve("map.yaml"), "layout: flat\nhexes:\n  A3: {}\n");
    Optional<EditedMap> map =
        EditedMap.of(
            folder,
            DesignLoader.load(folder, TileCatalogue.load(Path.of("tile-library")), Set.of()));
    var documents =
        new OpenDocuments(
            new Recovery(folder.resolve("state")),
            SwingUtilities::invokeLater,
            Runnable::run,
            failures::add);
    queue = new MapEditQueue(documents, () -> map, refused::add, (_, _) -> {});
  }

  private void drawTown() throws Exception {
    SwingUtilities.invokeAndWait(
        () ->
            queue.perform(
                "", map -> new MapEdits(map).paint(List.of(HexId.of("A3")), Brush.town())));
  }

  @Test
  void theNextEditFollowsOneThatFailsWhileItIsComputed() throws Exception {
    SwingUtilities.invokeAndWait(
        () ->
            queue.perform(
                "", _ -> List.of(new DesignEdit.Put(ValuePath.of("map", "layout"), null))));

    drawTown();

    Waiting.until(() -> Files.readString(file).contains("town"), "the town was not drawn");
    assertThat(refused).isEmpty();
  }

  @Test
  void theNextEditFollowsOneWhoseFileCouldNotBeRead() throws Exception {
    Files.move(file, folder.resolve("elsewhere"));
    Files.createDirectory(file);
    drawTown();
    Waiting.until(() -> !failures.isEmpty(), "nobody was told");
    assertThat(failures).containsExactly(file + " cannot be read: it is a folder");

    Files.delete(file);
    Files.move(folder.resolve("elsewhere"), file);
    drawTown();

    Waiting.until(() -> Files.readString(file).contains("town"), "the town was not drawn");
  }
}
