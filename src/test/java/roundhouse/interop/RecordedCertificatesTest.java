package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a certificate lay before a recorded action, as the actions before it tell. */
class RecordedCertificatesTest {
  private final List<RecordedAction> actions = new ArrayList<>();

  @Test
  void aCertificateThatNobodyHasNamedIsOffered() throws IOException {
    did("buy_shares", "player", "1", "RED_1");
    assertThat(holder()).isEqualTo("ipo");
  }

  @Test
  void whatAPlayerSoldLiesInThePool() throws IOException {
    did("buy_shares", "player", "1", "RED_1");
    did("sell_shares", "player", "1", "RED_1");
    did("buy_shares", "player", "2", "RED_1");
    assertThat(holder()).isEqualTo("pool");
  }

  @Test
  void whatCameWithAMergerIsNamedFirstWhenItIsSold() throws IOException {
    did("sell_shares", "player", "1", "RED_7");
    did("buy_shares", "player", "2", "RED_7");
    assertThat(holder()).isEqualTo("pool");
  }

  @Test
  void whatACompanyBoughtBackIsOfferedAgain() throws IOException {
    did("buy_shares", "player", "1", "RED_1");
    did("sell_shares", "player", "1", "RED_1");
    did("buy_shares", "corporation", "RED", "RED_1");
    assertThat(holder()).isEqualTo("pool");
    did("buy_shares", "player", "2", "RED_1");
    assertThat(holder()).isEqualTo("ipo");
  }

  @Test
  void aCompanyMayBuyBackFromAPlayer() throws IOException {
    did("buy_shares", "player", "1", "RED_1");
    did("buy_shares", "corporation", "RED", "RED_1");
    assertThat(holder()).isEqualTo("1");
  }

  @Test
  void aCompanyThatStartsAgainOffersAllItsCertificates() throws IOException {
    did("sell_shares", "player", "1", "RED_1");
    actions.add(action("{'type':'par','entity':'1','entity_type':'player','corporation':'RED'}"));
    did("buy_shares", "player", "2", "RED_1");
    assertThat(holder()).isEqualTo("ipo");
  }

  private void did(String type, String kind, String entity, String certificate) throws IOException {
    actions.add(
        action(
            "{'type':'%s','entity_type':'%s','entity':'%s','shares':['%s']}"
                .formatted(type, kind, entity, certificate)));
  }

  private RecordedAction action(String text) throws IOException {
    var id = "{'id':%d,".formatted(actions.size() + 1);
    return RecordedAction.of(
        JsonMapper.builder().build().readTree((id + text.substring(1)).replace('\'', '"')));
  }

  /** Who held the certificate of the last action before it. */
  private String holder() {
    return RecordedCertificates.of(actions).holder(actions.getLast());
  }
}
