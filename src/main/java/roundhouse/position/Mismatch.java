package roundhouse.position;

/**
 * Something that is not as a test says.
 *
 * @param path of the value in the test's file, {@code steps.0.then.bank}
 * @param says what is and what should be, in a sentence
 */
record Mismatch(String path, String says) {}
