package roundhouse.interop.replay;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import roundhouse.design.spec.RecordingsSpec;
import roundhouse.engine.Title;

/** The titles of recordings. */
public interface RecordedTitles {

  /** Ids of all titles. */
  List<String> ids() throws IOException;

  /** The names in recordings of a title; blank if the title has none. */
  RecordingsSpec recordings(String id) throws IOException;

  /**
   * A title with options on.
   *
   * @throws IOException when it cannot be loaded; the message says why
   */
  Title load(String id, Set<String> options) throws IOException;
}
