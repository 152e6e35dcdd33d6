package roundhouse.titles;

import roundhouse.board.HexId;
import roundhouse.engine.Action.LayTile;
import roundhouse.testkit.Setting;

/** 1861: railways that lay track in {@link Track1861Test} and {@link TrackCosts1861Test}. */
final class Track1861 {
  private Track1861() {}

  static LayTile lay(String company, String hex, String tile, int rotation) {
    return new LayTile(company, HexId.of(hex), tile, rotation);
  }

  static Setting setting(String phase, String... options) {
    Setting setting = Setting.of("1861", options).set(2);
    return phase.equals("2") ? setting : setting.phase(phase);
  }

  /** The Odessa-Kiev railway, its track towards Romania and to the north. */
  static Setting odessa(String phase) {
    return setting(phase)
        .tile("D20", "201", 2)
        .company("OK", it -> it.held("A", 100).operated(80).cash(500));
  }
}
