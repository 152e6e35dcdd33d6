package roundhouse.lab.valuesearch;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import roundhouse.design.loading.TriedValue;
import roundhouse.engine.Title;
import roundhouse.files.FolderLock;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.simulation.SimulationLimits;

/** A search that can be played: what a file asks for, and the design. */
public final class ValueSearchPlan {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
  private static final String RUN = "run-";

  private final Path file;
  private final ValueSearchSpec spec;
  private final int games;
  private final TriedPoints points;
  private final List<Aim.Measured> measured;

  ValueSearchPlan(
      Path file, ValueSearchSpec spec, int games, TriedPoints points, List<Aim.Measured> measured) {
    this.file = file;
    this.spec = spec;
    this.games = games;
    this.points = points;
    this.measured = List.copyOf(measured);
  }

  /**
   * The same with another number of games.
   *
   * @throws IllegalArgumentException when they are too few; the message says how many it takes
   */
  public ValueSearchPlan withBudget(int other) {
    GameBudget.of(other, ValueSearch.screened(space()).size(), 0);
    return new ValueSearchPlan(file, spec, other, points, measured);
  }

  public ValueSearchSpec spec() {
    return spec;
  }

  /** The design as it is. */
  public Title title() {
    return points.load(space().asItIs()).title().orElseThrow();
  }

  /** Games that may be played in all. */
  int games() {
    return games;
  }

  ValueSpace space() {
    return points.space();
  }

  TriedPoints points() {
    return points;
  }

  List<Aim.Measured> measured() {
    return measured;
  }

  List<Goal> goals() {
    return measured.stream().map(Aim.Measured::goal).toList();
  }

  /**
   * How the search is played.
   *
   * @param registry the bots that names may mean
   * @param bots that play the winner and the design once more; none for no such games
   * @param again games of each of these two
   * @param threads that play; they change nothing in the answer
   */
  public record Playing(
      ExperimentEngine engine,
      BotRegistry registry,
      BatchProgress progress,
      List<String> bots,
      int again,
      int threads) {
    public Playing {
      bots = List.copyOf(bots);
    }
  }

  /**
   * Plays it, and keeps the values of all games beside its file. Games that are kept already are
   * not played again.
   *
   * @throws IOException when they cannot be read or written
   * @throws java.util.concurrent.CancellationException when progress cancels it
   */
  public ValueSearchAnswer play(Playing playing) throws IOException {
    String about = about();
    Path folder = folder(about);
    try (FolderLock _ = FolderLock.whileWriting(folder);
        var kept = new KeptValues(folder, about)) {
      var played = new PlayedPoints(this, spec.bots(), playing, kept);
      var budget = GameBudget.of(games, ValueSearch.screened(space()).size(), sharesShown());
      var search = new ValueSearch(space(), goals(), budget, spec.seed(), played);
      search.screen();
      var showing = Showing.of(goals(), search.deviations(), budget.confirm());
      Showing.says(showing, budget.confirm()).forEach(playing.progress()::notice);
      ValueSearch.Found found = search.run();
      Optional<OtherBots> others = Optional.empty();
      if (!playing.bots().isEmpty()) {
        var again = new PlayedPoints(this, playing.bots(), playing, kept);
        others = Optional.of(OtherBots.of(this, found, again, playing));
      }
      return new ValueSearchAnswer(
          this, budget, found, others, showing, played.asked(), played.faults(), folder);
    }
  }

  /** Games that it takes to show the shares, of which is known how they vary. */
  private int sharesShown() {
    return Showing.of(
            goals().stream().filter(Goal::isShare).toList(),
            goals().stream()
                .filter(Goal::isShare)
                .map(goal -> ValueSearch.deviation(goal, new double[0]))
                .toList(),
            1)
        .stream()
        .mapToInt(Showing::games)
        .max()
        .orElse(0);
  }

  /** The folder of the games: that of the same search, or the next one. */
  private Path folder(String about) throws IOException {
    Path all = ExperimentFile.rows(file);
    for (int number = 1; ; number++) {
      Path run = all.resolve(RUN + number);
      Path says = run.resolve(KeptValues.ABOUT);
      if (!Files.exists(says) || Files.readString(says).equals(about)) return run;
    }
  }

  /** Everything that decides what a game of the search is, and what is asked of it. */
  private String about() {
    var all = new LinkedHashMap<String, Object>();
    all.put("format", 1);
    all.put("design", spec.design());
    all.put("options", spec.options());
    all.put("revision", title().fingerprint());
    all.put("players", spec.players());
    all.put("vary", spec.vary());
    all.put("aims", spec.aims());
    all.put("bots", spec.bots());
    all.put("seed", spec.seed());
    all.put("limit", SimulationLimits.USUAL.actions());
    try {
      return JSON.writeValueAsString(all) + "\n";
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a search is plain data", impossible);
    }
  }

  /** The values of a point that differ from the design's. */
  List<TriedValue> changes(ValuePoint point) {
    return points.changes(point);
  }
}
