package roundhouse.engine;

import java.util.List;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;

/**
 * Tells events of play to all scripts that listen, from the base title upwards, and applies their
 * effects.
 */
public final class HookEvents {
  private HookEvents() {}

  /** Tells all listeners of an event. */
  public static <A extends Record> void tell(
      StateTransaction change, Hook<A, List<Effect>> hook, A arguments) {
    tell(change, hook, arguments, 0);
  }

  /** Tells the listeners from this index on; when one asks a question, the others wait. */
  private static <A extends Record> void tell(
      StateTransaction change, Hook<A, List<Effect>> hook, A arguments, int from) {
    Rulebook rules = change.title().rules();
    List<HookHandler<?, ?>> listeners = rules.handlers(hook.name());
    for (int index = from; index < listeners.size(); index++) {
      var chance = SeededRandom.of(change.title(), change.state().random());
      A now = index == 0 ? arguments : RefreshedArguments.of(change.state(), arguments);
      List<Effect> effects = rules.tell(hook, index, change.game(), now, chance);
      change.update(change.state().withRandom(chance.state()));
      int depth = change.state().stack().size();
      apply(change, effects, hook.name(), listeners.get(index));
      if (PlayerQuestions.isWaiting(change, depth)) {
        PlayerQuestions.defer(
            change,
            List.of(new Continuation.RemainingListeners(hook.name(), arguments, index + 1)));
        return;
      }
    }
  }

  /** Continues to tell an event after the question of an earlier listener was answered. */
  @SuppressWarnings("unchecked")
  static void resumeTelling(StateTransaction change, Continuation.RemainingListeners listeners) {
    Hook<?, ?> hook =
        change
            .title()
            .services()
            .hook(listeners.hook())
            .orElseGet(() -> StepHooks.takenNamed(listeners.hook()));
    tell(change, (Hook<Record, List<Effect>>) hook, listeners.arguments(), listeners.from());
  }

  static void apply(
      StateTransaction change, List<Effect> effects, String hook, HookHandler<?, ?> layer) {
    try {
      apply(change, effects, hook, layer.file());
    } catch (HookFailure failure) {
      throw failure.locatedAt(layer);
    }
  }

  /** Applies effects in order; effects after a question wait in the question's frame. */
  static void apply(StateTransaction change, List<Effect> effects, String hook, String file) {
    for (int i = 0; i < effects.size(); i++) {
      try {
        if (effects.get(i) instanceof Effect.Ask ask) {
          PlayerQuestions.ask(change, ask, file);
          PlayerQuestions.defer(
              change,
              List.of(
                  new Continuation.RemainingEffects(
                      effects.subList(i + 1, effects.size()), hook, file)));
          return;
        }
        change.title().services().apply(change, effects.get(i));
      } catch (Refusal refusal) {
        throw new HookFailure(
            file,
            0,
            0,
            hook,
            "the effect "
                + EffectCodec.show(effects.get(i))
                + " is not possible: "
                + refusal.getMessage());
      } catch (IllegalArgumentException wrong) {
        throw new HookFailure(
            file,
            0,
            0,
            hook,
            "the effect "
                + EffectCodec.show(effects.get(i))
                + " is not possible: "
                + wrong.getMessage());
      }
    }
  }

  /** A frame that holds a question. */
  public static Frame questionFrame(String name, String player, FrameMemory memory) {
    return new Frame(Frame.Kind.QUESTION, name, player, 0, memory);
  }
}
