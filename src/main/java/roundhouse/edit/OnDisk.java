package roundhouse.edit;

/**
 * What is known of a document's file.
 *
 * @param ours what it held when it was last read or written here, on which the text is built
 * @param theirs what it holds by now
 * @param conflict whether the text changes what they changed too
 */
record OnDisk(FileText ours, FileText theirs, boolean conflict) {

  /** The file holds what the text is built on. */
  static OnDisk holding(FileText text) {
    return new OnDisk(text, text, false);
  }

  /** Whether the file is known to hold that. */
  boolean holds(FileText found) {
    return found.raw().equals(theirs.raw());
  }

  /** The file holds something that does not go together with the text. */
  OnDisk against(FileText found) {
    return new OnDisk(ours, found, true);
  }

  /**
   * The text is built on what the file held once, and does not go together with what it holds now.
   */
  OnDisk since(String base) {
    return new OnDisk(theirs.with(base), theirs, true);
  }

  /** Somebody has said which of both is meant. */
  OnDisk settled() {
    return holding(theirs);
  }
}
