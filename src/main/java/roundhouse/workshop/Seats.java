package roundhouse.workshop;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Who sits at the table: people, who share the screen, and bots.
 *
 * @param bots the bot that plays for a player, by the player's name; everybody else is a person
 * @param pause milliseconds that a bot waits before it acts
 * @param halted whether bots wait for the command to go on
 * @param handover whether what is secret is covered until the next person has come to the screen
 */
public record Seats(Map<String, String> bots, int pause, boolean halted, boolean handover) {
  /** The usual pause of a bot: long enough to see what it did. */
  public static final int USUAL_PAUSE = 400;

  /** Only people play. */
  public static final Seats PEOPLE = new Seats(Map.of(), USUAL_PAUSE, false, false);

  public Seats {
    bots = Map.copyOf(bots);
  }

  /** The same with a bot in a player's seat, or a person if no bot is named. */
  public Seats with(String player, Optional<String> bot) {
    var all = new LinkedHashMap<>(bots);
    bot.ifPresentOrElse(name -> all.put(player, name), () -> all.remove(player));
    return new Seats(all, pause, halted, handover);
  }

  /** The same with people in the seats of a bot. */
  Seats without(String bot) {
    var others = new LinkedHashMap<>(bots);
    others.values().removeIf(bot::equals);
    return new Seats(others, pause, halted, handover);
  }

  public Seats pause(int millis) {
    return new Seats(bots, Math.max(0, millis), halted, handover);
  }

  public Seats halted(boolean wanted) {
    return new Seats(bots, pause, wanted, handover);
  }

  public Seats handover(boolean wanted) {
    return new Seats(bots, pause, halted, wanted);
  }

  public boolean isPerson(String player) {
    return !bots.containsKey(player);
  }

  /** The bot that decides, if no person is among those who decide. */
  public Optional<String> bot(List<String> deciders) {
    if (deciders.isEmpty() || deciders.stream().anyMatch(this::isPerson)) return Optional.empty();
    return Optional.of(bots.get(deciders.getFirst()));
  }

  /**
   * Whether the screen may show something that not everybody knows. While people decide, it shows
   * what any of them knows; while bots decide, what all people know; where only bots play,
   * everything.
   *
   * @param knows whether a player may know it
   */
  public boolean shown(List<String> deciders, List<String> players, Predicate<String> knows) {
    List<String> people = players.stream().filter(this::isPerson).toList();
    if (people.isEmpty() || deciders.isEmpty()) return true;
    List<String> deciding = people.stream().filter(deciders::contains).toList();
    return deciding.isEmpty() ? people.stream().allMatch(knows) : deciding.stream().anyMatch(knows);
  }
}
