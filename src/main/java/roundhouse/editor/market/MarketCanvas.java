package roundhouse.editor.market;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import javax.swing.JTextField;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.scrub.NumberScrubber;
import roundhouse.editor.scrub.ScrubbedNumber;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.market.MoveArrows;
import roundhouse.words.UiWords;

/**
 * The market with a token on the selected space, its zones told below. A click or the arrow keys
 * move it, Shift or a drag selects several spaces; digits write a price, letters toggle zones.
 */
final class MarketCanvas extends PictureView {

  /** What the market view reports. */
  interface Listener {
    /** Moves the token to a space, or selects more spaces. */
    void choose(MarketSelection selection);

    /** Writes a price; returns the reason if it cannot be written. */
    Optional<String> write(String word);

    /** Toggles the zone of a letter. */
    void toggleZone(String letter);
  }

  private final transient Listener listener;
  private final transient WindowLook look;
  private final PriceField field;
  private transient Optional<EditedMarket> chart = Optional.empty();
  private transient Optional<MarketPainter> painter = Optional.empty();
  private transient MarketSelection selection = MarketSelection.of(new MarketCell(0, 0));
  private transient List<TokenDestination> landings = List.of();

  /** What a view that shows only a part of the market is around. */
  private transient Rectangle2D heart = new Rectangle2D.Double();

