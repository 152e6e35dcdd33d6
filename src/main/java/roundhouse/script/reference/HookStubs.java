package roundhouse.script.reference;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.engine.Hook;

/** Writes stubs of scripts: a documented function for a hook that answers as the engine does. */
public final class HookStubs {
  private HookStubs() {}

  /** What the engine answers to a question without a script, in a sentence; empty for an event. */
  public static Optional<String> standard(Hook<?, ?> hook) {
    return Optional.of(hook.standardSays()).filter(words -> !words.isEmpty());
  }

  /** A complete function, ready to paste into a script. */
  public static String of(Hook<?, ?> hook) {
    boolean event = hook.kind() == Hook.Kind.EVENT;
    String arguments =
        Arrays.stream(hook.arguments().getRecordComponents())
            .map(component -> component.getName())
            .collect(Collectors.joining(", "));
    String context =
        event
            ? "{ state, title, random, effects }"
            : hook.seesState() ? "{ state, title, standard, random }" : "{ title, standard }";
    String second = arguments.isEmpty() ? "" : ", { " + arguments + " }";
    return "/**\n"
        + " * "
        + hook.says()
        + "\n"
        + " *\n"
        + types(hook)
        + " */\n"
        + "export function "
        + hook.name()
        + "("
        + context
        + second
        + ") {\n"
        + body(hook)
        + "}\n";
  }

  private static String types(Hook<?, ?> hook) {
    String receives =
        Arrays.stream(hook.arguments().getRecordComponents())
            .map(component -> " * " + component.getName() + ": " + HookTypes.type(component) + "\n")
            .collect(Collectors.joining());
    String answer =
        hook.kind() == Hook.Kind.EVENT ? "a list of effects" : hook.answer().typescript();
    return receives + " * Answers: " + answer + "\n";
  }

  private static String body(Hook<?, ?> hook) {
    if (hook.kind() == Hook.Kind.EVENT)
      return "  // By default nothing more happens.\n  return [];\n";
    String rule = standard(hook).map(says -> "  // The standard rule: " + says + "\n").orElse("");
    return rule + "  return standard();\n";
  }
}
