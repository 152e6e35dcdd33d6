package roundhouse.editor.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;
import roundhouse.workshop.history.Situation;

/**
 * Where a turn stands, as HTML: the step before, the present one, the next; where something
 * interrupts the turn, what it interrupts.
 *
 * @param shown in one line
 * @param all for the tip
 */
record StepLine(String shown, String all) {
  static final StepLine NONE = new StepLine("", "");

  private static final String BETWEEN = " · ";
  private static final String WITHIN = " › ";

  static StepLine of(Snapshot now) {
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
  static boolean isInterrupt(Title title, GameState state) {
    List<Frame> levels = levels(state);
    return levels.size() > 1
        || levels.size() == 1 && !title.design().rounds().containsKey(levels.getLast().name());
  }

  private static StepLine steps(GameHistory play, Decision decision) {
    Title title = play.title();
    List<String> steps = Engine.steps(title, play.state().top().name());
    int at = steps.indexOf(decision.step());
    String round = RoundName.abbreviated(title.design(), play.state());
    if (at < 0) return new StepLine(html(List.of(round), words(decision.step()), List.of()), "");
    List<String> done = at == 0 ? List.of(round) : List.of(words(steps.get(at - 1)));
    List<String> next =
        at + 1 < steps.size() ? List.of(words(steps.get(at + 1))) : List.<String>of();
    return new StepLine(
        html(done, words(steps.get(at)), next),
        "<html>"
            + VisibleText.html(round)
            + ": "
            + part(
                names(steps.subList(0, at)),
                names(steps.subList(at + 1, steps.size())),
                steps.get(at)));
  }

  private static List<String> names(List<String> steps) {
    return steps.stream().map(StepLine::words).toList();
  }

  private static String html(List<String> done, String present, List<String> next) {
    return "<html>" + part(done, next, present);
  }

  private static String part(List<String> done, List<String> next, String present) {
    var parts = new ArrayList<String>();
    done.forEach(step -> parts.add(VisibleText.html(step)));
    parts.add("<b>" + VisibleText.html(words(present)) + "</b>");
    next.forEach(step -> parts.add(VisibleText.html(step)));
    parts.set(0, capital(parts.getFirst()));
    return String.join(BETWEEN, parts);
  }

  /** The line begins with a capital, also where its first word is bold. */
  private static String capital(String part) {
    int at = part.startsWith("<b>") ? "<b>".length() : 0;
    return part.substring(0, at) + Character.toUpperCase(part.charAt(at)) + part.substring(at + 1);
  }

  /** The turn that waits, and what is decided within it. */
  private static StepLine interrupts(GameHistory play, List<Frame> levels, Decision decision) {
    String waiting =
        levels.subList(0, levels.size() - 1).stream()
            .map(frame -> UiWords.of("card.turn-of", frame.entity()))
            .distinct()
            .map(VisibleText::html)
            .collect(Collectors.joining(WITHIN));
    String done =
        play.last()
            .map(last -> last.events().isEmpty() ? "" : last.events().getFirst().says())
            .orElse("");
    String asked = "<b>" + VisibleText.html(words(levels.getLast().name())) + "</b>";
    String shown = "<html>" + waiting + WITHIN + asked;
    String after = done.isEmpty() ? "" : WITHIN + VisibleText.html(done);
    return new StepLine(
        shown,
        "<html>" + waiting + after + WITHIN + VisibleText.html(decision.entity()) + ": " + asked);
  }

  private static String words(String step) {
    return step.replace('-', ' ');
  }
}
