package roundhouse.engine.play;

import roundhouse.board.HexId;
import roundhouse.board.TileColor;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Effect;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.PrivateRailways;
import roundhouse.engine.rounds.Rounds;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;
import roundhouse.game.RememberedSize;
import roundhouse.game.ScriptLimits;

/** What the rules require of an effect before it is applied. */
final class EffectRules {
  private static final int LONGEST_SENTENCE = ScriptLimits.STANDARD.texts().sentence();
  private static final int LONGEST_NAME = ScriptLimits.STANDARD.texts().flag();

  private EffectRules() {}

  static void require(StateTransaction change, Effect effect) {
    GameState state = change.state();
    switch (effect) {
      case Effect.Pay pay -> pay(change.game(), pay);
      case Effect.Owe owe -> {
        pay(change.game(), new Effect.Pay(owe.from(), owe.to(), owe.amount()));
        requireKnown(!Holder.BANK.is(owe.from()), "debtor", owe.from());
        Refusal.unless(owe.amount() >= 0, "money", "a payment of %s is less than 0", owe.amount());
        sentence(owe.why());
      }
      case Effect.SetFlag flag -> flag(state, flag);
      case Effect.MovePrice move -> movePrice(state, move);
      case Effect.MoveShares move -> moveShares(state, move);
      case Effect.ClosePrivate close -> open(state, close.id());
      case Effect.GivePrivate give -> givePrivate(change.game(), give);
      case Effect.StartCompany start -> start(state, start);
      case Effect.CloseCompany close -> inGame(state, close.company());
      case Effect.Convert convert -> {
        inGame(state, convert.company());
        shareholder(state, "holder of the new shares of " + convert.company(), convert.to());
        for (Effect.DealtCertificate each : convert.certificates())
          shareholder(state, "holder of a certificate of " + convert.company(), each.holder());
        Refusal.unless(
            convert.certificates().isEmpty()
                || !state.companies().containsKey(convert.certificates().getFirst().holder()),
            "shares",
            "the first certificate listed is the president's, which no company can hold");
      }
      case Effect.Restart restart -> Refusal.unlessCompany(state, restart.company());
      case Effect.FloatCompany floats -> inGame(state, floats.company());
      case Effect.SetPar set -> inGame(state, set.company());
      case Effect.SetPrice set -> inGame(state, set.company());
      case Effect.MoveLoans move -> {
        inGame(state, move.from());
        inGame(state, move.to());
      }
      case Effect.AddMarkers add -> inGame(state, add.company());
      case Effect.RemoveMarker remove -> Refusal.unlessCompany(state, remove.company());
      case Effect.MoveMarker move -> Refusal.unlessCompany(state, move.company());
      case Effect.ReplaceMarker replace -> {
        Refusal.unlessCompany(state, replace.from());
        inGame(state, replace.to());
      }
      case Effect.PlaceMarker place -> inGame(state, place.company());
      case Effect.LayTile lay -> layTile(state, lay);
      case Effect.SetLimit _, Effect.ExportTrain _, Effect.MoveTrain _ -> {}
      case Effect.TakeLoan take -> inGame(state, take.company());
      case Effect.RepayLoan repay -> inGame(state, repay.company());
      case Effect.BuyTrain buy -> inGame(state, buy.company());
      case Effect.Cease cease -> inGame(state, cease.company());
      case Effect.BringTrain bring -> bringTrain(change, bring);
      case Effect.SetRevenue set -> Refusal.unlessCompany(state, set.company());
      case Effect.TakeUpTiles take -> takeUpTiles(state, take);
      case Effect.PushTurn push -> pushTurn(change, push);
      case Effect.EndTurn _ -> endTurn(state);
      case Effect.EndRound _ -> endRound(state);
      case Effect.EndGame end -> sentence(end.cause());
      case Effect.Log log -> sentence(log.text());
      case Effect.LogEvent event -> sentence(event.text());
      case Effect.Ask _, Effect.Then _ ->
          throw new IllegalStateException("HookEvents goes on with them");
    }
  }

  /** What a closed company is given would be out of the game. */
  private static void inGame(GameState state, String company) {
    Refusal.unlessCompany(state, company);
    Refusal.unless(
        !state.company(company).is(Company.Status.CLOSED),
        "company",
        "%s is closed for good",
        company);
  }

  private static void movePrice(GameState state, Effect.MovePrice move) {
    inGame(state, move.company());
    Refusal.unless(
        state.tokens().of(move.company()).isPresent(),
        "price",
        "%s has no share price that could move",
        move.company());
  }

  private static void pay(Game game, Effect.Pay pay) {
    Refusal.unless(
        pay.amount() <= NumberLimits.MONEY,
        "money",
        "one payment is at most %s, not %s",
        NumberLimits.MONEY,
        pay.amount());
    requireKnown(
        Money.payable(game, Holder.named(pay.from())), "player or company to pay", pay.from());
    requireKnown(
        Money.payable(game, Holder.named(pay.to())), "player or company to be paid", pay.to());
    if (game.state().companies().containsKey(pay.to())) inGame(game.state(), pay.to());
  }