  MarketCanvas(Listener listener, WindowLook look) {
    this.listener = listener;
    this.look = look;
    field = new PriceField(listener::write, this::written);
    setLayout(null);
    add(field);
    setFocusable(true);
    KeyBindings.keepKeys(this);
    setName("market chart");
    getAccessibleContext().setAccessibleName(UiWords.of("chart.chart"));
    keys();
    look.addListener(this::repaintPicture);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            repaintPicture();
          }
        });
  }

  private void keys() {
    move("UP", -1, 0);
    move("DOWN", 1, 0);
    move("LEFT", 0, -1);
    move("RIGHT", 0, 1);
    KeyBindings.bind(this, "F2", () -> edit(""));
    KeyBindings.bind(this, "ENTER", () -> edit(""));
    addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyTyped(KeyEvent event) {
            if (!field.isVisible() && !event.isControlDown() && !event.isAltDown())
              typed(event.getKeyChar());
          }
        });
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusGained(FocusEvent event) {
            repaint();
          }
        });
  }

  private void typed(char letter) {
    if (Character.isDigit(letter)) edit(String.valueOf(letter));
    else if (Character.isLetter(letter)) listener.toggleZone(String.valueOf(letter));
  }

  private void move(String key, int down, int right) {
    KeyBindings.bind(this, key, () -> go(down, right, false));
    KeyBindings.bind(this, "shift " + key, () -> go(down, right, true));
  }

  private void go(int down, int right, boolean more) {
    if (field.isVisible()) return;
    MarketCell to = selection.beside(down, right);
    if (chart.filter(shown -> shown.within(to)).isPresent())
      listener.choose(more ? selection.to(to) : MarketSelection.of(to));
  }

  /** Moves to the next space after a price. */
  private void written() {
    requestFocusInWindow();
    go(0, 1, false);
  }

  /** Shows a market, the selection, and where the token would go. */
  void show(Optional<EditedMarket> shown, MarketSelection chosen, List<TokenDestination> to) {
    chart = shown;
    selection = chosen;
    landings = to;
    repaintPicture();
  }

  private void repaintPicture() {
    setBackground(look.theme().paper());
    painter =
        chart.map(
            shown ->
                new MarketPainter(shown.market(), PriceTokens.NONE, Liveries.NONE, look.theme())
                    .bareIn(Math.max(1, getWidth()), Math.max(1, getHeight())));
    Dimension wanted =
        painter
            .map(
                market ->
                    new Dimension(0, (int) Math.ceil(market.heightFor(Math.max(1, getWidth())))))
            .orElse(new Dimension());
    if (!wanted.equals(getPreferredSize())) {
      setPreferredSize(wanted);
      revalidate();
    }
    camera().keepReadable(MarketPainter.LEAST_SCALE, heart);
    picture(
        painter.map(market -> new MoveArrows(market, look.theme(), chosen(), token(), arrows())));
    painter.ifPresent(this::keepInSight);
  }

  /** A view that shows only a part of the market moves only for a selection beyond it. */
  private void keepInSight(MarketPainter market) {
    Rectangle2D space = market.box(selection.lead());
    var middle = new Point2D.Double(space.getCenterX(), space.getCenterY());
    if (camera().shows(middle, space.getWidth() * camera().scale() / 2)) return;
    heart = space;
    camera().keepReadable(MarketPainter.LEAST_SCALE, heart);
    repaint();
  }

  private Set<MarketCell> chosen() {
    return selection == null ? Set.of() : selection.cells();
  }

  private Optional<MarketCell> token() {
    return chart.filter(shown -> shown.has(selection.lead())).map(_ -> selection.lead());
  }

  private List<MoveArrows.Arrow> arrows() {
    EditedMarket shown = chart.orElseThrow();
    return token()
        .map(from -> landings.stream().map(landing -> arrow(shown, from, landing)).toList())
        .orElse(List.of());
  }

  private static MoveArrows.Arrow arrow(
      EditedMarket shown, MarketCell from, TokenDestination landing) {
    return new MoveArrows.Arrow(
        landing.cell(),
        shown.market().at(landing.cell()).price() > shown.market().at(from).price(),
        landing.events());
  }

  /** Opens a field over the token's space. */
  private void edit(String begin) {
    if (painter.isEmpty()) return;
    Rectangle2D box = painter.get().box(selection.lead());
    Point2D corner = camera().toView(new Point2D.Double(box.getMinX(), box.getMinY()));
    field.open(
        begin.isEmpty() ? price() : begin,
        begin.isEmpty(),
        corner,
        Math.max(64, box.getWidth() * camera().scale()));
  }

  private String price() {
    return token()
        .map(cell -> String.valueOf(chart.orElseThrow().market().at(cell).price()))
        .orElse("");
  }

  @Override
  protected void clicked(Point2D point, MouseEvent event) {
    if (event.getClickCount() == 2 && cell(point).isPresent()) edit("");
    else if (event.getClickCount() == 2) fit();
  }

  @Override
  protected boolean grabbed(Point2D point, MouseEvent event) {
    field.setVisible(false);
    Optional<MarketCell> cell = cell(point);
    cell.ifPresent(
        at -> listener.choose(event.isShiftDown() ? selection.to(at) : MarketSelection.of(at)));
    return cell.isPresent();
  }

  @Override
  protected void dragged(Point2D point) {
    cell(point)
        .filter(at -> !at.equals(selection.lead()))
        .ifPresent(at -> listener.choose(selection.to(at)));
  }

  /**
   * The prices that may be changed by a gesture.
   *
   * @param prices the price of a space that is shown somewhere
   */
  NumberScrubber.Numbers numbers(
      BiFunction<MarketCell, Rectangle, Optional<ScrubbedNumber>> prices) {
    return new NumberScrubber.Numbers() {
      @Override
      public Optional<ScrubbedNumber> at(Point point) {
        return cell(camera().toPicture(point)).flatMap(this::price);
      }

      @Override
      public Optional<ScrubbedNumber> selected() {
        return field.isVisible() ? Optional.empty() : price(selection.lead());
      }

      private Optional<ScrubbedNumber> price(MarketCell cell) {
        Rectangle2D box = painter.orElseThrow().box(cell);
        return prices.apply(cell, camera().transform().createTransformedShape(box).getBounds());
      }
    };
  }

  private Optional<MarketCell> cell(Point2D point) {
    return painter.map(market -> market.cellAt(point)).filter(at -> chart.orElseThrow().within(at));
  }

  /**
   * A field over a space of the market for its price: Enter, Tab or leaving it writes it, Escape
   * cancels.
   */
  private static final class PriceField extends JTextField {
    private final transient Function<String, Optional<String>> write;
    private final transient Runnable written;

    PriceField(Function<String, Optional<String>> write, Runnable written) {
      this.write = write;
      this.written = written;
      setName("price");
      getAccessibleContext().setAccessibleName(UiWords.of("chart.price"));
      setVisible(false);
      setFocusTraversalKeysEnabled(false);
      putClientProperty("JTextField.selectAllOnFocusPolicy", "never");
      addActionListener(_ -> commit());
      KeyBindings.onTextChange(this, () -> putClientProperty("JComponent.outline", null));
      addFocusListener(
          new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
              if (!event.isTemporary() && isVisible()) commit();
            }
          });
    }

    void open(String text, boolean all, Point2D corner, double width) {
      setText(text);
      setToolTipText(null);
      if (all) selectAll();
      setBounds((int) corner.getX(), (int) corner.getY(), (int) width, getPreferredSize().height);
      setVisible(true);
      requestFocusInWindow();
    }

    @Override
    protected void processKeyEvent(KeyEvent event) {
      boolean down = event.getID() == KeyEvent.KEY_PRESSED;
      if (down && event.getKeyCode() == KeyEvent.VK_TAB) commit();
      else if (down && event.getKeyCode() == KeyEvent.VK_ESCAPE) leave();
      else super.processKeyEvent(event);
      if (event.getKeyCode() == KeyEvent.VK_TAB) event.consume();
    }

    private void leave() {
      setVisible(false);
      getParent().requestFocusInWindow();
    }

    private void commit() {
      Optional<String> refused = write.apply(getText().strip());
      if (refused.isPresent()) {
        putClientProperty("JComponent.outline", "error");
        setToolTipText(refused.get());
        return;
      }
      setVisible(false);
      written.run();
    }
  }
}
