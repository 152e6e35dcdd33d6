package roundhouse.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Checks that a tile keeps all track of another, both rotated as they lie, and matches their stops.
 * Only connections count: a junction keeps plain track between two of its edges, and lanes side by
 * side keep a single one. Two stops may match one only if the new tile has fewer of their size.
 */
final class TrackMatch {
  private static final Set<Track.End> JUNCTION = Set.of(new Track.Junction());

  private final Tile before;
  private final Tile after;
  private final BiPredicate<Integer, Integer> fits;
  private final List<Link> old;
  private final Set<Link> kept;
  private final int[] match;

  private TrackMatch(Tile before, Tile after, BiPredicate<Integer, Integer> fits) {
    this(before, after, fits, Link.of(before, JUNCTION));
  }

  private TrackMatch(Tile before, Tile after, BiPredicate<Integer, Integer> fits, List<Link> old) {
    this.before = before;
    this.after = after;
    this.fits = fits;
    this.old = old;
    this.kept = Set.copyOf(Link.of(after, JUNCTION));
    this.match = new int[before.stops().size()];
    Arrays.fill(match, -1);
  }

  /** For each stop of {@code before}, the stop of {@code after} that keeps its track and kind. */
  static Optional<List<Integer>> between(Tile before, Tile after) {
    return new TrackMatch(
            before, after, (from, to) -> sameKind(before, from, after.stops().get(to)))
        .find();
  }

  /** The same, where stops of different kinds may match. */
  static Optional<List<Integer>> ofAnyKind(Tile before, Tile after) {
    return new TrackMatch(before, after, (from, to) -> true).find();
  }

  /**
   * Whether {@code after} has no stops, and the track of {@code before} goes on through all of its
   * stops, which end.
   */
  static boolean withoutStops(Tile before, Tile after) {
    if (!after.stops().isEmpty()) return false;
    Set<Track.End> passed = new HashSet<>(JUNCTION);
    for (int stop = 0; stop < before.stops().size(); stop++) passed.add(new Track.AtStop(stop));
    return new TrackMatch(before, after, (from, to) -> false, Link.of(before, passed)).keepsLinks();
  }

  /** A halt may become a town; a town without track may become a halt. */
  private static boolean sameKind(Tile before, int index, Stop to) {
    Stop from = before.stops().get(index);
    return switch (from.kind()) {
      case CITY, OFFBOARD -> to.kind() == from.kind();
      case HALT -> to.isSmall();
      case TOWN ->
          to.kind() == Stop.Kind.TOWN || to.kind() == Stop.Kind.HALT && !hasTrack(before, index);
    };
  }

  private static boolean hasTrack(Tile tile, int stop) {
    var here = new Track.AtStop(stop);
    return tile.tracks().stream()
        .anyMatch(track -> track.a().equals(here) || track.b().equals(here));
  }

  private Optional<List<Integer>> find() {
    return assign(0) ? Optional.of(IntStream.of(match).boxed().toList()) : Optional.empty();
  }

  private boolean assign(int stop) {
    if (stop == match.length) return keepsLinks();
    for (int candidate : candidates(stop)) {
      match[stop] = candidate;
      if (keepsLinks() && assign(stop + 1)) return true;
      match[stop] = -1;
    }
    return false;
  }

  /** Stops that fit, free ones first: two stops match one only where they must. */
  private List<Integer> candidates(int stop) {
    Stop like = before.stops().get(stop);
    boolean fewer = ofSize(after, like) < ofSize(before, like);
    return IntStream.range(0, after.stops().size())
        .filter(candidate -> fits.test(stop, candidate))
        .filter(candidate -> fewer || !isTaken(candidate))
        .boxed()
        .sorted(Comparator.comparing(this::isTaken))
        .toList();
  }

  private boolean isTaken(int candidate) {
    return IntStream.of(match).anyMatch(taken -> taken == candidate);
  }

  private static long ofSize(Tile tile, Stop like) {
    return tile.stops().stream().filter(stop -> stop.isCity() == like.isCity()).count();
  }

  /** Whether the new tile has every old link between the ends matched so far. */
  private boolean keepsLinks() {
    return old.stream().allMatch(this::keeps);
  }

  private boolean keeps(Link link) {
    Optional<Track.End> a = place(link.a());
    Optional<Track.End> b = place(link.b());
    if (a.isEmpty() || b.isEmpty() || a.equals(b)) return true;
    return Stream.of(link.gauge(), Link.DUAL)
        .anyMatch(gauge -> kept.contains(new Link(a.get(), b.get(), gauge)));
  }

  private Optional<Track.End> place(Track.End end) {
    if (!(end instanceof Track.AtStop stop)) return Optional.of(end);
    int placed = match[stop.index()];
    return placed < 0 ? Optional.empty() : Optional.of(new Track.AtStop(placed));
  }

  /** Two ends connected by track, in either order. */
  private record Link(Track.End a, Track.End b, String gauge) {
    static final String DUAL = "dual";

    /**
     * The links of a tile.
     *
     * @param passed ends that links pass through, such as a junction
     */
    static List<Link> of(Tile tile, Set<Track.End> passed) {
      var links = new ArrayList<Link>();
      var toPassed = new ArrayList<Link>();
      for (Track track : tile.tracks()) {
        if (passed.contains(track.b()))
          toPassed.add(new Link(whole(track.a()), track.b(), track.gauge()));
        else if (passed.contains(track.a()))
          toPassed.add(new Link(whole(track.b()), track.a(), track.gauge()));
        else links.add(new Link(whole(track.a()), whole(track.b()), track.gauge()));
      }
      for (Link in : toPassed) {
        for (Link out : toPassed) in.through(out).ifPresent(links::add);
      }
      return links.stream().flatMap(link -> Stream.of(link, link.reversed())).distinct().toList();
    }

    /** The edge that a lane crosses. */
    private static Track.End whole(Track.End end) {
      return end instanceof Track.Edge edge ? new Track.Edge(edge.number()) : end;
    }

    private Link reversed() {
      return new Link(b, a, gauge);
    }

    private Optional<Link> through(Link out) {
      if (a.equals(out.a) || !b.equals(out.b)) return Optional.empty();
      if (gauge.equals(out.gauge) || out.gauge.equals(DUAL))
        return Optional.of(new Link(a, out.a, gauge));
      return gauge.equals(DUAL) ? Optional.of(new Link(a, out.a, out.gauge)) : Optional.empty();
    }
  }
}
