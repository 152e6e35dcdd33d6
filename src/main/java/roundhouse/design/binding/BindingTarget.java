package roundhouse.design.binding;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Type;
import java.util.Optional;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.yaml.ScalarNode;

/**
 * What a node is to be bound to: the expected type, its annotations and its path.
 *
 * @param marks the element whose annotations apply to the value: a record component or the record
 * @param path of the value in the design
 * @param key its key, if it is in a map
 */
public record BindingTarget(
    Type type, AnnotatedElement marks, String path, Optional<ScalarNode> key) {

  public static BindingTarget root(Class<?> type) {
    return new BindingTarget(type, type, "", Optional.empty());
  }

  public Class<?> raw() {
    return RecordKey.raw(type);
  }

  /** The slot of a key of the record expected here. */
  public BindingTarget component(RecordKey component) {
    return new BindingTarget(
        component.type(),
        component.java(),
        ValuePlaces.join(path, component.key()),
        Optional.empty());
  }

  /**
   * The same slot with another type: the content of an Optional, or a record of a sealed interface.
   */
  public BindingTarget as(Type other) {
    return new BindingTarget(other, marks, path, key);
  }

  /** The slot of an item of the list expected here. */
  public BindingTarget item(int index) {
    return new BindingTarget(
        RecordKey.argument(type, 0),
        marks,
        ValuePlaces.join(path, String.valueOf(index)),
        Optional.empty());
  }

  /** The slot of the value under a name of the map expected here. */
  public BindingTarget under(ScalarNode name) {
    return new BindingTarget(
        RecordKey.argument(type, 1), marks, ValuePlaces.join(path, name.text()), Optional.of(name));
  }

  public boolean takesWords() {
    return marks.isAnnotationPresent(WordList.class);
  }

  public Optional<Range> range() {
    return Optional.ofNullable(marks.getAnnotation(Range.class));
  }

  public Optional<Reference> reference() {
    return Optional.ofNullable(marks.getAnnotation(Reference.class));
  }

  public Optional<KeyReference> keyReference() {
    return Optional.ofNullable(marks.getAnnotation(KeyReference.class));
  }

  /** What the value means, for the fix of a problem, or "". */
  public String says() {
    Says says = marks.getAnnotation(Says.class);
    return says == null ? "" : says.value();
  }
}
