package roundhouse.position;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.stream.Collectors;
import roundhouse.engine.Action;

/** An action in one line: {@code lay-tile by X, hex J4, tile 57, rotation 0}. */
final class ActionWording {
  private ActionWording() {}

  static String of(Action action) {
    return action.type()
        + Arrays.stream(action.getClass().getRecordComponents())
            .map(component -> word(component, action))
            .collect(Collectors.joining(", ", " ", ""));
  }

  private static String word(RecordComponent component, Action action) {
    try {
      return component.getName() + " " + component.getAccessor().invoke(action);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
