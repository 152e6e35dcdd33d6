package roundhouse.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lays out text on pages, on wide ones in columns. */
final class TextPages {
  private static final double SIDE = 16;
  private static final double TOP = 15;
  private static final double BETWEEN = 14;

  /** Lines are at least as long as on the narrowest paper, so that tables fit. */
  private static final double NARROWEST = PageSize.A4.upright().width() - 2 * SIDE;

  private record Placed(PageBlock block, double x, double y) {}

  private final String name;
  private final Sheet sheet;
  private final int columns;
  private final double width;
  private final List<PrintedPage> pages = new ArrayList<>();
  private List<Placed> here = new ArrayList<>();
  private int column;
  private double y = TOP;

  /** The head of the table that is being placed, which is repeated where it continues. */
  private Optional<PageBlock> head = Optional.empty();

  private TextPages(String name, Sheet sheet) {
    this.name = name;
    this.sheet = sheet;
    columns = columns(sheet);
    width = width(sheet);
  }

  private static int columns(Sheet sheet) {
    return (int) ((sheet.width() - 2 * SIDE + BETWEEN) / (NARROWEST + BETWEEN));
  }

  /** The length of lines on a sheet. */
  static double width(Sheet sheet) {
    int columns = columns(sheet);
    return (sheet.width() - 2 * SIDE - (columns - 1) * BETWEEN) / columns;
  }

  static List<PrintedPage> of(String name, Sheet sheet, List<PageBlock> blocks) {
    var text = new TextPages(name, sheet);
    for (int i = 0; i < blocks.size(); i++) text.place(blocks.get(i), text.needed(blocks, i));
    text.endPage();
    return text.pages;
  }

  private void place(PageBlock block, double needed) {
    boolean full = y + needed > sheet.height() - TOP && y > TOP;
    if (full) endColumn();
    if (!(block instanceof PageBlock.Row row)) head = Optional.empty();
    else if (row.head()) head = Optional.of(row);
    else if (full) head.ifPresent(this::add);
    add(block);
  }

  private void add(PageBlock block) {
    here.add(new Placed(block, SIDE + column * (width + BETWEEN), y));
    y += block.height(width);
  }

  private void endColumn() {
    column++;
    y = TOP;
    if (column == columns) endPage();
  }

  private void endPage() {
    column = 0;
    List<Placed> placed = List.copyOf(here);
    here = new ArrayList<>();
    if (!placed.isEmpty()) pages.add(new PrintedPage(name, sheet, canvas -> draw(canvas, placed)));
  }

  private void draw(PageCanvas canvas, List<Placed> placed) {
    for (Placed each : placed) each.block().draw(canvas, each.x(), each.y(), width);
  }

  /** A heading also needs room for the block after it. */
  private double needed(List<PageBlock> blocks, int from) {
    double needed = blocks.get(from).height(width);
    for (int i = from; blocks.get(i).keepsWithNext() && i + 1 < blocks.size(); i++)
      needed += blocks.get(i + 1).height(width);
    return needed;
  }
}
