package roundhouse.bench.fuzz;

/** A case showed a fault of Roundhouse: it neither refused the input nor played by its laws. */
final class Finding extends RuntimeException {
  private static final long serialVersionUID = 1;

  Finding(String message) {
    super(message);
  }
}
