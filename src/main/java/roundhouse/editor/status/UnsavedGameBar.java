package roundhouse.editor.status;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.GameLog;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/**
 * Offers the game that another window left unsaved, until the user opens it or dismisses the bar.
 */
public final class UnsavedGameBar extends NoticeBar implements SnapshotListener {
  private final transient Workshop workshop;
  private final transient Predicate<GameLog> replaces;
  private transient Optional<GameLog> offered = Optional.empty();
  private transient Optional<GameLog> opening = Optional.empty();

  /**
   * @param replaces shows a game in place of the current one, unless the user wants to keep that
   */
  public UnsavedGameBar(Workshop workshop, WindowLook look, Predicate<GameLog> replaces) {
    super(look);
    setName("left game");
    this.workshop = workshop;
    this.replaces = replaces;
    button("open left game", UiWords.of("games.open-again"), () -> offered.ifPresent(this::open));
    close("forget left game", UiWords.of("games.give-up"), this::putAway);
  }

  public void offer(GameLog log) {
    offered = Optional.of(log);
    say(
        UiWords.of(
            "games.left",
            log.title(),
            String.join(", ", log.players()),
            UiWords.counted("lines.actions", log.moment())));
  }

  private void open(GameLog log) {
    if (!replaces.test(log)) return;
    opening = Optional.of(log);
    setVisible(false);
  }

  /** Forgets the kept game only once it is open in the window. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean there =
        opening.isPresent()
            && now.play()
                .filter(play -> play.actions().equals(opening.get().actions()))
                .isPresent();
    if (!there) return;
    opening = Optional.empty();
    putAway();
  }

  private void putAway() {
    setVisible(false);
    BackgroundThreads.start("unsaved game", this::forget);
  }

  private void forget() {
    try {
      workshop.recovery().forgetLeftGame();
    } catch (IOException stays) {
      // It is offered again at the next start, which does no harm.
      return;
    }
  }
}
