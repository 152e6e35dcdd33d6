package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import roundhouse.design.loading.TriedValue;
import roundhouse.design.yaml.MapNode;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.simulation.Simulation;
import roundhouse.words.UiWords;

/** Replays games of a run with the rules that it kept. */
public record ExperimentRunGames(KeptExperimentRun run) {

  /**
   * The game of a seed, as it was played then.
   *
   * @param registry the bots that the run may name
   * @throws IOException whose message says why it cannot be played
   */
  public GameLog game(GameKey key, BotRegistry registry) throws IOException {
    return game(key, values(key.side()), registry);
  }

  /** The values of a side that its design does not have. */
  private UnaryOperator<MapNode> values(String side) {
    return TriedValue.all(run.changes(side));
  }

  /**
   * The game of a seed of a side with values that were only tried, as a game of a variant that has
   * them. If its base is still what it was then, the game counts as played by the variant's rules.
   *
   * @param variant its folder
   * @param registry the bots that the run may name
   * @throws IOException whose message says why it cannot be played
   */
  public GameLog game(
      GameKey key, SweptVariant tried, Path variant, TitleSource titles, BotRegistry registry)
      throws IOException {
    GameLog played = game(key, tried.point().change(), registry);
    Set<String> options = Set.copyOf(played.options());
    Optional<Title> now = titles.load(variant, options).title();
    Optional<String> base = titles.load(tried.base(), options).title().map(Title::fingerprint);
    boolean same = base.equals(Optional.of(titles().get(key.side()).fingerprint()));
    String rules = now.filter(_ -> same).map(Title::fingerprint).orElse(played.fingerprint());
    return played.under(variant.getFileName().toString(), rules);
  }

  private GameLog game(GameKey key, UnaryOperator<MapNode> change, BotRegistry registry)
      throws IOException {
    try (KeptRevision kept = KeptRevision.open(run, run.designs().get(key.side()))) {
      Title title = title(kept, key.side(), change);
      for (String bot : run.bots())
        if (registry.named(title, bot).isEmpty())
          throw new IOException(UiWords.of("experiments.guest", bot));
      return Simulation.seated(title, key.players(), registry.named(title, run.bots()))
          .withLimits(run.limits())
          .play(key.seed())
          .logToFailure();
    }
  }

  private Title title(KeptRevision kept, String side, UnaryOperator<MapNode> change)
      throws IOException {
    return kept.load(Set.copyOf(run.options(side)), change)
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
        all.put(side.getKey(), title(kept, side.getKey(), values(side.getKey())));
      }
    return all;
  }
}
