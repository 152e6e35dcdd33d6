package roundhouse.workshop.project;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.problem.Problem;
import roundhouse.engine.Title;
import roundhouse.files.AtomicFiles;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.experiment.ExperimentRuns;
import roundhouse.lab.experiment.ExperimentSide;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.experiment.PlayerNumbers;
import roundhouse.lab.experiment.SideTitles;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;

/**
 * An experiment of a project.
 *
 * @param file in the folder of experiments of a design
 */
public record ProjectExperiment(Path file) {
  /** More than anybody compares, in numbers that are easily repeated. */
  private static final int SEEDS = 1_000_000;

  /** All experiments of a project's designs. */
  public static List<ProjectExperiment> all(TitleSource titles) {
    var all = new ArrayList<ProjectExperiment>();
    for (Path design : titles.designs()) all.addAll(of(design));
    return all;
  }

  /** The experiments in a design's folder. */
  public static List<ProjectExperiment> of(Path design) {
    return ExperimentFile.in(design.resolve(ExperimentFile.FOLDER)).stream()
        .map(ProjectExperiment::new)
        .toList();
  }

  /**
   * The experiment of two designs, in the folder of the second; its file is written if it is not
   * there yet.
   *
   * @param games in a file that is written now
   * @throws IOException whose message says why it cannot be written
   */
  public static ProjectExperiment between(
      ComparedDesign first, ComparedDesign second, GameCount games) throws IOException {
    if (first.name().equals(second.name())) throw new IOException(UiWords.of("lab.same"));
    Path file = file(first, second);
    if (!Files.exists(file))
      AtomicFiles.write(
          file,
          ExperimentYaml.of(
              first, second, games, games.seed().orElseGet(ProjectExperiment::anySeed)));
    return new ProjectExperiment(file);
  }

  private static int anySeed() {
    return new SecureRandom().nextInt(SEEDS);
  }

  /** The experiment of two designs if its file is written already. */
  public static Optional<ProjectExperiment> written(ComparedDesign first, ComparedDesign second) {
    return Optional.of(file(first, second)).filter(Files::exists).map(ProjectExperiment::new);
  }

  private static Path file(ComparedDesign first, ComparedDesign second) {
    String with = second.options().stream().sorted().map(on -> on + "-").collect(joining());
    String name = (with + "beside-" + first.name()).replaceAll("[^\\p{Alnum}.+&-]+", "-");
    return second.design().resolve(ExperimentFile.FOLDER).resolve(name + ".yaml");
  }

  /** "roster: trains". */
  public String name() {
    String design = file.getParent().getParent().getFileName().toString();
    return design + ": " + file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
  }

  /** Its runs, beside the file. */
  public ExperimentRuns runs() {
    return new ExperimentRuns(ExperimentFile.rows(file));
  }

  /**
   * What its file says, whoever shall play.
   *
   * @throws IOException whose message lists its errors
   */
  public ExperimentSpec spec() throws IOException {
    return valid(ExperimentFile.read(file, ExperimentSpec::bots));
  }

  /**
   * What its file asks to play.
   *
   * @param registry the bots that it may name
   * @throws IOException whose message lists its errors
   */
  public ExperimentSpec spec(TitleSource titles, BotRegistry registry) throws IOException {
    return valid(ExperimentFile.read(file, spec -> bots(titles, spec, registry)));
  }

  private static ExperimentSpec valid(ExperimentFile read) throws IOException {
    if (read.spec().isEmpty()) throw new IOException(told(read.problems()));
    return read.spec().get();
  }

  /** Names of the bots that all sides have; none if a side cannot be read. */
  private Collection<String> bots(TitleSource titles, ExperimentSpec spec, BotRegistry registry) {
    var all = new ArrayList<Collection<String>>();
    for (ExperimentSide side : spec.sides().values())
      all.add(
          titles
              .load(design(side), Set.copyOf(side.options()))
              .title()
              .map(registry::names)
              .orElse(List.of()));
    var common = new LinkedHashSet<>(all.getFirst());
    all.forEach(common::retainAll);
    return common;
  }

  private Path design(ExperimentSide side) {
    return file.getParent().getParent().resolveSibling(side.design());
  }

  /**
   * What its file asks to play, with the designs as their files are now.
   *
   * @throws IOException whose message says why it cannot be played
   */
  public Experiment experiment(TitleSource titles, ExperimentSpec spec, int threads)
      throws IOException {
    try {
      List<Variant> sides = sides(titles, spec);
      return new Experiment(
          sides,
          PlayerNumbers.of(sides, spec.players()),
          spec.games(),
          spec.seed(),
          spec.bots(),
          SimulationLimits.USUAL,
          false,
          threads);
    } catch (IllegalArgumentException wrong) {
      throw new IOException(wrong.getMessage(), wrong);
    }
  }

  private List<Variant> sides(TitleSource titles, ExperimentSpec spec) throws IOException {
    SideTitles<IOException> loader =
        (side, point) ->
            title(
                point.changes().isEmpty()
                    ? titles.load(design(side), Set.copyOf(side.options()))
                    : titles.loadChanged(design(side), Set.copyOf(side.options()), point.change()));
    return loader.of(spec);
  }

  private static Title title(Loaded loaded) throws IOException {
    if (loaded.title().isEmpty()) throw new IOException(told(loaded.problems()));
    return loaded.title().get();
  }

  private static String told(List<Problem> problems) {
    return problems.stream().filter(Problem::isError).map(Problem::text).collect(joining("\n"));
  }
}
