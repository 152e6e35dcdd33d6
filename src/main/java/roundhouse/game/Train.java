package roundhouse.game;

/** A train card: its type, and its number among the cards of that type, from 0. */
public record Train(String type, int number) {

  /** Its name in actions: "3+1-0". */
  public String id() {
    return type + "-" + number;
  }

  public static Train parse(String id) {
    int dash = id.lastIndexOf('-');
    return new Train(id.substring(0, dash), Integer.parseInt(id.substring(dash + 1)));
  }
}
