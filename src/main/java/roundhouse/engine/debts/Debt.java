package roundhouse.engine.debts;

import java.util.List;
import java.util.Optional;
import roundhouse.design.binding.Binder;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.engine.Effect;
import roundhouse.engine.Game;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.money.Money;
import roundhouse.engine.shares.PriceProtection;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;

/**
 * A payment that must be made, by an effect of a script. It is made at once if the debtor has the
 * money, or can raise it without a decision; otherwise a turn is inserted in which shares are sold.
 *
 * @param debtor a company or a player
 * @param creditor who is paid
 * @param amount that is owed
 * @param why in words, "interest"
 * @param means what may be used beside the debtor's own money
 */
public record Debt(
    String debtor, String creditor, int amount, String why, List<Effect.Raising.Means> means) {
  /** The turn in which money is raised. */
  public static final String TURN = "raise-money";

  private static final BuyTrains USUAL = Binder.standard(BuyTrains.class);

  private static final MemoryKey<String> CREDITOR = MemoryKey.text("creditor");
  private static final MemoryKey<Integer> AMOUNT = MemoryKey.number("owed");
  private static final MemoryKey<String> WHY = MemoryKey.text("why");
  private static final MemoryKey<List<String>> MEANS = MemoryKey.list("means");

  /** The debt that is to be paid in the turn on top. */
  public static Optional<Debt> of(Game game) {
    Frame turn = game.state().top();
    return turn.name().equals(TURN) ? Optional.of(of(turn)) : Optional.empty();
  }

  private static Debt of(Frame turn) {
    FrameMemory memory = turn.memory();
    return new Debt(
        turn.entity(),
        memory.get(CREDITOR),
        memory.get(AMOUNT),
        memory.get(WHY),
        memory.get(MEANS).stream().map(Effect.Raising.Means::valueOf).toList());
  }

  /** Pays a debt, or inserts a turn in which the money is raised. */
  public static void owe(StateTransaction change, Effect.Owe owe, String file) {
    var debt = new Debt(owe.from(), owe.to(), owe.amount(), owe.why(), owe.how().means());
    FrameMemory memory =
        PlayerQuestions.continued(change, owe.how().then(), owe.how().data(), file)
            .with(CREDITOR, owe.to())
            .with(AMOUNT, owe.amount())
            .with(WHY, owe.why())
            .with(MEANS, owe.how().means().stream().map(Enum::name).toList());
    var turn = new Frame(Frame.Kind.TURN, TURN, owe.from(), 0, memory);
    boolean sells = debt.missing(change.game()) > 0 && debt.seller(change.game()).isPresent();
    if (sells) change.push(turn);
    else debt.conclude(change, turn);
  }

  /** The turn on top ends: what could be raised is paid, and what waited for it goes on. */
  public static void settle(StateTransaction change) {
    Frame turn = change.pop();
    of(turn).conclude(change, turn);
    PriceProtection.offer(change);
  }

  private void conclude(StateTransaction change, Frame turn) {
    int missing = pay(change);
    Refusal.unless(
        missing == 0 || PlayerQuestions.goesOn(turn) || isBankrupt(change.game()),
        "money",
        "%s owes %s for %s and lacks %s: say by 'means' what else may be used, or by 'then' what"
            + " follows",
        debtor,
        change.game().money(amount),
        why,
        change.game().money(missing));
    PlayerQuestions.goOn(change, turn, missing);
  }

  private boolean isBankrupt(Game game) {
    return payer(game)
        .filter(player -> PlayerBankruptcies.isBankrupt(game, player.name()))
        .isPresent();
  }

  /** Pays as much as there is, and answers what is missing. */
  int pay(StateTransaction change) {
    Game game = change.game();
    if (isCompany(game) && has(Effect.Raising.Means.LOANS)) Loans.raise(change, debtor, amount);
    if (isCompany(game) && isHelped(change.game())) help(change);
    int paid = Math.min(amount, Money.of(change.game(), Holder.named(debtor)));
    if (paid > 0) {
      Money.pay(change, Holder.named(debtor), Holder.named(creditor), paid);
      change.log(new MoneyEvent.DebtPaid(debtor, creditor, change.game().amount(paid), why));
    }
    return amount - paid;
  }

  private void help(StateTransaction change) {
    Game game = change.game();
    Player president = payer(game).orElseThrow();
    int adds = Math.clamp(amount - game.company(debtor).cash(), 0, president.cash());
    if (adds == 0) return;
    Money.pay(change, Holder.of(president), Holder.named(debtor), adds);
    change.log(new MoneyEvent.PresidentContributed(president.name(), debtor, game.amount(adds)));
  }

  /** What is lacking once all is used but the sale of shares. */
  public int missing(Game game) {
    return Math.max(0, amount - own(game) - added(game));
  }

  /** What the debtor has or may borrow. */
  public int own(Game game) {
    if (!isCompany(game)) return game.state().player(debtor).cash();
    Company company = game.company(debtor);
    return has(Effect.Raising.Means.LOANS) ? Loans.buyingPower(game, company) : company.cash();
  }

  /** What a president has for a company. */
  public int added(Game game) {
    return isCompany(game) && isHelped(game) ? payer(game).map(Player::cash).orElse(0) : 0;
  }

  private boolean isHelped(Game game) {
    return payer(game).isPresent()
        && (has(Effect.Raising.Means.PRESIDENT) || has(Effect.Raising.Means.SALES));
  }

  /** The player who pays in the end: the debtor, or its president. */
  public Optional<Player> payer(Game game) {
    Optional<String> name =
        isCompany(game) ? game.company(debtor).president() : Optional.of(debtor);
    return name.filter(game.state()::isPlayer).map(game.state()::player);
  }

  /** The player who sells shares for it, if that is allowed. */
  Optional<Player> seller(Game game) {
    return has(Effect.Raising.Means.SALES)
        ? payer(game).filter(player -> !PlayerBankruptcies.isBankrupt(game, player.name()))
        : Optional.empty();
  }

  /** What shares are sold for now; nothing if nothing is lacking, or nobody sells. */
  Optional<ForcedSales.Need> need(Game game) {
    int missing = missing(game);
    return missing == 0
        ? Optional.empty()
        : seller(game)
            .map(
                player ->
                    new ForcedSales.Need(
                        player, isCompany(game) ? debtor : "", missing, "the payment"));
  }

  private boolean isCompany(Game game) {
    return game.state().companies().containsKey(debtor);
  }

  private boolean has(Effect.Raising.Means wanted) {
    return means.contains(wanted);
  }

  /** Forced sales as the title has them when trains are bought; the usual ones if it has none. */
  static ForcedSales sales(Game game) {
    return new ForcedSales(
        game.design().rounds().values().stream()
            .flatMap(round -> round.steps().stream())
            .filter(BuyTrains.class::isInstance)
            .map(BuyTrains.class::cast)
            .findFirst()
            .orElse(USUAL));
  }
}