  private static void givePrivate(Game game, Effect.GivePrivate give) {
    open(game.state(), give.id());
    requireKnown(
        Money.payable(game, Holder.named(give.to())), "player, company or 'bank'", give.to());
    if (game.state().companies().containsKey(give.to())) inGame(game.state(), give.to());
    PrivateRailways.requireGivable(game, give.id(), Holder.named(give.to()));
  }

  private static void layTile(GameState state, Effect.LayTile lay) {
    boolean known = state.isPlayer(lay.by()) || state.companies().containsKey(lay.by());
    requireKnown(known, "player or company to lay a tile", lay.by());
  }

  private static void takeUpTiles(GameState state, Effect.TakeUpTiles take) {
    for (HexId hex : HexId.all(take.hexes()))
      requireKnown(state.board().map().hexes().containsKey(hex), "hex", hex.text());
    String color = take.color();
    boolean known = TileColor.named(color).isPresent();
    Refusal.unless(
        known, "tiles", "there is no colour '%s'; write one of %s", color, TileColor.words());
  }

  private static void bringTrain(StateTransaction change, Effect.BringTrain bring) {
    boolean known = change.title().design().trains().containsKey(bring.type());
    requireKnown(known, "type of train", bring.type());
  }

  private static void endTurn(GameState state) {
    Refusal.unless(state.top().kind() == Frame.Kind.TURN, "turn", "no turn is being played now");
  }

  private static void endRound(GameState state) {
    Refusal.unless(!state.round().memory().is(Rounds.OVER), "round", "the round is already over");
  }

  private static void flag(GameState state, Effect.SetFlag flag) {
    String entity = flag.entity();
    boolean known =
        entity.isEmpty()
            || state.isPlayer(entity)
            || state.companies().containsKey(entity)
            || state.privates().containsKey(entity);
    requireKnown(known, "player, company or private", entity);
    Refusal.unless(
        flag.name().length() <= LONGEST_NAME,
        "flag",
        "the name of a flag has at most %s characters",
        LONGEST_NAME);
    Refusal.unless(
        RememberedSize.of(flag.value()) + remembered(state) <= RememberedSize.MOST,
        "flag",
        "scripts may keep %s characters in flags, all together; does a list or text grow forever?",
        RememberedSize.MOST);
  }

  private static int remembered(GameState state) {
    return state.flags().values().stream().mapToInt(RememberedSize::of).sum();
  }

  private static void moveShares(GameState state, Effect.MoveShares move) {
    inGame(state, move.company());
    Refusal.unless(
        move.percent() > 0 && move.percent() <= 100,
        "shares",
        "shares are from 1 to 100 percent, not %s",
        move.percent());
    int step = state.company(move.company()).stepPercent();
    Refusal.unless(
        move.percent() % step == 0,
        "shares",
        "the certificates of %s are multiples of %s percent, so %s percent cannot move",
        move.company(),
        step,
        move.percent());
    requireKnown(holds(state, move.from()), "holder of shares", move.from());
    if (!Holder.BANK.is(move.to())) shareholder(state, "holder of shares", move.to());
  }

  /** Somebody who may get shares: a company that has left the game would be out of it with them. */
  private static void shareholder(GameState state, String kind, String name) {
    requireKnown(holds(state, name), kind, name);
    if (state.companies().containsKey(name)) inGame(state, name);
  }

  private static void start(GameState state, Effect.StartCompany start) {
    inGame(state, start.company());
    requireKnown(state.isPlayer(start.player()), "player to start a company", start.player());
    Refusal.unless(start.par() >= 0, "par", "a par price is 0 or more, not %s", start.par());
    Refusal.unless(
        !state.company(start.company()).started(),
        "start",
        "%s has already started",
        start.company());
  }

  private static boolean holds(GameState state, String name) {
    return Holder.IPO.is(name)
        || Holder.POOL.is(name)
        || state.isPlayer(name)
        || state.companies().containsKey(name);
  }

  private static void open(GameState state, String id) {
    PrivateCompany found = state.privates().get(id);
    requireKnown(found != null, "private company", id);
    Refusal.unless(!found.closed(), "privates", "%s is closed for good", id);
  }

  private static void pushTurn(StateTransaction change, Effect.PushTurn push) {
    RoundSpec.Turns turns = Rounds.spec(change.game(), push.kind()).turns();
    boolean player = change.state().isPlayer(push.entity());
    boolean company = change.state().companies().containsKey(push.entity());
    switch (turns) {
      case PLAYERS ->
          requireKnown(player, "player for a turn of '" + push.kind() + "'", push.entity());
      case BY_PRICE, COMPANIES ->
          requireKnown(company, "company for a turn of '" + push.kind() + "'", push.entity());
      case ONCE, SPECIAL ->
          requireKnown(
              push.entity().isEmpty() || player || company, "player or company", push.entity());
    }
  }

  private static void sentence(String text) {
    Refusal.unless(!text.isBlank(), "log", "a sentence needs some words");
    Refusal.unless(
        text.length() <= LONGEST_SENTENCE,
        "log",
        "a sentence has at most %s characters, not %s",
        LONGEST_SENTENCE,
        text.length());
  }

  private static void requireKnown(boolean known, String kind, String name) {
    String which = name.isEmpty() ? "without a name" : "named " + name;
    Refusal.unless(known, "effect", "there is no %s %s", kind, which);
  }
}
