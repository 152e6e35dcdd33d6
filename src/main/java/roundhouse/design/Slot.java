package roundhouse.design;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Type;
import java.util.Optional;

/**
 * What is expected where a node stands.
 *
 * @param marks where the annotations stand that hold for the value: a record's component, or the
 *     record
 * @param path the value's name in the design
 * @param key the name under which it stands in a map
 */
record Slot(Type type, AnnotatedElement marks, String path, Optional<ScalarNode> key) {

  static Slot root(Class<?> type) {
    return new Slot(type, type, "", Optional.empty());
  }

  Class<?> raw() {
    return Component.raw(type);
  }

  /** The slot for a key of the record that is expected here. */
  Slot component(Component component) {
    return new Slot(
        component.type(), component.java(), Places.join(path, component.key()), Optional.empty());
  }

  /**
   * The same value under another type: what an Optional holds, or one of the records of a sealed
   * interface.
   */
  Slot as(Type other) {
    return new Slot(other, marks, path, key);
  }

  /** The slot for an item of the list that is expected here. */
  Slot item(int index) {
    return new Slot(
        Component.argument(type, 0),
        marks,
        Places.join(path, String.valueOf(index)),
        Optional.empty());
  }

  /** The slot for what stands under a name of the map that is expected here. */
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

  /** What the value is, for the fix of a problem; or "". */
  String says() {
    Says says = marks.getAnnotation(Says.class);
    return says == null ? "" : says.value();
  }
}
