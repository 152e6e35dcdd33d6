package roundhouse.design.checks;

import java.util.Map;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.PrivateTrack;
import roundhouse.design.spec.PrivateTrack.Lays;

/** Several tiles of a private that belong together lie in hexes that it names. */
final class PrivateTracksCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    for (Map.Entry<String, PrivateSpec> owned : design.privates().entrySet())
      if (owned.getValue().track().filter(PrivateTracksCheck::lacksHexes).isPresent())
        findings.error(
            "privates." + owned.getKey() + ".track.lays",
            "one tile in each of its hexes needs to know which these are",
            "add 'hexes', or write 'times: 2' for two tiles in any hexes");
  }

  private static boolean lacksHexes(PrivateTrack track) {
    return track.lays() != Lays.ONE && track.hexes().isEmpty();
  }
}
