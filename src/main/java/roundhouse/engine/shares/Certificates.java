package roundhouse.engine.shares;

import java.util.OptionalInt;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.rounds.ChangedLimits;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.market.Zone;

/** The certificate limit, and how many certificates of a player count against it. */
public final class Certificates {
  /** No limit. */
  static final int UNLIMITED = Integer.MAX_VALUE;

  private Certificates() {}

  /**
   * Certificates that count: each private, which stands for a railway that comes with it too, and
   * each share certificate, as its kind says, unless its price is in a zone that exempts it.
   */
  static double counted(Game asIs, ShareHooks.CountedCertificates asked) {
    Game game = SaleMoves.asIfFallen(asIs);
    Holder player = Holder.of(asked.player());
    double count = 0;
    for (Company company : game.state().companies().values()) {
      double held = counted(game, company, player);
      if (held > 0 && !game.in(company, Zone.UNCOUNTED)) count += held;
    }
    for (var held : game.state().privates().values()) if (held.owner().equals(player)) count++;
    return count;
  }

  /** What a holder's certificates of a company count, whatever its price. */
  private static double counted(Game game, Company company, Holder holder) {
    if (company.held(holder) == 0) return 0;
    KindSpec kind = game.kind(company);
    if (kind.isOwned()) return 0;
    double count = 0;
    for (Certificate certificate : company.certificates())
      if (certificate.holder().equals(holder)) count += kind.counts(certificate.percent());
    return count;
  }

  /** Whether any certificate of a company that a player holds counts against the limit. */
  public static boolean isCounted(Game asIs, Company company, Player player) {
    Game game = SaleMoves.asIfFallen(asIs);
    return counted(game, company, Holder.of(player)) > 0
        && !game.in(game.company(company.id()), Zone.UNCOUNTED);
  }

  static int limit(Game game, ShareHooks.CertificateLimit asked) {
    return ChangedLimits.of(game, ChangedLimits.CERTIFICATES, asked.player().name())
        .orElseGet(() -> ofDesign(game));
  }

  private static int ofDesign(Game game) {
    int players = game.state().players().size();
    Design design = game.design();
    int limit = design.certificateLimit().getOrDefault(players, UNLIMITED);
    boolean closed =
        game.state().companies().values().stream()
            .anyMatch(company -> company.is(Company.Status.CLOSED));
    return closed ? design.certificateLimitClosed().getOrDefault(players, limit) : limit;
  }

  private record Counted(String player) {}

  /** How many certificates of a player count against the limit. */
  public static double counted(Game game, String player) {
    return game.remembered(
        new Counted(player),
        () ->
            game.ask(
                ShareHooks.CERTIFICATES,
                new ShareHooks.CountedCertificates(game.state().player(player))));
  }

  /** How many certificates a player may hold that count; empty if there is no limit. */
  public static OptionalInt limit(Game game, String player) {
    int limit =
        game.ask(
            ShareHooks.CERTIFICATE_LIMIT,
            new ShareHooks.CertificateLimit(game.state().player(player)));
    return limit == UNLIMITED ? OptionalInt.empty() : OptionalInt.of(limit);
  }

  /** Whether a player holds more certificates than the limit allows. */
  public static boolean isOver(Game game, String player) {
    return isOver(game, player, 0);
  }

  /** Whether a player would hold too many with more that count as much as this. */
  private static boolean isOver(Game game, String player, double more) {
    OptionalInt limit = limit(game, player);
    return limit.isPresent() && counted(game, player) + more > limit.getAsInt();
  }

  /** Whether a player may hold one more certificate that counts as one. */
  public static Verdict mayHoldMore(Game game, String player) {
    return mayHoldMore(game, player, 1);
  }

  /** Whether a player may hold one more certificate of a company, of this percentage. */
  public static Verdict mayHoldMore(Game game, String player, Company company, int percent) {
    return game.in(company, Zone.UNCOUNTED)
        ? Verdict.YES
        : mayHoldMore(game, player, game.kind(company).counts(percent));
  }

  private static Verdict mayHoldMore(Game game, String player, double counts) {
    return counts > 0 && isOver(game, player, counts)
        ? Verdict.no("%s holds as many certificates as the limit allows", player)
        : Verdict.YES;
  }
}
