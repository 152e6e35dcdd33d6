package roundhouse.table;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;

/**
 * What is kept of a table beside its game: the secrets by which guests are known, the names that
 * they want to be shown, and the bots. Only its owner may read the file; no game and no export
 * holds any of it.
 */
public final class TableFile {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final SecureRandom RANDOM = new SecureRandom();

  /** Nobody guesses one of 2 to the power of 128. */
  private static final int BYTES_OF_SECRET = 16;

  private static final int BYTES_OF_NAME = 4;

  /** As long as a day. */
  public static final int MOST_MINUTES = 24 * 60;

  private final Path file;
  private Kept kept;

  /** Who is let in by a secret. */
  public record Link(Guest guest, String secret) {}

  /**
   * The content of the file.
   *
   * @param shown names that guests have chosen, by player
   * @param bots that play, by player
   * @param openings how often the table was opened again
   * @param minutes that each player has for the game; 0 for as many as they like
   * @param line of the game that is played at the table; "" for the one on which it was left
   * @param epoch how often its past has changed
   * @param agreed beside the game
   * @param served where guests find it; null before it is served
   */
  private record Kept(
      String table,
      List<Link> links,
      Map<String, String> shown,
      Map<String, String> bots,
      int openings,
      int minutes,
      String line,
      int epoch,
      Agreed agreed,
      Exposure served) {
    /** What an older file leaves out is empty. */
    Kept {
      links = List.copyOf(links);
      shown = Map.copyOf(shown);
      bots = Map.copyOf(bots);
      line = Objects.requireNonNullElse(line, "");
      agreed = Objects.requireNonNullElse(agreed, Agreed.NOTHING);
    }

    Kept opened() {
      return new Kept(
          table, links, shown, bots, openings + 1, minutes, line, epoch, agreed, served);
    }

    Kept withLinks(List<Link> others) {
      return new Kept(table, others, shown, bots, openings, minutes, line, epoch, agreed, served);
    }

    Kept withSeats(Map<String, String> names, Map<String, String> players) {
      return new Kept(table, links, names, players, openings, minutes, line, epoch, agreed, served);
    }

    Kept withMinutes(int others) {
      return new Kept(table, links, shown, bots, openings, others, line, epoch, agreed, served);
    }

    Kept standing(String line, int epoch, Agreed agreed) {
      return new Kept(table, links, shown, bots, openings, minutes, line, epoch, agreed, served);
    }

    Kept servedAt(Exposure other) {
      return new Kept(table, links, shown, bots, openings, minutes, line, epoch, agreed, other);
    }
  }

  private static Map<String, String> with(
      Map<String, String> all, String player, Optional<String> value) {
    var changed = new LinkedHashMap<>(all);
    value.ifPresentOrElse(each -> changed.put(player, each), () -> changed.remove(player));
    return changed;
  }

  private TableFile(Path file, Kept kept) {
    this.file = file;
    this.kept = kept;
  }

  /** A short name for a new table, which is part of its links. */
  public static String newName() {
    var random = new byte[BYTES_OF_NAME];
    RANDOM.nextBytes(random);
    return HexFormat.of().formatHex(random);
  }

  /**
   * The file of a new table: a link for the host, for each player, and for whoever looks on.
   *
   * @param bots that play, by player
   */
  public static TableFile make(
      Path file, String table, List<String> players, Map<String, String> bots) throws IOException {
    var links = new ArrayList<Link>();
    links.add(new Link(Guest.HOST, secret()));
    for (String player : players) links.add(new Link(Guest.player(player), secret()));
    links.add(new Link(Guest.WATCHER, secret()));
    var made =
        new TableFile(
            file, new Kept(table, links, Map.of(), bots, 0, 0, "", 0, Agreed.NOTHING, null));
    made.write();
    return made;
  }

