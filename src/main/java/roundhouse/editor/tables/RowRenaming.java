package roundhouse.editor.tables;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.ValuePath;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.OwnFileWriter;
import roundhouse.mapping.ThingEdits;
import roundhouse.workshop.documents.LoadedDesign;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.ValueLocation;
import roundhouse.workshop.notes.Notes;

/** Gives a row another name, in all parts of the design and in the notes on it, as one step. */
record RowRenaming(OpenDocuments documents, EditedMap design) {

  /** Whether the files are whole, so that it is known who names the row. */
  static boolean isPossible(LoadedDesign loaded) {
    return loaded.isCurrent() && EditedMap.of(loaded.folder(), loaded.result()).isPresent();
  }

  static RowRenaming of(OpenDocuments documents, LoadedDesign loaded) {
    return new RowRenaming(documents, EditedMap.of(loaded.folder(), loaded.result()).orElseThrow());
  }

  void rename(String part, String name, String other) {
    var byFile = new LinkedHashMap<ValueLocation, List<DesignEdit>>();
    for (DesignEdit edit : ThingEdits.rename(design, part, name, other)) {
      ValueLocation file = file(edit.path());
      boolean notes = file.file().endsWith(Notes.FILE);
      if (!notes || Files.exists(file.file()))
        byFile.computeIfAbsent(file, _ -> new ArrayList<>()).add(edit);
    }
    Map<Path, UnaryOperator<String>> texts = new LinkedHashMap<>();
    byFile.forEach((file, edits) -> texts.put(file.file(), text -> written(file, edits, text)));
    documents.replace(texts, true);
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
