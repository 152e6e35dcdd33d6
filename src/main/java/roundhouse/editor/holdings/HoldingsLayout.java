package roundhouse.editor.holdings;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import java.awt.Point;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import roundhouse.editor.kit.Panels;

/**
 * Companies scroll between their headings and the sums, which stay; the bank takes the rest of the
 * height, or all of it if it is asked for.
 */
final class HoldingsLayout implements LayoutManager {
  /** Less than this is not worth showing. */
  private static final int LEAST_BANK = 90;

  private final HoldingsTable companies;
  private final HoldingsTable totals;
  private final JScrollPane rows;
  private final JViewport sums = new JViewport();
  private final JScrollPane bank;
  private boolean bankAlone;
  private int heading;

  HoldingsLayout(HoldingsTable companies, HoldingsTable totals, JComponent bank) {
    this.companies = companies;
    this.totals = totals;
    rows = Panels.scroll(companies);
    rows.setColumnHeaderView(companies.getTableHeader());
    this.bank = Panels.scroll(bank);
    sums.setView(totals);
    rows.getViewport()
        .addChangeListener(
            _ -> sums.setViewPosition(new Point(rows.getViewport().getViewPosition().x, 0)));
  }

  void addTo(Container parent) {
    for (Component part : new Component[] {rows, sums, bank}) parent.add(part);
  }

  /** Shows the bank in place of the companies, or below them again. */
  void showBank(boolean alone) {
    bankAlone = alone;
  }

  /** The width of the bar where companies scroll. */
  int barWidth() {
    return rows.getVerticalScrollBar().getPreferredSize().width;
  }

  /** The height of the headings. */
  void heading(int pixels) {
    heading = pixels;
    var header = companies.getTableHeader();
    header.setPreferredSize(new Dimension(companies.getPreferredSize().width, pixels));
    header.revalidate();
  }

  @Override
  public void layoutContainer(Container parent) {
    int width = parent.getWidth();
    int height = parent.getHeight();
    boolean cramped = companies.getPreferredSize().width > width;
    int bar = cramped ? rows.getHorizontalScrollBar().getPreferredSize().height : 0;
    int body = bankAlone ? heading : heading + companies.getPreferredSize().height + bar;
    int below = bankAlone ? 0 : totals.getPreferredSize().height;
    int top = Math.max(0, Math.min(body, height - below));
    int left = height - top - below;
    rows.setBounds(0, 0, width, left < LEAST_BANK && !bankAlone ? height - below : top);
    sums.setBounds(0, rows.getHeight(), width, below);
    int from = rows.getHeight() + below;
    bank.setBounds(0, from, width, Math.max(0, height - from));
  }

  @Override
  public Dimension preferredLayoutSize(Container parent) {
    return new Dimension(
        companies.getPreferredSize().width,
        heading + companies.getPreferredSize().height + totals.getPreferredSize().height);
  }

  @Override
  public Dimension minimumLayoutSize(Container parent) {
    return new Dimension(0, 0);
  }

  @Override
  public void addLayoutComponent(String name, Component part) {
    // Its parts are known.
    return;
  }

  @Override
  public void removeLayoutComponent(Component part) {
    // Its parts stay.
    return;
  }
}
