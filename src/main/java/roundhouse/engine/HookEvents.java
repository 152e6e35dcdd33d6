package roundhouse.engine;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;

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
      var chance = SeededRandom.of(change.title().design(), change.state().random());
      A now = index == 0 ? arguments : RefreshedArguments.of(change.state(), arguments);
      List<Effect> effects =
          rules.tell(hook, index, now, new HookHandler.Context<>(change.game(), List::of, chance));
      if (chance.state() != change.state().random())
        change.update(change.state().withRandom(chance.state()));
      int before = change.inserted().size();
      apply(change, effects, hook.name(), listeners.get(index));
      if (PlayerQuestions.isWaiting(change, before)) {
        PlayerQuestions.defer(
            change,
            List.of(new Continuation.RemainingListeners(hook.name(), arguments, index + 1)));
        return;
      }
    }
  }

  /** Goes on reporting an event after the question of an earlier listener was answered. */
  @SuppressWarnings("unchecked")
  static void resumeTelling(StateTransaction change, Continuation.RemainingListeners listeners) {
    Hook<?, ?> hook =
        EngineServices.of(change.title())
            .hook(listeners.hook())
            .orElseGet(() -> StepHooks.takenNamed(listeners.hook()));
    tell(change, (Hook<Record, List<Effect>>) hook, listeners.arguments(), listeners.from());
  }

  static void apply(
      StateTransaction change, List<Effect> effects, String hook, HookHandler<?, ?> layer) {
    for (int i = 0; i < effects.size(); i++) {
      var origin =
          new EffectOrigin(hook, layer.file(), layer.line(), layer.column(), effects.get(i));
      if (apply(change, origin)) {
        PlayerQuestions.defer(
            change,
            List.of(
                new Continuation.RemainingEffects(
                    effects.subList(i + 1, effects.size()), hook, layer.file())));
        return;
      }
    }
  }

  /** Applies effects in order; effects after a question wait in the question's frame. */
  static void apply(StateTransaction change, List<Effect> effects, String hook, String file) {
    HookHandler<?, ?> layer =
        change.title().rules().handlers(hook).stream()
            .filter(each -> each.file().equals(file))
            .findFirst()
            .orElseThrow(
                () -> Refusal.because("hook", "%s no longer exports a function '%s'", file, hook));
    apply(change, effects, hook, layer);
  }

  /** Applies an effect; true if it has asked a question, for whose answer the others wait. */
  private static boolean apply(StateTransaction change, EffectOrigin origin) {
    change.follows(origin);
    int before = change.inserted().size();
    int depth = change.state().stack().size();
    try {
      switch (origin.effect()) {
        case Effect.Ask ask -> PlayerQuestions.ask(change, ask, origin.file());
        case Effect.Then then -> PlayerQuestions.goOn(change, then, origin.file());
        case Effect effect -> EngineServices.of(change.title()).apply(change, effect);
      }
      change.holdBack(depth);
      return PlayerQuestions.isWaiting(change, before);
    } catch (Refusal | IllegalArgumentException wrong) {
      throw origin.impossible(wrong.getMessage());
    }
  }

  /** A frame that holds a question. */
  public static Frame questionFrame(String name, String player, FrameMemory memory) {
    return new Frame(Frame.Kind.QUESTION, name, player, 0, memory);
  }

  /**
   * Arguments of an event in the current state, so that a listener sees what an earlier one
   * changed.
   */
  private static final class RefreshedArguments {
    /** Found once for each type of arguments. */
    private record Shape(Method[] accessors, Constructor<?> constructor) {
      static Shape of(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
            Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
          return new Shape(
              Arrays.stream(components).map(RecordComponent::getAccessor).toArray(Method[]::new),
              type.getDeclaredConstructor(types));
        } catch (NoSuchMethodException impossible) {
          throw new IllegalStateException(impossible);
        }
      }
    }

    private static final ClassValue<Shape> SHAPES =
        new ClassValue<>() {
          @Override
          protected Shape computeValue(Class<?> type) {
            return Shape.of(type);
          }
        };

    private RefreshedArguments() {}

    @SuppressWarnings("unchecked")
    static <A extends Record> A of(GameState state, A arguments) {
      Shape shape = SHAPES.get(arguments.getClass());
      try {
        Object[] values = new Object[shape.accessors().length];
        boolean changed = false;
        for (int i = 0; i < values.length; i++) {
          Object before = shape.accessors()[i].invoke(arguments);
          values[i] = fresh(state, before);
          changed |= values[i] != before;
        }
        return changed ? (A) shape.constructor().newInstance(values) : arguments;
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    private static Object fresh(GameState state, Object value) {
      return switch (value) {
        case Company company -> state.company(company.id());
        case Player player -> state.player(player.name());
        case PrivateCompany owned -> state.privateCompany(owned.id());
        case null, default -> value;
      };
    }
  }
}
