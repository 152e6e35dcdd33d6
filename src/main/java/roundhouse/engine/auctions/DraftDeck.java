package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.steps.DraftPrivates;
import roundhouse.engine.SeededRandom;

/** The deck of a draft: privates, and blank cards that are numbered to tell them apart. */
public final class DraftDeck {
  /** Flag of the game until the draft begins: the shuffled deck. */
  public static final String FLAG = "draft-deck";

  private static final String BLANK = "blank ";

  private DraftDeck() {}

  /** Shuffles the deck if the title has a draft; otherwise draws nothing. */
  public static List<String> shuffled(
      Design design, Collection<String> privates, int players, SeededRandom random) {
    Optional<DraftPrivates> draft =
        design.rounds().values().stream()
            .flatMap(round -> round.steps().stream())
            .filter(DraftPrivates.class::isInstance)
            .map(DraftPrivates.class::cast)
            .findFirst();
    if (draft.isEmpty()) return List.of();
    return random.shuffled(
        Stream.concat(privates.stream(), IntStream.rangeClosed(1, players).mapToObj(i -> BLANK + i))
            .toList());
  }

  /** Whether a card is blank. */
  public static boolean isBlank(String card) {
    return card.startsWith(BLANK);
  }

  /** The deck after a card was taken from the top ones; the others go under it in random order. */
  static List<String> without(String taken, List<String> deck, int top, SeededRandom random) {
    int shown = Math.min(top, deck.size());
    var left = new ArrayList<>(deck.subList(shown, deck.size()));
    for (String card : random.shuffled(deck.subList(0, shown)))
      if (!card.equals(taken)) left.add(card);
    return List.copyOf(left);
  }
}
