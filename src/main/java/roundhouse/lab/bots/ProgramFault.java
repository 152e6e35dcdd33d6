package roundhouse.lab.bots;

/** A program did not answer as it should; the message says what it did, in a clause. */
public final class ProgramFault extends Exception {
  private static final long serialVersionUID = 1;

  ProgramFault(String says) {
    super(says);
  }
}
