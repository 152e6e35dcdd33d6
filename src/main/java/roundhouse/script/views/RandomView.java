package roundhouse.script.views;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import roundhouse.game.ScriptLimits;
import roundhouse.script.faults.ApiMisuse;

/** The {@code random} that hooks receive: numbers, picks and shuffles that a replay repeats. */
public final class RandomView {
  private static final Source EMPTY =
      Source.newBuilder("js", "[]", "empty.js").internal(true).buildLiteral();
  private static final int LONGEST = ScriptLimits.STANDARD.answer().entries();

  /** How scripts see a {@link RandomSource}. */
  public static final ViewType<RandomSource> TYPE =
      ViewType.of("Random", RandomSource.class, "Random choices that a replay repeats.")
          .method(
              "below", "(n: number): number", "A whole number from 0 to n - 1.", RandomView::below)
          .member(
              "pick", "<T>(list: readonly T[]) => T", "A random entry of a list.", RandomView::pick)
          .member(
              "shuffle",
              "<T>(list: readonly T[]) => T[]",
              "A new list with the same entries in random order.",
              RandomView::shuffle)
          .build();

  private RandomView() {}

  private static int below(RandomSource random, CallArguments arguments) {
    int n = arguments.whole(0);
    if (n < 1) throw new ApiMisuse("random.below needs a number of at least 1, not " + n);
    return random.below(n);
  }

  private static HostFunction pick(RandomSource random) {
    return HostFunction.of(
        values -> {
          Value list = list("random.pick", values);
          if (list.getArraySize() == 0)
            throw new ApiMisuse("random.pick needs a list that is not empty");
          return list.getArrayElement(random.below((int) list.getArraySize()));
        });
  }

  private static HostFunction shuffle(RandomSource random) {
    return HostFunction.of(
        values -> {
          Value list = list("random.shuffle", values);
          var entries = new ArrayList<Value>();
          for (int i = 0; i < list.getArraySize(); i++) entries.add(list.getArrayElement(i));
          for (int i = entries.size() - 1; i > 0; i--)
            Collections.swap(entries, i, random.below(i + 1));
          return array(entries);
        });
  }

  /** A JavaScript array that the script may change. */
  private static Value array(List<Value> entries) {
    Value array = Context.getCurrent().eval(EMPTY);
    for (int i = 0; i < entries.size(); i++) array.setArrayElement(i, entries.get(i));
    return array;
  }

  private static Value list(String name, CallArguments values) {
    if (values.size() == 0 || !values.raw(0).hasArrayElements())
      throw new ApiMisuse(name + " needs a list");
    if (values.raw(0).getArraySize() > LONGEST)
      throw new ApiMisuse(
          name + String.format(Locale.ROOT, " needs a list of at most %,d entries", LONGEST));
    return values.raw(0);
  }
}
