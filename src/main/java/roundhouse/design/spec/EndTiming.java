package roundhouse.design.spec;

import java.util.Arrays;
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
        List<String> displaces,
    @Says(
            "Earlier causes whose end of the game this one leaves as it is, even if it ends it"
                + " sooner.")
        @Default("")
        @WordList
        List<String> yieldsTo) {

  /** A cause for the end of the game that the engine recognises; scripts may have others. */
  public enum Cause {
    BANK_BROKEN("the bank is broken"),
    TOP_PRICE("a share price has reached the top"),
    PLAYER_BANKRUPT("a player is bankrupt"),
    ONE_PLAYER_LEFT("one player is left"),
    LAST_PHASE("the last phase has begun"),
    LAST_TRAIN("the last train has been sold");

    private final String says;

    Cause(String says) {
      this.says = says;
    }

    /** As designs write it: "bank-broken". */
    public String word() {
      return YamlNames.word(this);
    }

    /** All the words. */
    public static List<String> words() {
      return YamlNames.words(Cause.class);
    }

    /**
     * A cause as part of a sentence.
     *
     * @param name as in the design, a script's own, or a sentence, which stays as it is
     */
    public static String says(String name) {
      if (name.contains(" ")) return name;
      return Arrays.stream(values())
          .filter(cause -> cause.word().equals(name))
          .findFirst()
          .map(cause -> cause.says)
          .orElseGet(() -> name.replace('-', ' '));
    }
  }

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
    return new EndTiming(when, when, List.of(), List.of());
  }
}
