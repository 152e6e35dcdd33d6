package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.edit.RefusedEdit;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.game.UnfitPlayers;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.project.VariantPlan;
import roundhouse.workshop.reload.Reload;

/** Makes a variant and continues the game in it: both, or neither. */
public final class VariantSwitch {
  private final SnapshotLoop loop;
  private final RulesReloader rules;
  private final TitleSource loader;

  VariantSwitch(SnapshotLoop loop, RulesReloader rules, TitleSource loader) {
    this.loop = loop;
    this.rules = rules;
    this.loader = loader;
  }

  /**
   * Makes a variant; if the game is one of the design that it extends, the game goes on in the
   * variant.
   *
   * @param done called with what was made, on the thread of the workshop
   * @param refused called with why nothing was made
   */
  public void make(VariantPlan plan, Consumer<NewDesign.Made> done, Consumer<String> refused) {
    if (!(loader instanceof FolderTitleSource source)) return;
    loop.submit(
        () -> {
          try {
            NewDesign.Made made = plan.make(source.folders());
            Optional<String> objection = goOn(plan.base(), made);
            if (objection.isPresent()) {
              made.takeBack();
              refused.accept(objection.get());
            } else done.accept(made);
          } catch (IOException | NewDesign.Refused | RefusedEdit unmade) {
            refused.accept(unmade.getMessage());
          }
        });
  }

  /** Why the game cannot continue in the variant; then nothing has changed. */
  private Optional<String> goOn(Path base, NewDesign.Made made) {
    boolean played =
        loop.now().design().map(Path::getFileName).equals(Optional.of(base.getFileName()));
    Loaded loaded = rules.read(made.folder());
    if (loaded.title().isEmpty())
      return Optional.of(UiWords.of("held.unreadable", loaded.problems().getFirst().text()));
    return played && loop.now().play().isPresent()
        ? replayed(made, loaded, loaded.title().get(), loop.now().play().get())
        : Optional.empty();
  }

  private Optional<String> replayed(
      NewDesign.Made made, Loaded loaded, Title title, GameHistory before) {
    try {
      Reload.replay(title, before, System.nanoTime(), () -> false)
          .ifPresent(
              replayed -> {
                rules.adopt(made.folder(), loaded);
                loop.publish(snapshot -> snapshot.keptIn(Optional.empty(), Optional.empty()));
                loop.show(replayed.game(), Optional.of(replayed.report()));
              });
      return Optional.empty();
    } catch (UnfitPlayers unfit) {
      return Optional.of(unfit.getMessage());
    } catch (HookFailure failure) {
      return Optional.of(SnapshotProblems.of(failure).text());
    }
  }
}
