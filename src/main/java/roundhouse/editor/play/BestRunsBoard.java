package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.View;
import roundhouse.engine.runs.BestRuns;
import roundhouse.game.Company;
import roundhouse.route.Run;
import roundhouse.words.Words;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.Snapshot;

/** The best runs of a company, shown on the board for the current moment. */
public final class BestRunsBoard implements View {
  private final Function<String, CompletableFuture<Optional<BestRuns>>> seek;
  private final List<Runnable> listeners = new ArrayList<>();
  private Optional<String> company = Optional.empty();
  private Optional<BestRuns> found = Optional.empty();
  private Optional<Playtest> play = Optional.empty();

  /**
   * @param seek finds the best runs of a company at the current moment
   */
  public BestRunsBoard(Function<String, CompletableFuture<Optional<BestRuns>>> seek) {
    this.seek = seek;
  }

  void follow(Runnable changed) {
    listeners.add(changed);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameMoment(now)) return;
    play = now.play();
    if (company
        .filter(id -> play.filter(game -> game.state().companies().containsKey(id)).isEmpty())
        .isPresent()) company = Optional.empty();
    seek();
  }

  /** Shows the runs of a company. */
  public void of(String id) {
    company = Optional.of(id);
    seek();
  }

  /**
   * Shows the runs of the next company with a marker on the board; after the last company, none.
   */
  public void next() {
    List<String> all = play.map(BestRunsBoard::onBoard).orElse(List.of());
    int at = company.map(all::indexOf).orElse(-1);
    company = at + 1 < all.size() ? Optional.of(all.get(at + 1)) : Optional.empty();
    seek();
  }

  private static List<String> onBoard(Playtest play) {
    return play.state().companies().values().stream()
        .map(Company::id)
        .filter(id -> !play.state().board().markersOf(id).isEmpty())
        .toList();
  }

  /** Shows no runs. */
  public void none() {
    company = Optional.empty();
    seek();
  }

  public boolean shown() {
    return company.isPresent();
  }

  private void seek() {
    found = Optional.empty();
    listeners.forEach(Runnable::run);
    Optional<Playtest> asked = play;
    company.ifPresent(
        id ->
            seek.apply(id)
                .thenAccept(
                    runs ->
                        SwingUtilities.invokeLater(
                            () -> {
                              if (asked.equals(play) && company.equals(Optional.of(id))) {
                                found = runs;
                                listeners.forEach(Runnable::run);
                              }
                            })));
  }

  List<Run> runs() {
    return found.map(BestRuns::runs).orElse(List.of());
  }

  /** What is shown, in words; "" if nothing. */
  public String says() {
    if (company.isEmpty()) return "";
    String who = company.get();
    if (found.isEmpty()) return Words.of("best.seeking", who);
    BestRuns best = found.get();
    Optional<String> lent = best.lent().map(train -> train.type());
    if (best.runs().isEmpty())
      return lent.map(type -> Words.of("best.none-lent", who, type))
          .orElseGet(() -> Words.of("best.none", who));
    String money = play.orElseThrow().title().design().money();
    String revenue =
        best.subsidy() > 0
            ? Words.of("best.subsidy", money + best.revenue(), money + best.subsidy())
            : money + best.revenue();
    return lent.map(type -> Words.of("best.runs-lent", who, type, revenue))
        .orElseGet(() -> Words.of("best.runs", who, revenue));
  }
}
