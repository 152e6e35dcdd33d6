package roundhouse.editor.text;

import java.nio.file.Path;
import java.util.List;
import roundhouse.workshop.documents.TextSearch;

/** A row of the found places: a file, or a place in it. */
sealed interface SearchRow {
  /** The places that the row stands for. */
  List<TextSearch.Match> places();

  /** The file above its places. */
  record InFile(Path file, List<TextSearch.Match> places) implements SearchRow {
    /** The file with its folder. */
    String name() {
      return file.getParent().getFileName() + "/" + file.getFileName();
    }
  }

  /** A place in the file above it. */
  record Place(TextSearch.Match match) implements SearchRow {
    @Override
    public List<TextSearch.Match> places() {
      return List.of(match);
    }
  }
}
