package roundhouse.editor.play.history;

import java.util.ArrayList;
import java.util.List;
import roundhouse.game.GameState;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;

/**
 * The rounds in the history of a game.
 *
 * @param all in order, each with the number of actions before it
 */
record HistoryRounds(List<RoundStart> all) {

  record RoundStart(int from, String name) {}

  static final HistoryRounds NONE = new HistoryRounds(List.of());

  HistoryRounds {
    all = List.copyOf(all);
  }

  static HistoryRounds of(GameHistory play) {
    var chapters = new ArrayList<RoundStart>();
    String last = "";
    for (int index = 0; index <= play.played().size(); index++) {
      GameState state = play.state(index);
      if (index > 0 && isSameRound(play.state(index - 1), state)) continue;
      String name = RoundName.abbreviated(play.title().design(), state);
      if (!name.equals(last)) chapters.add(new RoundStart(index, name));
      last = name;
    }
    return new HistoryRounds(chapters);
  }

  /** Names take time to make, and most actions stay in their round. */
  private static boolean isSameRound(GameState before, GameState now) {
    return before.over() == now.over()
        && before.calendar().equals(now.calendar())
        && round(before).equals(round(now));
  }

  private static String round(GameState state) {
    return state.stack().isEmpty() ? "" : state.round().name();
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
