package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;
import roundhouse.design.binding.YamlNames;

/**
 * How soon the game ends after its cause. Written as one word if the kind of round does not matter.
 */
public record EndTiming(
    @Says("When it happens in an operating round.") When operating,
    @Says("When it happens in a stock round.") When stock,
    @Says("Earlier causes whose end of the game this one replaces while play still goes on.")
        @Default("")
        @WordList
        List<String> displaces) {

  public enum When {
    AT_ONCE,
    THIS_TURN,
    THIS_ROUND,
    THIS_SET,
    NEXT_OPERATING_ROUND,
    NEXT_SET,
    /**
     * If it happens in the first operating round of a set, that set, at the length the phase now
     * gives; otherwise the next set.
     */
    FULL_SET
  }

  public static EndTiming parse(String word) {
    When when = YamlNames.constant(When.class, word);
    return new EndTiming(when, when, List.of());
  }
}
