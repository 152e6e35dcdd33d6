package roundhouse.engine.privates;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.board.HexId;
import roundhouse.board.TrackGraph.StopAt;
import roundhouse.design.spec.TokenSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.game.Company;
import roundhouse.game.PrivateCompany;

/**
 * Tokens that companies place by the right of their privates. The private's flags record the token
 * on the board, even after the private closes.
 */
public final class PrivateTokens {
  private static final String TOKEN = "token";
  private static final String HEX = "token-hex";
  private static final String COMPANY = "token-of";
  private static final String ROUND = "token-round";

  private PrivateTokens() {}

  private static String flag(Game game, PrivateCompany owned, String name) {
    return game.state().flag(owned.id(), name) instanceof String text ? text : "";
  }

  private static TokenSpec spec(Game game, PrivateCompany owned, String token) {
    return Privates.spec(game, owned).tokens().get(token);
  }

  /** What tokens add to a call at a stop for a company. */
  public static int bonus(Game game, Company company, StopAt at) {
    int bonus = 0;
    for (PrivateCompany owned : game.state().privates().values()) {
      if (!at.hex().is(flag(game, owned, HEX))) continue;
      TokenSpec token = spec(game, owned, flag(game, owned, TOKEN));
      if (gone(game, token)) continue;
      boolean own = flag(game, owned, COMPANY).equals(company.id());
      bonus += own ? token.owner() : token.others();
    }
    return bonus;
  }

  private static boolean gone(Game game, TokenSpec token) {
    if (token.until().isEmpty()) return false;
    var phases = new ArrayList<>(game.design().phases().keySet());
    return phases.indexOf(game.state().phase()) >= phases.indexOf(token.until());
  }

  /**
   * Whether a company may place a token of a private now.
   *
   * @param laterRound whether another token may take its place only in a later round
   */
  static Verdict mayPlace(Game game, boolean laterRound, Action.PlaceToken place) {
    PrivateCompany owned = game.state().privateCompany(place.id());
    String name = place.token();
    HexId hex = place.hex();
    TokenSpec token = spec(game, owned, name);
    if (token == null) return Verdict.no("%s has no token %s", owned.id(), name);
    if (owned.closed() || !owned.owner().is(place.by()))
      return Verdict.no("%s does not own %s", place.by(), owned.id());
    if (!token.hexes().contains(hex.text()))
      return Verdict.no("the token %s cannot be placed in %s", name, hex);
    String lying = flag(game, owned, TOKEN);
    if (lying.isEmpty()) return Verdict.YES;
    if (token.moves())
      return flag(game, owned, ROUND).equals(round(game))
          ? Verdict.no("the token was placed in this round")
          : Verdict.YES;
    if (!lying.equals(token.replaces()) || !hex.is(flag(game, owned, HEX)))
      return Verdict.no(
          "%s has a token in %s, which cannot be moved", owned.id(), flag(game, owned, HEX));
    boolean sameRound = flag(game, owned, ROUND).equals(round(game));
    return laterRound && sameRound ? Verdict.no("the token was placed in this round") : Verdict.YES;
  }

  private static String round(Game game) {
    var calendar = game.state().calendar();
    return calendar.set() + "." + calendar.number();
  }

  /** Every placement that is legal now. */
  static List<Choice> choices(Game game, boolean laterRound, Company company) {
    var all = new ArrayList<Choice>();
    for (PrivateCompany owned : game.state().privates().values()) {
      if (!owned.owner().is(company.id())) continue;
      for (TokenSpec token : Privates.spec(game, owned).tokens().values()) {
        for (HexId hex : HexId.all(token.hexes())) {
          var place = new Action.PlaceToken(company.id(), owned.id(), token.name(), hex);
          if (!mayPlace(game, laterRound, place).allowed()) continue;
          var label = HexLabel.of(game.title().map().hex(hex));
          all.add(Choice.of(place, "token {token} in {place}", Map.of("place", label)));
        }
      }
    }
    return all;
  }

  static void place(StateTransaction change, Action.PlaceToken action) {
    Game game = change.game();
    var state = game.state();
    change.update(
        state
            .withFlag(action.id(), TOKEN, action.token())
            .withFlag(action.id(), HEX, action.hex().text())
            .withFlag(action.id(), COMPANY, action.by())
            .withFlag(action.id(), ROUND, round(game)));
    change.log(
        new BoardEvent.TokenPlaced(
            action.by(), action.token(), HexLabel.of(game.title().map().hex(action.hex()))));
    PrivateCompany owned = change.state().privateCompany(action.id());
    if (spec(change.game(), owned, action.token()).closes()) Privates.close(change, action.id());
  }
}
