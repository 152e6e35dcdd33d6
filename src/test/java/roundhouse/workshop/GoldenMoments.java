package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.game.GameState;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.history.Standings;

/** Moments of golden games as the workshop would show them. */
public record GoldenMoments(Title title, GameLog log, List<GameState> states) {

  public static GoldenMoments of(Path file) throws IOException {
    GameLog log = GoldenGame.read(file).log();
    Title title =
        Repository.titles()
            .load(log.title(), Set.copyOf(log.options()))
            .title()
            .orElseThrow()
            .forPlayers(log.players().size());
    return new GoldenMoments(title, log, SavedGameReplay.of(title, log).states());
  }

  /** How many moments there are. */
  public int count() {
    return states.size();
  }

  /** A moment with all that can be done; it may take a while where runs are sought. */
  public Snapshot at(int moment) {
    return snapshot(moment, Situation.of(title, states.get(moment)));
  }

  /** A moment with how things stand, but without what can be done. */
  public Snapshot standing(int moment) {
    GameState state = states.get(moment);
    return snapshot(
        moment,
        new Situation(
            state,
            Engine.decision(title, state),
            List.of(),
            Standings.of(title, state),
            Optional.empty()));
  }

  private Snapshot snapshot(int moment, Situation situation) {
    var play =
        new GameHistory(
            title,
            log.players(),
            log.seed(),
            states.get(moment),
            List.of(),
            0,
            List.of(),
            Branches.ONE);
    return new Snapshot(
        Optional.empty(),
        Reading.NOTHING,
        Optional.of(play),
        Optional.of(situation),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(play),
        Optional.empty(),
        "",
        Seats.PEOPLE);
  }
}
