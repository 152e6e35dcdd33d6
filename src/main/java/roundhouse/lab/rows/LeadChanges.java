package roundhouse.lab.rows;

import java.util.Comparator;
import java.util.List;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Player;

/** Counts how often another player comes to lead; a tie leaves the lead where it was. */
final class LeadChanges {
  private final Title title;
  private String leader = "";
  private int changes;

  LeadChanges(Title title) {
    this.title = title;
  }

  void look(GameState state) {
    List<Integer> worths = state.players().stream().map(player -> worth(state, player)).toList();
    int most = worths.stream().max(Comparator.naturalOrder()).orElse(0);
    if (worths.stream().filter(worth -> worth == most).count() != 1) return;
    String leads = state.players().get(worths.indexOf(most)).name();
    if (!leader.isEmpty() && !leader.equals(leads)) changes++;
    leader = leads;
  }

  /** The player's worth, or their cash where the rule for it fails. */
  private int worth(GameState state, Player player) {
    try {
      return Engine.worth(title, state, player.name());
    } catch (HookFailure failure) {
      if (failure.isSlow()) throw failure;
      return player.cash();
    }
  }

  int changes() {
    return changes;
  }
}
