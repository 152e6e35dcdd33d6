package roundhouse.turn.facts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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
   * @param before what is done or waits, with the mark between it and the present step
   * @param present the step that is decided now; "" where nothing is
   * @param after what comes next
   */
  public record Line(String before, String present, String after) {
    static final Line EMPTY = new Line("", "", "");

    static Line of(List<String> done, String present, List<String> next) {
      return new Line(
          done.stream().map(step -> step + BETWEEN).collect(Collectors.joining()),
          present,
          next.stream().map(step -> BETWEEN + step).collect(Collectors.joining()));
    }

    /** The same, beginning with a capital. */
    Line capital() {
      return before.isEmpty()
          ? new Line("", ChoiceRow.sentence(present), after)
          : new Line(ChoiceRow.sentence(before), present, after);
    }

    /** The same after other words. */
    Line behind(String words) {
      return new Line(words + before, present, after);
    }

    /** Whether it says nothing. */
    public boolean isEmpty() {
      return present.isEmpty();
    }
  }

  /** Where the turn of a snapshot stands. */
  public static StepLine of(Snapshot now) {
    Optional<Decision> decision = now.situation().flatMap(Situation::decision);
    if (decision.isEmpty() || now.play().isEmpty()) return NONE;
    GameHistory play = now.play().get();
    List<Frame> levels = levels(play.state());
    return levels.size() > 1
        ? interrupts(play, levels, decision.get())
        : steps(play, decision.get());
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
          Line.of(List.of(round), words(decision.step()), List.of()).capital(), Line.EMPTY);
    List<String> names = steps.stream().map(StepLine::words).toList();
    List<String> done = names.subList(0, at);
    List<String> next = names.subList(at + 1, names.size());
    Line shown =
        Line.of(
            at == 0 ? List.of(round) : List.of(done.getLast()),
            names.get(at),
            next.stream().limit(1).toList());
    Line all = Line.of(done, names.get(at), next);
    return new StepLine(shown.capital(), all.capital().behind(round + ": "));
  }

  /** The turn that waits, and what is decided within it. */
  private static StepLine interrupts(GameHistory play, List<Frame> levels, Decision decision) {
    String waiting =
        levels.subList(0, levels.size() - 1).stream()
            .map(frame -> UiWords.of("card.turn-of", frame.entity()))
            .distinct()
            .collect(Collectors.joining(WITHIN));
    String done =
        play.last()
            .map(last -> last.events().isEmpty() ? "" : last.events().getFirst().says())
            .orElse("");
    String asked = words(levels.getLast().name());
    String after = done.isEmpty() ? "" : WITHIN + done;
    return new StepLine(
        new Line(waiting + WITHIN, asked, ""),
        new Line(waiting + after + WITHIN + decision.entity() + ": ", asked, ""));
  }

  private static String words(String step) {
    return step.replace('-', ' ');
  }
}
