package roundhouse.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.BankruptcySpec.ClosedTrains;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.KindSpec.Starts;
import roundhouse.engine.Effect;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.auctions.FirstOwner;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.engine.companies.TrainsAlreadyRun;
import roundhouse.engine.debts.Debt;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.events.ScriptEvent;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.ChangedLimits;
import roundhouse.engine.rounds.GameEndTriggers;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.runs.TurnRevenue;
import roundhouse.engine.shares.CompanyClosings;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.engine.shares.CompanyReturn;
import roundhouse.engine.shares.Flotation;
import roundhouse.engine.shares.ParQuestion;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.ShareConversion;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.stations.MarkerChanges;
import roundhouse.engine.track.FreeTiles;
import roundhouse.engine.trainpurchases.TrainSales;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.engine.trains.Trains;
import roundhouse.engine.trains.TrainsSetAside;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.EndTime;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.market.PriceMove;

/** Applies the effects that scripts answer with. */
final class EffectApplier {
  private EffectApplier() {}

  static void apply(StateTransaction change, Effect effect) {
    EffectRules.require(change, effect);
    EffectEvents.log(change, effect);
    switch (effect) {
      case Effect.Pay pay ->
          Money.pay(change, Holder.named(pay.from()), Holder.named(pay.to()), pay.amount());
      case Effect.Owe owe -> Debt.owe(change, owe, change.origin().orElseThrow().file());
      case Effect.SetFlag flag ->
          change.update(change.state().withFlag(flag.entity(), flag.name(), flag.value()));
      case Effect.MovePrice move ->
          SharePrices.move(change, move.company(), PriceMove.parse(move.move()));
      case Effect.MoveShares move -> moveShares(change, move);
      case Effect.ClosePrivate close -> Privates.close(change, close.id());
      case Effect.GivePrivate give -> FirstOwner.give(change, give.id(), Holder.named(give.to()));
      case Effect.StartCompany start -> start(change, start);
      case Effect.CloseCompany close -> CompanyEffects.close(change, close);
      case Effect.Convert convert -> CompanyEffects.convert(change, convert);
      case Effect.Restart restart -> {
        CompanyReturn.restart(change, restart.company());
        change.log(new CompanyEvent.CompanyRestarted(restart.company()));
      }
      case Effect.FloatCompany floats -> CompanyEffects.floatNow(change, floats.company());
      case Effect.SetPar set -> CompanyEffects.setPar(change, set.company(), set.par());
      case Effect.SetPrice set -> SharePrices.set(change, set.company(), set.price());
      case Effect.MoveLoans move -> CompanyEffects.moveLoans(change, move.from(), move.to());
      case Effect.AddMarkers add -> MarkerChanges.add(change, add.company(), add.prices());
      case Effect.RemoveMarker remove ->
          MarkerChanges.remove(change, remove.company(), remove.hex(), remove.city());
      case Effect.MoveMarker move ->
          MarkerChanges.move(change, move.company(), move.hex(), move.to(), move.city());
      case Effect.ReplaceMarker replace -> MarkerChanges.replace(change, replace);
      case Effect.PlaceMarker place -> MarkerChanges.place(change, place);
      case Effect.LayTile lay -> FreeTiles.lay(change, lay);
      case Effect.SetLimit set -> setLimit(change, set);
      case Effect.TakeLoan take -> Loans.takeOne(change, take.company());
      case Effect.RepayLoan repay -> Loans.payBackOne(change, repay.company());
      case Effect.Cease cease ->
          change.update(change.company(cease.company()).with(Company.Status.CEASED));
      case Effect.ExportTrain _ -> TrainSales.exportNext(change);
      case Effect.BringTrain bring -> TrainsSetAside.bring(change, bring.type());
      case Effect.MoveTrain move -> TrainEffects.move(change, move);
      case Effect.BuyTrain buy -> TrainEffects.buy(change, buy.company(), buy.train());
      case Effect.SetRevenue set -> TurnRevenue.change(change, set);
      case Effect.TakeUpTiles take -> takeUp(change, take);
      case Effect.PushTurn push -> Turns.insert(change, push.kind(), push.entity());
      case Effect.EndTurn end -> TurnFlow.end(change);
      case Effect.EndRound end -> RoundFlow.breakOff(change);
      case Effect.EndGame end -> endGame(change, end);
      case Effect.Log log -> change.log(ScriptEvent.note(log.text()));
      case Effect.LogEvent event -> change.log(ScriptEventCheck.checked(change.game(), event));
      case Effect.Ask _, Effect.Then _ ->
          throw new IllegalStateException("HookEvents goes on with them");
    }
  }

