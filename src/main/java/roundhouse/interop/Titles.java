package roundhouse.interop;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import roundhouse.design.RecordingsSpec;
import roundhouse.engine.Title;

/** The titles there are, as recordings need them. */
public interface Titles {

  /** Ids of all titles. */
  List<String> ids() throws IOException;

  /** How recordings name a title; blank names where it does not say. */
  RecordingsSpec recordings(String id) throws IOException;

  /**
   * A title with options on.
   *
   * @throws IOException when it cannot be loaded, with the reasons
   */
  Title load(String id, Set<String> options) throws IOException;
}
