package roundhouse.design.loading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.Span;
import roundhouse.design.yaml.YamlNode;
import roundhouse.design.yaml.YamlReader;
import roundhouse.words.VisibleText;

/** Reads one folder: its {@code title.yaml} and the parts that have their own files. */
public final class DesignFolderReader {
  public static final String TITLE = "title";
  public static final String EXTENDS = "extends";

  /** The part of a folder with notes on the design, which the rules do not read. */
  public static final String NOTES = "notes";

  /** The parts of a title that may have their own files. */
  public static final List<String> PARTS =
      List.of(
          "map",
          "tiles",
          "market",
          "trains",
          "phases",
          "kinds",
          "companies",
          "privates",
          "rounds",
          "options");

  private final Path folder;
  private final UnsavedTexts texts;
  private final Problems problems;
  private final List<Path> files;
  private final Set<String> unreadable;

  /**
   * @param texts unsaved texts, read instead of the files
   * @param files receives the files that were read
   * @param unreadable receives the parts whose files could not be read
   */
  DesignFolderReader(
      Path folder,
      UnsavedTexts texts,
      Problems problems,
      List<Path> files,
      Set<String> unreadable) {
    this.folder = folder;
    this.texts = texts;
    this.problems = problems;
    this.files = files;
    this.unreadable = unreadable;
  }

  /** The title with its parts in place; empty if its {@code title.yaml} cannot be read. */
  Optional<MapNode> read() {
    if (!isNameable(folder.getFileName().toString())) {
      problems.error(
          SourcePlace.start(folder),
          "",
          "the name of this folder has characters that cannot be shown or are not in UTF-8",
          System.getProperty("sun.jnu.encoding", "UTF-8").startsWith("UTF")
              ? "rename the folder with letters, digits, spaces and any of . _ + -"
              : "set LC_ALL=C.UTF-8, because names in this locale have no other letters than those"
                  + " of English");
      return Optional.empty();
    }
    Optional<YamlNode> title = read(file(TITLE));
    warnOfStrays();
    List<MapNode.Entry> parts = PARTS.stream().flatMap(part -> part(part).stream()).toList();
    if (title.isPresent() && !(title.get() instanceof MapNode)) {
      problems.error(
          title.get().place(),
          "",
          "a title consists of keys and values, not " + title.get().kind(),
          "begin with 'title: …'");
    }
    return title
        .filter(MapNode.class::isInstance)
        .map(MapNode.class::cast)
        .map(map -> join(map, parts));
  }

  /**
   * Whether a folder is meant as a design: it has a {@code title.yaml}, readable or not, or the
   * folder itself cannot be read.
   */
  public static boolean isDesign(Path folder) {
    if (!Files.isDirectory(folder) || folder.getFileName().toString().startsWith(".")) return false;
    return !Files.isExecutable(folder)
        || Files.exists(folder.resolve(TITLE + ".yaml"), LinkOption.NOFOLLOW_LINKS);
  }

  /** Java shows bytes that are not in UTF-8 by a mark, and cannot find the folder by that name. */
  private static boolean isNameable(String name) {
    return VisibleText.line(name).equals(name) && name.indexOf('\uFFFD') < 0;
  }

  private Path file(String part) {
    return folder.resolve(part + ".yaml");
  }

  private Optional<YamlNode> read(Path file) {
    files.add(file);
    return texts
        .of(file)
        .map(text -> YamlReader.parse(file, text, problems))
        .orElseGet(() -> YamlReader.read(file, problems));
  }

  private Optional<MapNode.Entry> part(String part) {
    Path file = file(part);
    if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS) && texts.of(file).isEmpty())
      return Optional.empty();
    Optional<YamlNode> content = read(file);
    if (content.isEmpty()) unreadable.add(part);
    return content.map(
        node ->
            new MapNode.Entry(
                new ScalarNode(SourcePlace.start(file), Span.NONE, part, false), node));
  }

  private MapNode join(MapNode title, List<MapNode.Entry> parts) {
    List<MapNode.Entry> all = new ArrayList<>(title.entries());
    for (MapNode.Entry part : parts) {
      Optional<MapNode.Entry> inline = title.entry(part.name());
      inline.ifPresent(entry -> refuseTwice(entry.key()));
      if (inline.isEmpty()) all.add(part);
    }
    return title.with(all);
  }

  private void refuseTwice(ScalarNode part) {
    String message = "'" + part.text() + "' is given here and in " + part.text() + ".yaml";
    problems.error(part.place(), part.text(), message, "remove one of them");
  }

  private void warnOfStray(Path file, List<String> known) {
    problems.warning(
        SourcePlace.start(file),
        "",
        "no part of a design has this file name, so the file is ignored",
        SpellingHint.fix(file.getFileName().toString(), known));
  }

  /** Without a warning, a file with a misspelled name would be ignored silently. */
  private void warnOfStrays() {
    List<String> known =
        Stream.concat(Stream.of(TITLE, NOTES), PARTS.stream()).map(part -> part + ".yaml").toList();
    try (Stream<Path> listed = Files.list(folder)) {
      listed
          .filter(
              file ->
                  file.toString().matches(".*\\.ya?ml")
                      && !known.contains(file.getFileName().toString()))
          .sorted()
          .forEach(file -> warnOfStray(file, known));
    } catch (IOException | UncheckedIOException exception) {
      // The missing title.yaml is reported anyway.
      return;
    }
  }
}
