package roundhouse.workshop.project;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.lab.experiment.KeptRun;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.simulation.Simulation;
import roundhouse.words.UiWords;

/** Plays games of a run again, by the rules that it kept. */
public record RunGames(KeptRun run) {

  /**
   * The game of a seed, as it was played then.
   *
   * @throws IOException whose message says why it cannot be played
   */
  public GameLog game(GameKey key) throws IOException {
    try (KeptRevision kept = KeptRevision.open(run, run.designs().get(key.side()))) {
      Title title = title(kept, key.side());
      return Simulation.ofNamed(title, key.players(), run.bots())
          .withLimits(run.limits())
          .play(key.seed())
          .logToFailure();
    }
  }

  private Title title(KeptRevision kept, String side) throws IOException {
    return kept.load(Set.copyOf(run.options(side)))
        .title()
        .orElseThrow(() -> new IOException(UiWords.of("experiments.unloaded", side)));
  }

  /**
   * The titles of its sides as it kept them.
   *
   * @throws IOException when one cannot be read
   */
  public Map<String, Title> titles() throws IOException {
    var all = new LinkedHashMap<String, Title>();
    for (Map.Entry<String, String> side : run.designs().entrySet())
      try (KeptRevision kept = KeptRevision.open(run, side.getValue())) {
        all.put(side.getKey(), title(kept, side.getKey()));
      }
    return all;
  }
}
