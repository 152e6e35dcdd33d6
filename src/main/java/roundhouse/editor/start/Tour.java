package roundhouse.editor.start;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.TrainSpec;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.OverlaidPanel;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.StillText;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;
import roundhouse.workshop.reload.ReloadReport;

/**
 * Three steps on a real game: the price of a train is changed, the game is replayed with it, and
 * bots play twenty games. The user does each step; the tour says what to do and goes on when it is
 * done.
 */
public final class Tour implements SnapshotListener {
  private static final int WIDTH = 380;
  private static final int MARGIN = 40;

  /** The number of treasuries that it tells. */
  private static final int MOVED = 4;

  /** What the tour makes the window do. */
  public interface Commands {
    /**
     * Makes a variant to try things in, lets bots begin a game of it, and shows its trains; {@link
     * Tour#ready} follows.
     */
    void prepare();

    /** Makes bots play twenty games of the variant and of the title that it varies. */
    void playTwenty();

    /** The tour is over: what was there before it comes back. */
    void over();
  }

  /** Where the user is in the tour. */
  enum Step {
    PRICE,
    REPLAY,
    GAMES
  }

  private final Commands commands;
  private final JPanel panel = new JPanel(new BorderLayout(0, 6));
  private final JLabel head = new JLabel();
  private final StillText says = new StillText();
  private final JButton next = new JButton();
  private final JButton leave = new JButton(UiWords.of("tour.leave"));
  private final OverlaidPanel overlay = OverlaidPanel.thatStays(panel, Tour::place);
  private final Workshop workshop;
  private Optional<Step> step = Optional.empty();
  private Optional<GameHistory> unedited = Optional.empty();
  private Optional<Action> atNewPrice = Optional.empty();

  public Tour(Commands commands, Workshop workshop) {
    this.commands = commands;
    this.workshop = workshop;
    panel.setName("tour step");
    head.putClientProperty("FlatLaf.styleClass", "h4");
    says.setName("tour says");
    next.setName("tour next");
    next.addActionListener(_ -> next());
    leave.setName("leave tour");
    leave.addActionListener(_ -> end());
    KeyBindings.bind(panel, "ESCAPE", this::end);
    // Both stay where they are, whatever the text says.
    var buttons = new JPanel(new BorderLayout());
    buttons.add(leave, BorderLayout.WEST);
    buttons.add(next, BorderLayout.EAST);
    panel.add(head, BorderLayout.NORTH);
    panel.add(says, BorderLayout.CENTER);
    panel.add(buttons, BorderLayout.SOUTH);
  }

  /** At the right, below the middle, where neither the trains nor the reload are covered. */
  private static Rectangle place(Dimension window, Dimension wanted) {
    int width = Math.min(WIDTH, window.width - 2 * MARGIN);
    int height = Math.min(wanted.height, window.height - 2 * MARGIN);
    return new Rectangle(
        window.width - width - MARGIN / 2, window.height - height - MARGIN, width, height);
  }

