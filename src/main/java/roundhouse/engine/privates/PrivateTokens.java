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
public record PrivateTokens(Game game) {
  private static final String TOKEN = "token";
  private static final String HEX = "token-hex";
  private static final String CITY = "token-city";
  private static final String COMPANY = "token-of";
  private static final String ROUND = "token-round";

  private String flag(PrivateCompany owned, String name) {
    return game.state().flag(owned.id(), name) instanceof String text ? text : "";
  }

  private TokenSpec spec(PrivateCompany owned, String token) {
    return Privates.spec(game, owned).tokens().get(token);
  }

  /** What tokens add to a call at a stop for a company. */
  public int bonus(Company company, StopAt at) {
    int bonus = 0;
    for (PrivateCompany owned : game.state().privates().values()) {
      if (!at.hex().is(flag(owned, HEX))) continue;
      TokenSpec token = spec(owned, flag(owned, TOKEN));
      if (gone(token) || token.oneCity() && at.index() != city(owned)) continue;
      boolean own = flag(owned, COMPANY).equals(company.id());
      bonus += own ? token.owner() : token.others();
    }
    return bonus;
  }

  /** The city or town of the hex in which the token is, counted from 0. */
  private int city(PrivateCompany owned) {
    return game.state().flag(owned.id(), CITY) instanceof Number number ? number.intValue() : 0;
  }

  /** How many cities and towns of a hex the token may be in; one counts for all otherwise. */
  private int cities(TokenSpec token, HexId hex) {
    return token.oneCity() ? Math.max(1, game.state().board().tile(hex).stops().size()) : 1;
  }

  private boolean gone(TokenSpec token) {
    if (token.until().isEmpty()) return false;
    var phases = new ArrayList<>(game.design().phases().keySet());
    return phases.indexOf(game.state().phase()) >= phases.indexOf(token.until());
  }

  /**
   * Whether a company may place a token of a private now.
   *
   * @param laterRound whether another token may take its place only in a later round
   */
  Verdict mayPlace(boolean laterRound, Action.PlaceToken place) {
    PrivateCompany owned = game.state().privateCompany(place.id());
    String name = place.token();
    HexId hex = place.hex();
    TokenSpec token = spec(owned, name);
    if (token == null) return Verdict.no("%s has no token %s", owned.id(), name);
    if (owned.closed() || !owned.owner().is(place.by()))
      return Verdict.no("%s does not own %s", place.by(), owned.id());
    if (!token.hexes().contains(hex.text()))
      return Verdict.no("the token %s cannot be placed in %s", name, hex);
    if (place.city() < 0 || place.city() >= cities(token, hex))
      return Verdict.no("there is no city %s for the token in %s", place.city(), hex);
    String lying = flag(owned, TOKEN);
    if (lying.isEmpty()) return Verdict.YES;
    boolean there = hex.is(flag(owned, HEX)) && place.city() == city(owned);
    if (!token.moves() && !(lying.equals(token.replaces()) && there))
      return Verdict.no(
          "%s has a token in %s, which cannot be moved", owned.id(), flag(owned, HEX));
    boolean sameRound = flag(owned, ROUND).equals(round());
    return sameRound && (token.moves() || laterRound)
        ? Verdict.no("the token was placed in this round")
        : Verdict.YES;
  }

  private String round() {
    var calendar = game.state().calendar();
    return calendar.set() + "." + calendar.number();
  }

  /** Every placement that is legal now. */
  List<Choice> choices(boolean laterRound, Company company) {
    var all = new ArrayList<Choice>();
    for (PrivateCompany owned : game.state().privates().values()) {
      if (!owned.owner().is(company.id())) continue;
      for (TokenSpec token : Privates.spec(game, owned).tokens().values()) {
        for (HexId hex : HexId.all(token.hexes())) {
          int cities = cities(token, hex);
          for (int city = 0; city < cities; city++) {
            var place = new Action.PlaceToken(company.id(), owned.id(), token.name(), hex, city);
            if (mayPlace(laterRound, place).allowed()) all.add(choice(place, cities > 1));
          }
        }
      }
    }
    return all;
  }

  private Choice choice(Action.PlaceToken place, boolean several) {
    var label = HexLabel.of(game.title().map().hex(place.hex()));
    return Choice.of(
        place,
        several ? "token {token} in {place}, city {city}" : "token {token} in {place}",
        Map.of("place", label));
  }

  static void place(StateTransaction change, Action.PlaceToken action) {
    Game game = change.game();
    var tokens = new PrivateTokens(game);
    var state = game.state();
    change.update(
        state
            .withFlag(action.id(), TOKEN, action.token())
            .withFlag(action.id(), HEX, action.hex().text())
            .withFlag(action.id(), COMPANY, action.by())
            .withFlag(action.id(), ROUND, tokens.round()));
    if (action.city() != tokens.city(state.privateCompany(action.id())))
      change.update(change.state().withFlag(action.id(), CITY, action.city()));
    change.log(
        new BoardEvent.TokenPlaced(
            action.by(), action.token(), HexLabel.of(game.title().map().hex(action.hex()))));
    PrivateCompany owned = change.state().privateCompany(action.id());
    if (new PrivateTokens(change.game()).spec(owned, action.token()).closes())
      Privates.close(change, action.id());
  }
}
