package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import roundhouse.board.Board;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.LeftOut;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Title;
import roundhouse.engine.auctions.DraftDeck;
import roundhouse.engine.privates.PrivateRailways;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.stations.HomeMarkers;
import roundhouse.engine.stations.StationMarkers;
import roundhouse.game.Calendar;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Depot;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.game.UnfitPlayers;
import roundhouse.market.PriceTokens;

/** Creates the first state of a game. */
final class InitialState {
  private InitialState() {}

  static GameState start(Title title, List<String> names, long seed) {
    Design design = title.design();
    check(design, names);
    StartingLots lots = StartingLots.draw(design, names.size(), seed);
    var change = new StateTransaction(title, laidOut(title, names, lots));
    PrivateRailways.atStart(change);
    for (String id : lots.companiesOut()) new HomeMarkers(change).place(id);
    new HomeMarkers(change).placeAtStart();
    RoundFlow.begin(change, design.first());
    GameFlow.settle(change);
    return change.state();
  }

  /** The table before anything is placed and the first round begins. */
  private static GameState laidOut(Title title, List<String> names, StartingLots lots) {
    Design design = title.design();
    int cash = design.startingCash().getOrDefault(names.size(), 0);
    List<Player> players = names.stream().map(name -> new Player(name, cash)).toList();
    return new GameState(
        players,
        companies(design, players.size(), lots),
        lots.privates(),
        design.bank().start(names.size()) - cash * players.size(),
        new Depot(trains(design, players.size()), List.of()),
        Board.empty(title.map()),
        PriceTokens.NONE,
        design.phases().keySet().iterator().next(),
        List.of(),
        new Calendar(0, 1, 0),
        lots.flags(),
        names.getFirst(),
        Optional.empty(),
        false,
        lots.random());
  }

  private static void check(Design design, List<String> names) {
    if (!design.players().contains(names.size())) {
      throw new UnfitPlayers(
          "%s is for %s to %s players, not for %s"
              .formatted(
                  design.title(), design.players().min(), design.players().max(), names.size()));
    }
    PlayerNames.fault(design, names)
        .ifPresent(
            fault -> {
              throw new UnfitPlayers(fault);
            });
  }

  private static Map<String, Company> companies(Design design, int players, StartingLots lots) {
    Map<String, List<Integer>> own = ownShares(design, lots.comingWith());
    var all = new LinkedHashMap<String, Company>();
    for (CompanySpec spec : design.companies().values()) {
      KindSpec kind = design.kindOf(spec.id());
      Set<Status> status =
          kind.starts() == KindSpec.Starts.AT_ONCE ? Set.of(Status.FLOATED) : Set.of();
      if (lots.companiesOut().contains(spec.id())) status = Set.of(Status.CLOSED);
      // A share is not reserved for a private that is not in the game.
      String reserved = lots.privates().containsKey(spec.reserved()) ? spec.reserved() : "";
      var certificates = certificates(own.getOrDefault(spec.id(), kind.shares(players)), reserved);
      all.put(
          spec.id(),
          new Company(
              spec.id(),
              "",
              certificates,
              kind.share(),
              0,
              List.of(),
              0,
              StationMarkers.ofCharter(design, spec.id(), kind),
              -1,
              0,
              status));
    }
    return all;
  }

  /** Certificates that a company gets from a private instead of those of its kind. */
  private static Map<String, List<Integer>> ownShares(Design design, Map<String, String> drawn) {
    var own = new LinkedHashMap<String, List<Integer>>();
    design
        .privates()
        .forEach(
            (id, spec) ->
                spec.comesWith()
                    .filter(with -> !with.shares().isEmpty())
                    .ifPresent(
                        with -> own.put(drawn.getOrDefault(id, with.company()), with.shares())));
    return own;
  }

  private static List<Certificate> certificates(List<Integer> shares, String reserved) {
    var all = new ArrayList<Certificate>();
    int last = shares.size() - 1;
    for (int i = 0; i <= last; i++)
      all.add(new Certificate(shares.get(i), i == 0, Holder.IPO, i == last ? reserved : ""));
    return all;
  }

  private static List<Train> trains(Design design, int players) {
    var all = new ArrayList<Train>();
    for (TrainSpec spec : design.trains().values()) {
      int count =
          spec.count().unlimited()
              ? 1
              : spec.count().number() - spec.setAside() - spec.fewer().getOrDefault(players, 0);
      for (int i = 0; i < count; i++) all.add(new Train(spec.name(), i));
    }
    return all;
  }

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
  private record StartingLots(
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
}
