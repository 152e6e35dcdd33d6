package roundhouse.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.design.spec.OptionSpec;
import roundhouse.engine.Title;
import roundhouse.lab.batch.Variant;

/**
 * The variants of a title that a command line names: certain options, all that can be combined, or
 * one at a time.
 */
final class RequestedVariants {
  private static final String ALL = "all";
  private static final String EACH = "each";

  /** Five options make 32 combinations. */
  private static final int MOST_COMBINED = 5;

  private RequestedVariants() {}

  /**
   * A side for each design; its options follow a colon: "title:option,option". Of one design the
   * sides are the variants that the options name, or all combinations of these options.
   */
  static List<Variant> sides(
      TitleOpener titles, List<String> designs, String options, boolean combine) {
    boolean withItsOptions = designs.getFirst().contains(":") && options.isBlank();
    if (designs.size() == 1 && withItsOptions) return List.of(side(titles, designs.getFirst()));
    if (designs.size() == 1 && combine) return combined(titles, designs.getFirst(), options);
    if (designs.size() == 1) return of(titles, designs.getFirst(), options);
    if (!options.isBlank())
      throw new CommandFailure(
          "--options apply to one design; write each of several as DESIGN:OPTION,OPTION.");
    if (designs.stream().distinct().count() < designs.size())
      throw new CommandFailure(
          "A design is named twice: compare it with another, or with options.");
    return designs.stream().map(named -> side(titles, named)).toList();
  }

  /** The variants of all combinations, from none of the options to all. */
  private static List<Variant> combined(TitleOpener titles, String design, String options) {
    List<String> each = Arrays.stream(options.split(",")).map(String::strip).distinct().toList();
    if (each.size() > MOST_COMBINED)
      throw new CommandFailure(
          "%s options make %s combinations: name at most %s."
              .formatted(each.size(), 1L << Math.min(each.size(), 40), MOST_COMBINED));
    var all = new ArrayList<Variant>();
    for (int on = 0; on < 1 << each.size(); on++) {
      var some = new LinkedHashSet<String>();
      for (int place = 0; place < each.size(); place++)
        if ((on >> place & 1) == 1) some.add(each.get(place));
      all.add(Variant.of(titles.open(design, some)));
    }
    return all;
  }

  private static Variant side(TitleOpener titles, String named) {
    String[] parts = named.split(":", 2);
    Set<String> options =
        parts.length < 2 ? Set.of() : new LinkedHashSet<>(Arrays.asList(parts[1].split(",")));
    return new Variant(named, titles.open(parts[0], options));
  }

  /** The variants, with the standard title first. */
  static List<Variant> of(TitleOpener titles, String design, String options) {
    Title standard = titles.open(design, Set.of());
    if (options.isBlank()) return List.of(Variant.of(standard));
    var all = new ArrayList<Variant>();
    all.add(Variant.of(standard));
    if (options.equals(EACH)) {
      for (String option : standard.design().options().keySet())
        all.add(new Variant(option, titles.open(design, Set.of(option))));
    } else if (options.equals(ALL)) {
      all.add(new Variant(ALL, titles.open(design, together(standard))));
    } else {
      all.add(new Variant(options, titles.open(design, Arrays.asList(options.split("\\s*,\\s*")))));
    }
    return all;
  }

  /** Options in the design's order, without those that conflict with an earlier one. */
  private static Set<String> together(Title title) {
    Set<String> on = new LinkedHashSet<>();
    for (OptionSpec option : title.design().options().values()) {
      boolean clash =
          on.stream()
              .anyMatch(
                  other ->
                      option.excludes().contains(other)
                          || title.design().options().get(other).excludes().contains(option.id()));
      if (!clash) on.add(option.id());
    }
    return on;
  }
}