  private static void start(StateTransaction change, Effect.StartCompany start) {
    var launch = new CompanyLaunch(Holder.named(start.player()), start.company());
    if (change.game().kind(start.company()).starts() == Starts.GIVEN) launch.give(change);
    else ParQuestion.start(change, launch, start.par());
  }

  private static void moveShares(StateTransaction change, Effect.MoveShares move) {
    new ShareTransfer(
            move.company(), Holder.named(move.from()), Holder.named(move.to()), move.percent())
        .apply(change);
    Presidency.settle(change, move.company());
    Flotation.floatIfDue(change, move.company());
  }

  /** Trains above a lowered limit go back where the title does not wait for a turn. */
  private static void setLimit(StateTransaction change, Effect.SetLimit set) {
    ChangedLimits.set(change, set.limit(), set.number(), set.entity());
    ExcessTrains.insertTurns(change);
  }

  private static void endGame(StateTransaction change, Effect.EndGame end) {
    EndTime when =
        EndTime.of(end.when())
            .orElseThrow(
                () ->
                    Refusal.because(
                        "end",
                        "'%s' is not a time for the end of the game; write one of %s",
                        end.when(),
                        EndTime.words()));
    GameEndTriggers.trigger(change, end.cause(), when);
  }

  private static void takeUp(StateTransaction change, Effect.TakeUpTiles take) {
    for (HexId hex : HexId.all(take.hexes())) {
      Board board = change.state().board();
      if (EffectEvents.liesIn(board, hex, take.color()))
        change.update(change.state().with(board.without(hex)));
    }
  }

  /** Effects that close companies, bring them back, float them, and set their par prices. */
  private static final class CompanyEffects {
    private static final Effect.Moving ONCE = new Effect.Moving(Effect.Moving.Runs.ONCE);

    private CompanyEffects() {}

    static void close(StateTransaction change, Effect.CloseCompany close) {
      String id = close.company();
      Effect.Closing how = close.how();
      if (!how.startsAs().isEmpty()) requireStartable(change.game(), id, how.startsAs());
      if (how.trains() == Effect.Closing.Trains.OUT)
        for (Train train : change.company(id).trains())
          TrainEffects.move(change, new Effect.MoveTrain(train.id(), TrainEffects.OUT, ONCE));
      boolean stay = how.markers() == Effect.Closing.Markers.STAY;
      CompanyClosings.close(change, id, ClosedTrains.POOL, stay);
      if (how.startsAs().isEmpty()) return;
      CompanyReturn.restart(change, id, how.startsAs());
      change.log(new CompanyEvent.CompanyRestarted(id));
    }

    private static void requireStartable(Game game, String company, String name) {
      KindSpec kind = requireBecomes(game, company, name);
      Refusal.unless(
          kind.starts() == Starts.PURCHASE
              || kind.starts() == Starts.AUCTION
              || kind.starts() == Starts.MERGER,
          "effect",
          "no company becomes one of the kind '%s' in play: it %s",
          name,
          kind.starts() == Starts.WITH_PRIVATE ? "comes with a private" : "does not start");
    }

    /** The kind of this name, which must be its own or one that the design lets it become. */
    private static KindSpec requireBecomes(Game game, String company, String name) {
      KindSpec kind = game.design().kinds().get(name);
      Refusal.unless(
          kind != null,
          "effect",
          "there is no kind '%s': %s",
          name,
          SpellingHint.fix(name, game.design().kinds().keySet()));
      String own = game.kindName(company);
      Refusal.unless(
          own.equals(name) || game.kind(company).becomes().contains(name),
          "effect",
          "%s is of the kind '%s', which does not become '%s': write 'becomes: %3$s' for it",
          company,
          own,
          name);
      return kind;
    }

    static void convert(StateTransaction change, Effect.Convert convert) {
      requireBecomes(change.game(), convert.company(), convert.kind());
      ShareConversion.convert(change, convert);
      change.log(new CompanyEvent.CompanyConverted(convert.company(), convert.kind()));
      Presidency.settle(change, convert.company());
      Flotation.floatIfDue(change, convert.company());
    }

    static void floatNow(StateTransaction change, String id) {
      Company company = change.company(id);
      Refusal.unless(company.started(), "company", "%s cannot float: set its par price first", id);
      Refusal.unless(!company.floated(), "company", "%s has already floated", id);
      Flotation.floatNow(change, id);
    }

