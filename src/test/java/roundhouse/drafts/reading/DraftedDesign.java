package roundhouse.drafts.reading;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import roundhouse.board.TileCatalogue;
import roundhouse.design.problem.Problem;
import roundhouse.drafts.Draft;
import roundhouse.engine.Title;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.ProjectFolders;

/** A draft as a design in a folder of its own. */
public record DraftedDesign(
    Draft draft, Path folder, List<Problem> problems, Optional<Title> title) {
  private static final int MOST_ACTIONS = 5_000;

  /** Makes a draft of a file or folder and loads it. */
  public static DraftedDesign of(Path source, Path root) throws Exception {
    return of(source, root, draft -> draft.files());
  }

  /** The same for a draft that extends a design in the folder. */
  static DraftedDesign of(Path source, Path root, String base) throws Exception {
    return of(source, root, draft -> draft.filesExtending(base));
  }

  private static DraftedDesign of(
      Path source, Path root, Function<Draft, Map<String, String>> files) throws Exception {
    Files.createDirectories(root.resolve("designs"));
    var folders = new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath()));
    Draft draft = DraftReader.read(source, TileCatalogue.load(folders.tileLibrary()));
    String name = "draft-" + source.getFileName().toString().replace(".json", "");
    Path folder = new NewDesign(folders).written(name, files.apply(draft)).folder();
    var loader = new TitleLoader(folders.designs(), folders.scripts(), folders.tileLibrary());
    Loaded loaded = loader.load(name, Set.of());
    return new DraftedDesign(draft, folder, loaded.problems(), loaded.title());
  }

  public List<String> errors() {
    return problems.stream().filter(Problem::isError).map(Problem::text).toList();
  }

  /** A game of bots by the fewest players who can have four, if the title has them. */
  public SimulatedGame play(long seed) {
    var range = title.orElseThrow().design().players();
    int players = Math.clamp(3, range.min(), range.max());
    return Simulation.of(title.get(), players, new SensibleBot())
        .withLimits(new SimulationLimits(MOST_ACTIONS))
        .play(seed);
  }

  public boolean endsNaturally(long seed) {
    return play(seed).outcome() instanceof SimulationOutcome.Ended;
  }
}
