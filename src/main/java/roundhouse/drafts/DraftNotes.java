package roundhouse.drafts;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.engine.Hook;
import roundhouse.script.reference.HookStubs;

/** What was taken, guessed and left out when a draft was made, and what it lacks for play. */
public final class DraftNotes {
  private static final int LONGEST_LINE = 2_000;

  private final Set<String> taken = new LinkedHashSet<>();
  private final Map<String, Set<String>> guessed = new LinkedHashMap<>();
  private final Set<String> left = new LinkedHashSet<>();
  private final Map<String, String> missing = new LinkedHashMap<>();

  /** The hooks that would carry what a line says. */
  private final Map<String, List<Hook<?, ?>>> hooks = new HashMap<>();

  /** The draft contains something of the source. */
  public void taken(String what) {
    taken.add(line(what));
  }

  /**
   * The source does not say it; the draft does what most titles do.
   *
   * @param part whose file says so in a comment
   */
  public void guessed(String part, String what) {
    guessed.computeIfAbsent(part, _ -> new LinkedHashSet<>()).add(line(what));
  }

  /** The guesses of a part. */
  Set<String> guesses(String part) {
    return guessed.getOrDefault(part, Set.of());
  }

  /** The source says it, but the draft has no place for it. */
  public void left(String what) {
    left(what, List.of());
  }

  /**
   * The same, for what a script could carry.
   *
   * @param carriedBy the hooks it would use
   */
  public void left(String what, List<Hook<?, ?>> carriedBy) {
    left.add(line(what));
    hooks.put(line(what), carriedBy);
  }

  /**
   * A rule that play needs and the draft lacks; the design warns about it.
   *
   * @param path of the value that is concerned
   */
  public void missing(String path, String what) {
    missing(path, what, List.of());
  }

  /**
   * The same, for what a script could carry.
   *
   * @param carriedBy the hooks it would use
   */
  public void missing(String path, String what, List<Hook<?, ?>> carriedBy) {
    String before = missing.get(path);
    if (("; " + before + "; ").contains("; " + line(what) + "; ")) return;
    String whole = before == null ? line(what) : line(before + "; " + what);
    missing.put(path, whole);
    var carriers = new LinkedHashSet<Hook<?, ?>>(hooks.getOrDefault(before, List.of()));
    carriers.addAll(carriedBy);
    hooks.put(whole, List.copyOf(carriers));
  }

  /** What is missing, by the path of the value. */
  public Map<String, String> missing() {
    return Collections.unmodifiableMap(missing);
  }

  public Set<String> guesses() {
    var all = new LinkedHashSet<String>();
    guessed.values().forEach(all::addAll);
    return Collections.unmodifiableSet(all);
  }

  public Set<String> leftOut() {
    return Collections.unmodifiableSet(left);
  }

  /**
   * The page beside the design.
   *
   * @param unread values of the source that nothing read, with their places
   */
  String page(String title, String source, Set<String> unread) {
    var page = new StringBuilder("# Draft of " + title + "\n\nMade from " + source + ".\n");
    var lacking = new LinkedHashSet<String>();
    missing.forEach((path, what) -> lacking.add("`" + path + "`: " + what));
    section(
        page,
        "Missing for play",
        "`validate` warns of each until its line under `missing` in `title.yaml` is removed.",
        lacking);
    section(
        page,
        "Guessed",
        "The source does not say it. Check each line against the rules.",
        guesses());
    section(page, "Left", "In the source, but not in this design.", left);
    section(page, "Taken", "In the source and in this design.", taken);
    var stubs = new ScriptStubs();
    left.forEach(line -> stubs.collect(line, hooks.get(line)));
    missing.values().forEach(line -> stubs.collect(line, hooks.get(line)));
    page.append(stubs.section());
    if (!unread.isEmpty())
      section(
          page,
          "Not read",
          "Values of the source that this design makes nothing of, or uses only the first number"
              + " of.",
          unread);
    return page.toString();
  }

  private static void section(StringBuilder page, String name, String says, Set<String> lines) {
    page.append("\n## ").append(name).append("\n\n");
    if (lines.isEmpty()) {
      page.append("Nothing.\n");
      return;
    }
    page.append(says).append("\n\n");
    lines.forEach(line -> page.append("- ").append(line).append('\n'));
  }

  private static String line(String words) {
    String line = words.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    return line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE - 1) + "…";
  }

  /** Functions to begin the rules with that only a script can carry, for the page of a draft. */
  private static final class ScriptStubs {
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
}
