package roundhouse.editor.printing;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.VisibilityAndSizeListener;
import roundhouse.print.PrintedGame.Part;
import roundhouse.print.PrintedPage;
import roundhouse.print.Sheet;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;

/**
 * The pages as they will be printed: how many, all of them small, and one large. They are made and
 * drawn in the background, as the files are.
 */
final class PagePreview extends JPanel {
  /** Milliseconds after which the preview says that it still makes pages. */
  private static final int A_WHILE = 300;

  private final transient PreviewThread thread = new PreviewThread();
  private final transient PageImages images = new PageImages();
  private final transient PreviewPages pages;
  private final MessageLine told = new MessageLine("print told");
  private final PageStrip strip = PageStrip.of(images, this::choose);
  private final LargePage large = new LargePage(this::drawLarge);
  private final PageTurner turner = new PageTurner(strip::turn);
  private final Timer slow;

  /** The small pages that are being drawn. */
  private final transient Set<PreviewPage> drawing = new HashSet<>();

  private transient PrintChoice choice;

  /**
   * @param maker makes the pages of a part
   */
  PagePreview(BiFunction<PrintChoice, Part, List<PrintedPage>> maker) {
    super(new BorderLayout(0, 4));
    pages = new PreviewPages(maker);
    slow = new Timer(A_WHILE, _ -> told.tell(UiWords.of("print.making")));
    slow.setRepeats(false);
    told.putClientProperty("FlatLaf.styleClass", "h4");
    told.setBorder(BorderFactory.createEmptyBorder(0, 0, 2, 0));
    JScrollPane scrolling = strip.scrolling();
    scrolling.getViewport().addChangeListener(_ -> drawSmall());
    addComponentListener(new VisibilityAndSizeListener(this::drawSmall));
    add(told, BorderLayout.NORTH);
    add(scrolling, BorderLayout.WEST);
    add(large, BorderLayout.CENTER);
    add(turner, BorderLayout.SOUTH);
  }

  /** Ends the work in the background. */
  void end() {
    slow.stop();
    thread.end();
  }

  /** Shows what a choice prints; what an earlier choice would have shown is given up. */
  void show(PrintChoice next) {
    choice = next;
    thread.forget();
    drawing.clear();
    slow.restart();
    thread.last(wanted -> pages.of(next, wanted), this::arrived, this::failed);
  }

  private void arrived(List<PreviewPage> made) {
    slow.stop();
    strip.show(made);
    if (made.isEmpty()) {
      large.say(says(made));
      turner.show(0, 0, "");
    }
    told.tell(says(made));
    drawSmall();
  }

  private void failed(Throwable why) {
    slow.stop();
    told.tell(UiWords.of("print.no-pages", why));
  }

  /** How many sheets of what, and which parts are not among them. */
  private String says(List<PreviewPage> made) {
    if (choice.parts().isEmpty()) return UiWords.of("print.partless");
    long sheets = made.stream().filter(page -> page.page().isPresent()).count();
    String count = UiWords.counted("print.sheets", sheets, PrintWords.of(choice.paper()));
    String without =
        made.stream()
            .filter(page -> page.page().isEmpty())
            .map(page -> PrintWords.of(page.part()))
            .distinct()
            .collect(Collectors.joining(", "));
    return without.isEmpty() ? count : UiWords.of("print.sheets-without", count, without);
  }

  private void choose(PreviewPage page) {
    int number = strip.getSelectedIndex() + 1;
    turner.show(number, strip.count(), page.says());
    String says = UiWords.of("print.page", number, strip.count(), page.says());
    page.page()
        .ifPresentOrElse(
            printed -> large.show(printed, says, images.of(page)), () -> large.say(page.fault()));
  }

  private void drawLarge(double scale) {
    Optional.ofNullable(strip.getSelectedValue())
        .ifPresent(
            page ->
                page.page()
                    .ifPresent(
                        printed ->
                            thread.first(
                                _ -> printed.image(scale),
                                image -> drawn(page, printed, image),
                                why -> undrawn(page, why))));
  }

