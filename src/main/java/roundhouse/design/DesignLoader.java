package roundhouse.design;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Loads a design: its {@code title.yaml} and the parts beside it, laid over what it {@code extends},
 * with the options asked for laid over that.
 *
 * <p>Whatever the files hold, the result is a design or the problems that keep it from being one.
 * Options that are off are tried too, each by itself, so that none is found broken only in play.
 */
public final class DesignLoader {
  private final Problems problems = new Problems();
  private final Ancestry ancestry = new Ancestry(problems);
  private final Path folder;

  private DesignLoader(Path folder) {
    this.folder = folder;
  }

  /**
   * Loads the design of a folder.
   *
   * @param folder that holds a {@code title.yaml}; places in problems begin with it as it is given
   * @param options to be turned on, by name; those they imply come with them
   */
  public static LoadResult load(Path folder, Set<String> options) {
    boolean plain = folder.getFileName() != null && !folder.getFileName().toString().matches("\\.*");
    return new DesignLoader(plain ? folder : folder.toAbsolutePath().normalize()).load(options);
  }

  private LoadResult load(Set<String> asked) {
    return ancestry.read(folder).map(tree -> bind(tree, asked)).orElseGet(() -> result(Optional.empty(), List.of(), new Places()));
  }

  private LoadResult bind(MapNode tree, Set<String> asked) {
    Options options = new Options(tree, problems);
    options.refuseUnknownKeys();
    List<String> on = options.on(asked);
    Problems found = new Problems();
    Binder binder = new Binder(found);
    Optional<Design> design = binder.bind(options.under(on, found), Design.class);
    if (design.isPresent()) tryOthers(options, on, found);
    found.list().stream().filter(problem -> !ancestry.unreadable().contains(problem.path())).forEach(problems::add);
    return result(design, on, binder.places());
  }

  private void tryOthers(Options options, List<String> on, Problems found) {
    Set<Problem> told = new LinkedHashSet<>();
    for (String option : options.names()) {
      if (on.contains(option)) continue;
      Problems here = new Problems();
      new Binder(here).bind(options.under(options.with(option), here), Design.class);
      here.list().stream().filter(told::add).forEach(found::add);
    }
  }

  private LoadResult result(Optional<Design> design, List<String> on, Places places) {
    Optional<Design> checked = problems.hasErrors() ? Optional.empty() : design;
    return new LoadResult(checked, problems.list(), ancestry.files(), on, ancestry.origins(), places);
  }
}
