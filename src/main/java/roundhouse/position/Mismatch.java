package roundhouse.position;

/**
 * A value that differs from what a test expects.
 *
 * @param path of the value in the test's file, {@code steps.0.then.bank}
 * @param says the actual and the expected value, in a sentence
 */
record Mismatch(String path, String says) {}
