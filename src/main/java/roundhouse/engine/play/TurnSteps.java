package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.steps.BuyPrivates;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.CompanyAuction;
import roundhouse.design.spec.steps.DiscardTrains;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.design.spec.steps.DraftPrivates;
import roundhouse.design.spec.steps.ExchangePrivates;
import roundhouse.design.spec.steps.LayTrack;
import roundhouse.design.spec.steps.LotAuction;
import roundhouse.design.spec.steps.Merge;
import roundhouse.design.spec.steps.MoveMarkers;
import roundhouse.design.spec.steps.OwnShares;
import roundhouse.design.spec.steps.PlaceMarker;
import roundhouse.design.spec.steps.PlaceTokens;
import roundhouse.design.spec.steps.PrivateTrackLaying;
import roundhouse.design.spec.steps.RunTrains;
import roundhouse.design.spec.steps.Script;
import roundhouse.design.spec.steps.SelectionAuction;
import roundhouse.design.spec.steps.SettleLoans;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.design.spec.steps.TradePrivates;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.auctions.CompanyAuctionStep;
import roundhouse.engine.auctions.CompanyBiddingStep;
import roundhouse.engine.auctions.DraftStep;
import roundhouse.engine.auctions.LotAuctionStep;
import roundhouse.engine.auctions.SelectionAuctionStep;
import roundhouse.engine.debts.Debt;
import roundhouse.engine.debts.RaiseMoneyStep;
import roundhouse.engine.privates.PlaceTokensStep;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.runs.DividendStep;
import roundhouse.engine.runs.RunTrainsStep;
import roundhouse.engine.shares.Flotation;
import roundhouse.engine.shares.PriceProtection;
import roundhouse.engine.shares.ProtectPriceStep;
import roundhouse.engine.stations.ChooseHomeStep;
import roundhouse.engine.stations.HomeMarkerStep;
import roundhouse.engine.stations.HomeMarkers;
import roundhouse.engine.stations.MarkerMoves;
import roundhouse.engine.stations.MoveMarkersStep;
import roundhouse.engine.stations.MovedMarkerStep;
import roundhouse.engine.stations.PlaceMarkerStep;
import roundhouse.engine.stock.OwnSharesStep;
import roundhouse.engine.stock.PresidentSharesStep;
import roundhouse.engine.stock.StockTurnStep;
import roundhouse.engine.takeovers.GiveUpMarkersStep;
import roundhouse.engine.takeovers.LoanSettlement;
import roundhouse.engine.takeovers.MergeStep;
import roundhouse.engine.takeovers.MergerSharesStep;
import roundhouse.engine.takeovers.Mergers;
import roundhouse.engine.track.HomeTileStep;
import roundhouse.engine.track.LayTrackStep;
import roundhouse.engine.track.MovedMarkerTileStep;
import roundhouse.engine.track.PrivateTrackRights;
import roundhouse.engine.track.PrivateTrackStep;
import roundhouse.engine.track.PrivateTrackTurnStep;
import roundhouse.engine.trade.BuyPrivatesStep;
import roundhouse.engine.trade.ExchangePrivatesStep;
import roundhouse.engine.trade.TradePrivatesStep;
import roundhouse.engine.trainpurchases.BuyTrainsStep;
import roundhouse.engine.trains.DiscardTrainsStep;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/** The steps of each kind of turn of a title, made from their lines in its design. */
final class TurnSteps {
  /** Turns that the engine inserts; no round of a design names them. */
  private static final Map<String, List<Step>> INSERTED =
      Map.ofEntries(
          Map.entry(MarkerMoves.TURN, List.of(new MovedMarkerStep(), new MovedMarkerTileStep())),
          Map.entry(Flotation.HOME_TILE, List.of(new HomeTileStep())),
          Map.entry(HomeMarkers.TURN, List.of(new HomeMarkerStep())),
          Map.entry(ChooseHomeStep.TURN, List.of(new ChooseHomeStep())),
          Map.entry(CompanyBiddingStep.TURN, List.of(new CompanyBiddingStep())),
          Map.entry(
              Mergers.SHARES,
              List.of(new GiveUpMarkersStep(), new MergerSharesStep(), new DiscardTrainsStep())),
          Map.entry(ExcessTrains.TURN, List.of(new DiscardTrainsStep())),
          Map.entry(
              Debt.TURN,
              List.of(new RaiseMoneyStep(), new AutomaticStep("settle-debt", Debt::settle))),
          Map.entry(PrivateTrackRights.TURN, List.of(new PrivateTrackTurnStep())),
          Map.entry(PriceProtection.TURN, List.of(new ProtectPriceStep())));