    static void setPar(StateTransaction change, String id, int par) {
      Refusal.unless(par > 0, "par", "a par price is more than 0, not %s", par);
      SharePrices.setPar(change, id, par);
    }

    static void moveLoans(StateTransaction change, String from, String to) {
      int count = change.company(from).loans();
      if (count == 0 || from.equals(to)) return;
      Loans.pass(change, from, to);
      change.log(new MoneyEvent.LoansMoved(to, count, from));
    }
  }

  /** Moves trains between companies, the pool, the bank and nowhere. */
  private static final class TrainEffects {
    static final String OUT = "out";

    private TrainEffects() {}

    static void move(StateTransaction change, Effect.MoveTrain move) {
      Game game = change.game();
      requireReceiver(game, move.to());
      Optional<Company> owner = owner(game, move.train());
      Train train = owner.isPresent() ? Train.parse(move.train()) : atBank(game, move.train());
      String from = owner.map(Company::id).orElseGet(() -> Trains.place(game, train).name());
      Refusal.unless(
          !from.equals(move.to()), "trains", "%s already has the %s-train", from, train.type());
      if (owner.isPresent()) fromCompany(change, from, train, move);
      else if (game.state().companies().containsKey(move.to())) give(change, train, move.to());
      else fromBank(change, train, move.to());
    }

    static void buy(StateTransaction change, String id, String named) {
      Game game = change.game();
      Train train = atBank(game, named);
      int price = Trains.price(game, game.company(id), train);
      Loans.raise(change, id, price);
      Money.pay(change, Holder.named(id), Holder.BANK, price);
      change.log(new TrainEvent.TrainBought(id, train.type(), game.amount(price)));
      TrainSales.fromBank(change, id, train);
    }

    private static void requireReceiver(Game game, String to) {
      boolean company = game.state().companies().containsKey(to);
      Refusal.unless(
          company || to.equals(OUT) || Holder.BANK.is(to) || Holder.POOL.is(to),
          "trains",
          "a train goes to a company, 'pool', 'bank' or 'out', not to '%s'",
          to);
      Refusal.unless(
          !company || !game.company(to).is(Status.CLOSED), "company", "%s is closed for good", to);
    }

    private static Optional<Company> owner(Game game, String id) {
      return game.state().companies().values().stream()
          .filter(company -> company.trains().contains(Train.parse(id)))
          .findFirst();
    }

    /** A card that the bank sells now, by its id or its type; a new one before one of the pool. */
    private static Train atBank(Game game, String named) {
      List<Train> pool = game.state().depot().pool();
      return Stream.concat(Trains.newTrains(game).stream(), pool.stream())
          .filter(train -> train.id().equals(named) || train.type().equals(named))
          .findFirst()
          .orElseThrow(
              () ->
                  Refusal.because(
                      "trains",
                      "no company has a train card '%s', and the bank sells none of that name now:"
                          + " it sells %s",
                      named,
                      Trains.forSale(game).stream().map(Train::type).distinct().toList()));
    }

    private static void fromCompany(
        StateTransaction change, String from, Train train, Effect.MoveTrain move) {
      String to = move.to();
      if (change.state().companies().containsKey(to)) {
        boolean once =
            move.how().runs() == Effect.Moving.Runs.ONCE
                && Rounds.isOperatingRound(change.game(), change.state().round());
        if (once && change.state().round().memory().get(Rounds.DONE).contains(from))
          TrainsAlreadyRun.record(change, List.of(train));
        CompanyAssets.passTrain(change, from, train, to);
        change.log(new TrainEvent.TrainMoved(to, train.type(), from));
        ExcessTrains.insertTurns(change);
        return;
      }
      change.update(change.company(from).losing(train));
      if (to.equals(OUT)) change.log(new TrainEvent.TrainRemoved(from, train.type()));
      else putBack(change, from, train, to);
    }

    private static void give(StateTransaction change, Train train, String to) {
      change.log(new TrainEvent.TrainGiven(to, train.type()));
      TrainSales.fromBank(change, to, train);
    }

    private static void fromBank(StateTransaction change, Train train, String to) {
      if (to.equals(OUT)) {
        TrainSales.export(change, train);
        return;
      }
      TrainSales.sell(change, train, () -> putBack(change, "", train, to));
    }

    private static void putBack(StateTransaction change, String from, Train train, String to) {
      if (Holder.POOL.is(to)) Trains.toPool(change, train);
      else Trains.toBank(change, train);
      change.log(new TrainEvent.TrainReturned(from, train.type(), to));
    }
  }
}
