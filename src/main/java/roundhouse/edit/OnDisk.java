package roundhouse.edit;

/**
 * What is known about the file of a document.
 *
 * @param ours the version that the text is based on, as last read or written here
 * @param theirs the current version
 * @param conflict whether the text and the current version changed in the same place
 */
record OnDisk(FileText ours, FileText theirs, boolean conflict) {

  /** The file has the version that the text is based on. */
  static OnDisk holding(FileText text) {
    return new OnDisk(text, text, false);
  }

  /** Whether this is the known current version. */
  boolean holds(FileText found) {
    return found.raw().equals(theirs.raw());
  }

  /** The file has a new version that conflicts with the text. */
  OnDisk against(FileText found) {
    return new OnDisk(ours, found, true);
  }

  /** The text is based on an old version and conflicts with the current one. */
  OnDisk since(String base) {
    return new OnDisk(theirs.with(base), theirs, true);
  }

  /** The conflict is resolved. */
  OnDisk settled() {
    return holding(theirs);
  }
}
