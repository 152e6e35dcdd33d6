package roundhouse.lab.answers;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What an experiment is asked.
 *
 * @param first ids of figures that are answered before the others
 * @param awaited the figure that it is played for, if there is one: all others are then only hints
 */
public record Questions(List<String> first, Optional<Awaited> awaited) {

  /** A figure that ends an experiment once it is clear. */
  public record Awaited(String figure, InterimLooks looks) {}

  public Questions {
    first = List.copyOf(first);
  }

  /** Questions of an experiment that is played to the end. */
  public static Questions of(List<String> first) {
    return new Questions(first, Optional.empty());
  }

  /**
   * Questions of an experiment that ends once a figure is clear.
   *
   * @param games at most, of each side
   */
  public static Questions until(String figure, int games, List<String> first) {
    return of(first, Optional.of(new Awaited(figure, new InterimLooks(games))));
  }

  /** Questions of an experiment that may have been played for one figure. */
  public static Questions of(List<String> first, Optional<Awaited> awaited) {
    List<String> others =
        first.stream()
            .filter(each -> awaited.map(Awaited::figure).filter(each::equals).isEmpty())
            .toList();
    return new Questions(others, awaited);
  }

  /** All figures that are asked for, the awaited one first. */
  public List<String> all() {
    return Stream.concat(awaited.stream().map(Awaited::figure), first.stream()).toList();
  }
}
