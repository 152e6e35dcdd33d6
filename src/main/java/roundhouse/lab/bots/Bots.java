package roundhouse.lab.bots;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import roundhouse.engine.Title;
import roundhouse.engine.play.BotHooks;

/** All bots by name. */
public final class Bots {
  /** The name of the bot that plays if nobody picks one. */
  public static final String USUAL = "sensible";

  /** The most thinking that a user would wait for. */
  public static final int MOST_THINK = 9999;

  /** Separates a bot's name from how much it thinks: "planning@60". */
  private static final String THINKS = "@";

  private static final String RANDOM = "random";
  private static final String PLANNING = "planning";

  /** Bots by name, made with how much they think. */
  private static final Map<String, IntFunction<Bot>> ALL = all();

  private static final Bot THE_USUAL = named(USUAL).orElseThrow();

  private Bots() {}

  private static Map<String, IntFunction<Bot>> all() {
    var all = new LinkedHashMap<String, IntFunction<Bot>>();
    for (Temperament each : Temperament.values())
      all.put(name(USUAL, each), kept(new SensibleBot(each)));
    all.put(RANDOM, kept(new RandomBot()));
    for (Temperament each : Temperament.values())
      all.put(name(PLANNING, each), think -> new PlanningBot(each, think, BotWeights.usual()));
    return Collections.unmodifiableMap(all);
  }

  private static String name(String level, Temperament temperament) {
    return temperament == Temperament.EVEN ? level : level + "-" + temperament.word();
  }

  /** A bot that does not look ahead. */
  private static IntFunction<Bot> kept(Bot bot) {
    return _ -> bot;
  }

  /**
   * The bot with this name. A number behind an @ says how much it thinks: "planning@60" tries at
   * most twice 60 actions for a decision.
   */
  public static Optional<Bot> named(String name) {
    String[] parts = name.split(THINKS, 2);
    if (parts.length > 1 && !parts[1].matches("[1-9]\\d{0,3}")) return Optional.empty();
    int think = parts.length > 1 ? Integer.parseInt(parts[1]) : PlanningBot.USUAL_THINK;
    return Optional.ofNullable(ALL.get(parts[0])).map(make -> make.apply(think));
  }

  /** The bot with this name, including those that the scripts of a title add. */
  public static Optional<Bot> named(Title title, String name) {
    return BotHooks.names(title).contains(name) ? Optional.of(new ScriptBot(name)) : named(name);
  }

  /** The bots of these names, all of which can play the title. */
  public static List<Bot> named(Title title, List<String> names) {
    return names.stream().map(name -> named(title, name).orElseThrow()).toList();
  }

  /** The names of all bots that can play a title; its own come last. */
  public static List<String> names(Title title) {
    return Stream.concat(names().stream(), BotHooks.names(title).stream()).distinct().toList();
  }

  /**
   * The name of a bot that thinks this much; one that says so itself, or does not come with the
   * program, keeps its name.
   */
  public static String thinking(String name, int think) {
    return ALL.containsKey(name) ? name + THINKS + think : name;
  }

  /** The bot that plays if nobody picks one. */
  public static Bot usual() {
    return THE_USUAL;
  }

  public static Set<String> names() {
    return ALL.keySet();
  }
}
