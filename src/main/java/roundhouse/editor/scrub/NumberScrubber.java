package roundhouse.editor.scrub;

import java.awt.Cursor;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.event.ActionEvent;
import java.awt.event.ActionListener;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseListener;
import java.awt.event.MouseMotionListener;
import java.awt.event.MouseWheelEvent;
import java.awt.event.MouseWheelListener;
import java.beans.PropertyChangeListener;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import roundhouse.editor.kit.HoverCard;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.Scrub;

/**
 * Changes the numbers that a component shows: Alt and a drag or the wheel over one, or Alt+Up and
 * Alt+Down where the selection is; with Shift ten steps at once. The gesture lasts until the button
 * or Alt is released; Escape takes it back.
 */
public final class NumberScrubber {
  /** Pixels of a drag for each step. */
  private static final int PIXELS = 8;

  /** Milliseconds without a change after which the game follows. */
  private static final int REST = 150;

  private static final int WIDE = 10;

  /** The numbers of a component. */
  public interface Numbers {
    /** The number at a point. */
    Optional<ScrubbedNumber> at(Point point);

    /** The number where the selection or the caret is. */
    Optional<ScrubbedNumber> selected();

    /** A number has become another, before the design is read again. */
    default void changed(ScrubbedNumber number, int now) {}
  }

  private final JComponent over;
  private final OpenDocuments documents;
  private final Numbers numbers;
  private final HoverCard card;
  private Optional<Gesture> gesture = Optional.empty();

  private NumberScrubber(JComponent over, OpenDocuments documents, Numbers numbers) {
    this.over = over;
    this.documents = documents;
    this.numbers = numbers;
    card = HoverCard.untilKey(over, _ -> gesture.map(Gesture::told));
  }

  /** Lets the numbers of a component be changed; its own bindings count where no number is. */
  public static void install(JComponent over, OpenDocuments documents, Numbers numbers) {
    var scrubber = new NumberScrubber(over, documents, numbers);
    scrubber.bind("alt UP", 1);
    scrubber.bind("alt DOWN", -1);
    scrubber.bind("alt shift UP", WIDE);
    scrubber.bind("alt shift DOWN", -WIDE);
    scrubber.listenFirst();
  }

  private void bind(String key, int steps) {
    ActionListener otherwise = over.getActionForKeyStroke(KeyStroke.getKeyStroke(key));
    KeyBindings.bindFocused(
        over,
        key,
        () -> {
          Optional<ScrubbedNumber> number = numbers.selected();
          if (number.isPresent()) on(number.get()).move(steps);
          else if (otherwise != null)
            otherwise.actionPerformed(new ActionEvent(over, ActionEvent.ACTION_PERFORMED, key));
        });
  }

  /** The component's own listeners leave alone what was consumed before they hear of it. */
  private void listenFirst() {
    var mouse = new Mouse();
    MouseListener[] presses = over.getMouseListeners();
    MouseMotionListener[] moves = over.getMouseMotionListeners();
    MouseWheelListener[] turns = over.getMouseWheelListeners();
    for (var each : presses) over.removeMouseListener(each);
    for (var each : moves) over.removeMouseMotionListener(each);
    for (var each : turns) over.removeMouseWheelListener(each);
    over.addMouseListener(mouse);
    over.addMouseMotionListener(mouse);
    over.addMouseWheelListener(mouse);
    for (var each : presses) over.addMouseListener(each);
    for (var each : moves) over.addMouseMotionListener(each);
    for (var each : turns) over.addMouseWheelListener(each);
  }

  /** The gesture on a number: the one that goes on, or a new one. */
  private Gesture on(ScrubbedNumber number) {
    if (gesture.filter(going -> going.number.isSame(number)).isEmpty()) {
      end();
      gesture = Optional.of(new Gesture(number));
    }
    return gesture.get();
  }

  private void end() {
    gesture.ifPresent(going -> going.finish(false));
  }

  /** Changes one number until the button or Alt is released. */
  private final class Gesture implements KeyEventDispatcher {
    private final ScrubbedNumber number;
    private final Scrub scrub;
    private final Timer rest;
    private final PropertyChangeListener left = _ -> finish(false);
    private int now;
    private boolean byDrag;

