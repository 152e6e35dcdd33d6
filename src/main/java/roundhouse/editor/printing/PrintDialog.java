package roundhouse.editor.printing;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.ProgressDialog;
import roundhouse.editor.kit.Settings;
import roundhouse.engine.Title;
import roundhouse.print.PrintFiles;
import roundhouse.print.PrintedGame.Part;
import roundhouse.print.PrintedPage;
import roundhouse.threads.BackgroundThreads;
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

  /**
   * Creates pages in the background.
   *
   * @param tell called with the result; a failure is a dialog of its own
   */
  record PrintTask(JFrame window, Title title, BiConsumer<String, Boolean> tell) {

    /** Creates what a choice prints, unless the file exists and shall stay. */
    void print(PrintChoice choice, Path target) {
      if (!ConfirmDialog.mayWrite(window, target, UiWords.of("print.print"))) return;
      var progress =
          new ProgressDialog(
              window,
              UiWords.of("print.working", title.design().title()),
              choice.parts().size() + 1);
      BackgroundThreads.start("print", () -> make(choice, target, progress));
    }

    private void make(PrintChoice choice, Path target, ProgressDialog progress) {
      try {
        var run =
            new PrintJob(
                part -> choice.game(title).pages(Set.of(part)),
                (part, done) -> progress.step(done, PrintWords.of(part)));
        List<PrintedPage> pages = run.of(choice.parts());
        String writing = UiWords.of("print.writing", target.getFileName());
        progress.step(choice.parts().size(), writing);
        PrintFiles.write(pages, title.design().title(), target, () -> progress.stepTo(writing));
        told(UiWords.of("print.done", target, pages.size()));
      } catch (CancellationException stopped) {
        told(UiWords.of("print.nothing"));
      } catch (IOException unwritable) {
        failed(progress, UiWords.of("common.unwritable", target, unwritable.getMessage()));
      } catch (PrintJob.PartFailure fault) {
        failed(progress, fault.getMessage());
        throw fault;
      } finally {
        progress.end();
      }
    }

    private void told(String says) {
      SwingUtilities.invokeLater(() -> tell.accept(says, false));
    }

    /** Shows a failure until the user has read it. */
    private void failed(ProgressDialog progress, String why) {
      progress.end();
      SwingUtilities.invokeLater(() -> refuse(why));
    }

    private void refuse(String why) {
      var text = new JTextArea(why, 0, 48);
      text.setName("print failed");
      text.setEditable(false);
      text.setOpaque(false);
      text.setLineWrap(true);
      text.setWrapStyleWord(true);
      text.setSize(text.getPreferredSize());
      JOptionPane.showMessageDialog(
          window, text, UiWords.of("print.nothing"), JOptionPane.ERROR_MESSAGE);
    }

    /**
     * Makes the pages of some parts of a game, one part after another.
     *
     * @param pages makes those of a part
     * @param begun called before each part, with the number of parts done
     */
    record PrintJob(Function<Part, List<PrintedPage>> pages, ObjIntConsumer<Part> begun) {

      /** A part that cannot be printed. */
      static final class PartFailure extends RuntimeException {
        private static final long serialVersionUID = 1;

        PartFailure(Part part, RuntimeException why) {
          super(UiWords.of("print.fault", PrintWords.of(part), why), why);
        }
      }

      /**
       * The pages of all these parts.
       *
       * @throws PartFailure naming the part that cannot be printed
       */
      List<PrintedPage> of(Set<Part> parts) {
        List<PrintedPage> all = new ArrayList<>();
        int done = 0;
        for (Part part : parts) {
          begun.accept(part, done++);
          try {
            all.addAll(pages.apply(part));
          } catch (RuntimeException why) {
            throw new PartFailure(part, why);
          }
        }
        return all;
      }
    }
  }
}
