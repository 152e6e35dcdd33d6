package roundhouse.editor.text;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
import roundhouse.engine.Hook;
import roundhouse.engine.play.HookRegistry;
import roundhouse.script.loading.Loaded;
import roundhouse.threads.BackgroundThreads;
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

  /** Whether a document is a part of a design, and no script. */
  static boolean isOfDesign(Document document) {
    return document.file().toString().endsWith(".yaml");
  }

  DesignCompletions suggestions(Document document, int caret) {
    if (ScriptLanguageService.in(document))
      return ScriptLanguageService.suggestions(document.text(), caret);
    if (!isOfDesign(document)) return new DesignCompletions(caret, caret, List.of());
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
    if (!isOfDesign(document)) return Optional.empty();
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

  /**
   * Finds where something is defined.
   *
   * @param shared what all designs may use
   */
  private record DefinitionLookup(KnownDesigns designs, SharedDefinitions shared) {
    private static final List<String> OWNED = List.of("privates", "companies", "trains");

    /**
     * Goes to the definition of a word at a path of a file: a name, a hook, a tile, or the base
     * value that a variant overrides.
     */
    void find(Document document, Optional<ValuePath> path, String word, Consumer<SourcePlace> go) {
      named(document, path, word)
          .or(() -> base(document, path))
          .ifPresentOrElse(go, () -> inAllDesigns(document, path, word, go));
    }

    private Optional<SourcePlace> named(Document document, Optional<ValuePath> path, String word) {
      return path.map(DefinitionLookup::mapsNamedAt).orElse(List.of()).stream()
          .flatMap(named -> designs.map(document, named).stream())
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
          designs.loaded(document).map(now -> now.read().origins()).orElse(List.of());
      return origins.reversed().stream()
          .map(origin -> origin.folder().toAbsolutePath().normalize())
          .filter(folder -> !folder.equals(document.file().getParent()))
          .flatMap(folder -> designs.loaded(folder).stream())
          .flatMap(loaded -> path.flatMap(at -> loaded.read().places().of(at.toString())).stream())
          .filter(place -> !place.file().toAbsolutePath().normalize().equals(document.file()))
          .findFirst();
    }

    /** Looks up shared definitions in the background. */
    private void inAllDesigns(
        Document document, Optional<ValuePath> path, String word, Consumer<SourcePlace> go) {
      boolean hook = ScriptLanguageService.in(document) && HookRegistry.named(word).isPresent();
      boolean tile = path.filter(at -> at.names().getFirst().equals("tiles")).isPresent();
      if (!hook && !tile) return;
      BackgroundThreads.start(
          "definition",
          () ->
              (hook ? shared.hook(word) : shared.tile(word))
                  .ifPresent(place -> SwingUtilities.invokeLater(() -> go.accept(place))));
    }
  }

  /** The designs of the project as read last. */
  static final class KnownDesigns {
    private Optional<Loaded> inPlay = Optional.empty();
    private Map<Path, Loaded> others = Map.of();
    private boolean allRead;
    private Runnable waiting = () -> {};

    void show(Loaded now) {
      inPlay = Optional.of(now);
    }

    void show(Map<Path, Loaded> found) {
      others = found;
      allRead = true;
      Runnable next = waiting;
      waiting = () -> {};
      next.run();
    }

    /**
     * Acts once the design that contains a file has been read, which is at once except just after
     * the window has opened. Only the latest action waits.
     */
    void whenRead(Document document, Runnable action) {
      if (allRead || inPlay(document.file().getParent()).isPresent()) action.run();
      else waiting = action;
    }

    private Optional<Loaded> inPlay(Path design) {
      return inPlay.filter(now -> now.folder().equals(design));
    }

    /** The design that contains a file, otherwise the one being played. */
    Optional<Loaded> loaded(Document document) {
      return loaded(document.file().getParent()).or(() -> inPlay);
    }

    /** The design in a folder. */
    Optional<Loaded> loaded(Path design) {
      return inPlay(design).or(() -> Optional.ofNullable(others.get(design)));
    }

    /** The map at a path of the design that contains a file. */
    Optional<MapNode> map(Document document, String path) {
      Optional<YamlNode> node =
          loaded(document).flatMap(now -> now.read().tree()).map(YamlNode.class::cast);
      for (String name : path.split("\\."))
        node = node.filter(MapNode.class::isInstance).flatMap(map -> ((MapNode) map).get(name));
      return node.filter(MapNode.class::isInstance).map(MapNode.class::cast);
    }
  }

  /** Completion and help for words in a script: hooks, their arguments, and their context. */
  static final class ScriptLanguageService {
    private static final List<String> CONTEXT =
        List.of("state", "title", "standard", "random", "effects");
    private static final Pattern EXPORTED =
        Pattern.compile("export\\s+(?:function|const)\\s+(\\w+)");

    private ScriptLanguageService() {}

    static boolean in(Document document) {
      return document.file().toString().endsWith(".js");
    }

    /** Suggests hooks after {@code export}, otherwise the arguments of the enclosing hook. */
    static DesignCompletions suggestions(String text, int caret) {
      int from = caret;
      while (from > 0 && Character.isJavaIdentifierPart(text.charAt(from - 1))) from--;
      String before = text.substring(0, from);
      String begun = text.substring(from, caret);
      boolean naming = before.matches("(?s).*export\\s+(function|const)\\s+$");
      Stream<String> words =
          naming
              ? HookRegistry.names().stream()
              : Stream.concat(CONTEXT.stream(), arguments(before));
      return new DesignCompletions(
          from, caret, words.filter(word -> word.startsWith(begun)).sorted().toList());
    }

    private static Stream<String> arguments(String before) {
      Matcher exported = EXPORTED.matcher(before);
      String last = "";
      while (exported.find()) last = exported.group(1);
      return HookRegistry.named(last).stream().flatMap(ScriptLanguageService::names);
    }

    private static Stream<String> names(Hook<?, ?> hook) {
      return Arrays.stream(hook.arguments().getRecordComponents())
          .map(component -> component.getName());
    }

    /** What a hook asks or reports, and its arguments. */
    static Optional<String> help(String word) {
      return HookRegistry.named(word)
          .map(
              hook ->
                  UiWords.of(
                      "text.given",
                      hook.name(),
                      hook.says(),
                      names(hook).collect(Collectors.joining(", "))));
    }
  }
}