    Gesture(ScrubbedNumber number) {
      this.number = number;
      now = number.value();
      scrub = documents.scrub(number.file());
      rest = new Timer(REST, _ -> scrub.rest());
      rest.setRepeats(false);
      var focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
      focus.addKeyEventDispatcher(this);
      focus.addPropertyChangeListener("focusedWindow", left);
    }

    void move(int steps) {
      int next = number.scale().moved(now, steps);
      if (next != now) {
        now = next;
        scrub.edit(text -> number.writer().write(text, next));
        numbers.changed(number, next);
        rest.restart();
      }
      card.show(number.about().getLocation());
    }

    private HoverCard.Content told() {
      NumberScale scale = number.scale();
      return new HoverCard.Content(
          number.about(),
          List.of(
              UiWords.of("scrub.change", number.value(), now),
              UiWords.of("scrub.keys", scale.step() * WIDE, number.value())));
    }

    void finish(boolean taken) {
      if (gesture.filter(this::equals).isEmpty()) return;
      gesture = Optional.empty();
      rest.stop();
      var focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
      focus.removeKeyEventDispatcher(this);
      focus.removePropertyChangeListener("focusedWindow", left);
      card.hide();
      if (taken) {
        numbers.changed(number, number.value());
        scrub.cancel(text -> number.writer().write(text, number.value()));
      } else scrub.end();
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
      if (event.getID() == KeyEvent.KEY_PRESSED && event.getKeyCode() == KeyEvent.VK_ESCAPE) {
        finish(true);
        return true;
      }
      boolean released = event.getID() == KeyEvent.KEY_RELEASED;
      if (released && event.getKeyCode() == KeyEvent.VK_ALT && !byDrag) finish(false);
      return false;
    }
  }

  private final class Mouse extends MouseAdapter {
    private Optional<Gesture> dragged = Optional.empty();
    private Point from = new Point();

    /** The pointer's usual shape, while it has another. */
    private Optional<Cursor> usual = Optional.empty();

    private boolean isAsked(MouseEvent event) {
      return event.isAltDown() && SwingUtilities.isLeftMouseButton(event);
    }

    @Override
    public void mousePressed(MouseEvent event) {
      dragged = Optional.empty();
      if (!isAsked(event)) return;
      dragged = numbers.at(event.getPoint()).map(NumberScrubber.this::on);
      dragged.ifPresent(
          going -> {
            going.byDrag = true;
            from = event.getPoint();
            over.requestFocusInWindow();
            event.consume();
          });
    }

    /** To the right and up is more. */
    @Override
    public void mouseDragged(MouseEvent event) {
      if (dragged.isEmpty()) return;
      event.consume();
      int steps = (event.getX() - from.x - event.getY() + from.y) / PIXELS;
      if (steps == 0 || !gesture.equals(dragged)) return;
      from.translate(steps * PIXELS, 0);
      dragged.get().move(event.isShiftDown() ? steps * WIDE : steps);
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      if (dragged.isEmpty()) return;
      event.consume();
      dragged.get().finish(false);
      dragged = Optional.empty();
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      boolean may = event.isAltDown() && numbers.at(event.getPoint()).isPresent();
      if (may == usual.isPresent()) return;
      Cursor before = usual.orElseGet(over::getCursor);
      usual = may ? Optional.of(before) : Optional.empty();
      over.setCursor(may ? Cursor.getPredefinedCursor(Cursor.E_RESIZE_CURSOR) : before);
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      Optional<ScrubbedNumber> number =
          event.isAltDown() ? numbers.at(event.getPoint()) : Optional.empty();
      if (number.isPresent()) {
        int steps = -event.getWheelRotation();
        on(number.get()).move(event.isShiftDown() ? steps * WIDE : steps);
        event.consume();
      } else if (over.getMouseWheelListeners().length == 1)
        over.getParent()
            .dispatchEvent(SwingUtilities.convertMouseEvent(over, event, over.getParent()));
    }
  }
}
