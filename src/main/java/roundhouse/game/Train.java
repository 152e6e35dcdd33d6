package roundhouse.game;

/** A train card: its type, and which of the cards of the type it is, from 0. */
public record Train(String type, int number) {

  /** How actions name it: "3+1-0". */
  public String id() {
    return type + "-" + number;
  }

  /** The card of that name; what names none is a type without a number, which no card has. */
  public static Train parse(String id) {
    int dash = id.lastIndexOf('-');
    try {
      return dash < 0
          ? new Train(id, -1)
          : new Train(id.substring(0, dash), Integer.parseInt(id.substring(dash + 1)));
    } catch (NumberFormatException noNumber) {
      return new Train(id, -1);
    }
  }
}
