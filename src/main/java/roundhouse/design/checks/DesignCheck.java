package roundhouse.design.checks;

import java.util.List;
import roundhouse.board.TileCatalogue;
import roundhouse.design.spec.Design;

/**
 * One rule about how the values of a design fit together, beyond what each record checks for
 * itself.
 */
public interface DesignCheck {

  /** Reports each violation. */
  void check(Design design, CheckFindings findings);

  /** All checks, for a design whose tiles come from this library. */
  static List<DesignCheck> all(TileCatalogue library) {
    return List.of(
        new PlayersCheck(),
        new SharesCheck(),
        new TilesCheck(library),
        new UpgradesCheck(library),
        new HexesCheck(),
        new BordersCheck(),
        new AuctionCheck(),
        new MarketCheck(),
        new TrackStepsCheck(),
        new EndsCheck(),
        new PhasesCheck(),
        new KindsCheck(),
        new HomesCheck(),
        new PrintedTrackCheck(),
        new BankCheck());
  }
}
