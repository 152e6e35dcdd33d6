package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.workshop.project.ProjectFiles.Entry;
import roundhouse.workshop.project.ProjectFiles.Folder;

class ProjectFilesTest {
  @TempDir Path root;

  private void write(String file) throws IOException {
    Files.createDirectories(root.resolve(file).getParent());
    Files.writeString(root.resolve(file), "");
  }

  private List<String> told(Entry entry) {
    String path = root.relativize(entry.path()).toString().replace('\\', '/');
    return entry instanceof Folder folder
        ? folder.inside().stream().flatMap(inside -> told(inside).stream()).toList()
        : List.of(path);
  }

  private List<Entry> project() throws IOException {
    for (String folder : List.of("scripts", "tile-library"))
      Files.createDirectories(root.resolve(folder));
    return ProjectFiles.of(new FolderTitleSource(new ProjectFolders(root, Optional.empty())));
  }

  @Test
  void aDesignHoldsItsFilesItsTestsAndItsScripts() throws IOException {
    write("designs/mine/title.yaml");
    write("designs/mine/map.yaml");
    write("designs/mine/tests/first.json");
    write("scripts/mine/rule.js");

    Folder mine = (Folder) project().getFirst();

    assertThat(mine.design()).isTrue();
    assertThat(mine.name()).isEqualTo("mine");
    assertThat(told(mine))
        .containsExactly(
            "designs/mine/map.yaml",
            "designs/mine/title.yaml",
            "designs/mine/tests/first.json",
            "scripts/mine/rule.js");
  }

  @Test
  void whatDesignsShareComesAfterThemAndWithoutTheirOwnScripts() throws IOException {
    write("designs/mine/title.yaml");
    write("scripts/mine/rule.js");
    write("scripts/shared/all.js");
    write("tile-library/yellow.tiles");

    List<Entry> project = project();

    assertThat(told(project.get(1))).containsExactly("scripts/shared/all.js");
    assertThat(told(project.get(2))).containsExactly("tile-library/yellow.tiles");
  }

  @Test
  void picturesAndHiddenFilesAreNoText() throws IOException {
    write("designs/mine/title.yaml");
    write("designs/mine/.map.yaml.swp");
    write("designs/mine/board.png");

    assertThat(told(project().getFirst())).containsExactly("designs/mine/title.yaml");
  }
}