  /** Begins in the window of a component. */
  public void begin(Component window) {
    panel.setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(UIManager.getColor("Component.focusColor"), 2),
            BorderFactory.createEmptyBorder(10, 12, 8, 12)));
    unedited = Optional.empty();
    go(Step.PRICE, UiWords.of("tour.prepares"), false);
    overlay.open(window);
    overlay.arrange();
    commands.prepare();
  }

  /** The trains are shown, and some have been bought: asks for another price of one. */
  public void ready() {
    if (step.filter(Step.PRICE::equals).isEmpty()) return;
    NewPrice.bought(workshop.now())
        .ifPresent(
            train ->
                go(
                    Step.PRICE,
                    UiWords.of("tour.price", train.type(), train.price(), train.more()),
                    false));
  }

  private void go(Step to, String text, boolean canGoOn) {
    step = Optional.of(to);
    head.setText(UiWords.of("tour.step", to.ordinal() + 1, Step.values().length));
    says.setText(text);
    next.setVisible(canGoOn);
    leave.setVisible(to != Step.GAMES);
    if (to == Step.GAMES) next.setText(UiWords.of("tour.end"));
    else if (atNewPrice.isPresent()) next.setText(UiWords.of("tour.pay"));
    else next.setText(UiWords.of("tour.twenty"));
    overlay.arrange();
  }

  private void next() {
    if (atNewPrice.isPresent()) {
      Action purchase = atNewPrice.get();
      atNewPrice = Optional.empty();
      workshop.replaceRefused(purchase);
    } else if (step.filter(Step.REPLAY::equals).isPresent()) {
      go(Step.GAMES, UiWords.of("tour.games"), true);
      commands.playTwenty();
    } else end();
  }

  private void end() {
    step = Optional.empty();
    atNewPrice = Optional.empty();
    overlay.close();
    commands.over();
  }

  /** A replay is what the first step leads to. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean waits = step.filter(here -> here != Step.GAMES).isPresent();
    if (!waits || before.report().equals(now.report()) || now.report().isEmpty()) return;
    unedited = unedited.or(before::play);
    atNewPrice = now.play().flatMap(NewPrice::instead);
    go(Step.REPLAY, replayed(now.report().get(), now), true);
  }

  private String replayed(ReloadReport report, Snapshot now) {
    if (atNewPrice.isPresent()) return UiWords.of("tour.asks", report.says());
    if (report.stop().isPresent()) return UiWords.of("tour.stopped", report.says());
    List<String> moved = moved(now);
    return moved.isEmpty()
        ? UiWords.of("tour.replayed", report.says())
        : UiWords.of("tour.moved", String.join("; ", moved));
  }

  /** In which treasuries the game differs from before the edit; they have no secrets in a tour. */
  private List<String> moved(Snapshot now) {
    if (unedited.isEmpty() || now.play().isEmpty()) return List.of();
    GameState was = unedited.get().state(unedited.get().played().size());
    Design design = now.play().get().title().design();
    return now.play().get().state().companies().values().stream()
        .filter(company -> was.company(company.id()).cash() != company.cash())
        .limit(MOVED)
        .map(
            company ->
                UiWords.of(
                    "difference.treasury",
                    design.amount(was.company(company.id()).cash()),
                    design.amount(company.cash()),
                    company.id()))
        .toList();
  }

  /**
   * A train that a company has paid for, and a price at which the game would be another.
   *
   * @param type its name in the tables
   * @param more a price that companies could have paid as well, so that the game goes on: at a
   *     lower one, they could buy more
   */
  private record NewPrice(String type, String price, int more) {
    private static final int ROUND = 10;

    /** The train that was bought first in the game that is shown. */
    static Optional<NewPrice> bought(Snapshot now) {
      return now.play()
          .flatMap(
              play ->
                  play.played().stream()
                      .flatMap(played -> train(play.title(), played.action()).stream())
                      .findFirst()
                      .map(train -> of(play, train)));
    }

    private static NewPrice of(GameHistory play, TrainSpec train) {
      int half = Math.ceilDiv(train.price() / 2, ROUND) * ROUND;
      int spared = spared(play, train) / ROUND * ROUND;
      return new NewPrice(
          train.name(),
          play.title().design().amount(train.price()),
          train.price() + (spared > 0 ? Math.min(half, spared) : half));
    }

    /** What was left, then or later, to the poorest of its buyers for each that it had bought. */
    private static int spared(GameHistory play, TrainSpec train) {
      var bought = new HashMap<String, Integer>();
      int least = Integer.MAX_VALUE;
      for (PlayedAction each : play.played()) {
        if (each.action() instanceof Action.BuyTrain purchase
            && train(play.title(), purchase).filter(train::equals).isPresent())
          bought.merge(purchase.by(), 1, Integer::sum);
        for (var buyer : bought.entrySet())
          least = Math.min(least, each.state().company(buyer.getKey()).cash() / buyer.getValue());
      }
      return least;
    }

    /** The purchase at which a replay stopped, at the price that the design now asks, if legal. */
    static Optional<Action> instead(GameHistory play) {
      return play.waiting().stream()
          .findFirst()
          .filter(Action.BuyTrain.class::isInstance)
          .map(Action.BuyTrain.class::cast)
          .flatMap(
              bought ->
                  train(play.title(), bought)
                      .filter(train -> train.price() != bought.price())
                      .map(
                          train ->
                              (Action)
                                  new Action.BuyTrain(
                                      bought.by(), bought.train(), bought.from(), train.price()))
                      .filter(
                          action ->
                              Engine.apply(play.title(), play.at(Integer.MAX_VALUE).state(), action)
                                  instanceof Result.Applied));
    }

    private static Optional<TrainSpec> train(Title title, Action action) {
      return action instanceof Action.BuyTrain bought
          ? Optional.ofNullable(title.design().trains().get(Train.parse(bought.train()).type()))
          : Optional.empty();
    }
  }
}
