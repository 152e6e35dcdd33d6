package roundhouse.script;

import java.util.List;
import java.util.stream.Collectors;
import roundhouse.design.Says;
import roundhouse.engine.EffectAnswer;
import roundhouse.engine.Hook;
import roundhouse.engine.StepHooks;
import roundhouse.engine.play.Hooks;

/**
 * The types of all that scripts get and answer, in TypeScript, for editors: the content of {@code
 * scripts/roundhouse.d.ts}. Written from the lists by which scripts are bound, so that it is true.
 */
public final class ScriptApi {
  private static final String HEAD =
      """
      // What scripts get and what they may answer, for editors. A script begins with
      // /// <reference path="../roundhouse.d.ts" />
      // and says of a function what it is: /** @type {StopRevenue} */
      // Written from the engine's own types; mvn test -Dtest=ScriptApiTest -Dscripts.write=yes writes it anew.

      /** Somebody or something that has an id, or the id itself; "bank" is the bank. */
      type Somebody = string | Player | Company | PrivateCompany | Train | Hex;

      /** What every hook may use. */
      interface Context<Answer> {
        /** The game at this moment. */
        readonly state: State;
        /** The title as its design has it. */
        readonly title: Title;
        /** The answer of the script below, or the engine's own. */
        standard(): Answer;
        /** Chance that a replay repeats. */
        readonly random: Random;
        /** Makes the effects that an event is answered with. */
        readonly effects: Effects;
      }

      /** What an event is answered with. */
      type Told = Effect[] | Effect | undefined | void;

      """;

  private ScriptApi() {}

  /** The whole file. */
  public static String typeScript() {
    return HEAD
        + "/** What a script wants to happen; made by the functions of effects. */\ntype Effect ="
        + EffectAnswer.kinds().entrySet().stream()
            .map(kind -> effect(kind.getKey(), kind.getValue()))
            .collect(Collectors.joining())
        + ";\n\n"
        + Typings.typeScript(ScriptViews.TYPES)
        + Hooks.byGroup().entrySet().stream()
            .map(group -> group(group.getKey(), group.getValue()))
            .collect(Collectors.joining())
        + group(
            "Steps of one's own: the three functions of a step, and the one that goes on after a"
                + " question",
            asked());
  }

  private static List<Hook<?, ?>> asked() {
    return java.util.stream.Stream.concat(
            StepHooks.of("step").stream(),
            java.util.stream.Stream.of(StepHooks.answered("answered")))
        .toList();
  }

  private static String effect(String name, Class<?> kind) {
    String rest =
        HookTypes.arguments(kind).equals("{}")
            ? "}"
            : "; " + HookTypes.arguments(kind).substring(2);
    return "\n  /** "
        + kind.getAnnotation(Says.class).value()
        + " */\n  | { readonly effect: \""
        + name
        + "\""
        + (rest.equals("}") ? " }" : rest);
  }

  private static String group(String title, List<Hook<?, ?>> hooks) {
    return "\n// "
        + title
        + "\n"
        + hooks.stream().map(ScriptApi::hook).collect(Collectors.joining());
  }

  private static String hook(Hook<?, ?> hook) {
    boolean event = hook.kind() == Hook.Kind.EVENT;
    String answer = event ? "Told" : hook.answer().typescript();
    String standard = event ? "Effect[]" : answer;
    return "\n/** "
        + (event ? "Event: " : "Question: ")
        + hook.says()
        + " */\n"
        + "type "
        + HookTypes.name(hook)
        + " = (context: Context<"
        + standard
        + ">, asked: "
        + HookTypes.arguments(hook.arguments())
        + ") => "
        + answer
        + ";\n";
  }
}
