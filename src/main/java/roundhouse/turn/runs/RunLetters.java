package roundhouse.turn.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.route.problem.StopRef;
import roundhouse.words.UiWords;

/**
 * A letter for each stop to which a run may continue. B plans the best runs and R turns tiles, so
 * neither stands for a stop.
 */
public record RunLetters(List<StopRef> stops) {
  private static final String LETTERS = "acdefghijklmnopqstuvwxyz";

  /** Letters for as many stops as there are letters. */
  public static RunLetters of(List<StopRef> stops) {
    return new RunLetters(stops.stream().limit(LETTERS.length()).toList());
  }

  /** The stop of a letter, capital or not. */
  public Optional<StopRef> stop(char letter) {
    int index = LETTERS.indexOf(Character.toLowerCase(letter));
    return index >= 0 && index < stops.size() ? Optional.of(stops.get(index)) : Optional.empty();
  }

  /** Each letter with its stop by name and worth. */
  public String words(RunWords words) {
    var all = new ArrayList<String>();
    for (int index = 0; index < stops.size(); index++)
      all.add(
          UiWords.of(
              "runs.train",
              Character.toUpperCase(LETTERS.charAt(index)),
              words.stop(stops.get(index))));
    return String.join("  ", all);
  }
}
