package roundhouse.editor.share;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.ProgressDialog;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.UnpackedDesign;

/**
 * Opens someone's zip of a design: unpacks it into a new folder, and asks whether to trust its
 * scripts before they run.
 */
public final class OpenZipDialog {
  private static final String TITLE = UiWords.of("zip.window");

  private final JFrame window;
  private final Consumer<Path> open;
  private final BiConsumer<String, Boolean> tell;

  private OpenZipDialog(JFrame window, Consumer<Path> open, BiConsumer<String, Boolean> tell) {
    this.window = window;
    this.open = open;
    this.tell = tell;
  }

  /**
   * Asks for the zip and the folder, and unpacks it in the background.
   *
   * @param open opens the project in a folder
   * @param tell called with the result, and whether it is a failure
   */
  public static void ask(JFrame window, Consumer<Path> open, BiConsumer<String, Boolean> tell) {
    var form = new OpenZipForm();
    if (ConfirmDialog.agreed(window, form, TITLE, UiWords.of("zip.unpack")))
      new OpenZipDialog(window, open, tell).unpack(form);
  }

  /**
   * Asks whether to trust scripts from elsewhere that could only be read so far.
   *
   * @param scripts their folder
   * @param tell called with the result, and whether it is a failure
   * @param trusted run once they are trusted
   */
  public static void askTrust(
      JFrame window, Path scripts, BiConsumer<String, Boolean> tell, Runnable trusted) {
    try {
      var unpacked =
          new UnpackedDesign(
              scripts.toAbsolutePath().getParent(),
              List.of(),
              UnpackedDesign.scripts(scripts.toAbsolutePath()));
      var dialog = new OpenZipDialog(window, _ -> {}, tell);
      if (!unpacked.scripts().isEmpty() && !dialog.asked(unpacked)) return;
      ScriptTrust.grant(scripts);
      tell.accept(UiWords.of("zip.trusted"), false);
      trusted.run();
    } catch (IOException unreadable) {
      tell.accept(UiWords.of("zip.untrusted", unreadable.getMessage()), true);
    }
  }

  private void unpack(OpenZipForm form) {
    if (form.zip().isEmpty() || form.folder().isEmpty()) {
      tell.accept(UiWords.of("zip.nameless"), true);
      return;
    }
    var progress =
        new ProgressDialog(window, UiWords.of("zip.working", Path.of(form.zip()).getFileName()), 0);
    BackgroundThreads.start(
        "unpack", () -> unpack(Path.of(form.zip()), Path.of(form.folder()), progress));
  }

  private void unpack(Path zip, Path folder, ProgressDialog progress) {
    try {
      UnpackedDesign unpacked = UnpackedDesign.unpack(zip, folder, progress::stepTo);
      // The end gives the keyboard back to the window, which must not take it from a question.
      progress.end();
      SwingUtilities.invokeLater(() -> unpacked(unpacked));
    } catch (CancellationException stopped) {
      told(UiWords.of("zip.nothing"), false);
    } catch (UnpackedDesign.Refused refused) {
      told(refused.getMessage(), true);
    } catch (IOException failure) {
      told(UiWords.of("zip.failed", zip, folder, failure.getMessage()), true);
    } finally {
      progress.end();
    }
  }

  private void unpacked(UnpackedDesign unpacked) {
    if (unpacked.scripts().isEmpty() || asked(unpacked))
      trust(unpacked.folder().resolve("scripts"));
    open.accept(unpacked.folder());
    tell.accept(
        UiWords.of("zip.opened", unpacked.folder(), String.join(", ", unpacked.designs())), false);
  }

  /** Whether the user trusts the scripts; if not, the files can still be read. */
  private boolean asked(UnpackedDesign unpacked) {
    Object[] answers = {UiWords.of("zip.trust"), UiWords.of("zip.read")};
    int answer =
        JOptionPane.showOptionDialog(
            window,
            new UntrustedScriptsPane(unpacked),
            TITLE,
            JOptionPane.YES_NO_OPTION,
            JOptionPane.WARNING_MESSAGE,
            null,
            answers,
            answers[1]);
    return answer == 0;
  }

  private void trust(Path scripts) {
    try {
      ScriptTrust.grant(scripts);
    } catch (IOException unwritable) {
      tell.accept(UiWords.of("zip.untrusted", unwritable.getMessage()), true);
    }
  }

  private void told(String says, boolean wrong) {
    SwingUtilities.invokeLater(() -> tell.accept(says, wrong));
  }
}
