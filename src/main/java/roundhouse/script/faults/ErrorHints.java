package roundhouse.script.faults;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Explains errors about names that scripts lack, and rewords messages of the JavaScript engine. */
public final class ErrorHints {
  private static final Pattern MISSING = Pattern.compile("^ReferenceError: (\\w+) is not defined");
  private static final String NO_CLOCK = "scripts have no clock, so that a game replays the same";
  private static final String NO_HOST = "a script sees only what its hook is given";
  private static final String NO_OUTPUT =
      "a script cannot print; answer a log effect, or throw an Error to show a value";

  /** What a judge of runs does in place of reading the state. */
  public static final String JUDGES_SEE_DATA =
      "what a judge of runs needs of the game, 'runRules' answers as 'data', ({ run, data })";

  private static final String FIRST_ARGUMENT =
      "a hook receives it in its first argument, ({ state, title }); " + JUDGES_SEE_DATA;

  private static final Map<String, String> WHY =
      Map.ofEntries(
          Map.entry("state", FIRST_ARGUMENT),
          Map.entry("title", FIRST_ARGUMENT),
          Map.entry("standard", FIRST_ARGUMENT),
          Map.entry("random", FIRST_ARGUMENT),
          Map.entry("effects", FIRST_ARGUMENT),
          Map.entry("Date", NO_CLOCK),
          Map.entry("performance", NO_CLOCK),
          Map.entry("Temporal", NO_CLOCK),
          Map.entry("setTimeout", NO_CLOCK),
          Map.entry("setInterval", NO_CLOCK),
          Map.entry("console", NO_OUTPUT),
          Map.entry("print", NO_OUTPUT),
          Map.entry("Java", NO_HOST),
          Map.entry("Packages", NO_HOST),
          Map.entry("java", NO_HOST),
          Map.entry("Polyglot", NO_HOST),
          Map.entry("Graal", NO_HOST),
          Map.entry("process", NO_HOST),
          Map.entry("fetch", NO_HOST),
          Map.entry("window", NO_HOST),
          Map.entry("document", NO_HOST),
          Map.entry("load", "use import"),
          Map.entry("require", "use import"),
          Map.entry("Worker", "a script has one thread"),
          Map.entry("SharedArrayBuffer", "a script has one thread"),
          Map.entry("Atomics", "a script has one thread"),
          Map.entry("WeakRef", NO_CLOCK),
          Map.entry("FinalizationRegistry", NO_CLOCK),
          Map.entry("Proxy", "use a plain object"),
          Map.entry("BigInt", "use whole numbers up to 2^53"),
          Map.entry("Intl", "formatting by language is not available"));

  /** Messages of the JavaScript engine, and our wording of them. */
  private static final Map<Pattern, String> REWORDED =
      Map.of(
          Pattern.compile("(?s)^TypeError: Cannot assign to read only property '(.{1,99}?)' of .*"),
          "TypeError: '$1' cannot be changed: objects that all scripts share are frozen",
          Pattern.compile(
              "(?s)^TypeError: Cannot add new property \"(.{1,99}?)\" to non-extensible .*"),
          "TypeError: '$1' cannot be added: objects that all scripts share are frozen",
          Pattern.compile(
              "(?s)^TypeError: invokeMember \\((.{1,99}?)\\) on (.*) failed due to: .*"),
          "TypeError: $2 has no function $1",
          Pattern.compile("(?s)^TypeError: execute on (.*) failed due to: .*"),
          "TypeError: $1 is not a function",
          Pattern.compile("(?s)^TypeError: instantiate on (.*) failed due to: .*"),
          "TypeError: $1 is not a class",
          Pattern.compile("(?s)^TypeError: writeMember \\((.{1,99}?)\\) on (.*) failed due to: .*"),
          "TypeError: $1 cannot be set on $2",
          Pattern.compile("(?s)^EvalError: dynamic evaluation of code is disabled.*"),
          "EvalError: scripts cannot run text as code");

  private ErrorHints() {}

  public static String withHint(String message) {
    for (Map.Entry<Pattern, String> reworded : REWORDED.entrySet()) {
      Matcher form = reworded.getKey().matcher(message);
      if (form.matches()) return form.replaceFirst(reworded.getValue());
    }
    if (MissingImport.matches(message)) return MissingImport.reworded(message);
    return explained(message);
  }

  private static String explained(String message) {
    Matcher missing = MISSING.matcher(message);
    if (!missing.find() || !WHY.containsKey(missing.group(1))) return message;
    return message + ": " + WHY.get(missing.group(1));
  }
}
