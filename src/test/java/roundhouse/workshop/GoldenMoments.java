package roundhouse.workshop;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.game.GameState;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.TestTitle;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.history.Standings;

/** Moments of golden games as the workshop would show them. */
public record GoldenMoments(Title title, GameLog log, List<GameState> states) {

  /** Many tests look at the same games; they are given up where memory is needed for others. */
  private static final Map<Path, SoftReference<GoldenMoments>> REPLAYED = new ConcurrentHashMap<>();

  public static GoldenMoments of(Path file) throws IOException {
    SoftReference<GoldenMoments> kept = REPLAYED.get(file);
    GoldenMoments known = kept == null ? null : kept.get();
    if (known != null) return known;
    GameLog log = GoldenGame.read(file).log();
    Title title =
        TestTitle.of(log.title(), log.options().toArray(String[]::new))
            .forPlayers(log.players().size());
    var moments = new GoldenMoments(title, log, SavedGameReplay.of(title, log).states());
    REPLAYED.put(file, new SoftReference<>(moments));
    return moments;
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
