package roundhouse.editor.hooks;

import java.awt.Frame;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import roundhouse.design.Place;
import roundhouse.editor.kit.Look;
import roundhouse.engine.Action;
import roundhouse.engine.Hook;
import roundhouse.workshop.HookInputs;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** Opens the windows about hooks beside the game. */
public final class HookDesk {
  private final Frame owner;
  private final Workshop workshop;
  private final Look look;
  private final Supplier<Snapshot> shown;
  private final Consumer<Place> show;

  /**
   * @param show goes to a place in a file
   */
  public HookDesk(
      Frame owner, Workshop workshop, Look look, Supplier<Snapshot> shown, Consumer<Place> show) {
    this.owner = owner;
    this.workshop = workshop;
    this.look = look;
    this.shown = shown;
    this.show = show;
  }

  /** Calls a hook by hand in the current game. */
  void tryOut(Hook<?, ?> hook) {
    workshop
        .ask()
        .trace(Optional.empty())
        .thenAccept(
            trace ->
                SwingUtilities.invokeLater(
                    () ->
                        shown
                            .get()
                            .play()
                            .ifPresent(
                                play ->
                                    new TrialDialog(
                                            owner,
                                            workshop,
                                            play,
                                            hook,
                                            HookInputs.of(play, hook, trace))
                                        .setVisible(true))));
  }

  void stub(Hook<?, ?> hook) {
    new StubDialog(owner, workshop, shown.get(), hook).setVisible(true);
  }

  /** The calls around the current moment, and those of an action that failed there. */
  void calls(Optional<Action> attempted) {
    workshop
        .ask()
        .trace(attempted)
        .thenAccept(
            trace ->
                SwingUtilities.invokeLater(
                    () ->
                        shown
                            .get()
                            .play()
                            .ifPresent(
                                play ->
                                    new CallsDialog(owner, look, play, trace, show)
                                        .setVisible(true))));
  }

  void times() {
    Optional<Playtest> play = shown.get().play();
    play.ifPresent(game -> new TimesDialog(owner, look, game).open());
  }
}
