package roundhouse.drafts;

import java.util.List;
import java.util.Map;

/**
 * What a source says about a private.
 *
 * @param says its power in the source's words, or ""
 * @param abilities each with its {@code type}, in the words of the online engine
 */
public record PrivateFacts(
    String id,
    String name,
    int price,
    int income,
    int openingPrice,
    String players,
    String says,
    List<Map<String, Object>> abilities) {

  boolean hasPower() {
    return !abilities.isEmpty()
        || !(says.isBlank() || says.matches("(?i).*\\bno special\\b.*|(?i)none\\.?"));
  }
}
