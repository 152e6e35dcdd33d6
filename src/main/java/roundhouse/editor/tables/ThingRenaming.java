package roundhouse.editor.tables;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.OwnFileWriter;
import roundhouse.mapping.ThingEdits;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.ValueLocation;
import roundhouse.workshop.notes.Notes;

/** Gives a thing another name, in all parts of the design and in the notes on it, as one step. */
public record ThingRenaming(OpenDocuments documents, EditedMap design) {

  /** Whether the files are whole, so that it is known who names the thing. */
  public static boolean isPossible(Loaded loaded) {
    return loaded.isCurrent() && EditedMap.of(loaded.folder(), loaded.read()).isPresent();
  }

  public static ThingRenaming of(OpenDocuments documents, Loaded loaded) {
    return new ThingRenaming(documents, EditedMap.of(loaded.folder(), loaded.read()).orElseThrow());
  }

  /**
   * Whether the design that this one extends defines the thing.
   *
   * @param part where things of its kind are defined: {@code trains}, {@code map.hexes}
   */
  public boolean isInherited(String part, String name) {
    return ThingEdits.isInherited(design, part, name);
  }

  void rename(String part, String name, String other) {
    documents.replace(edits(part, name, other), true);
  }

  /**
   * What becomes of the text of each file that changes.
   *
   * @throws RefusedEdit if the thing cannot get that name
   */
  public Map<Path, UnaryOperator<String>> edits(String part, String name, String other) {
    var byFile = new LinkedHashMap<ValueLocation, List<DesignEdit>>();
    for (DesignEdit edit : ThingEdits.rename(design, part, name, other)) {
      ValueLocation file = file(edit.path());
      boolean notes = file.file().endsWith(Notes.FILE);
      if (!notes || Files.exists(file.file()))
        byFile.computeIfAbsent(file, _ -> new ArrayList<>()).add(edit);
    }
    Map<Path, UnaryOperator<String>> texts = new LinkedHashMap<>();
    byFile.forEach((file, edits) -> texts.put(file.file(), text -> written(file, edits, text)));
    return texts;
  }

  /** The file for a path, and the path of the node that the file holds. */
  private ValueLocation file(ValuePath path) {
    ValueLocation spot = ValueLocation.in(design.folder(), path, documents);
    int outer = path.names().size() - spot.path().names().size();
    return new ValueLocation(spot.file(), new ValuePath(path.names().subList(0, outer)));
  }

  private String written(ValueLocation file, List<DesignEdit> edits, String text) {
    return new OwnFileWriter(design, file.path().names().size())
        .apply(DesignFiles.read(file.file(), text), edits)
        .text();
  }
}
