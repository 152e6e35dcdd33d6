package roundhouse.editor.play.market;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.design.spec.MarketSpec;
import roundhouse.editor.kit.HoverCard;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Title;
import roundhouse.engine.explanation.Subject;
import roundhouse.game.GameState;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceTokens;
import roundhouse.market.StockMarket;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.market.MarketOverlay;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.market.ZoneWords;
import roundhouse.turn.choices.ParChoices;
import roundhouse.words.UiWords;
import roundhouse.workshop.PriceForecast;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/**
 * The stock market with the tokens of the companies. It shows how the picked action would move
 * prices, and the user picks par prices on it.
 */
public final class MarketView extends PictureView implements SnapshotListener {
  /** What the picture was drawn from: an edit of other rules does not draw it again. */
  private record Drawn(
      MarketSpec market,
      PriceTokens tokens,
      Liveries liveries,
      Theme theme,
      MarketOverlay overlay) {}

  private final transient WindowLook look;
  private final transient ChoiceSelection pick;
  private final transient SubjectMenu subjects;
  private final transient PriceMoves moves;
  private final transient MarketCursor cursor = new MarketCursor();
  private transient Snapshot shown = Snapshot.EMPTY;
  private transient Optional<MarketPainter> market = Optional.empty();
  private transient ParChoices pars = ParChoices.NONE;
  private transient Optional<Drawn> drawn = Optional.empty();
  private transient boolean whole;

  /**
   * @param forecasts how prices would move by an action
   */
  public MarketView(
      WindowLook look,
      ChoiceSelection pick,
      SubjectMenu subjects,
      Function<Action, CompletableFuture<List<PriceForecast>>> forecasts) {
    this.look = look;
    this.pick = pick;
    this.subjects = subjects;
    moves = new PriceMoves(forecasts, this::repaintPicture);
    setName("market");
    setFocusable(true);
    getAccessibleContext().setAccessibleName(UiWords.of("board.market"));
    bindKeys();
    HoverCard.on(this, this::card);
    pick.addListener(this::picked);
    look.addListener(this::repaintPicture);
  }

