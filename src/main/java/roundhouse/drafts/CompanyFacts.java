package roundhouse.drafts;

import java.util.List;
import java.util.Map;

/**
 * What a source says about a company.
 *
 * @param kind the source's word for its kind
 * @param shares certificates in percent, the president's first
 * @param rules keys of its kind: {@code floats-at}, {@code capital} and so on
 * @param own keys of the company itself: {@code home}, {@code available-from}
 */
public record CompanyFacts(
    String id,
    String name,
    String kind,
    String color,
    List<Integer> shares,
    List<Integer> markers,
    Map<String, Object> rules,
    Map<String, Object> own) {

  boolean hasHome() {
    return own.containsKey("home");
  }
}
