package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.LeftOut;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.auctions.DraftDeck;
import roundhouse.engine.privates.Privates;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/**
 * What lots decide before a game begins; the seed decides the lots.
 *
 * @param privates that are in the game, unowned
 * @param companiesOut companies that are not
 * @param comingWith companies that are drawn to come with privates, by private
 * @param words drawn from the design's lists, by name
 * @param deck of a draft, without what was left out
 * @param random the random source for the rest of the game
 */
record StartingLots(
    Map<String, PrivateCompany> privates,
    Set<String> companiesOut,
    Map<String, String> comingWith,
    Map<String, String> words,
    List<String> deck,
    long random) {

  static StartingLots draw(Design design, int players, long seed) {
    var lots = new SeededRandom(seed);
    List<String> ids = privates(design, players, lots);
    SeededRandom draws = SeededRandom.of(design, lots.state());
    List<String> deck = DraftDeck.shuffled(design, ids, players, draws);
    Set<String> out = leftOut(design, players, draws);
    ids.removeAll(out);
    var privates = new LinkedHashMap<String, PrivateCompany>();
    for (String id : ids) privates.put(id, new PrivateCompany(id, Holder.NOBODY, false));
    Map<String, String> words = words(design, draws);
    Map<String, String> drawn = drawn(design, ids, draws);
    out.retainAll(design.companies().keySet());
    return new StartingLots(
        privates,
        out,
        drawn,
        words,
        deck.stream().filter(card -> DraftDeck.isBlank(card) || ids.contains(card)).toList(),
        draws.state());
  }

  /** The privates for this number of players, without those that are drawn to be left out. */
  private static List<String> privates(Design design, int players, SeededRandom lots) {
    var ids = new ArrayList<String>();
    design
        .privates()
        .forEach(
            (id, spec) -> {
              boolean plays = spec.players().map(range -> range.contains(players)).orElse(true);
              if (plays) ids.add(id);
            });
    int out = Math.min(design.privatesLeftOut().getOrDefault(players, 0), ids.size());
    for (int i = 0; i < out; i++) ids.remove(lots.below(ids.size()));
    return ids;
  }

  private static Set<String> leftOut(Design design, int players, SeededRandom draws) {
    var out = new TreeSet<String>();
    for (LeftOut group : design.leftOut()) {
      int count = Math.min(group.count().getOrDefault(players, 0), group.of().size());
      out.addAll(draws.shuffled(group.of()).subList(0, count));
    }
    return out;
  }

  private static Map<String, String> drawn(
      Design design, List<String> privates, SeededRandom draws) {
    var all = new LinkedHashMap<String, String>();
    for (String id : privates) {
      List<String> from =
          design.privates().get(id).comesWith().map(ComesWith::drawnFrom).orElse(List.of());
      if (!from.isEmpty()) all.put(id, from.get(draws.below(from.size())));
    }
    return all;
  }

  private static Map<String, String> words(Design design, SeededRandom draws) {
    var all = new LinkedHashMap<String, String>();
    design.draws().forEach((name, from) -> all.put(name, from.get(draws.below(from.size()))));
    return all;
  }

  Map<String, Map<String, Object>> flags() {
    var all = new LinkedHashMap<String, Map<String, Object>>();
    var game = new LinkedHashMap<String, Object>(words);
    if (!deck.isEmpty()) game.put(DraftDeck.FLAG, deck);
    if (!game.isEmpty()) all.put("", game);
    comingWith.forEach((id, company) -> all.put(id, Map.of(Privates.DRAWN, company)));
    return all;
  }
}
