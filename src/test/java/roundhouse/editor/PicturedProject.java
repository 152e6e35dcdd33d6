package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.files.FolderTree;
import roundhouse.testkit.Folder;
import roundhouse.workshop.project.ProjectFolders;

/** The copy of designs and scripts used for the README's pictures; deleted on close. */
record PicturedProject(Path root) implements AutoCloseable {
  static final String TITLE = "1860";

  /** The window arranged for pictures. */
  private static final String ARRANGED =
      """
      width=1280
      height=880
      divider.timeline=330
      """;

  /** The design of the README's tour, to compare with its base. */
  private static final String MINE =
      """
      format: 1
      title: Mine
      extends: ../1860
      trains: { 7+4: { count: 2 } }
      map: { hexes: { D8: { name: Calbourne, towns: 1, terrain: hill, cost: 20 } } }
      """;

  private static final Pattern BASE = Pattern.compile("(?m)^extends: *\\.\\./(\\S+)");

  /** With all designs, and one that changes another. */
  static PicturedProject make() throws IOException {
    PicturedProject project = empty();
    Folder.copy(Path.of("designs"), project.root().resolve("designs"));
    Path mine = Files.createDirectories(project.root().resolve("designs").resolve("mine"));
    Files.writeString(mine.resolve("title.yaml"), MINE);
    return project;
  }

  /** With one design and its bases only: the window checks all that there are. */
  static PicturedProject of(String design) throws IOException {
    PicturedProject project = empty();
    for (Optional<String> next = Optional.of(design); next.isPresent(); ) {
      Path folder = Path.of("designs", next.get());
      Folder.copy(folder, project.root().resolve(folder));
      next = base(folder);
    }
    return project;
  }

  private static Optional<String> base(Path folder) throws IOException {
    Matcher base = BASE.matcher(Files.readString(folder.resolve("title.yaml")));
    return base.find() ? Optional.of(base.group(1)) : Optional.empty();
  }

  private static PicturedProject empty() throws IOException {
    var project =
        new PicturedProject(Files.createTempDirectory("roundhouse-pictures").toRealPath());
    Folder.copy(Path.of("scripts"), project.root().resolve("scripts"));
    Files.createDirectories(project.state());
    Files.writeString(project.state().resolve("window.properties"), ARRANGED);
    return project;
  }

  /** Where the window finds designs, scripts and the library. */
  ProjectFolders folders() {
    return new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath()));
  }

  /** A file of the design being played. */
  Path file(String name) {
    return root.resolve("designs").resolve(TITLE).resolve(name);
  }

  /** Where the window keeps its settings. */
  Path state() {
    return root.resolve("state");
  }

  /** Replaces text in a file of the design being played. */
  void edit(String file, String before, String after) throws IOException {
    Path edited = file(file);
    Files.writeString(edited, Files.readString(edited).replace(before, after));
  }

  @Override
  public void close() throws IOException {
    FolderTree.delete(root);
  }
}
