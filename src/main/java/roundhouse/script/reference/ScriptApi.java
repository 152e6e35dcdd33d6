package roundhouse.script.reference;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.design.binding.Says;
import roundhouse.engine.EffectCodec;
import roundhouse.engine.Hook;
import roundhouse.engine.StepHooks;
import roundhouse.engine.play.HookRegistry;
import roundhouse.script.model.ViewTypes;

/**
 * Writes the TypeScript types of everything that scripts receive and answer: the content of {@code
 * scripts/roundhouse.d.ts}. It uses the same lists that bind scripts, so it cannot be wrong.
 */
public final class ScriptApi {
  private static final String HEAD =
      """
      // What scripts receive and what they may answer, for editors. A script begins with
      // /// <reference path="../roundhouse.d.ts" />
      // and gives each function its type: /** @type {StopRevenue} */
      // Generated from the engine's own types: mvn test -Dtest=ScriptApiTest -Dscripts.write=yes writes it.

      /** Something with an id, or the id itself; "bank" is the bank. */
      type Somebody = string | Player | Company | PrivateCompany | Train | Hex;

      /** What a hook may use whose answer depends on what is asked alone. */
      interface PureContext<Answer> {
        /** The title as its design defines it. */
        readonly title: Title;
        /** The answer of the script below, or the engine's own. */
        standard(): Answer;
      }

      /** What every other hook may use. */
      interface Context<Answer> extends PureContext<Answer> {
        /** The current state of the game. */
        readonly state: State;
        /** Random choices that a replay repeats. */
        readonly random: Random;
        /** Creates the effects that an event answers with. */
        readonly effects: Effects;
      }

      /**
       * A rule of single runs, as under 'rules' of 'routes' in a design: "2 ports" counts stops of a
       * group, hexes "A1 B2" or single stops "A1.0"; several in a list must all be met.
       */
      interface RunRule {
        readonly of?: string | string[];
        readonly phases?: string | string[];
        readonly calls?: string | string[];
        readonly passes?: string | string[];
        readonly ends?: string | string[];
        readonly through?: string | string[];
        readonly crosses?: string | string[];
        readonly needs?: string | string[];
        readonly allowed?: boolean;
        readonly adds?: number;
        readonly forEach?: string | string[];
        readonly best?: number;
        readonly most?: number;
        readonly says?: string;
      }

      /** What a player may answer: a text, or a whole number from a range, perhaps with a text; 'step' is 1 unless it is given. */
      type PossibleAnswer = string | { answer?: string; from: number; to: number; step?: number };

      /** A rule that is lifted; in some hexes, for some tiles, or for shares of some companies only, if these are given. */
      type Waiver =
        | { rule: "color" | "connection"; hexes?: string[]; tiles?: string[] }
        | { rule: "own-marker" | "markers-a-turn"; hexes?: string[] }
        | { rule: "treasury" | "sold-before"; companies?: string[] };

      /** The answer to an event. */
      type Told = Effect[] | Effect | undefined | void;

      """;

  private ScriptApi() {}

  /** The whole file. */
  public static String typeScript() {
    return HEAD
        + "/** A change that a script asks for; the functions of effects create it. */\n"
        + "type Effect ="
        + EffectCodec.kinds().entrySet().stream()
            .map(kind -> effect(kind.getKey(), kind.getValue()))
            .collect(Collectors.joining())
        + ";\n\n"
        + Typings.typeScript(ViewTypes.TYPES)
        + HookRegistry.byGroup().entrySet().stream()
            .map(group -> group(group.getKey(), group.getValue()))
            .collect(Collectors.joining())
        + group(
            "Steps in scripts: the functions of a step, and the function that receives an answer",
            asked());
  }

  private static List<Hook<?, ?>> asked() {
    return Stream.of(
            StepHooks.of("step"),
            StepHooks.more("step"),
            List.of(StepHooks.answered("answered")),
            StepHooks.ofQuestion("answered"))
        .<Hook<?, ?>>flatMap(List::stream)
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
        + " = (context: "
        + (hook.seesState() ? "Context<" : "PureContext<")
        + standard
        + ">, asked: "
        + HookTypes.arguments(hook.arguments())
        + ") => "
        + answer
        + ";\n";
  }
}
