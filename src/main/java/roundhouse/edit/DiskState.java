package roundhouse.edit;

/**
 * What is known about the file of a document.
 *
 * @param ours the version that the text is based on, as last read or written here
 * @param theirs the current version
 * @param conflict whether the text and the current version changed in the same place
 */
record DiskState(FileText ours, FileText theirs, boolean conflict) {

  /** The file has the version that the text is based on. */
  static DiskState holding(FileText text) {
    return new DiskState(text, text, false);
  }

  /** Whether this is the known current version. */
  boolean holds(FileText found) {
    return found.raw().equals(theirs.raw());
  }

  /** The file has a new version that conflicts with the text. */
  DiskState conflicting(FileText found) {
    return new DiskState(ours, found, true);
  }

  /** The text is based on an old version and conflicts with the current one. */
  DiskState conflictingSince(String base) {
    return new DiskState(theirs.with(base), theirs, true);
  }

  /** The conflict is resolved. */
  DiskState settled() {
    return holding(theirs);
  }
}
