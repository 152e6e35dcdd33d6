package roundhouse.editor.lab;

import java.awt.Component;
import java.awt.GridLayout;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.BatchSetup;
import roundhouse.workshop.project.TitleSource;

/** Replays one game from the seed that figures, rows or reports name, and opens it. */
final class SeedGameButton extends JButton {
  private final transient TitleSource titles;
  private final transient Supplier<Optional<BatchSetup>> setup;
  private final transient Consumer<GameLog> open;
  private final transient Consumer<String> tell;

  /**
   * @param setup the current choice of the form; its first side is played
   * @param open shows a game in the window
   */
  SeedGameButton(
      TitleSource titles,
      Supplier<Optional<BatchSetup>> setup,
      Consumer<GameLog> open,
      Consumer<String> tell) {
    super(UiWords.of("lab.game"));
    this.titles = titles;
    this.setup = setup;
    this.open = open;
    this.tell = tell;
    setName("game of a seed");
    setMnemonic('G');
    setToolTipText(UiWords.of("lab.game-tip"));
    addActionListener(_ -> setup.get().ifPresent(this::ask));
  }

  private void ask(BatchSetup games) {
    Component owner = SwingUtilities.getWindowAncestor(this);
    var field = new JTextField(14);
    field.setName("seed of the game");
    var label = new JLabel(UiWords.of("lab.seed"));
    label.setLabelFor(field);
    var form = new JPanel(new GridLayout(0, 1, 0, 4));
    form.add(label);
    form.add(field);
    if (!ConfirmDialog.form(
        owner, form, UiWords.of("lab.game-window"), UiWords.of("lab.game-open"), field)) return;
    String typed = field.getText().strip();
    if (typed.matches("-?\\d{1,18}")) play(games, Long.parseLong(typed));
    else tell.accept(UiWords.of("lab.no-seed", typed));
  }

  private void play(BatchSetup games, long seed) {
    setEnabled(false);
    tell.accept(UiWords.of("lab.game-playing", seed));
    BackgroundThreads.start(
        "game of a seed",
        () -> {
          try {
            GameLog game = games.game(titles, seed);
            end(() -> open.accept(game));
          } catch (IOException unreadable) {
            end(() -> tell.accept(unreadable.getMessage()));
          } catch (HookFailure unplayable) {
            end(() -> tell.accept(unplayable.says()));
          }
        });
  }

  private void end(Runnable result) {
    SwingUtilities.invokeLater(
        () -> {
          setEnabled(true);
          result.run();
        });
  }
}
