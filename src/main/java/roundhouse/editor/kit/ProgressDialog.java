package roundhouse.editor.kit;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Frame;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import roundhouse.words.UiWords;

/**
 * Shows the progress of background work once it takes a while; Escape or the button cancels it at
 * its next step.
 */
public final class ProgressDialog {
  private static final int A_WHILE = 250;

  private final JDialog dialog;
  private final JProgressBar bar;
  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final Timer late;

  /**
   * @param steps the number of steps, 0 if unknown
   */
  public ProgressDialog(Frame owner, String what, int steps) {
    dialog = new JDialog(owner, what, false);
    dialog.setName("progress window");
    bar = new JProgressBar(0, steps);
    bar.setIndeterminate(steps == 0);
    bar.setStringPainted(true);
    bar.setString(what);
    bar.getAccessibleContext().setAccessibleName(what);
    var cancel = new JButton(UiWords.of("common.cancel"));
    cancel.setName("cancel work");
    cancel.addActionListener(_ -> cancel());
    var content = new JPanel(new BorderLayout(0, 10));
    content.setBorder(BorderFactory.createEmptyBorder(14, 14, 14, 14));
    content.add(bar, BorderLayout.CENTER);
    content.add(cancel, BorderLayout.SOUTH);
    content.setPreferredSize(new Dimension(360, 90));
    dialog.add(content);
    KeyBindings.onEscape(dialog.getRootPane(), this::cancel);
    dialog.pack();
    dialog.setLocationRelativeTo(owner);
    late = new Timer(A_WHILE, _ -> appear(owner));
    late.setRepeats(false);
    late.start();
  }

  /** A dialog would open the window again that the user has closed. */
  private void appear(Frame owner) {
    if (owner.isDisplayable()) dialog.setVisible(true);
  }

  private void cancel() {
    cancelled.set(true);
    close();
  }

  /**
   * Begins the next step; call it off the event thread.
   *
   * @throws CancellationException if the user has cancelled the work
   */
  public void step(int number, String says) {
    if (cancelled.get()) throw new CancellationException(says);
    SwingUtilities.invokeLater(
        () -> {
          bar.setValue(number);
          bar.setString(says);
        });
  }

  /**
   * Begins another part of unknown length.
   *
   * @throws CancellationException if the user has cancelled the work
   */
  public void stepTo(String says) {
    if (cancelled.get()) throw new CancellationException(says);
    SwingUtilities.invokeLater(() -> bar.setString(says));
  }

  /** Ends the work. */
  public void end() {
    SwingUtilities.invokeLater(this::close);
  }

  private void close() {
    late.stop();
    dialog.dispose();
  }
}
