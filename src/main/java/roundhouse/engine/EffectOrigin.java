package roundhouse.engine;

import java.util.LinkedHashMap;
import roundhouse.game.ScriptLimits;

/**
 * The function of a script that asked for an effect: whom a failure of the rules after it names.
 *
 * @param hook the function's name
 * @param line where it begins, from 1; 0 when unknown
 * @param effect the last one that was applied
 */
public record EffectOrigin(String hook, String file, int line, int column, Effect effect) {
  private static final int LONGEST = ScriptLimits.STANDARD.failure().effect();

  /** The failure of the rules to go on after the effect. */
  public HookFailure failure(String why) {
    return new HookFailure(
        file,
        line,
        column,
        hook,
        "the rules cannot go on after the effect %s: %s".formatted(shown(effect), why));
  }

  /** The effect did not apply. */
  HookFailure impossible(String why) {
    return new HookFailure(
        file,
        line,
        column,
        hook,
        "the effect %s is not possible: %s".formatted(shown(effect), why));
  }

  private static String shown(Effect effect) {
    var arguments = new LinkedHashMap<>(EffectCodec.show(effect));
    Object name = arguments.remove("effect");
    String text = arguments.isEmpty() ? name.toString() : name + " " + arguments;
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }
}
