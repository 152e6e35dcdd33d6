package roundhouse.position;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.game.Train;

/** Compares values with those that a position expects, and collects the mismatches in words. */
final class MismatchList {
  private final Game game;
  private final List<Mismatch> found = new ArrayList<>();

  MismatchList(Game game) {
    this.game = game;
  }

  List<Mismatch> all() {
    return found;
  }

  void flag(String path, String entity, String name, Object should) {
    Object is = game.state().flag(entity, name);
    boolean same =
        is instanceof Number number && should instanceof Number other
            ? number.longValue() == other.longValue()
            : is.equals(should);
    if (!same) tell(path, "'%s' is %s, not %s".formatted(name, is, should));
  }

  void trains(String path, List<String> should, List<Train> is, String what) {
    same(
        path,
        should.stream().sorted().toList(),
        is.stream().map(Train::type).sorted().toList(),
        what);
  }

  void same(String path, Collection<String> should, Collection<String> is, String what) {
    if (!List.copyOf(should).equals(List.copyOf(is)))
      tell(path, "the %s are %s, not %s".formatted(what, listed(is), listed(should)));
  }

  private static String listed(Collection<String> words) {
    return words.isEmpty() ? "none" : String.join(" ", words);
  }

  void text(String path, Optional<String> should, String is, String pattern) {
    should
        .filter(wanted -> !wanted.equals(is))
        .ifPresent(wanted -> tell(path, pattern.formatted(is, wanted)));
  }

  void number(String path, Optional<Integer> should, int is, String pattern) {
    should
        .filter(wanted -> wanted != is)
        .ifPresent(wanted -> tell(path, pattern.formatted(is, wanted)));
  }

  void money(String path, Optional<Integer> should, int is, String pattern) {
    should
        .filter(wanted -> wanted != is)
        .ifPresent(wanted -> tell(path, pattern.formatted(game.money(is), game.money(wanted))));
  }

  void tell(String path, String says) {
    found.add(new Mismatch(path, says));
  }
}
