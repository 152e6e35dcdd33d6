package roundhouse.design.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.design.binding.Binder;
import roundhouse.design.binding.BindingTarget;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.RecordKey;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.yaml.YamlReader;

/** Every number of the format has a maximum, and a message states it. */
class NumberBoundsTest {

  @Test
  void everyNumberOfTheFormatHasARange() {
    var without = new ArrayList<String>();
    collect(Design.class, new HashSet<>(), without);
    assertThat(without).isEmpty();
  }

  private static void collect(Class<?> type, Set<Class<?>> seen, List<String> without) {
    if (!type.getName().startsWith("roundhouse.design.spec") || !seen.add(type)) return;
    if (type.isSealed())
      for (Class<?> kind : type.getPermittedSubclasses()) collect(kind, seen, without);
    if (!type.isRecord()) return;
    for (RecordComponent component : type.getRecordComponents()) {
      List<Class<?>> parts = parts(component.getGenericType()).toList();
      boolean number = parts.contains(int.class) || parts.contains(Integer.class);
      if (number && !component.isAnnotationPresent(Range.class))
        without.add(type.getSimpleName() + "." + component.getName());
      parts.forEach(part -> collect(part, seen, without));
    }
  }

  /** The types of a value; for a map those of its values, because keys are names. */
  private static Stream<Class<?>> parts(Type type) {
    if (type instanceof Class<?> plain) return Stream.of(plain);
    Type[] arguments = ((ParameterizedType) type).getActualTypeArguments();
    return parts(arguments[arguments.length - 1]);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          { runs: 2, price: 100, count: 2147483647 }             | 2147483647 is out of range: write a number from 0 to 999
          { runs: 2, price: 100, count: 99999999999 }            | '99999999999' is not valid here: Number of trains, or unlimited, from 0 to 999
          { runs: 2, price: 100, count: -1 }                     | -1 is out of range: write a number from 0 to 999
          { runs: 2, price: 2147483647, count: 1 }               | too large: write a number from 0 to 1000000
          { runs: 2147483647, price: 1, count: 1 }               | 2147483647 is out of range: write a number from 0 to 99
          { runs: 2+100, price: 1, count: 1 }                    | 100 is out of range: write a number from 0 to 99
          { runs: 2, price: 1, count: 1, trade-in: { 2: 1000001 } } | 1000001 is out of range: write a number from 0 to 1000000
          { runs: 2, price: 1, count: 1, fewer: { 2: 1000 } }    | 1000 is out of range: write a number from 0 to 999
          """)
  void aNumberBeyondItsRangeIsToldWithTheRange(String train, String message) {
    var problems = new Problems();
    var trains = YamlReader.parse(Path.of("trains.yaml"), "t: " + train, problems).orElseThrow();
    var key =
        RecordKey.of(Design.class).stream()
            .filter(component -> component.key().equals("trains"))
            .findFirst()
            .orElseThrow();
    new Binder(problems).value(trains, BindingTarget.root(Design.class).component(key));
    assertThat(problems.list()).extracting(Problem::text).anyMatch(text -> text.contains(message));
  }
}
