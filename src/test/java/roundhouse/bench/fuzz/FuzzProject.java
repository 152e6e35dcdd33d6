package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.bench.fuzz.FuzzKind.Case;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.files.FolderTree;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.DesignTitles;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Folder;
import roundhouse.testkit.Repository;
import roundhouse.testkit.SharedFolder;
import roundhouse.workshop.project.ProjectFolders;

/** A copy of the shipped designs and scripts, to be broken and mended; gone when closed. */
final class FuzzProject implements AutoCloseable {
  private static final int MOST_LINES = 8;
  private static final int SAMPLE_ACTIONS = 250;

  private final Path root;
  private final Map<String, Title> titles = new HashMap<>();
  private final Map<String, GameLog> games = new HashMap<>();
  private Optional<Conformance> conformance = Optional.empty();

  private FuzzProject(Path root) {
    this.root = root;
  }

  static FuzzProject create() throws IOException {
    var project = new FuzzProject(Files.createTempDirectory("roundhouse-fuzz").toRealPath());
    Folder.copy(Repository.designs(), project.root.resolve("designs"));
    Folder.copy(Repository.scripts(), project.root.resolve("scripts"));
    Folder.copy(Repository.tileLibrary(), project.root.resolve("tile-library"));
    Files.createDirectories(project.scratch());
    return project;
  }

  ProjectFolders folders() {
    return new ProjectFolders(root, Optional.empty());
  }

  /** Where cases write files. */
  Path scratch() {
    return root.resolve("scratch");
  }

  Path design(String name) {
    return root.resolve("designs").resolve(name);
  }

  Path scripts(String name) {
    return root.resolve("scripts").resolve(name);
  }

  /** A copy of files that lie beside the repository, to be broken; none where they are absent. */
  Path samples(String name) throws IOException {
    Path copy = root.resolve(name);
    Path there = SharedFolder.beside().resolve(name);
    if (Files.isDirectory(there) && !Files.exists(copy)) Folder.copy(there, copy);
    return copy;
  }

  TitleLoader loader() {
    return new TitleLoader(
        root.resolve("designs"), root.resolve("scripts"), root.resolve("tile-library"));
  }

  List<String> designs() throws IOException {
    try (Stream<Path> all = Files.list(root.resolve("designs"))) {
      return all.filter(folder -> Files.exists(folder.resolve("title.yaml")))
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  /** The files of a folder that end so, by name. */
  static List<Path> files(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) return List.of();
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  /** A title as it was shipped. */
  Title title(String name) {
    return titles.computeIfAbsent(
        name, design -> loader().loadAlone(design, Set.of()).title().orElseThrow());
  }

  /** Shipped titles that replay recordings. */
  Conformance conformance() {
    if (conformance.isEmpty())
      conformance = Optional.of(new Conformance(new DesignTitles(loader())));
    return conformance.get();
  }

  /** A game that bots played with a title as it was shipped. */
  GameLog game(String name) {
    return games.computeIfAbsent(
        name,
        design ->
            Simulation.of(title(design), title(design).design().players().min(), new SensibleBot())
                .withLimits(new SimulationLimits(SAMPLE_ACTIONS))
                .play(1)
                .log());
  }

  /** A case while some files hold other texts. */
  CaseOutcome changed(Map<Path, String> texts, Case work, Random random) throws IOException {
    var before = new LinkedHashMap<Path, String>();
    for (Path file : texts.keySet()) before.put(file, Files.readString(file));
    try {
      for (Map.Entry<Path, String> text : texts.entrySet())
        Files.writeString(text.getKey(), text.getValue());
      return work.run(this, random);
    } catch (Finding found) {
      throw new Finding(found.getMessage() + difference(before, texts));
    } finally {
      for (Map.Entry<Path, String> text : before.entrySet())
        Files.writeString(text.getKey(), text.getValue());
    }
  }

  /** The lines that the changed files have or lack. */
  private String difference(Map<Path, String> before, Map<Path, String> texts) {
    var lines = new StringBuilder();
    texts.forEach(
        (file, text) -> {
          lines.append("\n  ").append(root.relativize(file));
          only(before.get(file), text, "- ", lines);
          only(text, before.get(file), "+ ", lines);
        });
    return lines.toString();
  }

  private static void only(String text, String other, String mark, StringBuilder lines) {
    text.lines()
        .filter(line -> other.lines().noneMatch(line::equals))
        .limit(MOST_LINES)
        .forEach(line -> lines.append("\n  ").append(mark).append(line));
  }

  /** One or two of these files, changed a little or very much. */
  static Map<Path, String> mutated(List<Path> files, Random random) throws IOException {
    var mutator = new TextMutator(random);
    var texts = new LinkedHashMap<Path, String>();
    boolean little = random.nextInt(4) > 0;
    for (int count = 1 + random.nextInt(little ? 4 : 2); count > 0; count--) {
      Path file = mutator.pick(files);
      String text = texts.containsKey(file) ? texts.get(file) : Files.readString(file);
      texts.put(file, little ? mutator.nudge(text) : mutator.mutate(text));
    }
    return texts;
  }

  /** Some options of a title, usually none or few. */
  static Set<String> options(Title shipped, Random random) {
    var names = new ArrayList<>(shipped.design().options().keySet());
    Collections.shuffle(names, random);
    int most = Math.min(names.size(), random.nextInt(4));
    return Set.copyOf(names.subList(0, most));
  }

  @Override
  public void close() throws IOException {
    FolderTree.delete(root);
  }
}
