package roundhouse.compare;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.Hook;
import roundhouse.engine.Rulebook;
import roundhouse.engine.Title;
import roundhouse.engine.play.HookRegistry;

/**
 * A comparison of two designs, or of one under different options.
 *
 * @param values that differ
 * @param hooks answered by different scripts
 * @param scripts whose text differs
 */
public record DesignComparison(
    Title first,
    Title second,
    ValueChanges values,
    List<HookChange> hooks,
    List<ScriptChange> scripts) {
  public DesignComparison {
    hooks = List.copyOf(hooks);
    scripts = List.copyOf(scripts);
  }

  /**
   * Compares two titles.
   *
   * @param scripts the scripts of both
   */
  public static DesignComparison of(Title first, Title second, ComparedScripts scripts) {
    return of(first, second, scripts, OptionEffects.NONE, OptionEffects.NONE);
  }

  /**
   * Compares two titles and what their options would change.
   *
   * @param scripts the scripts of both
   */
  public static DesignComparison of(
      Title first,
      Title second,
      ComparedScripts scripts,
      OptionEffects firstOptions,
      OptionEffects secondOptions) {
    return new DesignComparison(
        first,
        second,
        ValueChanges.between(first.design(), second.design())
            .and(OptionEffects.between(firstOptions, secondOptions)),
        hooks(first.rules(), second.rules()),
        scripts.changes());
  }

  public boolean same() {
    return changes().isEmpty() && hooks.isEmpty() && scripts.isEmpty();
  }

  /** Values that differ, in the order of the design's keys. */
  public List<ValueChange> changes() {
    return values.changes();
  }

  private static List<HookChange> hooks(Rulebook first, Rulebook second) {
    return HookRegistry.names().stream()
        .map(
            name ->
                new HookChange(
                    name,
                    HookRegistry.named(name).map(Hook::says).orElse(""),
                    files(first, name),
                    files(second, name)))
        .filter(change -> !change.before().equals(change.after()))
        .toList();
  }

  private static List<String> files(Rulebook rules, String hook) {
    return rules.handlers(hook).stream().map(layer -> layer.file()).toList();
  }

  /** The name of the first title, with its options. */
  public String before() {
    return name(first);
  }

  public String after() {
    return name(second);
  }

  private static String name(Title title) {
    String options = title.options().isEmpty() ? "" : " with " + String.join(", ", title.options());
    return Optional.of(title.design().title()).filter(name -> !name.isBlank()).orElse(title.id())
        + options;
  }
}
