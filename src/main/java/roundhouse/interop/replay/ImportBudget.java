package roundhouse.interop.replay;

/** How many actions all searches may try together, so that no file takes long. */
final class ImportBudget {
  private static final int FOR_ANY_GAME = 1_000;
  private static final int FOR_EACH_ACTION = 4;

  private final int most;
  private int tried;

  ImportBudget(int actions) {
    most = FOR_ANY_GAME + FOR_EACH_ACTION * actions;
  }

  void spend() {
    tried++;
  }

  boolean isSpent() {
    return tried >= most;
  }

  String says(String stuck) {
    return stuck + " (" + tried + " ways to go on were tried)";
  }
}
