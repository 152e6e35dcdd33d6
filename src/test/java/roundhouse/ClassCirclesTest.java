package roundhouse;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.CompiledClasses;

/** Classes that all need each other can only be read together, so there are few of them. */
class ClassCirclesTest {
  private static final int MOST_CLASSES = 5;

  private static final JavaClasses EDITOR =
      CompiledClasses.ofProgram().that(resideInAPackage("roundhouse.editor.."));

  @Test
  void noCircleInAPackageOfTheEditorHasMoreThanFiveClasses() {
    Map<String, Set<String>> uses = new HashMap<>();
    for (JavaClass each : EDITOR)
      uses.computeIfAbsent(file(each), _ -> new TreeSet<>()).addAll(usesInItsPackage(each));
    Map<String, Set<String>> reached =
        uses.keySet().stream().collect(Collectors.toMap(name -> name, name -> reach(name, uses)));

    Set<Set<String>> circles =
        reached.keySet().stream()
            .map(name -> circle(name, reached))
            .filter(circle -> circle.size() > MOST_CLASSES)
            .collect(Collectors.toSet());

    assertThat(circles).as("break the circle, by an interface for example").isEmpty();
  }

  /** The top-level class that a class stands in. */
  private static String file(JavaClass each) {
    return each.getName().replaceFirst("\\$.*", "");
  }

  private static Set<String> usesInItsPackage(JavaClass each) {
    return each.getDirectDependenciesFromSelf().stream()
        .map(dependency -> dependency.getTargetClass().getBaseComponentType())
        .filter(target -> target.getPackageName().equals(each.getPackageName()))
        .map(ClassCirclesTest::file)
        .filter(target -> !target.equals(file(each)))
        .collect(Collectors.toSet());
  }

  private static Set<String> reach(String from, Map<String, Set<String>> uses) {
    Set<String> found = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(uses.get(from));
    while (!open.isEmpty()) {
      String next = open.pop();
      if (found.add(next)) open.addAll(uses.getOrDefault(next, Set.of()));
    }
    return found;
  }

  private static Set<String> circle(String name, Map<String, Set<String>> reached) {
    Set<String> circle = new TreeSet<>();
    for (String other : reached.get(name)) {
      if (reached.getOrDefault(other, Set.of()).contains(name)) circle.add(other);
    }
    return circle;
  }
}
