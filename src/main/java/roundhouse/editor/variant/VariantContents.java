package roundhouse.editor.variant;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.TextEdit;
import roundhouse.edit.YamlText;
import roundhouse.mapping.CarriedEdit;
import roundhouse.mapping.CarriedTyping;
import roundhouse.mapping.EditedMap;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.HeldEdit;
import roundhouse.workshop.project.FolderTitleSource;

/**
 * The files of a variant that is made for held edits. Edits by values are in its files from the
 * start; what was typed is put into their open texts, where it can be typed on before it is saved.
 */
final class VariantContents {
  private final Path base;
  private final Path folder;
  private final Path scripts;
  private final Path baseScripts;
  private final List<HeldEdit> edits;
  private final Map<Path, String> written = new LinkedHashMap<>();
  private final Optional<EditedMap> variant;

  /** Reads the design, which takes a while. */
  VariantContents(FolderTitleSource source, Path base, String name, List<HeldEdit> edits) {
    this.base = base.toAbsolutePath().normalize();
    this.edits = edits;
    folder = source.folders().designs().toAbsolutePath().normalize().resolve(name);
    scripts = source.folders().scripts().toAbsolutePath().normalize().resolve(name);
    baseScripts = source.scripts(base).toAbsolutePath().normalize();
    variant = EditedMap.of(folder, source.read(base, Set.of(), _ -> Optional.empty()));
  }

  /** The file of the variant for that of an edit. */
  Path file(HeldEdit edit) {
    Path file = edit.document().file();
    return file.startsWith(base)
        ? folder.resolve(base.relativize(file))
        : scripts.resolve(baseScripts.relativize(file));
  }

  /** Whether a file holds a part of the design by its values. */
  private boolean isPart(HeldEdit edit) {
    Path file = file(edit);
    return file.getParent().equals(folder) && file.toString().endsWith(".yaml");
  }

  List<HeldEdit> typed() {
    return edits.stream().filter(edit -> edit.typed().isPresent()).toList();
  }

  /** What the files written with edits held before, "" for new ones. */
  Map<Path, String> written() {
    return written;
  }

  /** The files of the variant with the edits by values. */
  Map<String, String> with(Map<String, String> begun) {
    var contents = new LinkedHashMap<>(begun);
    for (HeldEdit edit : edits) {
      if (edit.typed().isPresent()) continue;
      String name = file(edit).getFileName().toString();
      String own = contents.getOrDefault(name, "");
      contents.put(name, carried(edit, DesignFiles.read(file(edit), own)));
      written.putIfAbsent(file(edit), own);
    }
    return contents;
  }

  private String carried(HeldEdit edit, YamlText own) {
    Path file = file(edit);
    return new CarriedEdit(inherited(), DesignFiles.path(file))
        .apply(own, DesignFiles.read(file, edit.before()), DesignFiles.read(file, edit.after()))
        .text();
  }

  private EditedMap inherited() {
    return variant.orElseThrow(() -> new RefusedEdit(UiWords.of("hexes.broken")));
  }

  /**
   * What was typed, carried over to the open text of the variant's file.
   *
   * @param own the text of that file
   */
  CarriedTyping carried(HeldEdit edit, String own) {
    TextEdit typed = edit.typed().orElseThrow();
    return isPart(edit) && variant.isPresent()
        ? CarriedTyping.of(variant.get(), file(edit), own, edit.before(), typed)
        : CarriedTyping.whole(edit.before(), typed);
  }
}
