package roundhouse.editor.text;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import roundhouse.design.problem.Problem;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.Snapshot;

/**
 * The current problems: of the design as typed, of scripts and the game as loaded, and of the other
 * designs of the project.
 */
public final class CurrentProblems implements SnapshotListener {
  private final List<Consumer<List<Problem>>> listeners = new CopyOnWriteArrayList<>();
  private Optional<Path> present = Optional.empty();
  private List<Problem> inPlay = List.of();
  private Map<Path, Loaded> others = Map.of();
  private List<Problem> told = List.of();

  public void addListener(Consumer<List<Problem>> listener) {
    listeners.add(listener);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    present = now.design().map(design -> design.toAbsolutePath().normalize());
    inPlay = now.problems();
    others = now.reading().others();
    List<Problem> all = all();
    if (all.equals(told)) return;
    told = all;
    listeners.forEach(listener -> listener.accept(all));
  }

  /** The number of errors of the design in a folder. */
  public long errors(Path design) {
    List<Problem> its =
        present.filter(design::equals).isPresent()
            ? inPlay
            : Optional.ofNullable(others.get(design)).map(Loaded::problems).orElse(List.of());
    return its.stream().filter(Problem::isError).count();
  }

  /** The problems of the design being played first; those it shares with others appear once. */
  private List<Problem> all() {
    var all = new LinkedHashSet<>(inPlay);
    others.forEach(
        (design, found) -> {
          if (present.filter(design::equals).isEmpty()) all.addAll(found.problems());
        });
    return List.copyOf(all);
  }
}
