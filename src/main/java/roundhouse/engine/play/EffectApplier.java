package roundhouse.engine.play;

import roundhouse.board.Board;
import roundhouse.engine.Effect;
import roundhouse.engine.NameCase;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.ScriptEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.purchases.TrainSales;
import roundhouse.engine.rounds.GameEndTriggers;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.runs.TurnRevenue;
import roundhouse.engine.shares.Flotation;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.shares.Shares;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.EndTime;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.market.PriceMove;

/** Applies the effects that scripts answer with. */
final class EffectApplier {
  private EffectApplier() {}

  static void apply(StateTransaction change, Effect effect) {
    EffectRules.require(change, effect);
    switch (effect) {
      case Effect.Pay pay ->
          Money.pay(change, Holder.named(pay.from()), Holder.named(pay.to()), pay.amount());
      case Effect.SetFlag flag ->
          change.update(change.state().withFlag(flag.entity(), flag.name(), flag.value()));
      case Effect.MovePrice move ->
          SharePrices.move(change, move.company(), PriceMove.parse(move.move()));
      case Effect.MoveShares move -> moveShares(change, move);
      case Effect.ClosePrivate close -> Privates.close(change, close.id());
      case Effect.GivePrivate give ->
          change.update(
              change.state().with(change.state().privateCompany(give.id()).ownedBy(give.to())));
      case Effect.Cease cease ->
          change.update(change.company(cease.company()).with(Company.Status.CEASED));
      case Effect.GiveTrain give -> giveTrain(change, give);
      case Effect.RemoveTrain remove -> removeTrain(change, remove);
      case Effect.SetRevenue set -> TurnRevenue.change(change, set.company(), set.revenue());
      case Effect.TakeUpTiles take -> takeUp(change, take);
      case Effect.PushTurn push -> Turns.push(change, push.kind(), push.entity());
      case Effect.EndTurn end -> TurnFlow.end(change);
      case Effect.EndRound end -> RoundFlow.breakOff(change);
      case Effect.EndGame end -> endGame(change, end);
      case Effect.Log log -> change.log(ScriptEvent.note(log.text()));
      case Effect.LogEvent event -> change.log(ScriptEventCheck.checked(event));
      case Effect.Ask ask ->
          throw new IllegalStateException("questions are asked by PlayerQuestions");
    }
  }

  private static void moveShares(StateTransaction change, Effect.MoveShares move) {
    Shares.transfer(
        change, move.company(), Holder.named(move.from()), Holder.named(move.to()), move.percent());
    Presidency.settle(change, move.company());
    Flotation.floatIfDue(change, move.company());
  }

  private static void giveTrain(StateTransaction change, Effect.GiveTrain give) {
    Train train =
        Trains.forSale(change.game()).stream()
            .filter(each -> each.type().equals(give.type()))
            .findFirst()
            .orElseThrow(
                () -> Refusal.because("trains", "the bank has no %s-train for sale", give.type()));
    TrainSales.fromBank(change, give.company(), train);
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

  private static void removeTrain(StateTransaction change, Effect.RemoveTrain remove) {
    Company company = change.company(remove.company());
    Train train = Train.parse(remove.train());
    Refusal.unless(
        company.trains().contains(train),
        "trains",
        "%s has no train card '%s'; it has %s",
        company.id(),
        remove.train(),
        company.trains().stream().map(Train::id).toList());
    change.update(company.losing(train));
  }

  private static void takeUp(StateTransaction change, Effect.TakeUpTiles take) {
    for (String hex : take.hexes()) {
      Board board = change.state().board();
      boolean taken =
          board.laid().containsKey(hex)
              && NameCase.kebabOf(board.tile(hex).color()).equals(take.color());
      if (taken) change.update(change.state().with(board.without(hex)));
    }
  }
}
