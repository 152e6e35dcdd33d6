package roundhouse.editor.start;

import java.nio.file.Path;
import java.util.Optional;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.engine.Action;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.history.GameHistory;

/** Makes bots begin a game, so that there are trains whose price matters. */
public final class TourGame implements SnapshotListener {
  private static final int TRAINS = 2;

  private final Workshop workshop;
  private Optional<Path> design = Optional.empty();
  private Runnable ready = () -> {};
  private boolean playing;

  public TourGame(Workshop workshop) {
    this.workshop = workshop;
  }

  /**
   * @param made the design whose game has been asked for
   * @param then called once some trains have been bought, or no more can be
   */
  public void playUntilTrains(Path made, Runnable then) {
    design = Optional.of(made);
    ready = then;
    playing = false;
    show(Snapshot.EMPTY, workshop.now());
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (design.isEmpty() || !now.design().equals(design) || now.play().isEmpty()) return;
    if (!isOf(now)) return;
    if (enough(now.play().get())) {
      design = Optional.empty();
      ready.run();
    } else if (!playing) {
      playing = true;
      workshop.letBotPlay(TourGame::enough);
    }
  }

  /** Whether the game is already one of the design that was asked for. */
  private boolean isOf(Snapshot now) {
    return now.play().get().title().id().equals(design.get().getFileName().toString());
  }

  /** Companies of some titles begin with trains, which nobody has paid for. */
  private static boolean enough(GameHistory game) {
    long bought =
        game.played().stream().filter(played -> played.action() instanceof Action.BuyTrain).count();
    return bought >= TRAINS || game.state().over();
  }
}
