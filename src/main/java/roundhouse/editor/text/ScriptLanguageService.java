package roundhouse.editor.text;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.edit.DesignCompletions;
import roundhouse.edit.Document;
import roundhouse.engine.Hook;
import roundhouse.engine.play.HookRegistry;
import roundhouse.words.UiWords;

/** Completion and help for words in a script: hooks, their arguments, and their context. */
final class ScriptLanguageService {
  private static final List<String> CONTEXT =
      List.of("state", "title", "standard", "random", "effects");
  private static final Pattern EXPORTED = Pattern.compile("export\\s+(?:function|const)\\s+(\\w+)");

  private ScriptLanguageService() {}

  static boolean in(Document document) {
    return document.file().toString().endsWith(".js");
  }

  /** Suggests hooks after {@code export}, otherwise the arguments of the enclosing hook. */
  static DesignCompletions suggestions(String text, int caret) {
    int from = caret;
    while (from > 0 && Character.isJavaIdentifierPart(text.charAt(from - 1))) from--;
    String before = text.substring(0, from);
    String begun = text.substring(from, caret);
    boolean naming = before.matches("(?s).*export\\s+(function|const)\\s+$");
    Stream<String> words =
        naming ? HookRegistry.names().stream() : Stream.concat(CONTEXT.stream(), arguments(before));
    return new DesignCompletions(
        from, caret, words.filter(word -> word.startsWith(begun)).sorted().toList());
  }

  private static Stream<String> arguments(String before) {
    Matcher exported = EXPORTED.matcher(before);
    String last = "";
    while (exported.find()) last = exported.group(1);
    return HookRegistry.named(last).stream().flatMap(ScriptLanguageService::names);
  }

  private static Stream<String> names(Hook<?, ?> hook) {
    return Arrays.stream(hook.arguments().getRecordComponents())
        .map(component -> component.getName());
  }

  /** What a hook asks or reports, and its arguments. */
  static Optional<String> help(String word) {
    return HookRegistry.named(word)
        .map(
            hook ->
                UiWords.of(
                    "text.given",
                    hook.name(),
                    hook.says(),
                    names(hook).collect(Collectors.joining(", "))));
  }
}
