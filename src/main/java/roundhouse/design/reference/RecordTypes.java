package roundhouse.design.reference;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import roundhouse.design.binding.RecordKey;

/**
 * Finds all record types within a record type, at any depth: itself, and those of its keys, lists
 * and maps.
 */
final class RecordTypes {
  private final Set<Class<?>> found = new LinkedHashSet<>();

  private RecordTypes() {}

  static Set<Class<?>> under(Class<?> record) {
    var types = new RecordTypes();
    types.visit(record);
    return types.found;
  }

  private void visit(Type type) {
    if (type instanceof ParameterizedType generic) {
      Arrays.stream(generic.getActualTypeArguments()).forEach(this::visit);
    } else if (type instanceof Class<?> raw && raw.isRecord() && found.add(raw)) {
      RecordKey.of(raw).forEach(component -> visit(component.type()));
    }
  }
}
