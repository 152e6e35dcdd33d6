package roundhouse.editor.text;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.DesignCompletions;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.engine.play.HookRegistry;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.LoadedDesign;
import roundhouse.workshop.documents.ProjectCheck;

/**
 * What is known about a place in a design's text: what may stand there, what it means, and where
 * its name is defined.
 */
final class DesignLanguageService {
  private static final List<String> OWNED = List.of("privates", "companies", "trains");

  private final SharedDefinitions definitions;
  private Optional<LoadedDesign> inPlay = Optional.empty();
  private Map<Path, ProjectCheck.Found> others = Map.of();

  DesignLanguageService(SharedDefinitions definitions) {
    this.definitions = definitions;
  }

  void show(LoadedDesign now) {
    inPlay = Optional.of(now);
  }

  void show(Map<Path, ProjectCheck.Found> found) {
    others = found;
  }

  /** The design that contains a file, otherwise the one being played. */
  private Optional<LoadedDesign> loaded(Document document) {
    return loaded(document.file().getParent()).or(() -> inPlay);
  }

  private Optional<LoadedDesign> loaded(Path design) {
    if (inPlay.filter(now -> now.folder().equals(design)).isPresent()) return inPlay;
    return Optional.ofNullable(others.get(design)).map(ProjectCheck.Found::loaded);
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
    return map(document, map)
        .map(MapNode::keys)
        .map(keys -> keys.stream().flatMap(key -> Arrays.stream(key.split("\\s+"))).toList())
        .orElse(List.of());
  }

  private Optional<MapNode> map(Document document, String path) {
    Optional<YamlNode> node =
        loaded(document).flatMap(now -> now.result().tree()).map(YamlNode.class::cast);
    for (String name : path.split("\\."))
      node = node.filter(MapNode.class::isInstance).flatMap(map -> ((MapNode) map).get(name));
    return node.filter(MapNode.class::isInstance).map(MapNode.class::cast);
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
        loaded(document).flatMap(now -> now.result().places().of(path.toString()));
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

  /**
   * Goes to the definition of what is at an offset: a name, a hook, a tile, or the base value that
   * a variant overrides.
   */
  void definition(Document document, int offset, Consumer<SourcePlace> go) {
    String word = word(document.text(), offset);
    Optional<ValuePath> path = path(document, offset);
    named(document, path, word)
        .or(() -> base(document, path))
        .ifPresentOrElse(go, () -> shared(document, path, word, go));
  }

  private Optional<SourcePlace> named(Document document, Optional<ValuePath> path, String word) {
    return path.map(DesignLanguageService::mapsNamedAt).orElse(List.of()).stream()
        .flatMap(named -> map(document, named).stream())
        .flatMap(map -> map.entries().stream())
        .filter(entry -> List.of(entry.name().split("\\s+")).contains(word))
        .findFirst()
        .map(entry -> entry.key().place());
  }

  /** The maps whose names may be written at a path; lists may mix what can be owned. */
  private static List<String> mapsNamedAt(ValuePath path) {
    Optional<String> referenced =
        FormatDescription.at(path.names()).flatMap(FormatDescription::referencedMap);
    if (referenced.isPresent()) return List.of(referenced.get());
    boolean listed =
        Stream.of(path, path.parent())
            .flatMap(at -> FormatDescription.at(at.names()).stream())
            .anyMatch(FormatDescription::isList);
    return listed ? OWNED : List.of();
  }

  /** Where the nearest base design sets the same value. */
  private Optional<SourcePlace> base(Document document, Optional<ValuePath> path) {
    List<LoadResult.Origin> origins =
        loaded(document).map(now -> now.result().origins()).orElse(List.of());
    return origins.reversed().stream()
        .map(origin -> origin.folder().toAbsolutePath().normalize())
        .filter(folder -> !folder.equals(document.file().getParent()))
        .flatMap(folder -> loaded(folder).stream())
        .flatMap(loaded -> path.flatMap(at -> loaded.result().places().of(at.toString())).stream())
        .filter(place -> !place.file().toAbsolutePath().normalize().equals(document.file()))
        .findFirst();
  }

  /** Looks up shared definitions in the background. */
  private void shared(
      Document document, Optional<ValuePath> path, String word, Consumer<SourcePlace> go) {
    boolean hook = ScriptLanguageService.in(document) && HookRegistry.named(word).isPresent();
    boolean tile = path.filter(at -> at.names().getFirst().equals("tiles")).isPresent();
    if (!hook && !tile) return;
    Thread.ofVirtual()
        .start(
            () ->
                (hook ? definitions.hook(word) : definitions.tile(word))
                    .ifPresent(place -> SwingUtilities.invokeLater(() -> go.accept(place))));
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