  private void bindKeys() {
    KeyBindings.bindFocused(
        this,
        "Z",
        () -> {
          whole = !whole;
          fit();
          market.ifPresent(this::frame);
        });
    KeyBindings.bindFocused(this, "LEFT", () -> walk(0, -1));
    KeyBindings.bindFocused(this, "RIGHT", () -> walk(0, 1));
    KeyBindings.bindFocused(this, "UP", () -> walk(-1, 0));
    KeyBindings.bindFocused(this, "DOWN", () -> walk(1, 0));
    KeyBindings.bindFocused(this, "ENTER", () -> cursor.at().ifPresent(this::pick));
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            cursor.clear();
            mark();
          }
        });
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    shown = now;
    if (before.sameMoment(now) && before.sameSituation(now)) return;
    List<Choice> choices = now.situation().map(Situation::choices).orElse(List.of());
    moves.begin(choices);
    pars =
        now.play()
            .map(play -> ParChoices.of(play.title(), play.state(), choices))
            .orElse(ParChoices.NONE);
    repaintPicture();
  }

  private void picked() {
    moves.pick(pick.action());
    mark();
  }

  /** Draws the market again if something else is marked on it. */
  private void mark() {
    if (drawn.filter(now -> !now.overlay().equals(overlay())).isPresent()) repaintPicture();
  }

  private void repaintPicture() {
    Optional<Drawn> now = drawn();
    setBackground(look.theme().paper());
    if (!now.equals(drawn)) draw(now);
    market.ifPresent(
        painter ->
            getAccessibleContext()
                .setAccessibleDescription(
                    new MarketWords(shown.play().orElseThrow(), painter).stacks()));
  }

  private void draw(Optional<Drawn> now) {
    drawn = now;
    shown.play().ifPresent(play -> subject(play.title().id()));
    now.ifPresentOrElse(from -> frame(painter(from)), this::clear);
  }

  private void clear() {
    market = Optional.empty();
    picture(market);
  }

  /** Shows the market as it fits the view: all of it, or what can be read around the tokens. */
  private void frame(MarketPainter painter) {
    int width = Math.max(1, getWidth());
    int height = Math.max(1, getHeight());
    MarketPainter fitting = whole ? painter.wholeIn(width, height) : painter.in(width, height);
    camera().keepReadable(whole ? 0 : MarketPainter.LEAST_SCALE, fitting.heart());
    Rectangle2D space = fitting.box(new MarketCell(0, 0));
    camera().beginAt(space.getWidth(), space.getHeight());
    market = Optional.of(fitting);
    picture(market);
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean resized = width != getWidth() || height != getHeight();
    super.setBounds(x, y, width, height);
    if (resized && market != null) market.ifPresent(this::frame);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    if (market.isEmpty() || shown.play().isEmpty()) return;
    StockMarket spaces = shown.play().get().title().market();
    new MarketRim(spaces, market.get(), camera().transform(), getSize(), look.theme())
        .draw((Graphics2D) graphics);
  }

  private Optional<Drawn> drawn() {
    return shown
        .play()
        .map(
            play ->
                new Drawn(
                    play.title().design().market(),
                    play.state().tokens(),
                    Liveries.of(play.title().design().companies().values()),
                    look.theme(),
                    overlay()));
  }

  private MarketPainter painter(Drawn from) {
    StockMarket spaces = shown.play().orElseThrow().title().market();
    return new MarketPainter(spaces, from.tokens(), from.liveries(), from.theme(), from.overlay());
  }

  private MarketOverlay overlay() {
    return new MarketOverlay(
        new HashSet<>(pars.marked(pick.choice())),
        pars.space(pick.choice()),
        cursor.at(),
        moves.moves(),
        moves.others());
  }

  @Override
  protected void clicked(Point2D point, MouseEvent event) {
    Optional<MarketSpace> space = market.flatMap(painter -> painter.spaceAt(point));
    boolean par = space.filter(any -> pars.bySpace().containsKey(any.cell())).isPresent();
    if (par) pick(space.orElseThrow().cell());
    else super.clicked(point, event);
  }

  private void pick(MarketCell cell) {
    pars.clicked(cell, pick.choice()).ifPresent(pick::select);
  }

  private void walk(int down, int right) {
    if (shown.play().isEmpty()) return;
    GameHistory play = shown.play().get();
    cursor.step(play.title(), play.state(), down, right);
    repaintPicture();
  }

  @Override
  protected void menuRequested(Point2D point, MouseEvent event) {
    market
        .flatMap(
            painter ->
                painter
                    .spaceAt(point)
                    .flatMap(space -> painter.companies(space.cell()).stream().findFirst()))
        .ifPresent(
            company ->
                subjects.show(this, event.getX(), event.getY(), new Subject.Shares(company)));
  }

  private Optional<HoverCard.Content> card(Point pixel) {
    if (market.isEmpty() || shown.play().isEmpty()) return Optional.empty();
    MarketPainter painter = market.get();
    return painter
        .spaceAt(camera().toPicture(pixel))
        .map(
            space ->
                new HoverCard.Content(
                    camera()
                        .transform()
                        .createTransformedShape(painter.box(space.cell()))
                        .getBounds(),
                    new MarketWords(shown.play().get(), painter)
                        .card(space, pars.bySpace().getOrDefault(space.cell(), List.of()))));
  }

  /** The space of the market that the arrow keys have reached. */
  private static final class MarketCursor {
    private Optional<MarketCell> at = Optional.empty();

    Optional<MarketCell> at() {
      return at;
    }

    void clear() {
      at = Optional.empty();
    }

    /** Goes to the next space; from none to the first token, or the first space. */
    void step(Title title, GameState state, int down, int right) {
      var spaces = title.market().spaces();
      MarketCell from =
          at.orElseGet(
              () ->
                  state.tokens().at().values().stream()
                      .findFirst()
                      .orElse(spaces.getFirst().cell()));
      var next = new MarketCell(from.row() + down, from.column() + right);
      boolean known = spaces.stream().anyMatch(space -> space.cell().equals(next));
      at = Optional.of(at.isPresent() && known ? next : from);
    }
  }

  /** What the market says in sentences: on the card of a space, and to a screen reader. */
  private record MarketWords(GameHistory play, MarketPainter painter) {

    /**
     * The lines of a card: the price, the tokens there from the top down, the rules, what is
     * offered.
     */
    List<String> card(MarketSpace space, List<Choice> pars) {
      var lines = new ArrayList<String>();
      lines.add(money(space.price()));
      List<String> stack = painter.companies(space.cell());
      for (int place = 0; place < stack.size(); place++)
        lines.add(UiWords.of("board.in-stack", place + 1, name(stack.get(place))));
      space.zones().stream().sorted().map(ZoneWords::of).forEach(lines::add);
      pars.stream().map(choice -> "• " + choice.says()).forEach(lines::add);
      return lines;
    }

    /** All stacks, the highest price first. */
    String stacks() {
      return play.title().market().spaces().stream()
          .filter(space -> !painter.companies(space.cell()).isEmpty())
          .sorted((one, other) -> other.price() - one.price())
          .map(
              space ->
                  UiWords.of(
                      "board.price",
                      String.join(", ", painter.companies(space.cell())),
                      money(space.price())))
          .collect(Collectors.joining("; "));
    }

    private String name(String company) {
      String name = play.title().design().company(company).name();
      return name.equals(company) ? company : UiWords.of("board.named", company, name);
    }

    private String money(int amount) {
      return play.title().design().amount(amount);
    }
  }
}
