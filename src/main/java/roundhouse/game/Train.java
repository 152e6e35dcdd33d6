package roundhouse.game;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A train card: its type, and which of the cards of the type it is, from 0. */
public record Train(String type, int number) {
  private static final Pattern CARD = Pattern.compile("(.+)-(\\d{1,9})");

  /** Its name in actions: "3+1-0". */
  public String id() {
    return type + "-" + number;
  }

  /** What sentences call the card of that name: "3+1-train". */
  public static String words(String id) {
    return parse(id).type() + "-train";
  }

  /** The card of that name; what names none is a type without a number, which no card has. */
  public static Train parse(String id) {
    return read(id).orElseGet(() -> new Train(id, -1));
  }

  /** The card of that name; nothing if it is no name of a card. */
  public static Optional<Train> read(String id) {
    Matcher card = CARD.matcher(id);
    return card.matches()
        ? Optional.of(new Train(card.group(1), Integer.parseInt(card.group(2))))
        : Optional.empty();
  }
}
