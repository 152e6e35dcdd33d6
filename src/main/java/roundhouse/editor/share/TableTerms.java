package roundhouse.editor.share;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.NumberField;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.table.TableFile;
import roundhouse.table.Webhook;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.WriteFailure;

/**
 * How long players may think and where they are called, for this table and those that follow. What
 * is wrong is marked and does not count.
 */
final class TableTerms {
  private static final String MINUTES = "invite.minutes";
  private static final String NEARBY = "invite.nearby";
  private static final Insets GAP = new Insets(2, 0, 2, 8);

  private final Settings settings;

  /** The address, for its owner alone: whoever has it can post. */
  private final Path kept;

  private final IntConsumer allow;
  private final Runnable called;
  private final Consumer<String> tell;
  private final NumberField minutes =
      new NumberField("invite minutes", UiWords.of("invite.minutes-tip"), "0");
  private final JTextField webhook = new JTextField();
  private final JCheckBox nearby = new JCheckBox(UiWords.of("invite.webhook-nearby"));
  private final JButton trial = new JButton(UiWords.of("invite.try"));
  private final MessageLine note = new MessageLine("invite webhook note");
  private String inForce;

  /**
   * @param allow takes the minutes whenever they change
   * @param called called when players are to be called elsewhere
   * @param tell told what came of a post
   */
  TableTerms(Settings settings, IntConsumer allow, Runnable called, Consumer<String> tell) {
    this.settings = settings;
    kept = settings.sibling("webhook.txt");
    this.allow = allow;
    this.called = called;
    this.tell = tell;
    minutes.range(0, TableFile.MOST_MINUTES, 5, settings.number(MINUTES, 0));
    minutes.addListener(this::takeMinutes);
    nearby.setName("invite nearby");
    nearby.setSelected(settings.text(NEARBY).map(Boolean::parseBoolean).orElse(false));
    nearby.addActionListener(_ -> takeWebhook());
    webhook.setName("invite webhook");
    webhook.setText(keptAddress());
    webhook.putClientProperty(
        FlatClientProperties.PLACEHOLDER_TEXT, UiWords.of("invite.webhook-empty"));
    webhook.addActionListener(_ -> takeWebhook());
    webhook.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            takeWebhook();
          }
        });
    KeyBindings.onTextChange(webhook, this::check);
    trial.setName("invite try");
    trial.setToolTipText(UiWords.of("invite.try-tip"));
    trial.addActionListener(_ -> tryOut());
    inForce = asked();
    check();
  }

  /** The fields, each with what it means. */
  JComponent pane() {
    var pane = new JPanel(new GridBagLayout());
    pane.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
    var many = new JPanel(new BorderLayout(8, 0));
    many.add(minutes, BorderLayout.WEST);
    many.add(new JLabel(UiWords.of("invite.minutes-note")), BorderLayout.CENTER);
    pane.add(named(UiWords.of("invite.minutes"), minutes), Panels.cell(0, 0, 1, GAP));
    pane.add(many, Panels.cell(1, 0, 2, GAP));
    pane.add(named(UiWords.of("invite.webhook"), webhook), Panels.cell(0, 1, 1, GAP));
    pane.add(webhook, Panels.cell(1, 1, 1, GAP));
    pane.add(trial, Panels.cell(2, 1, 1, GAP));
    pane.add(nearby, Panels.cell(1, 2, 2, GAP));
    pane.add(note, Panels.cell(1, 3, 2, GAP));
    return pane;
  }

  private static JLabel named(String name, JComponent field) {
    var label = new JLabel(name);
    label.setLabelFor(field);
    return label;
  }

  /** The minutes of each player; empty while what is typed cannot be. */
  OptionalInt minutes() {
    var number = minutes.number();
    return number.isPresent() ? OptionalInt.of((int) number.getAsDouble()) : OptionalInt.empty();
  }

  /** Shows the minutes that the table has, unless others are being typed. */
  void show(int many) {
    if (minutes().isPresent()) minutes.show(many);
  }

  /** What players are called by; empty if there is no address, or none that may be. */
  Optional<Webhook> webhook() {
    return address().isEmpty() || fault().isPresent()
        ? Optional.empty()
        : Optional.of(new Webhook(address(), nearby.isSelected(), this::notReached));
  }

  private String address() {
    return webhook.getText().strip();
  }

  private Optional<String> fault() {
    return address().isEmpty() ? Optional.empty() : Webhook.fault(address(), nearby.isSelected());
  }

  private void takeMinutes() {
    minutes()
        .ifPresent(
            many -> {
              settings.put(MINUTES, many);
              allow.accept(many);
            });
  }

  private void takeWebhook() {
    check();
    if (asked().equals(inForce)) return;
    inForce = asked();
    if (fault().isEmpty()) keep();
    called.run();
  }

  private void keep() {
    settings.put(NEARBY, nearby.isSelected());
    try {
      AtomicFiles.writePrivate(kept, address());
    } catch (IOException unwritable) {
      tell.accept(UiWords.of("invite.webhook-unkept", WriteFailure.reason(unwritable)));
    }
  }

  private String asked() {
    return address() + " " + nearby.isSelected();
  }

  private String keptAddress() {
    try {
      return Files.exists(kept) ? RegularFiles.text(kept).strip() : "";
    } catch (IOException unreadable) {
      return "";
    }
  }

  /** Says what an address is for, or what is wrong with it. */
  private void check() {
    Optional<String> fault = fault();
    webhook.putClientProperty(
        FlatClientProperties.OUTLINE,
        fault.map(_ -> FlatClientProperties.OUTLINE_ERROR).orElse(null));
    note.tell(
        fault
            .map(wrong -> UiWords.of("invite.webhook-fault", wrong))
            .orElseGet(() -> UiWords.of("invite.webhook-note")));
    trial.setEnabled(!address().isEmpty() && fault.isEmpty());
  }

  private void tryOut() {
    takeWebhook();
    tell.accept(UiWords.of("invite.trying"));
    String address = address();
    boolean near = nearby.isSelected();
    BackgroundThreads.start("webhook tried", () -> tryOut(address, near));
  }

  private void tryOut(String address, boolean near) {
    try (var hook = new Webhook(address, near, this::notReached)) {
      hook.tryOut(UiWords.of("invite.try-says"));
      later(UiWords.of("invite.tried"));
    } catch (IOException unsent) {
      notReached(unsent.getMessage());
    }
  }

  private void notReached(String reason) {
    later(UiWords.of("invite.not-reached", reason));
  }

  private void later(String says) {
    SwingUtilities.invokeLater(() -> tell.accept(says));
  }
}
