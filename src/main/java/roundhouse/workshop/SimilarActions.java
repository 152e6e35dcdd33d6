package roundhouse.workshop;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.engine.Action;

/**
 * The one value in which an action differs from another that replaced it, to be replaced in every
 * action like it: a price that an edit changed, a tile that it renamed.
 */
record SimilarActions(Class<? extends Action> type, int part, Object before, Object after) {

  /** Empty unless the actions differ in one value only. */
  static Optional<SimilarActions> between(Action refused, Action instead) {
    if (refused.getClass() != instead.getClass()) return Optional.empty();
    Object[] before = values(refused);
    Object[] after = values(instead);
    List<Integer> changed =
        IntStream.range(0, before.length)
            .filter(part -> !Objects.equals(before[part], after[part]))
            .boxed()
            .toList();
    if (changed.size() != 1) return Optional.empty();
    int part = changed.getFirst();
    return Optional.of(new SimilarActions(refused.getClass(), part, before[part], after[part]));
  }

  /** What replaces an action; empty if it is not like the replaced one. */
  Optional<Action> instead(Action action) {
    if (action.getClass() != type) return Optional.empty();
    Object[] values = values(action);
    if (!Objects.equals(values[part], before)) return Optional.empty();
    values[part] = after;
    return Optional.of(made(values));
  }

  private static Object[] values(Action action) {
    return Arrays.stream(action.getClass().getRecordComponents())
        .map(part -> value(action, part))
        .toArray();
  }

  private static Object value(Action action, RecordComponent part) {
    try {
      return part.getAccessor().invoke(action);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private Action made(Object... values) {
    Class<?>[] types =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      return type.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
