package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.engine.runs.BestRuns;
import roundhouse.game.Company;
import roundhouse.route.problem.Run;
import roundhouse.turn.runs.BestRunsText;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/** The best runs of a company, shown on the board for the current moment. */
public final class BestRunsOverlay implements SnapshotListener {
  private final Function<String, CompletableFuture<Optional<BestRuns>>> seek;
  private final List<Runnable> listeners = new ArrayList<>();
  private Optional<String> company = Optional.empty();
  private Optional<BestRuns> found = Optional.empty();
  private Optional<GameHistory> play = Optional.empty();

  /**
   * @param seek finds the best runs of a company at the current moment
   */
  public BestRunsOverlay(Function<String, CompletableFuture<Optional<BestRuns>>> seek) {
    this.seek = seek;
  }

  void addListener(Runnable changed) {
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
  public void showCompany(String id) {
    company = Optional.of(id);
    seek();
  }

  /**
   * Shows the runs of the next company with a marker on the board; after the last company, none.
   */
  public void showNextCompany() {
    List<String> all = play.map(BestRunsOverlay::onBoard).orElse(List.of());
    int at = company.map(all::indexOf).orElse(-1);
    company = at + 1 < all.size() ? Optional.of(all.get(at + 1)) : Optional.empty();
    seek();
  }

  private static List<String> onBoard(GameHistory play) {
    return play.state().companies().values().stream()
        .map(Company::id)
        .filter(id -> !play.state().board().markersOf(id).isEmpty())
        .toList();
  }

  /** Shows no runs. */
  public void hide() {
    company = Optional.empty();
    seek();
  }

  public boolean shown() {
    return company.isPresent();
  }

  private void seek() {
    found = Optional.empty();
    listeners.forEach(Runnable::run);
    Optional<GameHistory> asked = play;
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
    return company
        .map(id -> BestRunsText.of(play.orElseThrow().title().design(), id, found))
        .orElse("");
  }
}
