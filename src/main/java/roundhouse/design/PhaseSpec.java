package roundhouse.design;

import java.util.List;
import java.util.Map;
import roundhouse.board.TileColor;

/** A phase of the game. */
public record PhaseSpec(
    @Key String name,
    @Says("The first train of this type starts the phase; empty for the first phase.")
        @Default("")
        @Reference("trains")
        String startsWith,
    @Says("Colours of tiles that may be laid.") @Words List<TileColor> tiles,
    @Says("Trains a company may own.") @Range(max = 99) int trainLimit,
    @Says("Trains a company of one kind may own, where that is another number.") @Default("{}")
        Map<String, Integer> trainLimits,
    @Says("Operating rounds after each stock round.") @Default("1") @Range(min = 1, max = 9)
        int operatingRounds,
    @Says("Whether the number of a player's certificates is limited.") @Default("yes")
        boolean certificateLimit,
    @Says("Whether sales of shares move the price.") @Default("yes") boolean salesMovePrice,
    @Says("Whether private companies close when it begins.") @Default("no") boolean privatesClose,
    @Says(
            "What the state railway takes over when the phase starts: companies without a train,"
                + " all minor companies, the privates.")
        @Default("")
        @Words
        List<Takeover> nationalises,
    @Says(
            "Whether the bank's next train leaves the game at the end of each operating round, as"
                + " if it had been bought.")
        @Default("no")
        boolean exportsTrain,
    @Says("Anything scripts want to know.") @Default("{}") Data data) {

  /** What a state railway takes over. */
  public enum Takeover {
    /**
     * Companies without a train: those of kinds with one share at once, others by their directors'
     * choice.
     */
    TRAINLESS,
    /** Companies of kinds with one share. */
    MINORS,
    PRIVATES
  }
}
