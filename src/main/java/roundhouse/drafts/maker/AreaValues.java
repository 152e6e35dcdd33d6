package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.TileColor;
import roundhouse.drafts.UntypedValues;

/**
 * What an area is worth from phase to phase.
 *
 * @param values in our notation, {@code yellow_30|brown_50}; "" if there are none
 * @param guess why they are those, or ""
 * @param left the steps that have no place
 */
record AreaValues(String values, String guess, List<String> left) {
  /** A step is worth one of these, whichever it has. */
  private static final List<String> WORTH = List.of("value", "revenue", "cost");

  /** The phases of that many steps, where their colours say none. */
  private static final List<List<String>> BY_ORDER =
      List.of(
          List.of(),
          List.of("white"),
          List.of("yellow", "brown"),
          List.of("yellow", "green", "brown"),
          List.of("yellow", "green", "brown", "gray"));

  private record Step(String color, int value) {
    String says() {
      return (color.isEmpty() ? "" : color + " ") + value;
    }
  }

  static AreaValues of(List<Map<String, Object>> written) {
    var steps = new ArrayList<Step>();
    var left = new ArrayList<String>();
    for (Map<String, Object> step : written) {
      String color = UntypedValues.text(step.get("color")).replace("grey", "gray");
      List<String> worth =
          WORTH.stream()
              .map(key -> UntypedValues.text(step.get(key)))
              .filter(text -> !text.isEmpty())
              .toList();
      Optional<Integer> value = worth.stream().findFirst().flatMap(UntypedValues::number);
      value.ifPresent(number -> steps.add(new Step(color, number)));
      boolean whole = value.isPresent() && worth.getFirst().matches("\\D*\\d+\\D*");
      worth.stream().skip(whole ? 1 : 0).forEach(text -> left.add((color + " " + text).strip()));
    }
    return of(steps, left);
  }

  private static AreaValues of(List<Step> steps, List<String> left) {
    Set<String> colors = new HashSet<>();
    if (steps.stream().allMatch(step -> isPhase(step.color()) && colors.add(step.color())))
      return new AreaValues(text(steps, steps.stream().map(Step::color).toList()), "", left);
    int kept = Math.min(steps.size(), BY_ORDER.size() - 1);
    steps.stream().skip(kept).map(Step::says).forEach(left::add);
    List<Step> first = steps.subList(0, kept);
    List<String> phases = BY_ORDER.get(kept);
    String guess =
        "the values "
            + String.join(", ", first.stream().map(Step::says).toList())
            + " count from the phases with "
            + String.join(", ", phases)
            + " tiles on, by their order";
    return new AreaValues(text(first, phases), guess, left);
  }

  /** A colour of tiles, or black: what a diesel earns. */
  private static boolean isPhase(String color) {
    return color.equals("black")
        || TileColor.named(color).filter(one -> one.ordinal() <= 4).isPresent();
  }

  private static String text(List<Step> steps, List<String> colors) {
    var text = new ArrayList<String>();
    for (int index = 0; index < steps.size(); index++)
      text.add(
          (colors.get(index).equals("black") ? "diesel" : colors.get(index))
              + "_"
              + steps.get(index).value());
    return String.join("|", text);
  }
}
