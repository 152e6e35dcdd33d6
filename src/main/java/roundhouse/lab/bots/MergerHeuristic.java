package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.engine.takeovers.Mergers;
import roundhouse.game.Company;

/**
 * Values mergers: sometimes with a partner, sometimes alone. The least valuable marker is given up.
 */
final class MergerHeuristic {
  private MergerHeuristic() {}

  /**
   * A partner costs a share but brings a train and money: often one of the player's own companies,
   * sometimes another.
   */
  static int merge(BotSituation scene, Action.Merge merge) {
    Company other = scene.company(merge.with());
    boolean own = other.president().equals(scene.company(merge.by()).president());
    return scene.onceIn(own ? 3 : 6) ? scene.roughly(40) + other.trains().size() : -1;
  }

  /** Forms the new company once partners are chosen. */
  static int form(BotSituation scene, Action.Form form) {
    return scene.onceIn(3) ? scene.roughly(30) : 1 - scene.chance().below(3);
  }

  static int giveUp(BotSituation scene, Action.RemoveMarker remove) {
    if (scene.game().turn().name().equals(Mergers.SHARES)) return -worth(scene, remove);
    return scene.onceIn(4) ? scene.roughly(30) - worth(scene, remove) : -1;
  }

  /** What the city of a marker is worth. */
  private static int worth(BotSituation scene, Action.RemoveMarker remove) {
    var stops = scene.game().state().board().tile(remove.hex()).stops();
    var colors = scene.phase().tiles();
    return scene.roughly(
        stops.stream().mapToInt(stop -> stop.revenue().in(colors)).max().orElse(0));
  }
}
