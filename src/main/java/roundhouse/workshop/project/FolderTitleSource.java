package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import roundhouse.board.TileCatalogue;
import roundhouse.design.loading.DesignFolderReader;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.yaml.MapNode;
import roundhouse.files.RegularFiles;
import roundhouse.lab.experiment.Experiment;
import roundhouse.position.DesignTestRunner;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;
import roundhouse.words.UiWords;

/**
 * Titles from folders of designs, scripts and tiles.
 *
 * @param shipped files that are not to be edited
 */
public record FolderTitleSource(ProjectFolders folders, ShippedFiles shipped)
    implements TitleSource {
  private static final String TITLE = "title.yaml";

  /** Any file may be edited. */
  public FolderTitleSource(ProjectFolders folders) {
    this(folders, ShippedFiles.NONE);
  }

  @Override
  public boolean protects(Path file, String raw) {
    return shipped.protects(file, raw);
  }

  @Override
  public Path project() {
    return folders.current().toAbsolutePath().normalize();
  }

  @Override
  public List<Path> designs() {
    try {
      return RegularFiles.list(folders.designs()).stream()
          .filter(DesignFolderReader::isDesign)
          .toList();
    } catch (IOException missing) {
      return List.of();
    }
  }

  @Override
  public List<Path> watchedFolders() {
    return folders.shared();
  }

  @Override
  public TileCatalogue library() {
    return TileCatalogue.load(folders.tileLibrary());
  }

  @Override
  public Path scripts(Path design) {
    return folders.scripts().resolve(design.toAbsolutePath().normalize().getFileName());
  }

  @Override
  public Loaded load(Path design, Set<String> options, UnsavedTexts texts) {
    Path named = design.toAbsolutePath().normalize();
    Loaded loaded = loader(named, texts).loadAlone(named.getFileName().toString(), options);
    LoadResult plain =
        loaded.read().options().isEmpty() ? loaded.read() : read(design, Set.of(), texts);
    return new Loaded(
        named,
        plain,
        plain.design(),
        loaded.title(),
        problems(named, loaded),
        files(named, loaded),
        loaded.scripts());
  }

  @Override
  public Loaded loadChanged(Path design, Set<String> options, UnaryOperator<MapNode> change) {
    Path named = design.toAbsolutePath().normalize();
    return loader(named, UnsavedTexts.NONE)
        .loadChanged(named.getFileName().toString(), options, change);
  }

  @Override
  public void keepRevision(Path run, Experiment experiment) throws IOException {
    KeptRevision.keep(folders, run, experiment);
  }

  @Override
  public Supplier<List<Problem>> check(Path design, UnsavedTexts texts) {
    Path named = design.toAbsolutePath().normalize();
    return loader(named, texts).check(named.getFileName().toString());
  }

  @Override
  public List<DesignTestRunner.Outcome> test(Path design, Consumer<Path> step) {
    Path named = design.toAbsolutePath().normalize();
    try {
      return DesignTestRunner.run(
          loader(named, UnsavedTexts.NONE), named.getFileName().toString(), step);
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private TitleLoader loader(Path design, UnsavedTexts texts) {
    return new TitleLoader(design.getParent(), folders.scripts(), folders.tileLibrary(), texts);
  }

  @Override
  public LoadResult read(Path design, Set<String> options, UnsavedTexts texts) {
    return DesignLoader.loadAlone(design.toAbsolutePath().normalize(), library(), options, texts);
  }

  private static List<Problem> problems(Path design, Loaded loaded) {
    if (Files.isDirectory(design) || !loaded.problems().isEmpty()) return loaded.problems();
    return List.of(
        new Problem(Severity.ERROR, SourcePlace.start(design), "", UiWords.of("project.gone"), ""));
  }

  /** While a design is broken its scripts are not read, but they still belong to it. */
  private List<Path> files(Path design, Loaded loaded) {
    var all = new LinkedHashSet<Path>();
    loaded.files().stream()
        .map(file -> file.toAbsolutePath().normalize())
        .filter(file -> Files.isRegularFile(file) || file.endsWith(TITLE))
        .forEach(all::add);
    var owners = new LinkedHashSet<Path>(List.of(design));
    all.stream().map(Path::getParent).forEach(owners::add);
    for (Path owner : owners) all.addAll(inside(owner, ".yaml"));
    for (Path owner : owners)
      all.addAll(
          inside(
              folders.scripts().toAbsolutePath().normalize().resolve(owner.getFileName()), ".js"));
    return new ArrayList<>(all);
  }

  private static List<Path> inside(Path folder, String ending) {
    try {
      return RegularFiles.list(folder).stream()
          .filter(file -> file.toString().endsWith(ending))
          .toList();
    } catch (IOException missing) {
      return List.of();
    }
  }
}