  /**
   * The file of a table that was served before, and is opened once more.
   *
   * @throws IOException when it cannot be read, or not be written
   */
  public static TableFile read(Path file) throws IOException {
    Kept kept = JSON.readValue(RegularFiles.text(file), Kept.class);
    var read = new TableFile(file, kept);
    read.change(kept.opened());
    return read;
  }

  /** How often the table was opened again. */
  synchronized int openings() {
    return kept.openings();
  }

  public String table() {
    return kept.table();
  }

  public synchronized List<Link> links() {
    return kept.links();
  }

  public synchronized Map<String, String> bots() {
    return kept.bots();
  }

  synchronized Map<String, String> shown() {
    return kept.shown();
  }

  /** Whose secret it is. All are compared, each in the same time. */
  synchronized Optional<Guest> guest(String secret) {
    byte[] given = secret.getBytes(StandardCharsets.UTF_8);
    Optional<Guest> found = Optional.empty();
    for (Link link : kept.links())
      if (MessageDigest.isEqual(given, link.secret().getBytes(StandardCharsets.UTF_8)))
        found = Optional.of(link.guest());
    return found;
  }

  /** The seal of a player's seat for what names a moment of the game. */
  synchronized String seal(String player, String game) {
    return kept.links().stream()
        .filter(link -> link.guest().equals(Guest.player(player)))
        .findFirst()
        .map(link -> CopiedTurn.seal(link.secret(), game))
        .orElse("");
  }

  /** Gives a guest another secret; the old one counts no longer. */
  synchronized void reissue(Guest guest) throws IOException {
    change(
        kept.withLinks(
            kept.links().stream()
                .map(link -> link.guest().equals(guest) ? new Link(guest, secret()) : link)
                .toList()));
  }

  /**
   * Shows a player under another name; "" for their own.
   *
   * @return why not: it is a player's or one under which another is shown, looks like it, or cannot
   *     be told apart from others by looking
   */
  synchronized Optional<String> show(String player, String name) throws IOException {
    Optional<String> unreadable = ShownName.fault(name);
    if (unreadable.isPresent()) return unreadable;
    boolean taken =
        kept.links().stream()
            .map(link -> link.guest().player())
            .filter(other -> !other.isEmpty() && !other.equals(player))
            .flatMap(other -> Stream.of(other, kept.shown().getOrDefault(other, other)))
            .anyMatch(other -> ShownName.looksLike(other, name));
    if (taken) return Optional.of("somebody else at the table has that name, or one like it");
    Optional<String> chosen = Optional.of(name.strip()).filter(each -> !each.isEmpty());
    change(kept.withSeats(with(kept.shown(), player, chosen), kept.bots()));
    return Optional.empty();
  }

  synchronized void seat(String player, Optional<String> bot) throws IOException {
    change(kept.withSeats(kept.shown(), with(kept.bots(), player, bot)));
  }

  public synchronized int minutes() {
    return kept.minutes();
  }

  synchronized void allow(int minutes) throws IOException {
    change(kept.withMinutes(minutes));
  }

  synchronized String line() {
    return kept.line();
  }

  synchronized int epoch() {
    return kept.epoch();
  }

  synchronized Agreed agreed() {
    return kept.agreed();
  }

  /** Keeps where the table stands, and what people have agreed on. */
  synchronized void keep(String line, int epoch, Agreed agreed) throws IOException {
    Kept next = kept.standing(line, epoch, agreed);
    if (!next.equals(kept)) change(next);
  }

  /** Where guests found the table when it was served last. */
  public synchronized Optional<Exposure> served() {
    return Optional.ofNullable(kept.served());
  }

  synchronized void serveAt(Exposure where) throws IOException {
    if (!where.equals(kept.served())) change(kept.servedAt(where));
  }

  private void change(Kept other) throws IOException {
    kept = other;
    write();
  }

  private void write() throws IOException {
    AtomicFiles.writePrivate(file, JSON.writeValueAsString(kept));
  }

  private static String secret() {
    var random = new byte[BYTES_OF_SECRET];
    RANDOM.nextBytes(random);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
  }
}
