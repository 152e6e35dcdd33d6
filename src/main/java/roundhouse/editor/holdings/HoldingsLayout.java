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
 * Companies scroll between their headings and the sums. The sums keep their place: below the room
 * for all companies of the game where the bank has room below them, else at the lower edge, and the
 * bank takes the place of the companies if it is asked for.
 */
final class HoldingsLayout implements LayoutManager {
  /** Less than this is not worth showing. */
  private static final int LEAST_BANK = 150;

  private final HoldingsTable companies;
  private final HoldingsTable totals;
  private final JScrollPane rows;
  private final JViewport sums = new JViewport();
  private final JScrollPane bank;
  private boolean bankAlone;
  private int heading;
  private int most;

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

  /** Shows the bank in place of the companies, or these again. */
  void showBank(boolean alone) {
    bankAlone = alone;
  }

  /** The width of the bar where companies scroll. */
  int barWidth() {
    return rows.getVerticalScrollBar().getPreferredSize().width;
  }

  /**
   * @param companies how many rows there may be in the course of the game
   */
  void most(int companies) {
    most = companies;
  }

  /** Whether the bank has room below the sums. */
  boolean hasBankBelow(Container parent) {
    return parent.getHeight() - matrix(parent) >= LEAST_BANK;
  }

  /** The height of headings, all companies and sums. */
  private int matrix(Container parent) {
    boolean cramped = companies.getPreferredSize().width > parent.getWidth();
    int bar = cramped ? rows.getHorizontalScrollBar().getPreferredSize().height : 0;
    int below = totals.getPreferredSize().height;
    return heading + most * companies.getRowHeight() + bar + below;
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
    boolean roomy = hasBankBelow(parent);
    boolean alone = bankAlone && !roomy;
    int below = totals.getPreferredSize().height;
    int end = roomy ? matrix(parent) : height;
    int top = Math.max(0, end - below);
    int from = roomy ? end : Math.min(heading, top);
    int to = roomy ? height : alone ? top : from;
    rows.setBounds(0, 0, width, alone ? from : top);
    sums.setBounds(0, top, width, below);
    bank.setBounds(0, from, width, to - from);
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
