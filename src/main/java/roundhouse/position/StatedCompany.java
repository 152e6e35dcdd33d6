package roundhouse.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.WordList;

/** A company as a test describes it. */
public record StatedCompany(
    @Says(
            "How far it has come; floated and operated companies have their home marker on the"
                + " board, and closed ones have left the game.")
        Optional<Standing> standing,
    @Says("Its par price; under 'given', also its share price.") Optional<Integer> par,
    @Says("Its share price.") Optional<Integer> price,
    @Says("Money in its treasury.") Optional<Integer> cash,
    @Says(
            "Percent held, by player, 'ipo' or 'pool', the president's certificate included. The"
                + " first player named holds that certificate, unless 'president' says who does.")
        @Default("{}")
        Map<String, Integer> shares,
    @Says("Holder of the president's certificate: a player, 'pool', or 'nobody' before it is sold.")
        Optional<String> president,
    @Says("Types of its trains.") @WordList Optional<List<String>> trains,
    @Says("Hexes of its markers; under 'given', in addition to its home.") @WordList
        Optional<List<String>> markers,
    @Says("Revenue of its last run.") Optional<Integer> revenue,
    @Says("Number of its loans.") Optional<Integer> loans,
    @Says("Flags of the company, set by scripts.") ScriptData flags) {

  /** How far a company has come. */
  public enum Standing {
    UNSTARTED,
    STARTED,
    FLOATED,
    OPERATED,
    CLOSED
  }
}
