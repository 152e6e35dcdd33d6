package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import roundhouse.words.Words;
import roundhouse.workshop.Line;
import roundhouse.workshop.Moment;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.When;

/**
 * A branch of the game in the list of branches.
 *
 * @param says its name, its length, and where it leaves the current branch
 */
record LineRow(String name, String says) {

  /** The rows, the current branch first. */
  static List<LineRow> of(Playtest play) {
    var all = new ArrayList<LineRow>();
    String present = play.lines().present();
    all.add(new LineRow(present, Words.of("lines.present", present, actions(play))));
    for (Line line : play.lines().others())
      all.add(new LineRow(line.name(), "   " + told(line.name(), play, line.play())));
    return all;
  }

  private static String told(String name, Playtest present, Playtest line) {
    int parted = shared(present.moments(), line.moments()) + 1;
    if (line.moments().isEmpty()) return Words.of("lines.bare", name, actions(line), parted);
    return Words.of(
        "lines.other",
        name,
        actions(line),
        parted,
        When.briefly(line.title().design(), line.state(line.moments().size())));
  }

  private static String actions(Playtest play) {
    int count = play.moments().size() + play.waiting().size();
    return Words.counted("lines.actions", count);
  }

  private static int shared(List<Moment> one, List<Moment> other) {
    int index = 0;
    while (index < Math.min(one.size(), other.size())
        && one.get(index).action().equals(other.get(index).action())) index++;
    return index;
  }

  @Override
  public String toString() {
    return says;
  }
}
