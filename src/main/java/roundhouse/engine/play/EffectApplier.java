package roundhouse.engine.play;

import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.design.spec.KindSpec.Starts;
import roundhouse.engine.Effect;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.auctions.FirstOwner;
import roundhouse.engine.debts.Debt;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.ScriptEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.ChangedLimits;
import roundhouse.engine.rounds.GameEndTriggers;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.runs.TurnRevenue;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.engine.shares.CompanyReturn;
import roundhouse.engine.shares.Flotation;
import roundhouse.engine.shares.ParQuestion;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.stations.MarkerChanges;
import roundhouse.engine.track.FreeTiles;
import roundhouse.engine.trainpurchases.TrainSales;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.engine.trains.TrainsSetAside;
import roundhouse.game.Company;
import roundhouse.game.EndTime;
import roundhouse.game.Holder;
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
}
