package roundhouse.design.checks;

import java.util.List;
import roundhouse.board.TileCatalogue;

/** The checks of a design, in the order in which they report. */
public final class DesignChecks {
  private DesignChecks() {}

  /** All of them, for a design whose tiles come from this library. */
  public static List<DesignCheck> all(TileCatalogue library) {
    return List.of(
        new NamesCheck(),
        new PlayersCheck(),
        new SharesCheck(),
        new TilesCheck(library),
        new UpgradesCheck(library),
        new HexesCheck(),
        new BordersCheck(),
        new AuctionCheck(),
        new IncludedSharesCheck(),
        new PrivateRailwaysCheck(),
        new PrivateTracksCheck(),
        new MarketCheck(),
        new ParPricesCheck(),
        new StepsCheck(),
        new TurnsCheck(),
        new StepEffectCheck(),
        new StepKeysCheck(),
        new TrackStepsCheck(),
        new EndsCheck(),
        new TrainsCheck(),
        new PhasesCheck(),
        new KindsCheck(),
        new MarkerLettersCheck(),
        new HomesCheck(),
        new RunRulesCheck(),
        new PrintedTrackCheck(),
        new BankCheck(),
        new EffectCheck(),
        new MissingCheck());
  }
}
