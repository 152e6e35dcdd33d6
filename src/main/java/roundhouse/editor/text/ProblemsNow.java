package roundhouse.editor.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import roundhouse.design.Problem;
import roundhouse.editor.kit.View;
import roundhouse.workshop.Draft;
import roundhouse.workshop.Snapshot;

/** What is wrong now: in the design as it is typed, and in scripts and the game as they were loaded. */
public final class ProblemsNow implements View {
  private final List<Consumer<List<Problem>>> listeners = new CopyOnWriteArrayList<>();
  private List<Problem> loaded = List.of();
  private Optional<List<Problem>> typed = Optional.empty();
  private List<Problem> told = List.of();

  public void listen(Consumer<List<Problem>> listener) {
    listeners.add(listener);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    loaded = now.problems();
    // Until the files are checked too, what the loading found is the latest.
    if (before.loaded() != now.loaded()) typed = Optional.empty();
    tell();
  }

  /** The design was read anew. */
  public void show(Draft draft) {
    typed = Optional.of(draft.thorough() ? draft.result().problems() : withThoseOfOptions(draft.result().problems()));
    tell();
  }

  /** Until the options are looked at again, what was wrong with them stays told. */
  private List<Problem> withThoseOfOptions(List<Problem> found) {
    var all = new ArrayList<>(found);
    typed.orElse(List.of()).stream().filter(problem -> problem.message().contains(" (with the option '") && !all.contains(problem)).forEach(all::add);
    return List.copyOf(all);
  }

  private void tell() {
    List<Problem> now = all();
    if (now.equals(told)) return;
    told = now;
    listeners.forEach(listener -> listener.accept(now));
  }

  /** What the loading found in the design is found by the check too, and sooner. */
  private List<Problem> all() {
    if (typed.isEmpty()) return loaded;
    var all = new ArrayList<>(typed.get());
    loaded.stream().filter(problem -> !problem.place().file().toString().endsWith(".yaml")).forEach(all::add);
    return List.copyOf(all);
  }
}
