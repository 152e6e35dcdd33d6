package roundhouse.editor.printing;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.BiConsumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.engine.Title;
import roundhouse.words.UiWords;

/** Asks what to print of the title being played, and shows the pages beside it. */
public final class PrintDialog extends JDialog {
  private static final Dimension USUAL = new Dimension(1120, 760);

  /** Pixels of the screen that stay free around it. */
  private static final int AROUND = 40;

  private final PrintForm form;
  private final PagePreview preview;
  private final JButton create = new JButton(UiWords.of("print.create"));
  private final MessageLine lacking = new MessageLine("print lacking");
  private transient PrintChoice shown;
  private boolean agreed;

  private PrintDialog(JFrame window, Title title, PrintChoice first) {
    super(window, UiWords.of("print.window", title.design().title()), true);
    setName("print window");
    form = new PrintForm(first, Path.of(title.id() + ".pdf").toAbsolutePath());
    preview = new PagePreview((choice, part) -> choice.game(title).pages(Set.of(part)));
    var content = new JPanel(new BorderLayout(14, 8));
    content.setBorder(BorderFactory.createEmptyBorder(10, 12, 8, 12));
    content.add(fields(), BorderLayout.WEST);
    content.add(preview, BorderLayout.CENTER);
    content.add(foot(), BorderLayout.SOUTH);
    setContentPane(content);
    KeyBindings.onEscape(getRootPane(), this::dispose);
    form.onChange(this::follow);
    follow();
    setSize(fitting(window.getGraphicsConfiguration().getBounds()));
    setLocationRelativeTo(window);
  }

  /**
   * Asks what to print and creates it in the background. It begins with what was printed last.
   *
   * @param tell called with the result; a failure is a dialog of its own
   */
  public static void ask(
      JFrame window, Settings settings, Title title, BiConsumer<String, Boolean> tell) {
    var dialog = new PrintDialog(window, title, PrintChoice.last(settings));
    dialog.setVisible(true);
    dialog.preview.end();
    dialog.dispose();
    if (!dialog.agreed) return;
    PrintChoice choice = dialog.form.choice();
    choice.keep(settings);
    new PrintTask(window, title, tell).print(choice, Path.of(dialog.form.file()));
  }

  private static Dimension fitting(Rectangle screen) {
    return new Dimension(
        Math.min(USUAL.width, screen.width - AROUND),
        Math.min(USUAL.height, screen.height - AROUND));
  }

  private JScrollPane fields() {
    JScrollPane pane = Panels.scroll(form);
    pane.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    return pane;
  }

  private JPanel foot() {
    create.setName("print create");
    create.addActionListener(_ -> agree());
    getRootPane().setDefaultButton(create);
    var cancel = new JButton(UiWords.of("common.cancel"));
    cancel.setName("print cancel");
    cancel.addActionListener(_ -> dispose());
    var buttons = new JPanel(new FlowLayout(FlowLayout.TRAILING, 8, 0));
    buttons.add(create);
    buttons.add(cancel);
    var foot = new JPanel(new BorderLayout());
    foot.add(lacking, BorderLayout.CENTER);
    foot.add(buttons, BorderLayout.EAST);
    return foot;
  }

  private void agree() {
    agreed = true;
    dispose();
  }

  /** Shows what the form asks for now. */
  private void follow() {
    PrintChoice choice = form.choice();
    String lacks = lacks(choice);
    lacking.tell(lacks);
    create.setEnabled(lacks.isEmpty());
    if (form.fault().isPresent() || choice.equals(shown)) return;
    shown = choice;
    preview.show(choice);
  }

  private String lacks(PrintChoice choice) {
    if (form.fault().isPresent()) return form.fault().get();
    if (choice.parts().isEmpty()) return UiWords.of("print.partless");
    return form.file().isEmpty() ? UiWords.of("print.nameless") : "";
  }
}
