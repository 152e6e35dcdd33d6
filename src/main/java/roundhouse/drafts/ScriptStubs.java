package roundhouse.drafts;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.engine.play.HookRegistry;
import roundhouse.script.reference.HookStubs;

/** Functions to begin the rules with that only a script can carry, for the page of a draft. */
final class ScriptStubs {
  private static final Pattern HOOK = Pattern.compile("(?:hook|script:) ([a-z]\\w*)");

  private final Map<String, Set<String>> reasons = new LinkedHashMap<>();

  /** Keeps the hooks that a line names, as in "the income of privates (hook privateIncome)". */
  void collect(String line) {
    Matcher named = HOOK.matcher(line);
    while (named.find())
      if (HookRegistry.named(named.group(1)).isPresent())
        reasons.computeIfAbsent(named.group(1), _ -> new LinkedHashSet<>()).add(line);
  }

  /** The section of the page; "" if no hook fits. */
  String section() {
    if (reasons.isEmpty()) return "";
    var page =
        new StringBuilder(
            "\n## Stubs\n\n"
                + "Functions for a file `rules.js` in the folder of the design's scripts. Each"
                + " answers as the engine does until its rule is written.\n");
    reasons.forEach(
        (hook, lines) -> {
          page.append("\n### ").append(hook).append("\n\n");
          lines.forEach(line -> page.append("- ").append(line).append('\n'));
          page.append("\n```js\n")
              .append(HookStubs.of(HookRegistry.named(hook).orElseThrow()))
              .append("```\n");
        });
    return page.toString();
  }
}