  private void drawn(PreviewPage page, PrintedPage printed, BufferedImage image) {
    if (page.equals(strip.getSelectedValue())) large.sharpen(printed, image);
  }

  private void undrawn(PreviewPage page, Throwable why) {
    PreviewPage fault = page.without(why);
    boolean chosen = page.equals(strip.getSelectedValue());
    strip.replace(page, fault);
    if (chosen) choose(fault);
    told.tell(says(strip.all()));
  }

  /** Draws the small pages in sight that are not drawn yet. */
  private void drawSmall() {
    for (PreviewPage page : strip.inSight())
      if (images.of(page).isEmpty() && drawing.add(page))
        page.page().ifPresent(printed -> drawSmall(page, printed));
  }

  private void drawSmall(PreviewPage page, PrintedPage printed) {
    Sheet sheet = printed.sheet();
    double device = getGraphicsConfiguration().getDefaultTransform().getScaleX();
    thread.last(
        _ -> printed.image(SmallPage.scale(sheet) * device),
        image -> {
          images.keep(page, image);
          drawing.remove(page);
          strip.repaint();
        },
        why -> undrawn(page, why));
  }

  /** The chosen page, or why there is none. */
  private static final class LargePage extends JPanel {
    private static final String PAGE = "page";
    private static final String WORDS = "words";

    private final CardLayout cards = new CardLayout();
    private final PageView view;
    private final JTextArea words = new JTextArea();

    /**
     * @param ask asks for an image of the page, with this many pixels to a millimetre
     */
    LargePage(DoubleConsumer ask) {
      view = new PageView(ask);
      setLayout(cards);
      words.setName("print fault");
      words.setEditable(false);
      words.setLineWrap(true);
      words.setWrapStyleWord(true);
      words.setBorder(BorderFactory.createEmptyBorder(12, 12, 12, 12));
      words.getAccessibleContext().setAccessibleName(UiWords.of("print.preview"));
      add(view, PAGE);
      add(Panels.scroll(words), WORDS);
    }

    /**
     * @param says what it is, for screen readers
     * @param small an image of it to show at once, if there is one
     */
    void show(PrintedPage page, String says, Optional<BufferedImage> small) {
      view.getAccessibleContext().setAccessibleName(says);
      view.show(page, small);
      cards.show(this, PAGE);
    }

    /** Shows an image of the page that was asked for. */
    void sharpen(PrintedPage page, BufferedImage image) {
      view.sharpen(page, image);
    }

    /** Shows words in place of a page. */
    void say(String text) {
      words.setText(text);
      words.setCaretPosition(0);
      cards.show(this, WORDS);
    }
  }

  /** Says which page is shown, and turns to the one before or after it. */
  private static final class PageTurner extends JPanel {
    private final FittingLabel told = new FittingLabel(" ", SwingConstants.CENTER);
    private final JButton before;
    private final JButton after;

    /**
     * @param turn turns by a number of pages
     */
    PageTurner(IntConsumer turn) {
      super(new BorderLayout(8, 0));
      before = button("‹", UiWords.of("print.before"), turn, -1);
      after = button("›", UiWords.of("print.after"), turn, 1);
      told.setName("print page told");
      before.setName("print before");
      after.setName("print after");
      registerKeyboardAction(
          _ -> turn.accept(-1),
          KeyStroke.getKeyStroke("alt PAGE_UP"),
          JComponent.WHEN_IN_FOCUSED_WINDOW);
      registerKeyboardAction(
          _ -> turn.accept(1),
          KeyStroke.getKeyStroke("alt PAGE_DOWN"),
          JComponent.WHEN_IN_FOCUSED_WINDOW);
      add(before, BorderLayout.WEST);
      add(told, BorderLayout.CENTER);
      add(after, BorderLayout.EAST);
      show(0, 0, "");
    }

