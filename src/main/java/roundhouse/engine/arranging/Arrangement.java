package roundhouse.engine.arranging;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import roundhouse.engine.Action;
import roundhouse.engine.Change;
import roundhouse.engine.Names;
import roundhouse.engine.Refusal;

/**
 * What may be set in a game by hand, out of all turns and rules, to come to a position: an action
 * of its own ({@link Action.Arrange}), so that it is undone, saved and played again as any other.
 */
public enum Arrangement {
  CASH(
      "Gives somebody so much money in all; the bank gives or takes the difference.",
      Arranging::cash,
      "holder",
      Kind.HOLDER,
      "amount",
      Kind.NUMBER),
  PAR(
      "Starts a company: its president's certificate and its par price, nothing paid.",
      Arranging::par,
      "company",
      Kind.COMPANY,
      "president",
      Kind.PLAYER,
      "price",
      Kind.NUMBER),
  SHARES(
      "Moves ordinary shares from one to another, nothing paid; presidency and flotation follow.",
      Arranging::shares,
      "company",
      Kind.COMPANY,
      "from",
      Kind.SHAREHOLDER,
      "to",
      Kind.SHAREHOLDER,
      "percent",
      Kind.NUMBER),
  PRICE(
      "Puts a company's token on a price of the market.",
      Arranging::price,
      "company",
      Kind.COMPANY,
      "price",
      Kind.NUMBER),
  TRAIN(
      "Gives a train to a company, from the bank while it has one.",
      Arranging::train,
      "company",
      Kind.COMPANY,
      "train",
      Kind.TRAIN),
  NO_TRAIN(
      "Takes a train from a company, out of the game.",
      Arranging::noTrain,
      "company",
      Kind.COMPANY,
      "train",
      Kind.TRAIN),
  TILE(
      "Lays a tile, whatever lies there, turned clockwise by so many sixths.",
      Arranging::tile,
      "hex",
      Kind.HEX,
      "tile",
      Kind.TILE,
      "turned",
      Kind.NUMBER),
  MARKER(
      "Puts a company's next marker into a city, counted from 0.",
      Arranging::marker,
      "company",
      Kind.COMPANY,
      "hex",
      Kind.HEX,
      "city",
      Kind.NUMBER),
  PHASE(
      "Begins a phase: trains before it are sold, and nothing else happens.",
      Arranging::phase,
      "phase",
      Kind.PHASE),
  PRIVATE(
      "Gives a private to a player, a company or the bank.",
      Arranging::privateCompany,
      "id",
      Kind.PRIVATE,
      "owner",
      Kind.HOLDER),
  TURN(
      "Makes it somebody's turn in a round, at one of its steps.",
      Arranging::turn,
      "round",
      Kind.ROUND,
      "of",
      Kind.HOLDER,
      "step",
      Kind.STEP);

  /** What a value names. */
  public enum Kind {
    PLAYER,
    COMPANY,
    /** A player, a company or the bank. */
    HOLDER,
    /** A player, a company, the offering or the pool. */
    SHAREHOLDER,
    HEX,
    TILE,
    TRAIN,
    PHASE,
    PRIVATE,
    ROUND,
    STEP,
    NUMBER
  }

  private final String says;
  private final BiConsumer<Change, Map<String, String>> does;
  private final Map<String, Kind> needs = new LinkedHashMap<>();

  Arrangement(String says, BiConsumer<Change, Map<String, String>> does, Object... names) {
    this.says = says;
    this.does = does;
    for (int index = 0; index < names.length; index += 2)
      needs.put((String) names[index], (Kind) names[index + 1]);
  }

  /** As actions name it: "no-train". */
  public String word() {
    return Names.words(this);
  }

  /** What it does, in a sentence. */
  public String says() {
    return says;
  }

  /** The values it needs, by name, and what each of them names. */
  public Map<String, Kind> needs() {
    return needs;
  }

  static Optional<Arrangement> named(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  static List<String> words() {
    return Arrays.stream(values()).map(Arrangement::word).toList();
  }

  void apply(Change change, Map<String, String> given) {
    for (String name : needs.keySet())
      Refusal.unless(given.containsKey(name), "arrange", "to set %s say '%s'", word(), name);
    does.accept(change, given);
  }
}
