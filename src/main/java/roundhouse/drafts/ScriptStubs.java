package roundhouse.drafts;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.engine.Hook;
import roundhouse.script.reference.HookStubs;

/** Functions to begin the rules with that only a script can carry, for the page of a draft. */
final class ScriptStubs {
  private final Map<Hook<?, ?>, Set<String>> reasons = new LinkedHashMap<>();

  /** Keeps a line of the page under the hooks that would carry what it says. */
  void collect(String line, List<Hook<?, ?>> hooks) {
    for (Hook<?, ?> hook : hooks)
      reasons.computeIfAbsent(hook, _ -> new LinkedHashSet<>()).add(line);
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
          page.append("\n### ").append(hook.name()).append("\n\n");
          lines.forEach(line -> page.append("- ").append(line).append('\n'));
          page.append("\n```js\n").append(HookStubs.of(hook)).append("```\n");
        });
    return page.toString();
  }
}
