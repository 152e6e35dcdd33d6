package roundhouse.editor.play.history;

import java.util.List;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundStart;

/**
 * The rounds in the history of a game.
 *
 * @param all in order, each with the number of actions before it
 */
record HistoryRounds(List<RoundStart> all) {

  static final HistoryRounds NONE = new HistoryRounds(List.of());

  HistoryRounds {
    all = List.copyOf(all);
  }

  static HistoryRounds of(GameHistory play) {
    return new HistoryRounds(RoundStart.of(play));
  }

  /** The name of the round after {@code index} actions. */
  String at(int index) {
    String name = "";
    for (RoundStart chapter : all) if (chapter.from() <= index) name = chapter.name();
    return name;
  }

  /** The index where the next round begins, or {@code end}. */
  int after(int index, int end) {
    return all.stream()
        .mapToInt(RoundStart::from)
        .filter(from -> from > index)
        .findFirst()
        .orElse(end);
  }

  /** The index where this round begins; at its first moment, where the round before begins. */
  int before(int index) {
    return all.stream().mapToInt(RoundStart::from).filter(from -> from < index).max().orElse(0);
  }
}
