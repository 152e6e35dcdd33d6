package roundhouse.engine;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;

/**
 * Arguments of an event in the current state, so that a listener sees what an earlier one changed.
 */
final class RefreshedArguments {
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
