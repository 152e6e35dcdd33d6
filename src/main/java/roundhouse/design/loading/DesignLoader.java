package roundhouse.design.loading;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import roundhouse.board.TileCatalogue;
import roundhouse.design.binding.Binder;
import roundhouse.design.checks.CheckFindings;
import roundhouse.design.checks.DesignChecks;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.spec.Design;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.threads.AbandonableThread;

/**
 * Loads a design: its {@code title.yaml} and the parts beside it, laid over what it {@code
 * extends}, with the options asked for laid over that.
 *
 * <p>The result is a design, or the problems that prevent one. {@link #load} also tries each option
 * that is off, so that a broken option is found before play; {@link #loadAlone} skips that, to show
 * an edit at once.
 */
public final class DesignLoader {
  private static final String MISSING_TILES =
      "designs need the folder 'tile-library' beside 'designs'; copy that of Roundhouse";

  private final Problems problems = new Problems();
  private final InheritanceReader ancestry;
  private final Path folder;
  private final TileCatalogue library;
  private final boolean thorough;
  private final UnaryOperator<MapNode> change;

  private DesignLoader(
      Path folder,
      TileCatalogue library,
      boolean thorough,
      UnsavedTexts texts,
      UnaryOperator<MapNode> change) {
    this.change = change;
    this.ancestry = new InheritanceReader(problems, texts);
    this.folder = folder;
    this.library = library;
    this.thorough = thorough;
  }

  /**
   * Loads the design of a folder.
   *
   * @param folder with a {@code title.yaml}; file names in problems begin with it as given
   * @param tileLibrary folder of the tiles that designs refer to by number
   * @param options names of the options to turn on; the options they imply come with them
   */
  public static LoadResult load(Path folder, Path tileLibrary, Set<String> options) {
    return load(folder, TileCatalogue.load(tileLibrary), options);
  }

  /** Loads the design of a folder with a tile library that is already loaded. */
  public static LoadResult load(Path folder, TileCatalogue library, Set<String> options) {
    return load(folder, library, options, UnsavedTexts.NONE);
  }

  /** Loads the design of a folder with unsaved texts instead of some of its files. */
  public static LoadResult load(
      Path folder, TileCatalogue library, Set<String> options, UnsavedTexts texts) {
    return new DesignLoader(named(folder), library, true, texts, UnaryOperator.identity())
        .load(options);
  }

  /**
   * Loads a design with other values at some places, without trying the options that are off.
   *
   * @param change of the tree of the design and its options
   */
  public static LoadResult loadChanged(
      Path folder, TileCatalogue library, Set<String> options, UnaryOperator<MapNode> change) {
    return new DesignLoader(named(folder), library, false, UnsavedTexts.NONE, change).load(options);
  }

  /** Loads without trying the options that are off, which takes a fraction of the time. */
  public static LoadResult loadAlone(Path folder, TileCatalogue library, Set<String> options) {
    return loadAlone(folder, library, options, UnsavedTexts.NONE);
  }

  /** The same with unsaved texts instead of some files. */
  public static LoadResult loadAlone(
      Path folder, TileCatalogue library, Set<String> options, UnsavedTexts texts) {
    return new DesignLoader(named(folder), library, false, texts, UnaryOperator.identity())
        .load(options);
  }

  private static Path named(Path folder) {
    boolean plain =
        folder.getFileName() != null && !folder.getFileName().toString().matches("\\.*");
    return plain ? folder : folder.toAbsolutePath().normalize();
  }

  private LoadResult load(Set<String> asked) {
    library.faults().forEach(this::tell);
    return ancestry
        .read(folder)
        .map(tree -> bind(change.apply(tree), asked))
        .orElseGet(() -> result(Optional.empty(), List.of(), new ValuePlaces(), Optional.empty()));
  }

  private void tell(TileCatalogue.Fault fault) {
    SourcePlace place =
        new SourcePlace(fault.file(), Math.max(1, fault.line()), Math.max(1, fault.column()));
    boolean missing = !Files.exists(fault.file(), LinkOption.NOFOLLOW_LINKS);
    problems.error(place, "", fault.message(), missing ? MISSING_TILES : "");
  }

  private LoadResult bind(MapNode tree, Set<String> asked) {
    DesignOptions options = new DesignOptions(tree, problems);
    options.refuseUnknownKeys();
    List<String> on = options.active(asked);
    Problems found = new Problems();
    Binder binder = new Binder(found);
    Optional<Design> design = checked(options, on, binder, found);
    if (thorough && !found.hasErrors()) tryOthers(options, on, found);
    List<Problem> told =
        found.list().stream()
            .filter(problem -> !ancestry.unreadable().contains(problem.path()))
            .toList();
    new VariantMistakes(
            folder,
            ancestry,
            base ->
                new DesignLoader(
                        base, library, thorough, ancestry.texts(), UnaryOperator.identity())
                    .load(asked)
                    .problems())
        .placed(told)
        .forEach(problems::add);
    return result(design, on, binder.places(), Optional.of(tree));
  }

