package roundhouse.drafts;

import java.util.List;
import roundhouse.engine.Hook;

/**
 * What a method or ability of a source means, and what would carry it here.
 *
 * @param hooks those that would carry it
 */
public record SourceMeaning(String says, List<Hook<?, ?>> hooks) {
  public SourceMeaning {
    hooks = List.copyOf(hooks);
  }

  /** What keys or steps carry, or a script of any kind. */
  public static SourceMeaning of(String says) {
    return new SourceMeaning(says, List.of());
  }

  /**
   * What a hook carries.
   *
   * @param says with {@code %s} for its name
   */
  public static SourceMeaning of(String says, Hook<?, ?> hook) {
    return new SourceMeaning(says.formatted(hook.name()), List.of(hook));
  }
}
