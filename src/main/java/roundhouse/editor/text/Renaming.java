package roundhouse.editor.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.RefusedEdit;
import roundhouse.files.RegularFiles;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.DefinedName;
import roundhouse.workshop.documents.TextReplacement;
import roundhouse.workshop.documents.TextSearch;
import roundhouse.workshop.notes.Notes;

/**
 * A thing of a design that gets another name.
 *
 * @param title the whole design
 * @param files where its name may occur
 * @param inherited for a thing that the design inherits, what becomes of the text of each file
 */
public record Renaming(
    DefinedName name, YamlNode title, List<Path> files, Optional<Inherited> inherited) {

  /** Gives an inherited thing another name in the design that inherits it. */
  public interface Inherited {
    /**
     * @throws RefusedEdit if the thing cannot get that name
     */
    Map<Path, UnaryOperator<String>> edits(String other);
  }

  /**
   * A thing of the design in a folder, whose test positions and notes may name it too.
   *
   * @param files of the design, with those of designs that it extends
   */
  public static Renaming of(DefinedName name, YamlNode title, Path folder, List<Path> files) {
    var own = new ArrayList<Path>();
    files.stream()
        .filter(file -> file.startsWith(folder) || !file.toString().endsWith(".yaml"))
        .forEach(own::add);
    Path notes = folder.resolve(Notes.FILE);
    if (Files.exists(notes)) own.add(notes);
    try (Stream<Path> tests =
        Files.isDirectory(folder.resolve("tests"))
            ? Files.list(folder.resolve("tests"))
            : Stream.empty()) {
      tests.filter(file -> file.toString().endsWith(".yaml")).sorted().forEach(own::add);
    } catch (IOException unreadable) {
      // The files of the design itself are known.
    }
    return new Renaming(name, title, List.copyOf(own), Optional.empty());
  }

  /** The same for a thing that the design inherits. */
  public Renaming of(Inherited here) {
    return new Renaming(name, title, files, Optional.of(here));
  }

  /**
   * What becomes of the text of each file.
   *
   * @param picked the places of the name that are to change
   */
  Map<Path, UnaryOperator<String>> edits(Map<Path, List<TextSearch.Match>> picked, String other) {
    var edits = new LinkedHashMap<>(TextReplacement.of(picked, other));
    inherited.map(here -> here.edits(other)).ifPresent(edits::putAll);
    return edits;
  }

  /** The text of the button that renames the thing in a number of places. */
  String button(int count) {
    return inherited.isPresent()
        ? UiWords.of("search.rename-here")
        : UiWords.counted("search.rename-all", count);
  }

  /** Why the thing cannot get a name; empty if it can. */
  Optional<String> refusal(String other) {
    if (other.equals(name.name())) return Optional.empty();
    if (name.isTaken(other, title))
      return Optional.of(UiWords.of("search.taken", name.kind(), other));
    return name.isFit(other)
        ? inherited.flatMap(here -> refusal(here, other))
        : Optional.of(UiWords.of("search.unfit", other, name.kind()));
  }

  private static Optional<String> refusal(Inherited here, String other) {
    try {
      here.edits(other);
      return Optional.empty();
    } catch (RefusedEdit refused) {
      return Optional.of(refused.getMessage());
    }
  }

  /** The places where the name means the thing. */
  List<TextSearch.Match> uses(List<TextSearch.Match> found, Map<Path, String> texts) {
    return name.uses(found, file -> text(file, texts));
  }

  private static String text(Path file, Map<Path, String> texts) {
    try {
      String typed = texts.get(file);
      return typed == null ? RegularFiles.text(file) : typed;
    } catch (IOException unreadable) {
      return "";
    }
  }
}