  private Optional<Design> checked(
      DesignOptions options, List<String> on, Binder binder, Problems found) {
    Optional<Design> design = binder.bind(options.overlaid(on, found), Design.class);
    var findings =
        new CheckFindings(
            found, binder.places(), place -> isOwn(place) && options.wrote(on, place));
    design.ifPresent(
        bound ->
            DesignChecks.all(library)
                .forEach(
                    check -> {
                      AbandonableThread.stopIfAbandoned();
                      check.check(bound, findings);
                    }));
    return design;
  }

  /** Whether a place is in a file of this design, not in one that it extends. */
  private boolean isOwn(SourcePlace place) {
    return folder.equals(place.file().getParent());
  }

  private void tryOthers(DesignOptions options, List<String> on, Problems found) {
    Set<Problem> told = new LinkedHashSet<>(found.list());
    for (String option : options.names()) {
      if (on.contains(option)) continue;
      Problems here = new Problems();
      checked(options, options.withImplied(option), new Binder(here), here);
      here.list().stream()
          .filter(told::add)
          .map(problem -> with(option, problem))
          .forEach(found::add);
    }
  }

  private static Problem with(String option, Problem problem) {
    String message = problem.message() + " (with the option '" + option + "')";
    return new Problem(problem.severity(), problem.place(), problem.path(), message, problem.fix());
  }

  private LoadResult result(
      Optional<Design> design, List<String> on, ValuePlaces places, Optional<MapNode> tree) {
    Optional<Design> checked = problems.hasErrors() ? Optional.empty() : design;
    return new LoadResult(
        checked, problems.list(), ancestry.files(), on, ancestry.origins(), places, tree);
  }

  /**
   * Mistakes of a variant that show in what it inherits, such as a train that it leaves out though
   * another of its base rusts on it. They belong to the variant's own files: its base is right.
   *
   * @param folder of the variant
   * @param reader that has read the variant and its bases
   * @param base what is wrong in a base alone
   */
  private record VariantMistakes(
      Path folder, InheritanceReader reader, Function<Path, List<Problem>> base) {

    /** The problems, those that only the variant brings about placed in its own files. */
    List<Problem> placed(List<Problem> problems) {
      List<LoadResult.Origin> origins = reader.origins();
      if (origins.size() < 2 || reader.asked().isEmpty() || problems.stream().allMatch(this::isOwn))
        return problems;
      Set<String> inherited = new HashSet<>();
      for (Problem problem : base.apply(origins.get(origins.size() - 2).folder()))
        inherited.add(said(problem));
      return problems.stream()
          .map(
              problem ->
                  isOwn(problem) || inherited.contains(said(problem)) ? problem : placed(problem))
          .toList();
    }

    private boolean isOwn(Problem problem) {
      return problem.place().file().startsWith(folder);
    }

    private static String said(Problem problem) {
      return problem.path() + ": " + problem.message();
    }

    private Problem placed(Problem problem) {
      MapNode own = reader.asked().orElseThrow();
      SourcePlace place =
          named(own, problem)
              .or(() -> around(own, problem.path()))
              .or(() -> own.get(DesignFolderReader.EXTENDS).map(YamlNode::place))
              .orElse(own.place());
      SourcePlace there = problem.place();
      String inherited =
          " (inherited from %s/%s:%s)"
              .formatted(
                  there.file().toAbsolutePath().getParent().getFileName(),
                  there.file().getFileName(),
                  there.line());
      return new Problem(
          problem.severity(), place, problem.path(), problem.message() + inherited, problem.fix());
    }

    /** Where the variant says something of a thing that the message names, in its part first. */
    private static Optional<SourcePlace> named(MapNode own, Problem problem) {
      String part = problem.path().split("\\.", 2)[0];
      return Stream.concat(own.get(part).stream(), own.entries().stream().map(MapNode.Entry::value))
          .filter(MapNode.class::isInstance)
          .flatMap(node -> ((MapNode) node).entries().stream())
          .flatMap(VariantMistakes::names)
          .filter(name -> problem.message().contains("'" + name.text() + "'"))
          .map(YamlNode::place)
          .findFirst();
    }

    /** The name of a thing that is set, or those of things that are removed. */
    private static Stream<ScalarNode> names(MapNode.Entry entry) {
      Stream<YamlNode> removed =
          switch (entry.value()) {
            case ListNode list when entry.name().equals("remove") -> list.items().stream();
            case ScalarNode one when entry.name().equals("remove") -> Stream.of(one);
            default -> Stream.empty();
          };
      return Stream.concat(
          Stream.of(entry.key()),
          removed.filter(ScalarNode.class::isInstance).map(ScalarNode.class::cast));
    }

    /** Where the variant says something of the part of a value. */
    private static Optional<SourcePlace> around(MapNode own, String path) {
      return own.get(path.split("\\.", 2)[0]).map(YamlNode::place);
    }
  }
}
