package roundhouse.editor.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.engine.play.HookRegistry;
import roundhouse.files.RegularFiles;
import roundhouse.words.UiWords;

/** The hooks that a script answers. */
final class OptionHooks {
  private static final Pattern EXPORTED =
      Pattern.compile("(?m)^export\\s+(?:async\\s+)?(?:function|const)\\s+(\\w+)");

  private OptionHooks() {}

  /**
   * A line for each hook.
   *
   * @param folders where the script may be
   */
  static List<String> of(String script, Stream<Path> folders) {
    return folders
        .map(folder -> folder.resolve(script))
        .filter(Files::isRegularFile)
        .findFirst()
        .map(OptionHooks::answered)
        .orElse(List.of());
  }

  private static List<String> answered(Path script) {
    try {
      return EXPORTED
          .matcher(RegularFiles.text(script))
          .results()
          .map(OptionHooks::name)
          .filter(HookRegistry.names()::contains)
          .map(name -> UiWords.of("options.hook", name, script.getFileName()))
          .toList();
    } catch (IOException unreadable) {
      return List.of(UiWords.of("options.unreadable", unreadable.getMessage()));
    }
  }

  private static String name(MatchResult found) {
    return found.group(1);
  }
}
