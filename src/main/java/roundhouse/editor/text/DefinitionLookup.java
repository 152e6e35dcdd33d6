package roundhouse.editor.text;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.reference.FormatDescription;
import roundhouse.edit.Document;
import roundhouse.edit.ValuePath;
import roundhouse.engine.play.HookRegistry;
import roundhouse.threads.BackgroundThreads;

/**
 * Finds where something is defined.
 *
 * @param shared what all designs may use
 */
record DefinitionLookup(KnownDesigns designs, SharedDefinitions shared) {
  private static final List<String> OWNED = List.of("privates", "companies", "trains");

  /**
   * Goes to the definition of a word at a path of a file: a name, a hook, a tile, or the base value
   * that a variant overrides.
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
