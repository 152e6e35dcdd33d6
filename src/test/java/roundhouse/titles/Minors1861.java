package roundhouse.titles;

import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.Form;
import roundhouse.engine.Action.Merge;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1861: minors that merge, for tests. */
final class Minors1861 {
  private Minors1861() {}

  static Setting setting() {
    return Setting.of("1861").set(2).phase("3").cash("A", 500).cash("B", 500).cash("C", 500);
  }

  static Position merging(Setting setting, String company) {
    return setting.companyTurn("merger", company, "merge").asks(company, "merge");
  }

  /** N and SPW, joined by the printed track from Moscow to St. Petersburg. */
  static Setting joined(String owner, String other) {
    return setting()
        .company("N", it -> it.held(owner, 100).operated(100).cash(80).trains("2").loans(1))
        .company("SPW", it -> it.held(other, 100).operated(70).cash(30).trains("3"));
  }

  static Position agreed(Setting setting) {
    return merging(setting, "N")
        .play(new Merge("N", "SPW"), new Choose("B", "join-merger", "agree"), new Form("N", "NW"));
  }

  /** Three minors in Moscow, which are one hex. */
  static Setting moscow(String n, String mk, String mnn) {
    return setting()
        .company("N", it -> it.held(n, 100).operated(90).cash(0))
        .company("M-K", it -> it.held(mk, 100).operated(80).cash(0))
        .company("MNN", it -> it.held(mnn, 100).operated(70).cash(0));
  }
}
