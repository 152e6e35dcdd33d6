package roundhouse.lab.search;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import roundhouse.design.spec.Design;
import roundhouse.engine.events.Event;
import roundhouse.game.Company;
import roundhouse.game.GameState;

/** A condition on the state in which an event happens. */
@FunctionalInterface
public interface EventCondition {
  EventCondition ALWAYS = (_, _) -> true;

  /**
   * @param before the state in which the action that led to the event was taken
   */
  boolean met(GameState before, Event event);

  /**
   * Reads a condition: {@code phase 5}, {@code round stock}, {@code flag NAME}, {@code
   * receivership}, or a status of companies like {@code bankrupt}. One about companies holds for
   * the company that the event is about, or for any if it is about none.
   *
   * @throws IllegalArgumentException that says what would be right
   */
  static EventCondition parse(Design design, String text) {
    String[] words = text.strip().split("\\s+", 2);
    String name = words.length < 2 ? "" : words[1];
    return switch (words[0]) {
      case "phase" -> {
        String phase = known("phase", name, design.phases().keySet());
        yield (before, _) -> before.phase().equals(phase);
      }
      case "round" -> {
        String round = known("round", name, design.rounds().keySet());
        yield (before, _) -> before.round().name().equals(round);
      }
      case "flag" -> ofCompany((state, company) -> isSet(state.flag(company.id(), name)));
      case "receivership" -> ofCompany((_, company) -> company.inReceivership());
      default -> {
        Company.Status status = status(text.strip());
        yield ofCompany((_, company) -> company.is(status));
      }
    };
  }

  private static String known(String what, String name, Collection<String> names) {
    if (names.contains(name)) return name;
    throw new IllegalArgumentException(
        "there is no %s '%s'; the known ones are %s"
            .formatted(what, name, String.join(", ", names)));
  }

  private static Company.Status status(String text) {
    List<Company.Status> all = List.of(Company.Status.values());
    return all.stream()
        .filter(status -> word(status).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'%s' is not a condition; the conditions are %s"
                        .formatted(
                            text,
                            String.join(
                                ", ",
                                Stream.concat(
                                        Stream.of(
                                            "'phase NAME'",
                                            "'round NAME'",
                                            "'flag NAME'",
                                            "receivership"),
                                        all.stream().map(EventCondition::word))
                                    .toList()))));
  }

  private static String word(Company.Status status) {
    return status.name().toLowerCase(Locale.ROOT);
  }

  private static boolean isSet(Object flag) {
    return !Boolean.FALSE.equals(flag);
  }

  private static EventCondition ofCompany(BiPredicate<GameState, Company> holds) {
    return (before, event) -> {
      Company about = before.companies().get(event.about());
      return about != null
          ? holds.test(before, about)
          : before.companies().values().stream().anyMatch(each -> holds.test(before, each));
    };
  }
}
