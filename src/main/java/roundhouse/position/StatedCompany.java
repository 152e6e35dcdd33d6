package roundhouse.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.Data;
import roundhouse.design.Default;
import roundhouse.design.Says;
import roundhouse.design.Words;

/** What is stated of a company. */
public record StatedCompany(
    @Says("How far it has come; floated and operated ones have their home marker on the board.")
        Optional<Standing> standing,
    @Says("Its par price; when it is given, its share price too.") Optional<Integer> par,
    @Says("Its share price.") Optional<Integer> price,
    @Says("Money in its treasury.") Optional<Integer> cash,
    @Says(
            "Percent held, by player, 'ipo' or 'pool', the president's certificate included. Of"
                + " those given the first player holds it, unless 'president' says who does.")
        @Default("{}")
        Map<String, Integer> shares,
    @Says("Who holds the president's certificate: a player, or 'pool'; 'nobody' before it is sold.")
        Optional<String> president,
    @Says("Types of its trains.") @Words Optional<List<String>> trains,
    @Says("Hexes of its markers, besides its home when they are given.") @Words
        Optional<List<String>> markers,
    @Says("What its last run brought.") Optional<Integer> revenue,
    @Says("What scripts remember of it.") Data flags) {

  /** How far a company has come. */
  public enum Standing {
    UNSTARTED,
    STARTED,
    FLOATED,
    OPERATED
  }
}
