package roundhouse.design;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Type;
import java.util.Optional;

/**
 * What a node is to be bound to: the expected type, its annotations and its path.
 *
 * @param marks the element whose annotations apply to the value: a record component or the record
 * @param path of the value in the design
 * @param key its key, if it stands in a map
 */
record Slot(Type type, AnnotatedElement marks, String path, Optional<ScalarNode> key) {

  static Slot root(Class<?> type) {
    return new Slot(type, type, "", Optional.empty());
  }

  Class<?> raw() {
    return Component.raw(type);
  }

  /** The slot of a key of the record expected here. */
  Slot component(Component component) {
    return new Slot(
        component.type(), component.java(), Places.join(path, component.key()), Optional.empty());
  }

  /**
   * The same slot with another type: the content of an Optional, or a record of a sealed interface.
   */
  Slot as(Type other) {
    return new Slot(other, marks, path, key);
  }

  /** The slot of an item of the list expected here. */
  Slot item(int index) {
    return new Slot(
        Component.argument(type, 0),
        marks,
        Places.join(path, String.valueOf(index)),
        Optional.empty());
  }

  /** The slot of the value under a name of the map expected here. */
  Slot under(ScalarNode name) {
    return new Slot(
        Component.argument(type, 1), marks, Places.join(path, name.text()), Optional.of(name));
  }

  boolean takesWords() {
    return marks.isAnnotationPresent(Words.class);
  }

  Optional<Range> range() {
    return Optional.ofNullable(marks.getAnnotation(Range.class));
  }

  Optional<Reference> reference() {
    return Optional.ofNullable(marks.getAnnotation(Reference.class));
  }

  /** What the value means, for the fix of a problem, or "". */
  String says() {
    Says says = marks.getAnnotation(Says.class);
    return says == null ? "" : says.value();
  }
}
