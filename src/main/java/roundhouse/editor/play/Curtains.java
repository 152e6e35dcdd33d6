package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import roundhouse.design.Design;
import roundhouse.editor.kit.View;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.Situation;
import roundhouse.workshop.Snapshot;

/**
 * Covers all windows while the screen passes from one person to the next, in titles with secret
 * information. All windows are covered and uncovered together, including windows opened in between.
 */
public final class Curtains implements View {
  private final List<Curtain> curtains = new ArrayList<>();
  private Optional<String> looking = Optional.empty();
  private Optional<String> awaited = Optional.empty();

  /** A cover for one more window, to be its glass pane. */
  public JComponent overOne() {
    return new Curtain(this);
  }

  void add(Curtain curtain) {
    curtains.add(curtain);
    curtain.show(awaited);
  }

  void remove(Curtain curtain) {
    curtains.remove(curtain);
  }

  /** Uncovers all windows: the person to decide is at the screen. */
  void lift() {
    fall(Optional.empty());
  }

  private void fall(Optional<String> person) {
    awaited = person;
    List.copyOf(curtains).forEach(curtain -> curtain.show(person));
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (!now.seats().curtain() || !secrets(now)) {
      looking = Optional.empty();
      lift();
      return;
    }
    Optional<String> next = person(now);
    if (next.isEmpty() || next.equals(looking)) return;
    boolean first = looking.isEmpty();
    looking = next;
    if (!first) fall(next);
  }

  private static boolean secrets(Snapshot now) {
    return now.play()
        .filter(play -> play.title().design().treasuries() != Design.Treasuries.EVERYBODY)
        .isPresent();
  }

  /** The person who decides, if exactly one does. */
  private static Optional<String> person(Snapshot now) {
    List<String> deciders =
        now.situation()
            .flatMap(Situation::decision)
            .map(decision -> decision.deciders())
            .orElse(List.of());
    boolean atEnd = now.play().filter(Playtest::atEnd).isPresent();
    return deciders.size() == 1 && atEnd && now.seats().person(deciders.getFirst())
        ? Optional.of(deciders.getFirst())
        : Optional.empty();
  }
}
