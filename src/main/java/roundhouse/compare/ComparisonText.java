package roundhouse.compare;

import java.util.List;

/** A comparison as plain text: a heading for each part and a line for each difference. */
public final class ComparisonText {
  private ComparisonText() {}

  public static String of(DesignComparison comparison) {
    var text = new StringBuilder();
    text.append("%s → %s%n".formatted(comparison.before(), comparison.after()));
    if (comparison.same()) return text.append("Nothing differs.%n".formatted()).toString();
    for (String part : comparison.values().parts()) {
      text.append("%n%s%n".formatted(part));
      for (ValueChange change : comparison.values().of(part))
        text.append("  %s%n".formatted(change.text()));
    }
    if (!comparison.values().hexes().isEmpty())
      text.append(
          "%nhexes that differ%n  %s%n".formatted(String.join(" ", comparison.values().hexes())));
    hooks(comparison.hooks(), text);
    comparison.scripts().forEach(script -> script(script, text));
    return text.toString();
  }

  private static void hooks(List<HookChange> hooks, StringBuilder text) {
    if (hooks.isEmpty()) return;
    text.append("%nhooks%n".formatted());
    for (HookChange hook : hooks) text.append("  %s%n".formatted(hook.text()));
  }

  private static void script(ScriptChange script, StringBuilder text) {
    text.append(
        "%nscript %s: %s → %s%n"
            .formatted(script.name(), script.before().orElse("–"), script.after().orElse("–")));
    for (LineDifference.Line line : script.difference().shortened())
      text.append("  ").append(line).append(System.lineSeparator());
  }
}
