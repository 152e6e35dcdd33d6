package roundhouse.interop;

import roundhouse.testkit.Repository;

/** The titles of this repository. */
final class TestTitles {
  private TestTitles() {}

  static RecordedTitles all() {
    return new DesignTitles(Repository.titles());
  }
}
