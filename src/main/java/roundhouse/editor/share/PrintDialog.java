package roundhouse.editor.share;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.ProgressDialog;
import roundhouse.engine.Title;
import roundhouse.print.PrintFiles;
import roundhouse.print.PrintedGame;
import roundhouse.print.PrintedGame.Part;
import roundhouse.print.PrintedPage;
import roundhouse.words.UiWords;

/** Creates pages of the title being played, to print, cut out and play with. */
public final class PrintDialog {
  private final JFrame window;
  private final Title title;
  private final BiConsumer<String, Boolean> tell;

  private PrintDialog(JFrame window, Title title, BiConsumer<String, Boolean> tell) {
    this.window = window;
    this.title = title;
    this.tell = tell;
  }

  /**
   * Asks what to print and creates it in the background.
   *
   * @param tell called with the result; a failure is a dialog of its own
   */
  public static void ask(JFrame window, Title title, BiConsumer<String, Boolean> tell) {
    var form = new PrintForm(Path.of(title.id() + ".pdf").toAbsolutePath());
    String says = UiWords.of("print.window", title.design().title());
    if (ConfirmDialog.agreed(window, form, says, UiWords.of("print.create")))
      new PrintDialog(window, title, tell).print(form);
  }

  private void print(PrintForm form) {
    if (form.parts().isEmpty() || form.file().isEmpty()) {
      refuse(form.file().isEmpty() ? UiWords.of("print.nameless") : UiWords.of("print.partless"));
      return;
    }
    Path target = Path.of(form.file());
    if (Files.isRegularFile(target) && !replace(target)) return;
    var game = new PrintedGame(title, form.paper(), form.hex());
    var progress =
        new ProgressDialog(
            window, UiWords.of("print.working", title.design().title()), form.parts().size() + 1);
    Thread.ofPlatform()
        .daemon()
        .name("print")
        .start(() -> make(game, form.parts(), target, progress));
  }

  private boolean replace(Path target) {
    return ConfirmDialog.agreed(
        window,
        UiWords.of("common.replace", target.getFileName()),
        UiWords.of("print.print"),
        UiWords.of("common.replace-it"));
  }

  private void make(PrintedGame game, Set<Part> parts, Path target, ProgressDialog progress) {
    try {
      var run =
          new PrintJob(
              part -> game.pages(Set.of(part)),
              (part, done) -> progress.step(done, PrintForm.says(part)));
      List<PrintedPage> pages = run.of(parts);
      String writing = UiWords.of("print.writing", target.getFileName());
      progress.step(parts.size(), writing);
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
}
