package roundhouse.mapping;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import roundhouse.board.TileCatalogue;
import roundhouse.design.loading.DesignFolderReader;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.Problem;
import roundhouse.edit.DesignFiles;

/** A design in a folder, whose map is edited and whose files are then inspected. */
final class Sketchbook {
  private final Path folder;

  private Sketchbook(Path folder) {
    this.folder = folder;
  }

  /** A design with this map, and a company with its home in B4. */
  static Sketchbook of(Path root, String map) {
    var book = new Sketchbook(root.resolve("isle"));
    book.write("title", "title: Isle\n");
    book.write("map", map);
    book.write("companies", "Red: { name: Red Railway, home: B4 }   # the first\n");
    return book;
  }

  /** A variant of it; an empty text for no own map. */
  Sketchbook variant(String map) {
    var book = new Sketchbook(folder.resolveSibling("variant"));
    book.write("title", "extends: ../isle\ntitle: Variant\n");
    if (!map.isEmpty()) book.write("map", map);
    return book;
  }

  Sketchbook write(String part, String text) {
    try {
      Files.createDirectories(folder);
      Files.writeString(file(part), text);
      return this;
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private Path file(String part) {
    return folder.resolve(part + ".yaml");
  }

  /** The content of the file of a part; "" if there is none. */
  String read(String part) {
    try {
      return Files.exists(file(part)) ? Files.readString(file(part)) : "";
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  EditedMap edited() {
    return EditedMap.of(folder, load()).orElseThrow();
  }

  /** The map before, as the design reads now, if only other parts were edited. */
  Optional<EditedMap> again(EditedMap before) {
    return before.again(folder, load());
  }

  /** What is wrong with names in the design, with each of its options. */
  List<String> wrongNames() {
    return load().problems().stream()
        .map(Problem::message)
        .filter(message -> message.startsWith("there is no"))
        .toList();
  }

  private LoadResult load() {
    return DesignLoader.load(folder, TileCatalogue.load(Path.of("tile-library")), Set.of());
  }

  /** Edits the map and writes the files; returns the content of the map's file. */
  String draw(Function<EditedMap, List<DesignEdit>> command) {
    EditedMap before = edited();
    List<DesignEdit> edits = command.apply(before);
    edits.stream()
        .map(Sketchbook::part)
        .distinct()
        .forEach(
            part ->
                write(
                    part, before, edits.stream().filter(edit -> part(edit).equals(part)).toList()));
    return read("map");
  }

  /** Gives a thing another name, and writes the files. */
  void rename(String part, String name, String other) {
    draw(map -> ThingEdits.rename(map, part, name, other));
  }

  /** The part whose file an edit belongs in. */
  private static String part(DesignEdit edit) {
    String part = edit.path().names().getFirst();
    boolean own = DesignFolderReader.PARTS.contains(part) || part.equals(DesignFolderReader.NOTES);
    return own ? part : DesignFolderReader.TITLE;
  }

  private void write(String part, EditedMap before, List<DesignEdit> edits) {
    int outer = part.equals(DesignFolderReader.TITLE) ? 0 : 1;
    write(
        part,
        new OwnFileWriter(before, outer)
            .apply(DesignFiles.read(file(part), read(part)), edits)
            .text());
  }

  String companies() {
    return read("companies");
  }
}
