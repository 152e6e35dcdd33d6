package roundhouse.turn;

import java.util.List;

/**
 * What would follow from something that is picked.
 *
 * @param says what it does, with its amount, as the button says it
 * @param legal whether the rules allow it
 * @param lines what it changes, the most important first; the reason if it is not legal
 */
public record TurnTrial(String says, boolean legal, List<String> lines) {
  public TurnTrial {
    lines = List.copyOf(lines);
  }
}
