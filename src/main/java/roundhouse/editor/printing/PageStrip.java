package roundhouse.editor.printing;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.Panels;
import roundhouse.print.PrintedGame.Part;
import roundhouse.words.UiWords;

/** All pages below each other, small. */
final class PageStrip extends JList<PreviewPage> {
  private final DefaultListModel<PreviewPage> pages;

  private PageStrip(DefaultListModel<PreviewPage> pages) {
    super(pages);
    this.pages = pages;
  }

  /**
   * @param chosen called with the page that is to be shown large
   */
  static PageStrip of(PageImages images, Consumer<PreviewPage> chosen) {
    var strip = new PageStrip(new DefaultListModel<>());
    strip.setName("print pages");
    strip.getAccessibleContext().setAccessibleName(UiWords.of("print.pages"));
    strip.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    strip.setCellRenderer(new PageCell(images));
    strip.setFixedCellWidth(PageCell.usualSize().width);
    strip.setFixedCellHeight(PageCell.usualSize().height);
    strip.addListSelectionListener(
        _ -> Optional.ofNullable(strip.getSelectedValue()).ifPresent(chosen));
    return strip;
  }

  /** The strip with its scroll bar. */
  JScrollPane scrolling() {
    JScrollPane pane = Panels.scroll(this);
    pane.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    pane.setVerticalScrollBarPolicy(JScrollPane.VERTICAL_SCROLLBAR_ALWAYS);
    return pane;
  }

  /** Shows other pages; the page that was chosen stays chosen, or the first of its part. */
  void show(List<PreviewPage> shown) {
    Optional<PreviewPage> before = Optional.ofNullable(getSelectedValue());
    pages.clear();
    pages.addAll(shown);
    if (shown.isEmpty()) return;
    int same = before.map(page -> like(shown, page)).orElse(0);
    setSelectedIndex(same);
    ensureIndexIsVisible(same);
  }

  /** Where the page like another one is among others. */
  private static int like(List<PreviewPage> shown, PreviewPage page) {
    IntPredicate part = index -> shown.get(index).part() == page.part();
    IntPredicate number = index -> shown.get(index).number() == page.number();
    return first(shown, part.and(number)).orElseGet(() -> first(shown, part).orElse(0));
  }

  private static Optional<Integer> first(List<PreviewPage> shown, IntPredicate wanted) {
    return IntStream.range(0, shown.size()).filter(wanted).boxed().findFirst();
  }

  /** Shows a page in place of another. */
  void replace(PreviewPage page, PreviewPage by) {
    int index = pages.indexOf(page);
    if (index >= 0) pages.set(index, by);
  }

  List<PreviewPage> all() {
    return Collections.list(pages.elements());
  }

  /** The pages in sight. */
  List<PreviewPage> inSight() {
    int first = getFirstVisibleIndex();
    if (first < 0) return List.of();
    return IntStream.rangeClosed(first, getLastVisibleIndex()).mapToObj(pages::get).toList();
  }

  int count() {
    return pages.size();
  }

  /** Turns to another page. */
  void turn(int by) {
    if (pages.isEmpty()) return;
    int next = Math.clamp(getSelectedIndex() + by, 0, pages.size() - 1);
    setSelectedIndex(next);
    ensureIndexIsVisible(next);
  }

  /** A page of the strip: small, with its number and part below. */
  private static final class PageCell extends JPanel implements ListCellRenderer<PreviewPage> {
    private final transient PageImages images;
    private final SmallPage picture = new SmallPage();
    private final FittingLabel name = new FittingLabel("", SwingConstants.CENTER);

    PageCell(PageImages images) {
      super(new BorderLayout(0, 2));
      this.images = images;
      setBorder(BorderFactory.createEmptyBorder(6, 6, 4, 6));
      add(picture, BorderLayout.CENTER);
      add(name, BorderLayout.SOUTH);
    }

    /** The size of a cell, in which each name fits. */
    static Dimension usualSize() {
      var cell = new PageCell(new PageImages());
      var all = new Dimension();
      for (Part part : Part.values()) {
        cell.name.setText("00 " + PrintWords.of(part));
        Dimension size = cell.getPreferredSize();
        all.setSize(Math.max(all.width, size.width), Math.max(all.height, size.height));
      }
      return all;
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends PreviewPage> list,
        PreviewPage page,
        int index,
        boolean chosen,
        boolean own) {
      setBackground(chosen ? list.getSelectionBackground() : list.getBackground());
      name.setForeground(chosen ? list.getSelectionForeground() : list.getForeground());
      name.setText(index + 1 + " " + PrintWords.of(page.part()));
      picture.show(page.page(), images.of(page));
      String says = UiWords.of("print.page", index + 1, list.getModel().getSize(), page.says());
      getAccessibleContext().setAccessibleName(says);
      getAccessibleContext().setAccessibleDescription(page.fault());
      setToolTipText(page.fault().isEmpty() ? says : page.fault());
      return this;
    }
  }
}
