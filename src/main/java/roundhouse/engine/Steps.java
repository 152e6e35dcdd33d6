package roundhouse.engine;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.design.Design;
import roundhouse.design.RoundSpec;
import roundhouse.design.StepSpec;

/** The steps of each kind of turn, made from their lines in the design. */
final class Steps {
  private static final Map<List<StepSpec>, List<Step>> MADE = new ConcurrentHashMap<>();

  /** The steps asked for last, by the identity of their lines: to compare all of them takes longer than most steps. */
  private static final ThreadLocal<Map<List<StepSpec>, List<Step>>> LAST =
      ThreadLocal.withInitial(IdentityHashMap::new);

  private static final int LAST_KEPT = 64;

  /** Turns that no round of a design names: the engine inserts them. */
  private static final Map<String, List<Step>> INSERTED =
      Map.of(
          Flotation.HOME_TILE, List.of(new HomeTileStep()),
          HomeMarkers.TURN, List.of(new HomeMarkerStep()),
          ChooseHomeStep.TURN, List.of(new ChooseHomeStep()),
          CompanyBiddingStep.TURN, List.of(new CompanyBiddingStep()),
          StateRailway.TRAINLESS, List.of(new TrainlessStep()),
          Mergers.SHARES,
              List.of(new GiveUpMarkersStep(), new MergerSharesStep(), new DiscardTrainsStep()),
          ExcessTrains.TURN, List.of(new DiscardTrainsStep()),
          PrivateTracks.TURN, List.of(new PrivateTrackTurnStep()),
          PriceProtection.TURN, List.of(new ProtectPriceStep()));

  private Steps() {}

  static List<Step> of(Design design, String turn) {
    RoundSpec round = design.rounds().get(turn);
    if (round == null) return INSERTED.getOrDefault(turn, List.of());
    Map<List<StepSpec>, List<Step>> last = LAST.get();
    if (last.size() > LAST_KEPT) last.clear();
    return last.computeIfAbsent(round.steps(), Steps::made);
  }

  private static List<Step> made(List<StepSpec> lines) {
    return MADE.computeIfAbsent(lines, steps -> steps.stream().map(Steps::make).toList());
  }

  /** Whether the engine inserts turns of that kind. */
  static boolean inserted(String turn) {
    return INSERTED.containsKey(turn);
  }

  private static Step make(StepSpec spec) {
    return switch (spec) {
      case StepSpec.SelectionAuction auction -> new SelectionAuctionStep(auction);
      case StepSpec.LotAuction auction -> new LotAuctionStep(auction);
      case StepSpec.ExchangePrivates exchange -> new ExchangePrivatesStep(exchange);
      case StepSpec.TradePrivates trade -> new TradePrivatesStep(trade);
      case StepSpec.RedeemShares redeem -> new RedeemSharesStep(redeem);
      case StepSpec.ReissueShares reissue -> new ReissueSharesStep(reissue);
      case StepSpec.BuyPrivates buy -> new BuyPrivatesStep(buy);
      case StepSpec.PrivateTrackLaying track -> new PrivateTrackStep(track);
      case StepSpec.StockTurn turn -> new StockTurnStep(turn);
      case StepSpec.DiscardTrains discard -> new DiscardTrainsStep();
      case StepSpec.LayTrack track -> new LayTrackStep(track);
      case StepSpec.PlaceMarker marker -> new PlaceMarkerStep();
      case StepSpec.PlaceTokens tokens -> new PlaceTokensStep(tokens);
      case StepSpec.DestinationMarker marker -> new DestinationMarkerStep(marker);
      case StepSpec.CompanyAuction auction -> new CompanyAuctionStep(auction);
      case StepSpec.BuyBackShares buyBack -> new BuyBackSharesStep();
      case StepSpec.SettleLoans settle ->
          new AutomaticStep("settle-loans", settle.waits(), Loans::settle);
      case StepSpec.Merge merge -> new MergeStep(merge);
      case StepSpec.PlaceKeptMarkers place ->
          new AutomaticStep("place-kept-markers", StateMarkers::placeKept);
      case StepSpec.BuyCheapest buy ->
          new AutomaticStep("buy-cheapest", change -> StateTrains.buy(change, buy.together()));
      case StepSpec.TakeOverTrainless take ->
          new AutomaticStep("take-over-trainless", take.waits(), StateRailway::takeOverTrainless);
      case StepSpec.RunTrains run -> new RunTrainsStep(run);
      case StepSpec.Dividend dividend -> new DividendStep(dividend);
      case StepSpec.BuyTrains buy -> new BuyTrainsStep(buy);
      case StepSpec.Script script -> new ScriptStep(script);
    };
  }
}
