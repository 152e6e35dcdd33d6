package roundhouse.editor.text;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.MapNode;
import roundhouse.edit.DesignCompletions;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.words.UiWords;

/**
 * What is known about a place in a design's text: what may stand there, what it means, and where
 * its name is defined.
 */
final class DesignLanguageService {
  private final KnownDesigns designs = new KnownDesigns();
  private final DefinitionLookup definitions;

  DesignLanguageService(SharedDefinitions shared) {
    definitions = new DefinitionLookup(designs, shared);
  }

  /** The designs that it knows. */
  KnownDesigns designs() {
    return designs;
  }

  private static boolean ofDesign(Document document) {
    return document.file().toString().endsWith(".yaml");
  }

  DesignCompletions suggestions(Document document, int caret) {
    if (ScriptLanguageService.in(document))
      return ScriptLanguageService.suggestions(document.text(), caret);
    if (!ofDesign(document)) return new DesignCompletions(caret, caret, List.of());
    return DesignCompletions.at(
        document.file(), document.text(), caret, map -> names(document, map));
  }

  /** The names in the map at a path. */
  private List<String> names(Document document, String map) {
    return designs
        .map(document, map)
        .map(MapNode::keys)
        .map(keys -> keys.stream().flatMap(key -> Arrays.stream(key.split("\\s+"))).toList())
        .orElse(List.of());
  }

  /** The path of the value at an offset; empty while the text is broken. */
  private static Optional<ValuePath> path(Document document, int offset) {
    if (!ofDesign(document)) return Optional.empty();
    try {
      return Optional.of(document.yaml().pathAt(offset).under(DesignFiles.path(document.file())))
          .filter(path -> !path.isRoot());
    } catch (RefusedEdit broken) {
      return Optional.empty();
    }
  }

  /**
   * What the key or value at an offset means, how it is written, and which design it comes from.
   */
  Optional<String> help(Document document, int offset) {
    if (ScriptLanguageService.in(document))
      return ScriptLanguageService.help(word(document.text(), offset));
    return path(document, offset)
        .flatMap(
            path ->
                FormatDescription.at(path.names())
                    .filter(expected -> !expected.says().isEmpty())
                    .map(expected -> help(document, path, expected)));
  }

  private String help(Document document, ValuePath path, FormatDescription expected) {
    String form =
        expected.writtenForm().isEmpty()
            ? ""
            : " "
                + UiWords.of(
                    "text.form",
                    expected
                        .writtenForm()
                        .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
                        .replace("`", ""));
    return path + ": " + expected.says() + form + elsewhere(document, path);
  }

  /** What the base design says, if this one overrides it. */
  private String elsewhere(Document document, ValuePath path) {
    Optional<SourcePlace> place =
        designs.loaded(document).flatMap(now -> now.read().places().of(path.toString()));
    return place
        .map(SourcePlace::file)
        .map(Path::toAbsolutePath)
        .map(Path::normalize)
        .filter(file -> !file.equals(document.file()))
        .map(
            file ->
                " "
                    + UiWords.of(
                        "text.elsewhere",
                        file.getParent().getFileName() + "/" + file.getFileName()))
        .orElse("");
  }

  /** Goes to the definition of what is at an offset. */
  void definition(Document document, int offset, Consumer<SourcePlace> go) {
    definitions.find(document, path(document, offset), word(document.text(), offset), go);
  }

  /** The word at an offset. */
  static String word(String text, int offset) {
    int from = offset;
    int to = offset;
    while (from > 0 && " \t\n,[]{}()\"':;".indexOf(text.charAt(from - 1)) < 0) from--;
    while (to < text.length() && " \t\n,[]{}()\"':;".indexOf(text.charAt(to)) < 0) to++;
    return text.substring(from, to);
  }
}
