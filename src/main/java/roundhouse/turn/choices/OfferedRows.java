package roundhouse.turn.choices;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

/**
 * The choices in rows.
 *
 * @param all by kind; declining last
 * @param narrowed those of the chip that is pressed in the card
 */
public record OfferedRows(List<ChoiceRow> all, Optional<List<ChoiceRow>> narrowed) {
  /** Nothing is offered. */
  public static final OfferedRows NONE = of(List.of());

  /** The rows for some choices, none of them narrowed. */
  public static OfferedRows of(List<Choice> choices) {
    return new OfferedRows(ChoiceRow.of(choices), Optional.empty());
  }

  /** The same, narrowed to the rows of a chip, or to none. */
  public OfferedRows narrow(Optional<List<ChoiceRow>> rows) {
    return new OfferedRows(all, rows);
  }

  /** The first choice with a wanted action. */
  public Optional<Choice> find(Predicate<Action> wanted) {
    return all.stream()
        .flatMap(any -> any.variants().stream())
        .filter(choice -> wanted.test(choice.action()))
        .findFirst();
  }

  /** One of the choices as it is when it is picked; empty for any other. */
  public Optional<PickedChoice> pick(Choice wanted) {
    return all.stream()
        .filter(any -> any.variants().contains(wanted))
        .findFirst()
        .map(any -> PickedChoice.of(any, any.variants().indexOf(wanted)));
  }

  /** The row of runs. */
  public Optional<ChoiceRow> runs() {
    return all.stream().filter(OfferedRows::runsTrains).findFirst();
  }

  /** Whether a row is about the runs of a company. */
  public static boolean runsTrains(ChoiceRow row) {
    return row.action() instanceof Action.RunTrains;
  }

  /**
   * The rows that the board marks. Tokens of private companies, which may be placed beside most
   * decisions, are there once their chip is pressed, or if nothing else has a place.
   */
  public List<ChoiceRow> onBoard() {
    if (narrowed.isPresent()) return narrowed.get();
    List<ChoiceRow> others =
        all.stream().filter(row -> !(row.action() instanceof Action.PlaceToken)).toList();
    boolean placed =
        others.stream().anyMatch(row -> !ActionPlace.hexesOf(row.variants().getFirst()).isEmpty());
    return placed ? others : all;
  }

  /** The rows that lay tiles, or place markers or tokens, on a hex. */
  public List<ChoiceRow> on(HexId hex) {
    return onBoard().stream()
        .filter(any -> ActionPlace.hexOf(any.action()).filter(hex::equals).isPresent())
        .toList();
  }
}
