package roundhouse.design.binding;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.Span;
import roundhouse.design.yaml.YamlNode;

/** How a record may be written without naming its keys. */
public sealed interface ShortForm {

  /** As one word, which the record's {@code static parse(String)} reads. */
  record Word(Method method) implements ShortForm {

    /** Parses a word; throws an {@link IllegalArgumentException} if it is not valid. */
    Object parse(String text) {
      try {
        return method.invoke(null, text);
      } catch (InvocationTargetException exception) {
        if (exception.getCause() instanceof IllegalArgumentException refused) throw refused;
        throw new IllegalArgumentException("the form is not valid", exception.getCause());
      } catch (IllegalAccessException exception) {
        throw new IllegalStateException(exception);
      }
    }
  }

  /** As the value of its only key, or of the key that may be written alone. */
  record Only(RecordKey component) implements ShortForm {

    /** The record written with its key. */
    public MapNode asMap(YamlNode value) {
      ScalarNode key = new ScalarNode(value.place(), Span.NONE, component.key(), false);
      return new MapNode(value.place(), value.span(), List.of(new MapNode.Entry(key, value)));
    }
  }

  /** There is no short form. */
  record None() implements ShortForm {}

  static ShortForm of(Class<?> record) {
    return Known.FORMS.get(record);
  }

  /** How a type that has no keys is read: it is always written as one word or text. */
  static Optional<Word> ofText(Class<?> type) {
    return Known.WORDS.get(type);
  }

  /** Reflection is slow, so its results are kept. */
  final class Known {
    private static final ClassValue<ShortForm> FORMS =
        new ClassValue<>() {
          @Override
          protected ShortForm computeValue(Class<?> record) {
            return find(record);
          }
        };

    private static final ClassValue<Optional<Word>> WORDS =
        new ClassValue<>() {
          @Override
          protected Optional<Word> computeValue(Class<?> type) {
            return type.isRecord() || type.isEnum() ? Optional.empty() : wordOf(type);
          }
        };

    private Known() {}
  }

  private static ShortForm find(Class<?> record) {
    Optional<ShortForm> word = wordOf(record).map(ShortForm.class::cast);
    List<RecordKey> keys = RecordKey.keysOf(record);
    Optional<RecordKey> alone =
        keys.stream()
            .filter(key -> keys.size() == 1 || key.java().isAnnotationPresent(ShortFormKey.class))
            .findFirst();
    return word.orElseGet(() -> alone.<ShortForm>map(Only::new).orElseGet(None::new));
  }

  private static Optional<Word> wordOf(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(ShortForm::parses)
        .findFirst()
        .map(ShortForm::word);
  }

  private static boolean parses(Method method) {
    return method.getName().equals("parse")
        && Modifier.isStatic(method.getModifiers())
        && Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class});
  }

  private static Word word(Method method) {
    method.setAccessible(true);
    return new Word(method);
  }

  /** The value of an int component. */
  static int read(Object record, RecordKey component) {
    try {
      Method accessor = component.java().getAccessor();
      accessor.setAccessible(true);
      return (int) accessor.invoke(record);
    } catch (ReflectiveOperationException exception) {
      throw new IllegalStateException(exception);
    }
  }
}