    private static JButton button(String sign, String says, IntConsumer turn, int by) {
      var button = new JButton(sign);
      button.setToolTipText(says);
      button.getAccessibleContext().setAccessibleName(says);
      button.addActionListener(_ -> turn.accept(by));
      return button;
    }

    /**
     * @param number of the page that is shown, from 1; 0 if there is none
     * @param says what it is
     */
    void show(int number, int count, String says) {
      told.setText(number == 0 ? " " : UiWords.of("print.page", number, count, says));
      before.setEnabled(number > 1);
      after.setEnabled(number < count);
    }
  }

  /** Makes the pages of a preview, and keeps those of a part while they stay the same. */
  static final class PreviewPages {
    private final BiFunction<PrintChoice, Part, List<PrintedPage>> maker;
    private final Map<Part, List<PreviewPage>> kept = new EnumMap<>(Part.class);
    private PrintChoice before;

    /**
     * @param maker makes the pages of a part
     */
    PreviewPages(BiFunction<PrintChoice, Part, List<PrintedPage>> maker) {
      this.maker = maker;
    }

    /**
     * The pages in their order; a part that cannot be printed says so in its place.
     *
     * @param wanted called before each part; an exception ends the work
     */
    List<PreviewPage> of(PrintChoice choice, Runnable wanted) {
      if (before != null && !choice.printsAlike(before)) kept.clear();
      before = choice;
      var all = new ArrayList<PreviewPage>();
      for (Part part : choice.parts()) {
        wanted.run();
        all.addAll(kept.computeIfAbsent(part, each -> made(choice, each)));
      }
      return all;
    }

    private List<PreviewPage> made(PrintChoice choice, Part part) {
      try {
        return PreviewPage.of(part, maker.apply(choice, part));
      } catch (RuntimeException why) {
        return List.of(PreviewPage.failed(part, why));
      }
    }
  }

  /** Makes and draws pages one after another, off the event thread. */
  private static final class PreviewThread {
    private final BlockingDeque<Runnable> waiting = new LinkedBlockingDeque<>();
    private final AtomicInteger turn = new AtomicInteger();
    private volatile boolean ended;

    /** Starts it; end it when nobody looks any more. */
    PreviewThread() {
      BackgroundThreads.start("preview", this::work);
    }

    void end() {
      forget();
      ended = true;
      waiting.addFirst(() -> {});
    }

    private void work() {
      try {
        while (!ended) waiting.take().run();
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }

    /** Drops all work that is not done, because it would show something outdated. */
    void forget() {
      turn.incrementAndGet();
      waiting.clear();
    }

    /**
     * Answers before all that waits.
     *
     * @param question is given a check to run between its steps, which ends it once it is outdated
     * @param then called on the event thread, unless the answer is outdated
     * @param failed the same, with what went wrong instead
     */
    <T> void first(Function<Runnable, T> question, Consumer<T> then, Consumer<Throwable> failed) {
      waiting.addFirst(task(question, then, failed));
    }

    /** The same after all that waits. */
    <T> void last(Function<Runnable, T> question, Consumer<T> then, Consumer<Throwable> failed) {
      waiting.addLast(task(question, then, failed));
    }

    private <T> Runnable task(
        Function<Runnable, T> question, Consumer<T> then, Consumer<Throwable> failed) {
      int mine = turn.get();
      return () -> {
        try {
          T answer = question.apply(() -> check(mine));
          tell(mine, () -> then.accept(answer));
        } catch (CancellationException outdated) {
          return;
        } catch (RuntimeException | Error fault) {
          tell(mine, () -> failed.accept(fault));
        }
      };
    }

    private void check(int mine) {
      if (mine != turn.get()) throw new CancellationException();
    }

    private void tell(int mine, Runnable news) {
      SwingUtilities.invokeLater(
          () -> {
            if (mine == turn.get()) news.run();
          });
    }
  }
}
