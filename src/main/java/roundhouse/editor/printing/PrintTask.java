package roundhouse.editor.printing;

import java.io.IOException;
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
import roundhouse.print.PrintedPage;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;

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
            window, UiWords.of("print.working", title.design().title()), choice.parts().size() + 1);
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
}
