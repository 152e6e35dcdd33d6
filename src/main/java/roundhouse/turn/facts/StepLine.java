package roundhouse.turn.facts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;
import roundhouse.workshop.history.Situation;

/**
 * Where a turn stands: the step before, the present one, the next; where something interrupts the
 * turn, what it interrupts.
 *
 * @param shown in one line
 * @param all with every step
 */
public record StepLine(Line shown, Line all) {
  static final StepLine NONE = new StepLine(Line.EMPTY, Line.EMPTY);

  private static final String BETWEEN = " · ";
  private static final String WITHIN = " › ";

  /**
   * A line of words.
   *
   * @param before what is done, or waits
   * @param present the step that is decided now; "" where nothing is
   * @param after what comes next
   * @param mark between them
   */
  public record Line(List<String> before, String present, List<String> after, String mark) {
    static final Line EMPTY = new Line(List.of(), "", List.of(), "");

    public Line {
      before = List.copyOf(before);
      after = List.copyOf(after);
    }

    /** The same, beginning with a capital. */
    Line capital() {
      if (before.isEmpty()) return new Line(before, ChoiceRow.sentence(present), after, mark);
      var all = new ArrayList<>(before);
      all.set(0, ChoiceRow.sentence(all.getFirst()));
      return new Line(all, present, after, mark);
    }
  }

  /** Where the turn of a snapshot stands. */
  public static StepLine of(Snapshot now) {
    Optional<Decision> decision = now.situation().flatMap(Situation::decision);
    return decision.isEmpty() || now.play().isEmpty() ? NONE : of(now.play().get(), decision.get());
  }

  /** Where the turn stands in which something is decided. */
  public static StepLine of(GameHistory play, Decision decision) {
    List<Frame> levels = levels(play.state());
    return levels.size() > 1 ? interrupts(play, levels, decision) : steps(play, decision);
  }

  /** The turns and questions on the stack, without the rounds around them. */
  static List<Frame> levels(GameState state) {
    return state.stack().stream().filter(frame -> frame.kind() != Frame.Kind.ROUND).toList();
  }

  /**
   * Whether somebody is asked something within a turn, or before the next one: not a turn of the
   * round itself.
   */
  public static boolean isInterrupt(Title title, GameState state) {
    List<Frame> levels = levels(state);
    return levels.size() > 1
        || levels.size() == 1 && !title.design().rounds().containsKey(levels.getLast().name());
  }

  private static StepLine steps(GameHistory play, Decision decision) {
    Title title = play.title();
    List<String> steps = Engine.steps(title, play.state().top().name());
    int at = steps.indexOf(decision.step());
    String round = RoundName.abbreviated(title.design(), play.state());
    if (at < 0)
      return new StepLine(
          new Line(List.of(round), words(decision.step()), List.of(), BETWEEN).capital(),
          Line.EMPTY);
    List<String> names = steps.stream().map(StepLine::words).toList();
    List<String> done = names.subList(0, at);
    List<String> next = names.subList(at + 1, names.size());
    List<String> before = at == 0 ? List.of(round) : List.of(done.getLast());
    List<String> after = next.stream().limit(1).toList();
    var whole = new ArrayList<>(List.of(round));
    whole.addAll(done);
    return new StepLine(
        new Line(before, names.get(at), after, BETWEEN).capital(),
        new Line(whole, names.get(at), next, BETWEEN));
  }

  /** The turn that waits, and what is decided within it. */
  private static StepLine interrupts(GameHistory play, List<Frame> levels, Decision decision) {
    List<String> waiting =
        levels.subList(0, levels.size() - 1).stream()
            .map(frame -> UiWords.of("card.turn-of", frame.entity()))
            .distinct()
            .toList();
    var all = new ArrayList<>(waiting);
    play.last()
        .filter(last -> !last.events().isEmpty())
        .ifPresent(last -> all.add(last.events().getFirst().says()));
    all.add(decision.entity());
    String asked = words(levels.getLast().name());
    return new StepLine(
        new Line(waiting, asked, List.of(), WITHIN), new Line(all, asked, List.of(), WITHIN));
  }

  private static String words(String step) {
    return step.replace('-', ' ');
  }
}
