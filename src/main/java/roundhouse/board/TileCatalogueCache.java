package roundhouse.board;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The catalogues loaded last: few projects are open at a time, and each reload asks again. */
final class TileCatalogueCache {
  private static final int KEPT = 4;

  /** Least recently used first. */
  private static final Deque<Entry> RECENT = new ArrayDeque<>();

  private record Entry(List<TilesFolder> folders, TileCatalogue catalogue) {}

  private TileCatalogueCache() {}

  static synchronized TileCatalogue of(List<TilesFolder> folders) {
    Entry kept =
        RECENT.stream()
            .filter(known -> known.folders().equals(folders))
            .findFirst()
            .orElseGet(() -> new Entry(folders, TileCatalogue.of(folders)));
    RECENT.remove(kept);
    RECENT.addLast(kept);
    if (RECENT.size() > KEPT) RECENT.removeFirst();
    return kept.catalogue();
  }
}
