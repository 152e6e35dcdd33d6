package roundhouse.editor.hooks;

import java.awt.Frame;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JDialog;
import javax.swing.SwingUtilities;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.Action;
import roundhouse.engine.Hook;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.hooks.HookInputs;
import roundhouse.workshop.hooks.HookTrace;

/** Opens the windows about hooks beside the game. */
public final class HookDialogs {
  private final Frame owner;
  private final Workshop workshop;
  private final WindowLook look;
  private final Supplier<Snapshot> shown;
  private final Consumer<SourcePlace> show;

  /**
   * @param show goes to a place in a file
   */
  public HookDialogs(
      Frame owner,
      Workshop workshop,
      WindowLook look,
      Supplier<Snapshot> shown,
      Consumer<SourcePlace> show) {
    this.owner = owner;
    this.workshop = workshop;
    this.look = look;
    this.shown = shown;
    this.show = show;
  }

  /** Calls a hook by hand in the current game. */
  void tryOut(Hook<?, ?> hook) {
    openTraced(
        Optional.empty(),
        (play, trace) ->
            new HookTrialDialog(owner, workshop, play, hook, HookInputs.of(play, hook, trace)));
  }

  void stub(Hook<?, ?> hook) {
    new HookStubDialog(owner, workshop, shown.get(), hook).setVisible(true);
  }

  /** The calls around the current moment, and those of an action that failed there. */
  void calls(Optional<Action> attempted) {
    openTraced(attempted, (play, trace) -> new HookCallsDialog(owner, look, play, trace, show));
  }

  private void openTraced(
      Optional<Action> attempted, BiFunction<GameHistory, HookTrace, JDialog> dialog) {
    workshop
        .queries()
        .trace(attempted)
        .thenAccept(trace -> SwingUtilities.invokeLater(() -> open(trace, dialog)));
  }

  private void open(HookTrace trace, BiFunction<GameHistory, HookTrace, JDialog> dialog) {
    shown.get().play().ifPresent(play -> dialog.apply(play, trace).setVisible(true));
  }

  void times() {
    Optional<GameHistory> play = shown.get().play();
    play.ifPresent(game -> new ScriptTimesDialog(owner, look, game).open());
  }
}
