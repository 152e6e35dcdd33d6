package roundhouse.editor.play.history;

import java.util.ArrayList;
import java.util.List;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.Branch;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;
import roundhouse.workshop.history.RoundName;

/**
 * A branch of the game in the list of branches.
 *
 * @param says its name, its length, and where it leaves the current branch
 */
record BranchRow(String name, String says) {

  /** The rows, the current branch first. */
  static List<BranchRow> of(GameHistory play) {
    var all = new ArrayList<BranchRow>();
    String present = play.branches().present();
    all.add(new BranchRow(present, UiWords.of("lines.present", present, actions(play))));
    for (Branch line : play.branches().others())
      all.add(new BranchRow(line.name(), "   " + told(line.name(), play, line.play())));
    return all;
  }

  private static String told(String name, GameHistory present, GameHistory line) {
    int parted = shared(present.played(), line.played()) + 1;
    if (line.played().isEmpty()) return UiWords.of("lines.bare", name, actions(line), parted);
    return UiWords.of(
        "lines.other",
        name,
        actions(line),
        parted,
        RoundName.abbreviated(line.title().design(), line.state(line.played().size())));
  }

  private static String actions(GameHistory play) {
    int count = play.played().size() + play.waiting().size();
    return UiWords.counted("lines.actions", count);
  }

  private static int shared(List<PlayedAction> one, List<PlayedAction> other) {
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
