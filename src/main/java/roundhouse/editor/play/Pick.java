package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.editor.kit.View;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.workshop.Situation;
import roundhouse.workshop.Snapshot;

/**
 * Which of the legal choices is taken up but not yet played: one for the list and the board alike,
 * so that a tile chosen in one is seen in the other. New choices begin with none taken up, so that
 * nobody plays what they have not chosen.
 */
public final class Pick implements View {
  private final Consumer<Action> play;
  private final List<Runnable> listeners = new ArrayList<>();
  private List<ChoiceRow> rows = List.of();
  private Optional<ChoiceRow> row = Optional.empty();
  private int variant;
  private int amount;
  private Optional<Choice> amended = Optional.empty();

  /**
   * @param play takes the action that is played
   */
  public Pick(Consumer<Action> play) {
    this.play = play;
  }

  /** Has {@code changed} run whenever there are other choices, or another is picked. */
  void follow(Runnable changed) {
    listeners.add(changed);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameSituation(now)) return;
    rows = now.situation().map(Situation::choices).map(ChoiceRow::of).orElse(List.of());
    set(Optional.empty(), 0);
  }

  List<ChoiceRow> rows() {
    return rows;
  }

  Optional<ChoiceRow> row() {
    return row;
  }

  /** The choice as it stands, a tile turned as it is, runs as they were drawn up. */
  Optional<Choice> choice() {
    return amended.or(this::usual);
  }

  private Optional<Choice> usual() {
    return row.map(picked -> picked.variants().get(variant));
  }

  /** The action that is picked, a tile turned as it is. */
  public Optional<Action> picked() {
    return choice().map(Choice::action);
  }

  void pick(ChoiceRow wanted) {
    if (row.filter(wanted::equals).isEmpty()) set(Optional.of(wanted), 0);
  }

  /** Lets go of what was picked. */
  public void drop() {
    set(Optional.empty(), 0);
  }

  /** Turns a tile to the next way in which it may lie, or the one before. */
  public void turn(int steps) {
    row.ifPresent(picked -> set(row, Math.floorMod(variant + steps, picked.variants().size())));
  }

  /** The runs that are picked; while nothing is, those that the company may choose. */
  Optional<ChoiceRow> runs() {
    return row.isPresent()
        ? row.filter(Pick::runsTrains)
        : rows.stream().filter(Pick::runsTrains).findFirst();
  }

  private static boolean runsTrains(ChoiceRow row) {
    return row.action() instanceof Action.RunTrains;
  }

  /** Picks runs that were drawn in place of those that were offered. */
  void amend(Action.RunTrains action) {
    if (row.isEmpty()) runs().ifPresent(this::pick);
    amended = usual().map(choice -> new Choice(action, choice.amount(), choice.says()));
    listeners.forEach(Runnable::run);
  }

  int amount() {
    return amount;
  }

  void amount(int wanted) {
    amount = wanted;
  }

  /** Plays what is picked, if anything is. */
  public void play() {
    choice()
        .ifPresent(
            choice ->
                play.accept(
                    choice.amount().isPresent() ? choice.withAmount(amount) : choice.action()));
  }

  /** Lines that lay tiles on a hex or place markers there. */
  List<ChoiceRow> on(String hex) {
    return rows.stream().filter(row -> hex(row.action()).filter(hex::equals).isPresent()).toList();
  }

  /** The hex that an action is about, if it is about one. */
  static Optional<String> hex(Action action) {
    return switch (action) {
      case Action.LayTile lay -> Optional.of(lay.hex());
      case Action.LayPrivateTile lay -> Optional.of(lay.hex());
      case Action.PlaceMarker place -> Optional.of(place.hex());
      default -> Optional.empty();
    };
  }

  private void set(Optional<ChoiceRow> wanted, int which) {
    row = wanted;
    amended = Optional.empty();
    variant = which;
    amount = choice().flatMap(Choice::amount).map(Choice.Amount::min).orElse(0);
    listeners.forEach(Runnable::run);
  }
}
