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
            "How far it has come. Floated, operated, bankrupt and ceased companies have their home"
                + " marker on the board. Bankrupt companies have operated and wait to float again,"
                + " with a par price if they have started again; ceased ones have operated and"
                + " operate no longer; closed ones have left the game.")
        Optional<Standing> standing,
    @Says("Its par price; under 'given', also its share price.") Optional<Integer> par,
    @Says("Its share price.") Optional<Integer> price,
    @Says(
            "The space of its token, where several have its price: the row from the top and the"
                + " column from the left, both from 0, like 2/5.")
        Optional<String> space,
    @Says("Money in its treasury.") Optional<Integer> cash,
    @Says(
            "Percent held, by player, 'ipo' or 'pool', the president's certificate included. The"
                + " first player named holds that certificate, unless 'president' says who does.")
        @Default("{}")
        Map<String, Integer> shares,
    @Says("Holder of the president's certificate: a player, 'pool', or 'nobody' before it is sold.")
        Optional<String> president,
    @Says("Types of its trains.") @WordList Optional<List<String>> trains,
    @Says(
            "Where its home marker is, if not at its home or before it floats: a hex, like D14, or"
                + " one of its cities, numbered from 0, like D14/1; 'none' if it has no home"
                + " marker.")
        Optional<String> home,
    @Says(
            "Hexes of its markers, or cities of a hex, like D14/1; under 'given', in addition to"
                + " its home.")
        @WordList
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
    BANKRUPT,
    CEASED,
    CLOSED
  }
}
