package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Title;
import roundhouse.engine.privates.PrivateRailways;
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
}
