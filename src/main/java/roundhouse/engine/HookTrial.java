package roundhouse.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.game.GameState;

/**
 * The result of asking a hook by hand.
 *
 * @param answer of the scripts as plain data; for an event the effects of all listeners
 * @param standard the engine's answer; empty for an event
 * @param after the state after the effects; empty for a question
 * @param failure of a script
 */
public record HookTrial(
    Optional<Object> answer,
    Optional<Object> standard,
    Optional<GameState> after,
    Optional<HookFailure> failure) {

  /** Calls the hook with these arguments; the game itself does not change. */
  public static <A extends Record, R> HookTrial of(
      Title title, GameState state, Hook<A, R> hook, Record arguments) {
    A asked = hook.arguments().cast(arguments);
    try {
      return title.executor().run(() -> run(new Game(title, state), hook, asked));
    } catch (HookFailure failure) {
      return new HookTrial(
          Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(failure));
    }
  }

  private static <A extends Record, R> HookTrial run(Game game, Hook<A, R> hook, A arguments) {
    if (hook.kind() == Hook.Kind.EVENT) return told(game, hook, arguments);
    Object standard = shown(hook, hook.standard().apply(game, arguments));
    Object answer = shown(hook, game.ask(hook, arguments));
    return new HookTrial(
        Optional.ofNullable(answer),
        Optional.ofNullable(standard),
        Optional.empty(),
        Optional.empty());
  }

  private static <A, R> Object shown(Hook<?, R> hook, R answer) {
    return hook.answer().show().apply(answer);
  }

  @SuppressWarnings("unchecked")
  private static <A extends Record, R> HookTrial told(Game game, Hook<A, R> hook, A arguments) {
    var wanted = new ArrayList<Object>();
    Hook<A, List<Effect>> event = (Hook<A, List<Effect>>) hook;
    var change = new StateTransaction(game.title(), game.state());
    List<HookHandler<?, ?>> layers = game.title().rules().handlers(hook.name());
    for (int index = 0; index < layers.size(); index++) {
      var chance = SeededRandom.of(change.title().design(), change.state().random());
      var context = new HookHandler.Context<List<Effect>>(change.game(), List::of, chance);
      var effects = game.title().rules().tell(event, index, arguments, context);
      effects.forEach(effect -> wanted.add(EffectCodec.show(effect)));
      HookEvents.apply(change, effects, hook.name(), layers.get(index));
    }
    return new HookTrial(
        Optional.of(wanted), Optional.empty(), Optional.of(change.state()), Optional.empty());
  }

  /**
   * Creates arguments from values by name.
   *
   * @throws IllegalArgumentException when a value is missing or has the wrong type
   */
  public static Record arguments(Hook<?, ?> hook, Map<String, ?> values) {
    var components = hook.arguments().getRecordComponents();
    var types = new Class<?>[components.length];
    var given = new LinkedHashMap<String, Object>(values);
    for (int index = 0; index < components.length; index++)
      types[index] = components[index].getType();
    Object[] ordered = new Object[components.length];
    for (int index = 0; index < components.length; index++) {
      String name = components[index].getName();
      if (!given.containsKey(name))
        throw new IllegalArgumentException(hook.name() + " needs '" + name + "'");
      ordered[index] = given.get(name);
    }
    try {
      var maker = hook.arguments().getDeclaredConstructor(types);
      maker.setAccessible(true);
      return maker.newInstance(ordered);
    } catch (ReflectiveOperationException unfit) {
      throw new IllegalArgumentException(
          hook.name() + " does not accept these arguments: " + unfit, unfit);
    }
  }
}
