package roundhouse.editor.text;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import roundhouse.design.problem.Problem;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.documents.LoadedDesign;
import roundhouse.workshop.documents.ProjectCheck;

/**
 * The current problems: of the design as typed, of scripts and the game as loaded, and of the other
 * designs of the project.
 */
public final class CurrentProblems implements SnapshotListener {
  private final List<Consumer<List<Problem>>> listeners = new CopyOnWriteArrayList<>();
  private List<Problem> loaded = List.of();
  private Optional<Path> present = Optional.empty();
  private Optional<List<Problem>> typed = Optional.empty();
  private List<Problem> quick = List.of();
  private List<Problem> late = List.of();
  private Map<Path, ProjectCheck.Found> others = Map.of();
  private List<Problem> told = List.of();

  public void addListener(Consumer<List<Problem>> listener) {
    listeners.add(listener);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    loaded = now.problems();
    present = now.design().map(design -> design.toAbsolutePath().normalize());
    // Until the files are checked, the problems of the loading are the latest.
    if (before.loaded() != now.loaded()) typed = Optional.empty();
    tell();
  }

  /** Takes the problems of a design that was read. */
  public void show(LoadedDesign read) {
    List<Problem> found = read.result().problems();
    if (read.thorough()) {
      late = found.stream().filter(problem -> !quick.contains(problem)).toList();
      typed = Optional.of(found);
    } else {
      quick = found;
      typed = Optional.of(withLate(found));
    }
    tell();
  }

  /** Takes the problems of the designs that are not being played. */
  public void show(Map<Path, ProjectCheck.Found> found) {
    others = found;
    tell();
  }

  /** The number of errors of the design in a folder. */
  public long errors(Path design) {
    List<Problem> its =
        present.filter(design::equals).isPresent()
            ? inPlay()
            : Optional.ofNullable(others.get(design))
                .map(ProjectCheck.Found::problems)
                .orElse(List.of());
    return its.stream().filter(Problem::isError).count();
  }

  /** The problems found, with those of slower checks kept until these run again. */
  private List<Problem> withLate(List<Problem> found) {
    var all = new ArrayList<>(found);
    late.stream().filter(problem -> !all.contains(problem)).forEach(all::add);
    return List.copyOf(all);
  }

  private void tell() {
    List<Problem> now = all();
    if (now.equals(told)) return;
    told = now;
    listeners.forEach(listener -> listener.accept(now));
  }

  /** The problems of the design being played first; those it shares with others appear once. */
  private List<Problem> all() {
    var all = new LinkedHashSet<>(inPlay());
    others.forEach(
        (design, found) -> {
          if (present.filter(design::equals).isEmpty()) all.addAll(found.problems());
        });
    return List.copyOf(all);
  }

  /**
   * The problems of the design being played. The check finds what the loading finds, and sooner.
   */
  private List<Problem> inPlay() {
    if (typed.isEmpty()) return loaded;
    var all = new ArrayList<>(typed.get());
    loaded.stream()
        .filter(problem -> !problem.place().file().toString().endsWith(".yaml"))
        .forEach(all::add);
    return List.copyOf(all);
  }
}
