package roundhouse.workshop.hooks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.engine.Hook;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.script.reference.HookStubs;
import roundhouse.words.UiWords;

/** Puts stubs of hooks into scripts. */
public final class StubWriter {
  private StubWriter() {}

  /**
   * Adds a stub at the end of a script.
   *
   * @throws IOException also if the script has a function of that name
   */
  public static void append(Hook<?, ?> hook, Path script) throws IOException {
    String text = Files.exists(script) ? RegularFiles.text(script) : "";
    if (text.matches("(?s).*export\\s+(function|const)\\s+" + hook.name() + "\\b.*"))
      throw new IOException(UiWords.of("stub.answered", hook.name()));
    Files.createDirectories(script.toAbsolutePath().getParent());
    String gap = text.isEmpty() ? "" : text.endsWith("\n") ? "\n" : "\n\n";
    AtomicFiles.write(script, text + gap + HookStubs.of(hook));
  }
}
