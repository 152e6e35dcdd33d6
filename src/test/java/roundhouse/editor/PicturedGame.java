package roundhouse.editor;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;

/** The game shown in the README's pictures. */
final class PicturedGame {
  private PicturedGame() {}

  /** The game as if just saved. */
  static GameLog log() throws IOException {
    return log(PicturedProject.TITLE);
  }

  /** The golden game of a title for four as if just saved. */
  static GameLog log(String title) throws IOException {
    GameLog log = GoldenGame.named(title + "/4-players").log();
    String fingerprint =
        Repository.titles()
            .load(log.title(), Set.copyOf(log.options()))
            .title()
            .orElseThrow()
            .fingerprint();
    return new GameLog(
        log.title(), fingerprint, log.players(), log.options(), log.seed(), log.actions());
  }

  /** Index of the last action that runs the most trains at once. */
  static int mostRuns(List<Action> actions) {
    int best = 0;
    for (int index = 0; index < actions.size(); index++)
      if (runs(actions.get(index)) >= runs(actions.get(best))) best = index;
    return best;
  }

  private static int runs(Action action) {
    return action instanceof Action.RunTrains trains ? trains.runs().size() : 0;
  }
}
