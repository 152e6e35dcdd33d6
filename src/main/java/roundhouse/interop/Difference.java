package roundhouse.interop;

/**
 * Something that is not the same here and there.
 *
 * @param path where in the state, "corps.C&N.market", or what was refused
 */
public record Difference(String path, String ours, String theirs) {

  @Override
  public String toString() {
    return path + ": ours " + ours + ", theirs " + theirs;
  }
}
