package roundhouse.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.market.MarketCell;

/** Sets up a game as a test describes it. All names are known to exist. */
final class GivenPosition {
  private final PositionSetup setup;
  private final Stated stated;

  private GivenPosition(PositionSetup setup, Stated stated) {
    this.setup = setup;
    this.stated = stated;
  }

  /**
   * @throws ImpossiblePosition if the position is impossible
   */
  static GameState state(Title title, List<String> players, long seed, Stated stated) {
    return new GivenPosition(new PositionSetup(title, players, seed), stated).state();
  }

  private GameState state() {
    stated.tiles().forEach((hex, tile) -> part("tiles." + hex, () -> tile(hex, tile)));
    companies(GivenPosition::company);
    companies(GivenPosition::markers);
    stated.phase().filter(phase -> !setup.state().phase().equals(phase)).ifPresent(setup::phase);
    stated.nextTrain().ifPresent(setup::nextTrain);
    stated.trainPool().ifPresent(types -> setup.pool(types.toArray(String[]::new)));
    stated.trainsLeft().forEach(setup::trainsLeft);
    stated.privates().forEach((id, it) -> part("privates." + id, () -> owned(id, it)));
    stated.players().forEach((id, it) -> part("players." + id, () -> player(id, it)));
    stated.bank().ifPresent(setup::bank);
    stated.priority().ifPresent(setup::priority);
    stated.set().ifPresent(setup::set);
    stated.operatingRound().ifPresent(setup::operatingRound);
    stated.operatingRounds().ifPresent(setup::operatingRounds);
    stated.flags().values().forEach(setup::flag);
    return stated
        .turn()
        .map(turn -> ImpossiblePosition.within("turn", () -> turn(turn)))
        .orElseThrow(
            () ->
                new ImpossiblePosition(
                    "the position does not say whose turn it is: add turn: { of: … }"));
  }

  private void companies(BiConsumer<CompanySetup, StatedCompany> setUp) {
    stated
        .companies()
        .forEach(
            (id, company) ->
                part("companies." + id, () -> setup.company(id, it -> setUp.accept(it, company))));
  }

  private static void part(String path, Runnable setUp) {
    ImpossiblePosition.within(
        path,
        () -> {
          setUp.run();
          return path;
        });
  }

  private void tile(String hex, String written) {
    if (written.equals(Stated.NONE)) return;
    StatedTile laid = StatedTile.parse(written);
    setup.tile(hex, laid.number(), laid.rotation());
  }

  private void owned(String id, StatedPrivate stated) {
    stated.owner().ifPresent(owner -> owned(id, owner));
    stated.flags().values().forEach((flag, value) -> setup.flagOf(id, flag, value));
  }

  private void owned(String id, String owner) {
    switch (owner) {
      case Stated.NOBODY -> setup.owned(id, "");
      case Stated.CLOSED -> setup.closed(id);
      default -> setup.owned(id, owner);
    }
  }

  private void player(String name, StatedPlayer player) {
    if (player.worth().isPresent())
      throw new ImpossiblePosition(
          "the worth of " + name + " follows from the rest and cannot be set: remove 'worth'");
    player.cash().ifPresent(cash -> setup.cash(name, cash));
    player.flags().values().forEach((flag, value) -> setup.flagOf(name, flag, value));
  }

  private static void company(CompanySetup it, StatedCompany company) {
    company.kind().ifPresent(it::kind);
    shares(it, company);
    company.home().ifPresent(home -> home(it, home));
    standing(it, company);
    company.price().ifPresent(it::price);
    company.space().map(StatedSpace::parse).ifPresent(cell -> at(it, cell, company));
    company.cash().ifPresent(it::cash);
    trains(it, company);
    company.revenue().ifPresent(it::revenue);
    company.loans().ifPresent(it::loans);
    company.flags().values().forEach(it::flag);
  }

  private static void at(CompanySetup it, MarketCell cell, StatedCompany company) {
    it.at(cell);
    if (company.price().isPresent()) it.requirePrice(company.price().get());
  }

  /** A company that has started has no trains but those that are named. */
  private static void trains(CompanySetup it, StatedCompany company) {
    if (company.trains().isPresent() || standing(company) != StatedCompany.Standing.UNSTARTED)
      it.trains(company.trains().orElse(List.of()).toArray(String[]::new));
  }

  private static void home(CompanySetup it, String home) {
    if (home.equals(Stated.NONE)) it.withoutHome();
    else it.home(StatedMarker.parse(home));
  }

  /** All homes have their markers before others take the spaces that are left. */
  private static void markers(CompanySetup it, StatedCompany company) {
    company.markers().orElse(List.of()).stream().map(StatedMarker::parse).forEach(it::marker);
    if (standing(company) == StatedCompany.Standing.BANKRUPT) it.markersTurnedOver();
  }

  /**
   * The president's certificate goes to the first eligible holder, so the president is set first.
   */
  private static void shares(CompanySetup it, StatedCompany company) {
    if (!company.shares().isEmpty()) it.withoutPlayers();
    Optional<String> president =
        company.president().filter(holder -> !holder.equals(Stated.NOBODY));
    president.ifPresent(holder -> presides(it, holder, company.shares()));
    for (Map.Entry<String, Integer> share : company.shares().entrySet()) {
      boolean left =
          Holder.IPO.is(share.getKey()) || president.filter(share.getKey()::equals).isPresent();
      if (!left) it.held(share.getKey(), share.getValue());
    }
  }

  private static void presides(CompanySetup it, String holder, Map<String, Integer> shares) {
    boolean pool = Holder.POOL.is(holder);
    Optional<Integer> percent = Optional.ofNullable(shares.get(holder));
    if (pool) percent.ifPresentOrElse(it::withoutPresident, it::withoutPresident);
    else percent.ifPresent(held -> it.held(holder, held));
  }

  private static void standing(CompanySetup it, StatedCompany company) {
    switch (standing(company)) {
      case UNSTARTED -> {}
      case STARTED -> {
        it.par(par(it, company));
        if (company.home().isPresent()) it.homeMarker();
      }
      case FLOATED -> it.floated(par(it, company));
      case OPERATED -> it.operated(par(it, company));
      case BANKRUPT -> {
        it.bankrupt();
        if (company.par().isPresent()) it.par(par(it, company));
      }
      case CEASED -> it.ceased(par(it, company));
      case CLOSED -> it.closed();
    }
  }

  private static StatedCompany.Standing standing(StatedCompany company) {
    return company
        .standing()
        .orElse(
            company.par().isPresent()
                ? StatedCompany.Standing.STARTED
                : StatedCompany.Standing.UNSTARTED);
  }

  /** Its par price; 0 for a company that is owned whole, which has none. */
  private static int par(CompanySetup it, StatedCompany company) {
    if (it.isOwned()) return 0;
    return company
        .par()
        .or(company::price)
        .orElseThrow(
            () ->
                new ImpossiblePosition(
                    "a company that has started needs a par price: give 'par' or 'price'"));
  }

  private GameState turn(StatedTurn turn) {
    String of =
        turn.of()
            .orElseThrow(
                () ->
                    new ImpossiblePosition(
                        "the position does not say whose turn it is: add turn: { of: … }"));
    if (setup.state().isPlayer(of))
      return setup.turn(turn.round().orElse("stock"), of, turn.step());
    return setup.companyTurn(turn.round().orElse("operating"), of, turn.step());
  }
}
