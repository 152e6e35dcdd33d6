package roundhouse.script.reference;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.design.reference.ReferencePages;
import roundhouse.engine.Hook;
import roundhouse.engine.StepHooks;
import roundhouse.engine.events.EventType;
import roundhouse.engine.play.HookRegistry;
import roundhouse.game.ScriptLimits;
import roundhouse.script.model.EffectView;
import roundhouse.script.model.ViewTypes;
import roundhouse.script.views.ViewType;

/**
 * Writes the reference of the script API in Markdown, {@code scripts/README.md} and the pages of
 * {@code scripts/guide}: a text with tables made from the engine's own lists.
 */
public final class ScriptReference {
  private static final String HOOKS_HEAD =
      "| hook | when | receives | may answer |\n| --- | --- | --- | --- |\n";

  private static final String ORIGIN =
      "Generated from the engine's own types: `mvn test -Dtest=ScriptReferenceTest"
          + " -Dscripts.write=yes` writes it.";

  private ScriptReference() {}

  /** The pages by name, below the folder of scripts. */
  public static Map<String, String> pages() {
    return ReferencePages.of(text(), ORIGIN);
  }

  private static String text() {
    return HookExamples.read("reference.md")
        .replace("{{topics}}", topics().strip())
        .replace("{{effects}}", effects().strip())
        .replace("{{steps}}", table(StepHooks.of("festival")).strip())
        .replace("{{more}}", table(StepHooks.more("festival")).strip())
        .replace("{{events}}", events().strip())
        .replace("{{limits}}", limits())
        .replace("{{hooks}}", hooks().strip())
        .replace("{{views}}", views().strip());
  }

  private static String effects() {
    return "| effect | arguments | |\n| --- | --- | --- |\n"
        + Typings.markdownRows(EffectView.TYPE).replace("()`", "`").replace(": Effect`", "`");
  }

  private static String events() {
    return "| type | values | sentence |\n| --- | --- | --- |\n"
        + EventType.all().stream().map(ScriptReference::row).collect(Collectors.joining());
  }

  private static String row(EventType type) {
    String values =
        type.values().stream().map(name -> "`" + name + "`").collect(Collectors.joining(" "));
    return "| `%s` | %s | %s |\n".formatted(type.name(), values, type.wording());
  }

  private static String limits() {
    ScriptLimits limits = ScriptLimits.STANDARD;
    return String.format(
            Locale.ROOT,
            """
            | | may use |
            | --- | --- |
            | a call | %,d statements, %s nested function calls, %s MB, %s seconds of time |
            | what a script works with | %,d characters of a text, %,d entries of a list |
            | an answer | %,d entries in %s levels, %,d characters of a text, whole numbers to %,d |
            | a text for players | %,d characters of a sentence, %,d of a question |
            | flags | %,d characters of all together |
            | a title | %s files of at most %s KB |
            """,
            limits.call().statements(),
            limits.call().depth(),
            limits.call().megabytes(),
            limits.call().time().toSeconds(),
            limits.values().characters(),
            limits.values().entries(),
            limits.answer().entries(),
            limits.answer().depth(),
            limits.answer().characters(),
            limits.answer().number(),
            limits.texts().sentence(),
            limits.texts().question(),
            limits.kept().characters(),
            limits.files().count(),
            limits.files().kilobytes())
        .strip();
  }

  /** A row for each page of hooks. */
  private static String topics() {
    return "| page | hooks |\n| --- | --- |\n"
        + HookRegistry.byGroup().entrySet().stream()
            .map(
                group ->
                    "| [%s](%s) | %s |\n"
                        .formatted(
                            group.getKey(),
                            page(group.getKey()),
                            group.getValue().stream()
                                .map(hook -> "`" + hook.name() + "`")
                                .collect(Collectors.joining(", "))))
            .collect(Collectors.joining());
  }

  private static String page(String topic) {
    return "guide/" + topic.toLowerCase(Locale.ROOT).replace(",", "").replace(' ', '-') + ".md";
  }

  private static String hooks() {
    return HookRegistry.byGroup().entrySet().stream()
        .map(group -> group(group.getKey(), group.getValue()))
        .collect(Collectors.joining("\n"));
  }

  private static String group(String title, List<Hook<?, ?>> hooks) {
    Map<String, String> examples = HookExamples.byHook();
    String shown =
        hooks.stream().map(hook -> examples.get(hook.name())).collect(Collectors.joining("\n\n"));
    return "{{page "
        + page(title)
        + "}}\n# "
        + title
        + "\n\n"
        + table(hooks)
        + "\n```js\n"
        + shown
        + "\n```\n";
  }

  private static String table(List<Hook<?, ?>> hooks) {
    return HOOKS_HEAD + hooks.stream().map(ScriptReference::row).collect(Collectors.joining());
  }

  private static String row(Hook<?, ?> hook) {
    String receives =
        Arrays.stream(hook.arguments().getRecordComponents())
            .map(each -> "`" + each.getName() + ": " + HookTypes.type(each) + "`")
            .collect(Collectors.joining("<br>"));
    String answer =
        hook.kind() == Hook.Kind.EVENT
            ? "effects"
            : "`" + hook.answer().typescript().replace("|", "\\|") + "`";
    return "| `" + hook.name() + "` | " + hook.says() + " | " + receives + " | " + answer + " |\n";
  }

  private static String views() {
    return ViewTypes.TYPES.stream()
        .filter(type -> type != EffectView.TYPE)
        .map(ScriptReference::view)
        .collect(Collectors.joining("\n"));
  }

  private static String view(ViewType<?> type) {
    return "## "
        + type.name()
        + "\n\n"
        + type.documentation()
        + "\n\n| member | type | |\n| --- | --- | --- |\n"
        + Typings.markdownRows(type);
  }
}
