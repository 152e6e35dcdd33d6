package roundhouse.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The classes of a package that cannot be read without each other. */
public final class ClassCircles {
  private ClassCircles() {}

  /** The largest circle of each package, by its name; nested classes count as the outermost. */
  public static Map<String, Set<String>> largest(Iterable<JavaClass> all) {
    var packages = new HashMap<String, Map<String, Set<String>>>();
    for (JavaClass each : all) {
      Set<String> needs =
          packages
              .computeIfAbsent(each.getPackageName(), name -> new HashMap<>())
              .computeIfAbsent(outermost(each), name -> new TreeSet<>());
      each.getDirectDependenciesFromSelf().stream()
          .map(needed -> needed.getTargetClass().getBaseComponentType())
          .filter(needed -> needed.getPackageName().equals(each.getPackageName()))
          .forEach(needed -> needs.add(outermost(needed)));
    }
    return packages.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> largest(entry.getValue())));
  }

  private static Set<String> largest(Map<String, Set<String>> needs) {
    return needs.keySet().stream()
        .map(name -> circle(name, needs))
        .max(Comparator.comparingInt(Collection::size))
        .orElseThrow();
  }

  /** What a class needs that also needs the class. */
  private static Set<String> circle(String name, Map<String, Set<String>> needs) {
    Set<String> circle = reached(name, needs);
    circle.removeIf(other -> !reached(other, needs).contains(name));
    return circle;
  }

  private static Set<String> reached(String from, Map<String, Set<String>> needs) {
    var found = new TreeSet<String>();
    var open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      String next = open.pop();
      if (found.add(next)) open.addAll(needs.getOrDefault(next, Set.of()));
    }
    return found;
  }

  private static String outermost(JavaClass nested) {
    return nested.getEnclosingClass().map(ClassCircles::outermost).orElse(nested.getSimpleName());
  }
}
