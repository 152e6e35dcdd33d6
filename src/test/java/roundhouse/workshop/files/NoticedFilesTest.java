package roundhouse.workshop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.workshop.files.FileWatch.FolderContents;
import roundhouse.workshop.files.FileWatch.NoticedFiles;

class NoticedFilesTest {
  private record Notice(Kind<Path> kind, Path context) implements WatchEvent<Path> {
    @Override
    public int count() {
      return 1;
    }
  }

  @TempDir Path folder;
  private final NoticedFiles noticed = new NoticedFiles();
  private Path map;
  private Path trains;
  private FolderContents before;

  @BeforeEach
  void begin() throws IOException {
    folder = folder.toRealPath();
    map = Files.writeString(folder.resolve("map.yaml"), "old");
    trains = Files.writeString(folder.resolve("trains.yaml"), "old");
    before = FolderContents.of(List.of(folder));
    Files.writeString(map, "new");
    Files.writeString(trains, "new");
  }

  private void add(WatchEvent.Kind<Path> kind, String name) {
    noticed.add(folder, List.of(new Notice(kind, Path.of(name))));
  }

  private FolderContents contents() {
    return noticed.contents(before, List.of(folder));
  }

  @Test
  void onlyTheFileWithNewTextIsRead() {
    add(StandardWatchEventKinds.ENTRY_MODIFY, "map.yaml");

    assertThat(before.changedTo(contents())).containsExactly(map);
  }

  @Test
  void whatEarlierNoticesToldOfIsReadAsWell() {
    add(StandardWatchEventKinds.ENTRY_MODIFY, "map.yaml");
    add(StandardWatchEventKinds.ENTRY_MODIFY, "trains.yaml");

    assertThat(before.changedTo(contents())).containsExactly(map, trains);
  }

  @Test
  void onlyTheFileIsReadThatWasWrittenUnderAnotherNameAndRenamed() {
    add(StandardWatchEventKinds.ENTRY_CREATE, ".map.yaml.half");
    add(StandardWatchEventKinds.ENTRY_MODIFY, ".map.yaml.half");
    add(StandardWatchEventKinds.ENTRY_DELETE, ".map.yaml.half");
    add(StandardWatchEventKinds.ENTRY_CREATE, "map.yaml");

    assertThat(before.changedTo(contents())).containsExactly(map);
  }

  @Test
  void allFilesAreReadWhereAFolderIsNew() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("tests")).resolve("first.yaml");
    Files.writeString(inside, "new");
    add(StandardWatchEventKinds.ENTRY_CREATE, "tests");

    assertThat(before.changedTo(contents())).containsExactly(map, inside, trains);
  }

  @Test
  void allFilesAreReadWhereAFolderIsGone() throws IOException {
    Path tests = Files.createDirectory(folder.resolve("tests"));
    Path inside = Files.writeString(tests.resolve("first.yaml"), "old");
    before = FolderContents.of(List.of(folder));
    Files.delete(inside);
    Files.delete(tests);
    add(StandardWatchEventKinds.ENTRY_DELETE, "tests");

    assertThat(before.changedTo(contents())).containsExactly(inside);
  }

  @Test
  void allFilesAreReadWhereNoticesAreMissing() {
    noticed.add(folder, List.of(new Notice(StandardWatchEventKinds.ENTRY_MODIFY, null)));

    assertThat(contents()).isEqualTo(FolderContents.of(List.of(folder)));
  }

  @Test
  void allFilesAreReadWhereOneWasUnknown() throws IOException {
    Files.writeString(folder.resolve("market.yaml"), "new");
    add(StandardWatchEventKinds.ENTRY_MODIFY, "market.yaml");

    assertThat(contents()).isEqualTo(FolderContents.of(List.of(folder)));
  }

  @Test
  void aFileThatIsGoneAgainCountsAsGone() throws IOException {
    Files.delete(map);
    add(StandardWatchEventKinds.ENTRY_MODIFY, "map.yaml");

    assertThat(contents()).isEqualTo(before.outside(List.of(map)));
  }
}