  private final Map<String, List<Step>> ofTurns = new HashMap<>(INSERTED);

  TurnSteps(Design design) {
    design
        .rounds()
        .forEach(
            (name, round) ->
                ofTurns.put(
                    name, round.steps().stream().map(step -> make(step, round.turns())).toList()));
  }

  List<Step> of(String turn) {
    return ofTurns.getOrDefault(turn, List.of());
  }

  /** Whether the engine inserts turns of this kind. */
  static boolean isInserted(String turn) {
    return INSERTED.containsKey(turn);
  }

  private static Step make(StepSpec spec, RoundSpec.Turns turns) {
    return switch (spec) {
      case SelectionAuction auction -> new SelectionAuctionStep(auction);
      case LotAuction auction -> new LotAuctionStep(auction);
      case DraftPrivates draft -> new DraftStep(draft);
      case ExchangePrivates exchange -> new ExchangePrivatesStep(exchange);
      case TradePrivates trade -> new TradePrivatesStep(trade);
      case BuyPrivates buy -> new BuyPrivatesStep(buy);
      case PrivateTrackLaying track -> new PrivateTrackStep(track);
      case MoveMarkers move -> new MoveMarkersStep();
      case StockTurn turn -> new StockTurnStep(turn);
      case OwnShares own ->
          turns == RoundSpec.Turns.PLAYERS ? new PresidentSharesStep(own) : new OwnSharesStep(own);
      case DiscardTrains discard -> new DiscardTrainsStep();
      case LayTrack track -> new LayTrackStep(track);
      case PlaceMarker marker -> new PlaceMarkerStep();
      case PlaceTokens tokens -> new PlaceTokensStep(tokens);
      case CompanyAuction auction -> new CompanyAuctionStep(auction);
      case SettleLoans settle -> new AutomaticStep("settle-loans", LoanSettlement::settle);
      case Merge merge -> new MergeStep(merge);
      case RunTrains run -> new RunTrainsStep(run);
      case Dividend dividend -> new DividendStep(dividend);
      case BuyTrains buy -> new BuyTrainsStep(buy);
      case Script script ->
          script.automatic()
              ? new AutomaticStep(
                  script.name(),
                  script.waits(),
                  change -> ScriptStep.takeByItself(change, script.name(), script.again()))
              : new ScriptStep(script);
    };
  }

  /**
   * A step without a decision: the rules determine what happens. Play may wait before it while the
   * turn's other steps offer choices.
   *
   * @param name in the design
   * @param waits whether play waits while the turn's other steps offer choices
   * @param act what happens
   */
  private record AutomaticStep(String name, boolean waits, Consumer<StateTransaction> act)
      implements Step {
    private static final MemoryKey<Boolean> DONE = MemoryKey.flag("done ");

    AutomaticStep(String name, Consumer<StateTransaction> act) {
      this(name, false, act);
    }

    @Override
    public List<Class<? extends Action>> actionTypes() {
      return waits ? List.of(Action.Pass.class) : List.of();
    }

    @Override
    public void enter(StateTransaction change) {
      if (!waits(change.game()) || aside(change.game()).isEmpty()) act(change);
    }

    /** Only a company has something on offer at any time in its turn. */
    private boolean waits(Game game) {
      return waits && game.state().companies().containsKey(game.turn().entity());
    }

    private void act(StateTransaction change) {
      change.remember(DONE.of(name), true);
      act.accept(change);
    }

    private static List<Choice> aside(Game game) {
      var all = new ArrayList<Choice>();
      for (Step step : Turns.steps(game)) if (step.offeredAllTurn()) all.addAll(step.choices(game));
      return all;
    }

    @Override
    public Optional<Decision> decision(Game game) {
      if (!waits(game) || game.turn().memory().is(DONE.of(name))) return Optional.empty();
      Company company = game.company(game.turn().entity());
      return Optional.of(Decisions.of(game, company, name, "continue, or do something else first"));
    }

    @Override
    public List<Choice> choices(Game game) {
      return List.of(Choice.of(new Action.Pass(game.turn().entity()), "continue"));
    }

    @Override
    public void take(StateTransaction change, Action action) {
      act(change);
    }
  }
}
