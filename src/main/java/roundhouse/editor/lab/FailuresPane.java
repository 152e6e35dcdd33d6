package roundhouse.editor.lab;

import java.awt.BorderLayout;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PlaceholderList;
import roundhouse.engine.GameLog;
import roundhouse.lab.batch.BatchReport.Failure;
import roundhouse.words.UiWords;

/** Games that did not end as their rules say; each can be opened where it failed. */
final class FailuresPane extends JPanel {
  private final String project;
  private final DefaultListModel<Failure> model = new DefaultListModel<>();
  private final PlaceholderList<Failure> list =
      new PlaceholderList<>(model, UiWords.of("lab.no-failures"));
  private final JButton button = new JButton(UiWords.of("lab.open"));

  /**
   * @param project the folder of the files that failures name
   * @param open shows a game in the window
   */
  FailuresPane(Path project, Consumer<GameLog> open) {
    super(new BorderLayout(0, 4));
    this.project = project + File.separator;
    setUpList(open);
    setUpButton(open);
    var foot = new JPanel(new BorderLayout());
    foot.setBorder(BorderFactory.createEmptyBorder(2, 10, 2, 10));
    foot.add(button, BorderLayout.WEST);
    add(Panels.section(UiWords.of("lab.failures"), Panels.scroll(list)), BorderLayout.CENTER);
    add(foot, BorderLayout.SOUTH);
  }

  private void setUpList(Consumer<GameLog> open) {
    list.setName("failures");
    list.getAccessibleContext().setAccessibleName(UiWords.of("lab.failures"));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setVisibleRowCount(4);
    list.setCellRenderer((_, failure, _, selected, _) -> line(failure, selected));
    list.addListSelectionListener(_ -> button.setEnabled(!list.isSelectionEmpty()));
    list.registerKeyboardAction(
        _ -> open(open), KeyStroke.getKeyStroke("ENTER"), JComponent.WHEN_FOCUSED);
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) open(open);
          }
        });
  }

  private void setUpButton(Consumer<GameLog> open) {
    button.setName("open failure");
    button.setMnemonic('O');
    button.setToolTipText(UiWords.of("lab.open-tip"));
    button.setEnabled(false);
    button.addActionListener(_ -> open(open));
  }

  /** Lists other failures and keeps the selected one. */
  void show(List<Failure> failures) {
    if (failures.size() == model.size()
        && (model.isEmpty() || same(failures.getFirst(), model.getElementAt(0)))) return;
    Optional<Failure> chosen = Optional.ofNullable(list.getSelectedValue());
    model.clear();
    model.addAll(failures);
    int again =
        chosen
            .map(
                before ->
                    failures.stream()
                        .filter(failure -> same(failure, before))
                        .findFirst()
                        .map(failures::indexOf)
                        .orElse(0))
            .orElse(0);
    if (!model.isEmpty()) list.setSelectedIndex(again);
  }

  private static boolean same(Failure one, Failure other) {
    return one.seed() == other.seed()
        && one.variant().equals(other.variant())
        && one.game() == other.game();
  }

  private JLabel line(Failure failure, boolean selected) {
    var label =
        new JLabel(
            UiWords.of(
                "lab.failure",
                failure.variant(),
                failure.seed(),
                failure.game().log().actions().size(),
                failure.says().replace(project, "")));
    label.setToolTipText(label.getText());
    label.setBorder(BorderFactory.createEmptyBorder(1, 10, 1, 10));
    label.setOpaque(true);
    label.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    label.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    return label;
  }

  private void open(Consumer<GameLog> open) {
    Optional.ofNullable(list.getSelectedValue())
        .ifPresent(failure -> open.accept(failure.game().logToFailure()));
  }
}
