package roundhouse.interop;

/**
 * A difference between our state and the recorded one.
 *
 * @param path in the state, "corps.C&N.market", or what was refused
 */
public record TraceDifference(String path, String ours, String theirs) {

  @Override
  public String toString() {
    return path + ": ours " + ours + ", theirs " + theirs;
  }
}
