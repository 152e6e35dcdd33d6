package roundhouse.print;

import java.util.List;

/** A piece of text that is never split across pages. */
sealed interface PageBlock {
  double HEADING = 4.6;
  double TEXT = 3.1;

  /** The height for a width, in millimetres. */
  double height(double width);

  void draw(PageCanvas canvas, double x, double y, double width);

  /** Whether it must not be last on a page. */
  default boolean keepsWithNext() {
    return false;
  }

  /** The title of the document. */
  record Headline(String text) implements PageBlock {
    @Override
    public double height(double width) {
      return 12;
    }

    @Override
    public void draw(PageCanvas canvas, double x, double y, double width) {
      canvas.text(
          text,
          x,
          y + 8,
          new TextStyle(Typeface.BOLD.fitting(text, 8, width), Typeface.BOLD, PageCanvas.INK));
    }

    @Override
    public boolean keepsWithNext() {
      return true;
    }
  }

  /** The title of a section. */
  record Heading(String text) implements PageBlock {
    @Override
    public double height(double width) {
      return HEADING + 6;
    }

    @Override
    public void draw(PageCanvas canvas, double x, double y, double width) {
      canvas.text(
          text, x, y + HEADING + 2.5, new TextStyle(HEADING, Typeface.BOLD, PageCanvas.INK));
      canvas.outline(
          PageCanvas.line(x, y + HEADING + 4, x + width, y + HEADING + 4), PageCanvas.HAIR, 0.3);
    }

    @Override
    public boolean keepsWithNext() {
      return true;
    }
  }

  /** A paragraph with an indentation in millimetres. */
  record Paragraph(String text, double indent, Typeface type) implements PageBlock {
    @Override
    public double height(double width) {
      return type.lines(text, TEXT, width - indent).size() * TEXT * PageCanvas.LEADING + 0.8;
    }

    @Override
    public void draw(PageCanvas canvas, double x, double y, double width) {
      canvas.paragraph(
          text, x + indent, y + TEXT, width - indent, new TextStyle(TEXT, type, PageCanvas.INK));
    }
  }

  /**
   * A row of a table.
   *
   * @param widths of the columns, as fractions of the whole
   */
  record Row(List<String> cells, List<Double> widths, boolean head) implements PageBlock {
    private static final double PAD = 1.2;

    /** The room left and right of the text of a cell. */
    static final double SIDES = 2 * PAD;

    @Override
    public double height(double width) {
      double most = 0;
      for (int i = 0; i < cells.size(); i++)
        most =
            Math.max(
                most, type().lines(cells.get(i), TEXT, widths.get(i) * width - 2 * PAD).size());
      return most * TEXT * PageCanvas.LEADING + 2;
    }

    @Override
    public void draw(PageCanvas canvas, double x, double y, double width) {
      double height = height(width);
      if (head) canvas.fill(PageCanvas.box(x, y, width, height, 0.6), PageCanvas.TINT);
      double left = x;
      for (int i = 0; i < cells.size(); i++) {
        canvas.paragraph(
            cells.get(i),
            left + PAD,
            y + TEXT + 0.9,
            widths.get(i) * width - 2 * PAD,
            new TextStyle(TEXT, type(), PageCanvas.INK));
        left += widths.get(i) * width;
      }
      canvas.outline(PageCanvas.line(x, y + height, x + width, y + height), PageCanvas.HAIR, 0.15);
    }

    private Typeface type() {
      return head ? Typeface.BOLD : Typeface.PLAIN;
    }

    @Override
    public boolean keepsWithNext() {
      return head;
    }
  }
}
