package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;

/**
 * Who holds the certificates that actions name, in a company of nine: number 0 has 20 %, the others
 * 10.
 */
class RecordedCertificatesTest {
  private static final String COMPANY = "IR";

  private GameState state = start();

  private RecordedCertificates certificates = RecordedCertificates.of(state);

  @Test
  void aCertificateThatNobodyHasNamedIsOffered() throws IOException {
    assertThat(holder(1)).isEqualTo(Holder.IPO);
  }

  @Test
  void whatAPlayerSoldLiesInThePool() throws IOException {
    did("buy_shares", "1", List.of(1), "ipo", "1", 10);
    assertThat(holder(1)).isEqualTo(Holder.named("1"));
    did("sell_shares", "1", List.of(1), "1", "pool", 10);
    assertThat(holder(1)).isEqualTo(Holder.POOL);
  }

  @Test
  void whatACompanyBoughtBackIsItsOwn() throws IOException {
    did("buy_shares", "1", List.of(4), "ipo", "1", 10);
    did("buy_shares", COMPANY, List.of(4), "1", COMPANY, 10);
    assertThat(holder(4)).isEqualTo(Holder.named(COMPANY));
  }

  @Test
  void theNewPresidentGivesTheTwoSharesHeldLongest() throws IOException {
    started("1");
    did("buy_shares", "2", List.of(1), "ipo", "2", 10);
    did("buy_shares", "2", List.of(3), "ipo", "2", 10);
    presides("2", () -> did("buy_shares", "2", List.of(2), "ipo", "2", 10), "1");

    assertThat(holder(0)).isEqualTo(Holder.named("2"));
    assertThat(List.of(holder(1), holder(3))).containsOnly(Holder.named("1"));
    assertThat(holder(2)).isEqualTo(Holder.named("2"));
  }

  @Test
  void forHalfAPresidentsCertificateTheLastPresidentGetsTheShareOldestInThePool()
      throws IOException {
    started("1");
    for (int share : List.of(5, 6)) did("buy_shares", "2", List.of(share), "ipo", "2", 10);
    did("buy_shares", "3", List.of(7), "ipo", "3", 10);
    did("sell_shares", "3", List.of(7), "3", "pool", 10);
    presides("2", () -> did("sell_shares", "1", List.of(0), "pool", "1", 10), "pool");

    assertThat(holder(0)).isEqualTo(Holder.named("2"));
    assertThat(List.of(holder(5), holder(6))).containsOnly(Holder.POOL);
    assertThat(holder(7)).isEqualTo(Holder.named("1"));
  }

  private static GameState start() {
    try {
      return TestTitles.all().load("1889", Set.of()).start(List.of("1", "2", "3"), 1);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private interface Act {
    void run() throws IOException;
  }

  private void started(String player) throws IOException {
    move(Holder.IPO, Holder.named(player), true);
    certificates = certificates.after(action("par", player, List.of()), state);
  }

  /** A player becomes president during an action: 20 % for two shares, which go elsewhere. */
  private void presides(String player, Act during, String shares) throws IOException {
    Holder before = state.company(COMPANY).presidency().holder();
    move(before, Holder.named(player), true);
    for (int share = 0; share < 2; share++) move(Holder.named(player), Holder.named(shares), false);
    during.run();
  }

  private void did(
      String type, String entity, List<Integer> named, String from, String to, int percent)
      throws IOException {
    for (int moved = 0; moved < percent; moved += 10)
      move(Holder.named(from), Holder.named(to), false);
    certificates = certificates.after(action(type, entity, named), state);
  }

  private void move(Holder from, Holder to, boolean president) {
    Company company = state.company(COMPANY);
    var all = new ArrayList<>(company.certificates());
    for (int at = 0; at < all.size(); at++) {
      Certificate each = all.get(at);
      if (each.president() != president || !each.holder().equals(from)) continue;
      all.set(at, each.to(to));
      break;
    }
    state = state.with(company.withCertificates(all));
  }

  private Holder holder(int number) throws IOException {
    return certificates.holder(action("buy_shares", "1", List.of(number)));
  }

  private static RecordedAction action(String type, String entity, List<Integer> named)
      throws IOException {
    List<String> shares = named.stream().map(number -> "'" + COMPANY + "_" + number + "'").toList();
    String text =
        "{'id':1,'type':'%s','entity_type':'player','entity':'%s','shares':%s}"
            .formatted(type, entity, shares);
    return RecordedAction.of(JsonMapper.builder().build().readTree(text.replace('\'', '"')));
  }
}
