package roundhouse.design.spec;

/** How many there are: a number or {@code unlimited}. */
public record Count(int number, boolean unlimited) {

  public static Count parse(String text) {
    return text.equals("unlimited") ? new Count(0, true) : new Count(Integer.parseInt(text), false);
  }
}
