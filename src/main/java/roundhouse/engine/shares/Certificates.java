package roundhouse.engine.shares;

import java.util.OptionalInt;
import roundhouse.design.spec.Design;
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
   * each share certificate unless its price is in a zone that exempts it.
   */
  static int counted(Game asIs, ShareHooks.CountedCertificates asked) {
    Game game = SaleMoves.asIfFallen(asIs);
    Holder player = Holder.of(asked.player());
    int count = 0;
    for (Company company : game.state().companies().values()) {
      if (game.kind(company).isOwned()) continue;
      int held = 0;
      for (Certificate certificate : company.certificates())
        if (certificate.holder().equals(player)) held++;
      if (held > 0 && !game.in(company, Zone.UNCOUNTED)) count += held;
    }
    for (var held : game.state().privates().values()) if (held.owner().equals(player)) count++;
    return count;
  }

  /** Whether share certificates of a company count against the limit. */
  public static boolean isCounted(Game asIs, Company company) {
    Game game = SaleMoves.asIfFallen(asIs);
    return !game.in(game.company(company.id()), Zone.UNCOUNTED);
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

  /** How many certificates of a player count against the limit. */
  public static int counted(Game game, String player) {
    return game.ask(
        ShareHooks.CERTIFICATES, new ShareHooks.CountedCertificates(game.state().player(player)));
  }

  /** How many certificates a player may hold that count; empty if there is no limit. */
  public static OptionalInt limit(Game game, String player) {
    int limit =
        game.ask(
            ShareHooks.CERTIFICATE_LIMIT,
            new ShareHooks.CertificateLimit(game.state().player(player)));
    return limit == UNLIMITED ? OptionalInt.empty() : OptionalInt.of(limit);
  }

  /** How many certificates a player holds above the limit, 0 or less for none. */
  public static int excess(Game game, String player) {
    OptionalInt limit = limit(game, player);
    return limit.isEmpty() ? Integer.MIN_VALUE : counted(game, player) - limit.getAsInt();
  }

  /** Whether a player may hold one more certificate that counts. */
  public static Verdict mayHoldMore(Game game, Player player) {
    return excess(game, player.name()) >= 0
        ? Verdict.no("%s holds as many certificates as the limit allows", player.name())
        : Verdict.YES;
  }
}
