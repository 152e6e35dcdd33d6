package roundhouse.editor.status;

import java.awt.BorderLayout;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.SwingUtilities;
import roundhouse.words.UiWords;
import roundhouse.workshop.OpeningProgress;
import roundhouse.workshop.RecordedGameOpening;

/** How far a recorded game that is being opened has been played, with a button that gives it up. */
final class OpeningBar extends JPanel {
  private final JLabel says = new JLabel();
  private final JProgressBar bar = new JProgressBar();
  private final transient AtomicReference<Optional<OpeningProgress>> next = new AtomicReference<>();

  OpeningBar(RecordedGameOpening opening) {
    super(new BorderLayout(8, 0));
    setName("opening");
    says.setName("opening says");
    bar.setName("opening progress");
    bar.getAccessibleContext().setAccessibleName(UiWords.of("commands.open"));
    var cancel = new JButton(UiWords.of("common.cancel"));
    cancel.setName("cancel opening");
    cancel.setToolTipText(UiWords.of("games.recorded-cancel"));
    cancel.putClientProperty("FlatLaf.style", "margin: 0,8,0,8");
    cancel.putClientProperty("JButton.buttonType", "toolBarButton");
    cancel.addActionListener(_ -> opening.cancel());
    add(says, BorderLayout.WEST);
    add(bar, BorderLayout.CENTER);
    add(cancel, BorderLayout.EAST);
    setVisible(false);
    opening.listen(this::reached);
  }

  /** Of several steps that wait for the event thread, the last is shown. */
  private void reached(Optional<OpeningProgress> progress) {
    if (next.getAndSet(progress) == null) SwingUtilities.invokeLater(this::follow);
  }

  private void follow() {
    Optional<OpeningProgress> shown = next.getAndSet(null);
    setVisible(shown.isPresent());
    shown.ifPresent(this::tell);
  }

  private void tell(OpeningProgress progress) {
    bar.setIndeterminate(progress.all() == 0);
    bar.setMaximum(progress.all());
    bar.setValue(progress.done());
    String name = progress.file().getFileName().toString();
    says.setText(
        progress.all() == 0
            ? UiWords.of("games.recorded-reading", name)
            : UiWords.of("games.recorded-playing", name, progress.done(), progress.all()));
    setToolTipText(says.getText());
  }
}
