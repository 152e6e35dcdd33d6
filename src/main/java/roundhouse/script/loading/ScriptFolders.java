package roundhouse.script.loading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.SpellingHint;
import roundhouse.files.RegularFiles;
import roundhouse.script.source.ScriptSource;

/** The script files of a title, in the folders of the designs that it comes from. */
final class ScriptFolders {
  private final Path root;
  private final LoadResult design;
  private final UnsavedTexts texts;
  private final List<Problem> problems;

  /**
   * @param root of all script folders
   * @param texts read instead of files
   * @param problems receives what cannot be found or read
   */
  ScriptFolders(Path root, LoadResult design, UnsavedTexts texts, List<Problem> problems) {
    this.root = root.normalize();
    this.design = design;
    this.texts = texts;
    this.problems = problems;
  }

  /** Reports folders that the design names but that do not exist: their rules would not apply. */
  void requireNamed() {
    for (String name : design.origins().getLast().scripts())
      if (inside(root, name).filter(Files::isDirectory).isEmpty()) problems.add(noFolder(name));
  }

  private Problem noFolder(String name) {
    SourcePlace place = design.places().near("scripts").orElseGet(() -> SourcePlace.start(root));
    return new Problem(
        Severity.ERROR,
        place,
        "scripts",
        "there is no folder '" + name + "' in '" + root + "'",
        SpellingHint.of(name, there())
            .map(near -> "did you mean '" + near + "'?")
            .orElse("a folder that titles share is copied from 'scripts' of Roundhouse"));
  }

  private List<String> there() {
    try {
      return RegularFiles.list(root).stream()
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  /**
   * Every script that belongs to no option, those of the base first. A later one takes the place of
   * one with its name in a folder that titles share.
   */
  List<Path> plain(Set<String> ofOptions) {
    var found = new ArrayList<Path>();
    for (LoadResult.Origin origin : design.origins()) {
      for (Path folder : folders(origin)) {
        List<Path> more =
            scripts(folder).stream()
                .filter(file -> !ofOptions.contains(file.getFileName().toString()))
                .toList();
        found.removeIf(
            file ->
                isShared(design, file.getParent().getFileName().toString())
                    && more.stream().anyMatch(each -> sameName(each, file)));
        found.addAll(more);
      }
    }
    return found;
  }

  /** Whether titles share the scripts of a folder: it has the name of none of these designs. */
  static boolean isShared(LoadResult design, String folder) {
    return design.origins().stream()
        .noneMatch(origin -> origin.folder().getFileName().toString().equals(folder));
  }

  private static boolean sameName(Path one, Path other) {
    return one.getFileName().equals(other.getFileName());
  }

  /** Looks for an option's script in the folders of the design, then of the designs it extends. */
  Optional<Path> find(String option, String name) {
    Optional<Path> found =
        design.origins().reversed().stream()
            .flatMap(origin -> folders(origin).stream())
            .flatMap(folder -> inside(folder, name).stream())
            .filter(Files::exists)
            .findFirst();
    if (found.isEmpty()) problems.add(missing(option, name));
    return found;
  }

  /** Reads a script; empty if it cannot be read, which is a problem of this title alone. */
  Optional<ScriptSource> read(Path file) {
    try {
      if (!leadsOut(file)) return Optional.of(source(file));
      problems.add(outside(file));
      return Optional.empty();
    } catch (IOException unreadable) {
      problems.add(problem(file, "this script cannot be read: " + RegularFiles.reason(unreadable)));
      return Optional.empty();
    }
  }

  private ScriptSource source(Path file) throws IOException {
    Optional<String> unsaved = texts.of(file);
    return unsaved.isPresent()
        ? new ScriptSource(name(file), unsaved.get(), file.toString())
        : ScriptSource.read(name(file), file);
  }

  /** A link may lead anywhere; trust in the folder of scripts does not cover what is there. */
  private boolean leadsOut(Path file) throws IOException {
    return !file.toRealPath().startsWith(root.toRealPath());
  }

  private Problem outside(Path file) {
    return new Problem(
        Severity.ERROR,
        SourcePlace.start(file),
        "",
        "this script is a link that leads out of the folder '" + root + "'",
        "copy the file there");
  }

  /** The code of all scripts, also of options that are off; a comment calls and reads nothing. */
  List<String> allTexts() {
    return plain(Set.of()).stream()
        .flatMap(file -> read(file).stream())
        .map(ScriptSource::code)
        .toList();
  }

  /** The name by which other scripts import it. */
  String name(Path file) {
    return root.relativize(file.normalize()).toString().replace('\\', '/');
  }

  /** The script folders that a design names, and the one with its own name, the last if unnamed. */
  private List<Path> folders(LoadResult.Origin origin) {
    var names = new LinkedHashSet<>(origin.scripts());
    names.add(origin.folder().getFileName().toString());
    return names.stream()
        .flatMap(name -> inside(root, name).stream())
        .filter(Files::isDirectory)
        .toList();
  }

  /** What has that name in a folder; empty if the name leads out of it or is no file's. */
  private static Optional<Path> inside(Path folder, String name) {
    return RegularFiles.path(name)
        .map(path -> folder.resolve(path).normalize())
        .filter(path -> path.startsWith(folder));
  }

  private List<Path> scripts(Path folder) {
    try {
      return RegularFiles.list(folder).stream()
          .filter(file -> file.getFileName().toString().endsWith(".js"))
          .toList();
    } catch (IOException unreadable) {
      problems.add(
          problem(
              folder, "this folder of scripts cannot be read: " + RegularFiles.reason(unreadable)));
      return List.of();
    }
  }

  private Problem missing(String option, String name) {
    String path = "options." + option + ".script";
    SourcePlace place = design.places().near(path).orElseGet(() -> SourcePlace.start(root));
    List<String> there =
        design.origins().stream()
            .flatMap(origin -> folders(origin).stream())
            .flatMap(folder -> scripts(folder).stream())
            .map(file -> file.getFileName().toString())
            .distinct()
            .toList();
    return new Problem(
        Severity.ERROR,
        place,
        path,
        "there is no script '" + name + "' for the option '" + option + "'",
        SpellingHint.fix(name, there));
  }

  private static Problem problem(Path file, String message) {
    return new Problem(Severity.ERROR, SourcePlace.start(file), "", message, "");
  }
}
