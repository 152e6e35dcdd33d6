package roundhouse.design.binding;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.NumberRange;

/** A small design for tests, with every kind of value that a record may have. */
public record Railway(
    @Says("The railway's name.") String title,
    @Says("Money at the start.") @Default("100") @Range(min = 1, max = 900) int startingCash,
    @Says("Whether it is open.") @Default("yes") boolean open,
    @Says("Number of players: 2-4.") @Default("2-4") NumberRange players,
    @Says("What it costs by number of players.") @Default("{}") Map<Integer, Integer> costs,
    @Says("Its engines.") @Default("{}") Map<String, Engine> engines,
    @Says("Its stations; one line may name several.") @Default("{}") @WordList
        Map<String, Station> stations,
    @Says("What is done each day.") @Default("[]") List<Duty> duties,
    @Says("Colours it uses.") @Default("red") @WordList List<Livery> liveries,
    @Says("Its motto, if it has one.") Optional<String> motto,
    @Says("Who leads it, if anybody does.") @WrittenAs("director") Optional<String> president,
    @Says("Lengths that its trains may have.") @Default("") Optional<NumberRange> lengths,
    @Says("Anything else.") ScriptData data) {

  enum Livery {
    RED,
    DARK_GREEN,
    BLUE,
    @WrittenAs("sky")
    PALE_BLUE
  }

  record Engine(
      @MapKey String name,
      @Says("What it costs.") @Range(max = 500) int price,
      @Says("The engine that replaces it.") @Default("") @Reference("engines") String replacedBy,
      @Says("Where it is kept.") @Default("") @WordList @Reference("stations")
          List<String> sheds) {}

  record Station(
      @Says("Its platforms.") @Default("1") int platforms,
      @Says("Its name.") @Default("") String name) {

    Station {
      if (platforms == 13) throw new IllegalArgumentException("no station has 13 platforms");
    }
  }

  @OneOf
  sealed interface Duty {
    record LightLamps() implements Duty {}

    record SellTickets(@Says("Kinds of tickets.") @Default("day week") @WordList List<Ticket> kinds)
        implements Duty {
      enum Ticket {
        DAY,
        WEEK
      }
    }

    record RunTrains(
        @Says("How many.") @Default("3") @Range(min = 1, max = 9) int count,
        @Says("From when.") @Default("06:00") String from)
        implements Duty {}
  }
}
