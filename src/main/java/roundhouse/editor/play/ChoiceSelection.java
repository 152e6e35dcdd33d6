package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import roundhouse.board.HexId;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.choices.OfferedRows;
import roundhouse.turn.choices.PickedChoice;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.workshop.Snapshot;

/**
 * The choice that is picked but not yet played. The turn card, the board, the holdings and the
 * market share it: what is picked in one is picked in all. When new choices appear, nothing is
 * picked, so that nobody plays what they have not chosen.
 *
 * <p>A view finds its choices with {@link #rows} or {@link #find}, picks one with {@link
 * #select(Choice)}, and listens with {@link #addListener}; all on the event thread.
 */
public final class ChoiceSelection implements SnapshotListener {
  private final List<Runnable> listeners = new ArrayList<>();
  private OfferedRows rows = OfferedRows.NONE;
  private Optional<PickedChoice> picked = Optional.empty();
  private Optional<HexId> hex = Optional.empty();
  private final TurnPlanning planning;

  /**
   * @param play called with the action to play
   */
  public ChoiceSelection(Consumer<Action> play) {
    planning = new TurnPlanning(play, this::offer);
  }

  /** Runs {@code changed} whenever the choices change or another one is picked. */
  public void addListener(Runnable changed) {
    listeners.add(changed);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    planning.show(before, now);
  }

  private void offer(List<Choice> choices) {
    rows = OfferedRows.of(choices);
    clear();
  }

  /** The actions of this turn that are planned, and what may be done after them. */
  public Optional<PlannedTurn> plan() {
    return planning.plan();
  }

  /** The lines that are planned. */
  public List<PlannedTurn.Line> lines() {
    return planning.lines();
  }

  /**
   * Plans the picked choice as a line, and offers what may be done after it. Nothing happens where
   * it ends the turn: it can only be played.
   */
  public void addLine() {
    picked.flatMap(PickedChoice::line).ifPresent(planning::add);
  }

  /**
   * Plans the picked choice as a line and picks another one after it; in its place where the turn
   * does not offer both.
   */
  public void selectNext(Choice wanted) {
    Runnable then = () -> find(wanted.action()::equals).ifPresent(this::select);
    picked
        .flatMap(PickedChoice::line)
        .ifPresentOrElse(line -> planning.add(line, wanted.action(), then), then);
  }

  /** Takes back the last line of the plan. */
  public void dropLine() {
    planning.drop();
  }

  /** All that may be done now, by kind; declining last. */
  public List<ChoiceRow> rows() {
    return rows.all();
  }

  /** Lets the board offer the rows of a chip of the card alone, or all again. */
  public void narrow(Optional<List<ChoiceRow>> chip) {
    rows = rows.narrow(chip);
    clear();
  }

  /** The rows that the board marks and offers. */
  List<ChoiceRow> rowsOnBoard() {
    return rows.onBoard();
  }

  /** The row that is picked. */
  public Optional<ChoiceRow> row() {
    return picked.map(PickedChoice::row);
  }

  /** The picked choice as it stands, its tile turned and its runs drawn. */
  public Optional<Choice> choice() {
    return picked.map(PickedChoice::choice);
  }

  /** The action of the picked choice, with its tile as turned. */
  public Optional<Action> action() {
    return choice().map(Choice::action);
  }

  /** The action that the picked choice plays now, with its amount; none with a wrong amount. */
  public Optional<Action> played() {
    return picked.flatMap(PickedChoice::played);
  }

  /** The first choice with a wanted action. */
  public Optional<Choice> find(Predicate<Action> wanted) {
    return rows.find(wanted);
  }

  /** Picks one of the choices; anything else picks nothing. */
  public void select(Choice wanted) {
    rows.pick(wanted).ifPresentOrElse(choice -> set(Optional.of(choice)), this::clear);
  }

  /** Picks a row, with its tile as it is turned if it is picked already. */
  public void select(ChoiceRow wanted) {
    if (row().filter(wanted::equals).isEmpty()) set(Optional.of(PickedChoice.of(wanted, 0)));
  }

  /** Picks nothing. */
  public void clear() {
    hex = Optional.empty();
    set(Optional.empty());
  }

  /** The hex to which the card narrows its tiles. */
  public Optional<HexId> hex() {
    return hex;
  }

  /** Shows the tiles of one hex in the card, and picks none yet. */
  public void show(HexId wanted) {
    hex = Optional.of(wanted);
    set(Optional.empty());
  }

  /** Turns the tile, or goes on to the next price or percentage; back with negative steps. */
  public void turn(int steps) {
    if (picked.isPresent()) set(picked.map(now -> now.turned(steps)));
  }

  /** Which of the choices of the picked row is picked; 0 if nothing is. */
  public int variant() {
    return picked.map(PickedChoice::variant).orElse(0);
  }

  /** The runs that are picked; while nothing is, those that the company may choose. */
  Optional<ChoiceRow> runs() {
    return picked.isPresent() ? row().filter(OfferedRows::runsTrains) : rows.runs();
  }

  /** Picks the runs that were drawn in place of those that were offered. */
  void replaceAction(Action.RunTrains action) {
    if (picked.isEmpty()) runs().ifPresent(this::select);
    picked = picked.map(now -> now.with(action));
    listeners.forEach(Runnable::run);
  }

  /** The amount of the picked choice; empty while what is typed is none that may be. */
  public OptionalInt amount() {
    return picked.map(PickedChoice::amount).orElseGet(OptionalInt::empty);
  }

  /**
   * Changes the amount.
   *
   * @param wanted in the range of the picked choice; empty if what is typed is not
   */
  public void amount(OptionalInt wanted) {
    if (wanted.equals(amount())) return;
    picked = picked.map(now -> now.withAmount(wanted));
    listeners.forEach(Runnable::run);
  }

  /**
   * Plays the lines of the plan and the picked choice, one by one; once, until there are new
   * choices or a refusal. Plays nothing while the amount of the picked choice is wrong.
   */
  public void play() {
    if (picked.isEmpty() || played().isPresent()) planning.playLines(played());
  }

  /**
   * Plays several actions one by one, each as soon as the rules offer it, and stops if they do not.
   */
  public void play(List<Action> all) {
    planning.play(all);
  }

  /** Plays an action that needs no picking, such as declining. */
  public void play(Action action) {
    planning.play(action);
  }

  /** The rows that lay tiles, or place markers or tokens, on a hex. */
  List<ChoiceRow> rowsOn(HexId wanted) {
    return rows.on(wanted);
  }

  private void set(Optional<PickedChoice> wanted) {
    picked = wanted;
    listeners.forEach(Runnable::run);
  }
}
