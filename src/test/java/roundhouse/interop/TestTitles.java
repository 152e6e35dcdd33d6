package roundhouse.interop;

import roundhouse.interop.replay.DesignTitles;
import roundhouse.interop.replay.RecordedTitles;
import roundhouse.testkit.Repository;

/** The titles of this repository. */
public final class TestTitles {
  private TestTitles() {}

  public static RecordedTitles all() {
    return new DesignTitles(Repository.titles());
  }
}
