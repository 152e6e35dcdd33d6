package roundhouse.design;

import java.util.List;
import roundhouse.board.TileCatalogue;

/**
 * One thing that must hold between the values of a design, beyond what each record says of its own.
 */
interface DesignCheck {

  /** Tells what does not hold. */
  void check(Design design, Findings findings);

  /** All checks of a design whose tiles come from a library. */
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
        new GeometryCheck(),
        new BankCheck());
  }
}
