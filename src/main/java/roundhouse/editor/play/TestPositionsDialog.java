package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JList;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.ProgressDialog;
import roundhouse.editor.kit.WrappedLine;
import roundhouse.position.DesignTestRunner.Outcome;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;

/**
 * The results of the test positions of a design: failed ones first, with the reasons; Enter or a
 * double click goes to the place.
 */
public final class TestPositionsDialog extends JDialog {
  private final DefaultListModel<Outcome> model = new DefaultListModel<>();
  private final JList<Outcome> list = new JList<>(model);

  /**
   * Runs test positions in the background, then shows the results unless cancelled.
   *
   * @param run called with a listener for each file about to run; returns all results
   * @param show goes to a place in a file
   */
  public static void run(
      Frame owner, Function<Consumer<Path>, List<Outcome>> run, Consumer<SourcePlace> show) {
    var progress = new ProgressDialog(owner, UiWords.of("positions.running"), 0);
    BackgroundThreads.start(
        "positions",
        () -> {
          try {
            List<Outcome> outcomes =
                run.apply(file -> progress.stepTo(UiWords.of("positions.run", file.getFileName())));
            // The end gives the keyboard back to the owner, which must not cover the results.
            progress.end();
            SwingUtilities.invokeLater(
                () -> new TestPositionsDialog(owner, outcomes, show).setVisible(true));
          } catch (CancellationException stopped) {
            // The user cancelled and needs no message.
            return;
          } finally {
            progress.end();
          }
        });
  }

  /**
   * @param show goes to a place in a file
   */
  TestPositionsDialog(Frame owner, List<Outcome> outcomes, Consumer<SourcePlace> show) {
    super(owner, UiWords.of("positions.tests"), false);
    setName("tests window");
    list.setName("tests");
    list.getAccessibleContext().setAccessibleName(UiWords.of("positions.tests"));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    WrappedLine.wrap(list, TestPositionsDialog::line);
    list.registerKeyboardAction(
        _ -> go(show), KeyStroke.getKeyStroke("ENTER"), JComponent.WHEN_FOCUSED);
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) go(show);
          }
        });
    outcomes.stream()
        .sorted((one, other) -> Boolean.compare(one.holds(), other.holds()))
        .forEach(model::addElement);
    if (!model.isEmpty()) list.setSelectedIndex(0);
    add(Panels.section(summary(outcomes), Panels.scroll(list)), BorderLayout.CENTER);
    KeyBindings.onEscape(getRootPane(), this::dispose);
    setPreferredSize(new Dimension(640, 360));
    pack();
    setLocationRelativeTo(owner);
  }

  private static String summary(List<Outcome> outcomes) {
    if (outcomes.isEmpty()) return UiWords.of("positions.none");
    long broken = outcomes.stream().filter(outcome -> !outcome.holds()).count();
    return broken == 0
        ? UiWords.of("positions.hold", outcomes.size())
        : UiWords.of("positions.broke", broken, outcomes.size());
  }

  private static String line(Outcome outcome) {
    String broke =
        outcome.failures().stream()
            .map(failure -> failure.says())
            .collect(Collectors.joining("; "));
    return (outcome.holds() ? "✓ " : "✗ ")
        + outcome.says()
        + (broke.isEmpty() ? "" : " – " + broke);
  }

  private void go(Consumer<SourcePlace> show) {
    Outcome outcome = list.getSelectedValue();
    if (outcome != null)
      show.accept(
          outcome.failures().stream()
              .findFirst()
              .map(failure -> failure.place())
              .orElseGet(() -> SourcePlace.start(outcome.file())));
  }
}
