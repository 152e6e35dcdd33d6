package roundhouse.route;
import java.nio.file.*;
import java.util.*;
public class Probe {
  public static void main(String[] a) throws Exception {
    Path shared = Path.of("../../shared");
    if (!Files.exists(shared)) shared = Path.of("/work/shared");
    TitleFacts p34 = TitleFacts.read(shared.resolve("facts/1860/title.json"), shared.resolve("facts/tiles.json"));
    TitleFacts p2 = TitleFacts.read(shared.resolve("facts/1860/title-two_player_map.json"), shared.resolve("facts/tiles.json"));
    try (var d = Files.list(shared.resolve("peer-games/1860"))) {
      for (Path f : d.filter(x -> x.toString().endsWith(".game.json")).sorted().toList()) {
        if (a.length > 0 && !f.toString().contains(a[0])) continue;
        String text = Files.readString(f);
        boolean two = text.contains("two_player_map") || text.contains("\"original_game\"");
        var turns = RecordedTurns.of(f, two ? p2 : p34);
        System.out.println(f.getFileName() + " " + turns.size());
        for (var t : turns) {
          int rev = t.revenue().stream().mapToInt(x -> x).sum(), sub = t.subsidy().stream().mapToInt(x -> x).sum();
          for (int i = 0; i < t.runs().size(); i++) {
            var r = t.runs().get(i).resolve(t.problem().track());
            if (r.isEmpty()) { if (t.revenue().get(i) > 0) System.out.println("  unresolved " + t.id() + " " + t.runs().get(i)); continue; }
            var v = t.problem().trains().get(i).values();
            int rr = r.get().calls().stream().mapToInt(v::revenueAt).sum(), ss = r.get().calls().stream().mapToInt(v::subsidyAt).sum();
            if (!t.leased() && (rr != t.revenue().get(i) || ss != t.subsidy().get(i))) System.out.println("  value " + t.id() + " " + rr + "/" + ss + " vs " + t.revenue().get(i) + "/" + t.subsidy().get(i) + " " + r.get());
          }
          long s = System.nanoTime();
          Best b = RouteSolver.best(t.problem(), 30_000_000);
          long ms = (System.nanoTime() - s) / 1000;
          boolean worse = !t.leased() && (b.revenue() < rev || b.revenue() == rev && b.subsidy() < sub);
          if (worse || ms > 5_000 || !b.exact()) System.out.println("  " + t.id() + " us " + ms + (b.exact() ? "" : " CUT") + " best " + b.revenue() + "/" + b.subsidy() + " theirs " + rev + "/" + sub + (worse ? " WORSE " : "") + " trains " + t.problem().trains().stream().map(x -> x.id()).toList() + " ignored " + t.problem().haltsIgnored());
          if (worse) System.out.println("     " + t.problem().blocked() + " " + t.problem().markers()+" "+t.problem().home()+"\n     " + t.runs() + "\n     " + b.runs());
        }
      }
    }
  }
}
