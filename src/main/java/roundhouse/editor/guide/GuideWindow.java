package roundhouse.editor.guide;

import java.awt.BorderLayout;
import java.awt.Desktop;
import java.awt.Frame;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JToolBar;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.WindowLook;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;

/**
 * The guide in a separate window, to use beside the main one: contents and search on the left, the
 * page on the right.
 */
public final class GuideWindow extends JFrame {
  private final GuideContents contents = new GuideContents(this::go);
  private final GuidePageView view;
  private final MessageLine told = new MessageLine("guide told");
  private final JButton back = new JButton(UiWords.of("guide.back"));
  private final transient Deque<GuideLocation> before = new ArrayDeque<>();
  private transient GuideLocation present = new GuideLocation("", "");
  private transient Optional<Guide> guide = Optional.empty();

  public GuideWindow(Frame owner, WindowLook look, Settings settings) {
    super(UiWords.of("guide.window"));
    setName("guide");
    setIconImages(owner.getIconImages());
    view = new GuidePageView(look, this::follow);
    look.addListener(view::applyStyles);
    back.setName("guide back");
    back.setToolTipText(UiWords.of("guide.back-tip"));
    back.addActionListener(_ -> back());
    back.setEnabled(false);
    var bar = new JToolBar();
    bar.setFloatable(false);
    bar.add(back);
    bar.add(told);
    add(bar, BorderLayout.NORTH);
    add(
        new Divider(settings, "guide", 300, 0).row(contents, Panels.scroll(view)),
        BorderLayout.CENTER);
    keys(getRootPane());
    setSize(1120, 780);
    setLocationRelativeTo(owner);
  }

  private void keys(JComponent root) {
    KeyBindings.bind(root, "ESCAPE", () -> setVisible(false));
    KeyBindings.bind(root, "ctrl F", contents::search);
    KeyBindings.bind(root, "alt LEFT", this::back);
  }

  /**
   * Opens the place that explains a topic best; the first time, reads the pages in the background.
   */
  public void open(GuideTopic topic) {
    setVisible(true);
    toFront();
    if (guide.isPresent()) {
      go(guide.get().find(topic));
      return;
    }
    told.tell(UiWords.of("guide.reading"));
    BackgroundThreads.start(
        "guide",
        () -> {
          Guide read = Guide.read();
          SwingUtilities.invokeLater(() -> show(read, topic));
        });
  }

  private void show(Guide read, GuideTopic topic) {
    guide = Optional.of(read);
    contents.show(read.pages());
    go(read.find(topic));
    view.requestFocusInWindow();
  }

  private void go(GuideLocation place) {
    if (place.equals(present)) return;
    if (!present.page().isEmpty()) before.push(present);
    visit(place);
  }

  private void back() {
    if (!before.isEmpty()) visit(before.pop());
  }

  private void visit(GuideLocation place) {
    present = place;
    back.setEnabled(!before.isEmpty());
    guide
        .flatMap(read -> read.page(place.page()))
        .ifPresent(
            page -> {
              view.show(page, place.anchor());
              told.tell(page.title());
            });
    contents.mark(place);
  }

  /**
   * Follows a link to a page of the guide or to the web; names the file if it leads to a file of
   * the repository.
   */
  private void follow(String link) {
    if (link.startsWith("http")) {
      browse(link);
      return;
    }
    GuideLocation place = GuideLocation.of(present.page(), link);
    if (guide.flatMap(read -> read.page(place.page())).isPresent()) go(place);
    else told.tell(UiWords.of("guide.file", place.page()));
  }

  private void browse(String link) {
    told.tell(link);
    if (!Desktop.isDesktopSupported() || !Desktop.getDesktop().isSupported(Desktop.Action.BROWSE))
      return;
    BackgroundThreads.start(
        "guide",
        () -> {
          try {
            Desktop.getDesktop().browse(URI.create(link));
          } catch (IOException | IllegalArgumentException none) {
            SwingUtilities.invokeLater(() -> told.tell(UiWords.of("guide.no-browser", link)));
          }
        });
  }
}
