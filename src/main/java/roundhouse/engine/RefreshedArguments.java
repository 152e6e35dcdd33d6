package roundhouse.engine;

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
  private RefreshedArguments() {}

  @SuppressWarnings("unchecked")
  static <A extends Record> A of(GameState state, A arguments) {
    RecordComponent[] components = arguments.getClass().getRecordComponents();
    try {
      Object[] values = new Object[components.length];
      for (int i = 0; i < values.length; i++)
        values[i] = fresh(state, components[i].getAccessor().invoke(arguments));
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return (A) arguments.getClass().getDeclaredConstructor(types).newInstance(values);
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
