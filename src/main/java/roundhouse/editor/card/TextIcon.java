package roundhouse.editor.card;

import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.ArrayList;
import java.util.List;
import javax.swing.Icon;

/**
 * Words in lines, in the colour of the component that shows them.
 *
 * @param letters of the words
 * @param width in pixels
 * @param height in pixels
 */
record TextIcon(List<String> lines, FontMetrics letters, int width, int height) implements Icon {
  /** Breaks a text between words. A word that is wider than a line has one of its own. */
  static TextIcon of(String text, FontMetrics letters, int width, int height) {
    var lines = new ArrayList<String>();
    String line = "";
    for (String word : text.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (line.isEmpty() || letters.stringWidth(longer) <= width) line = longer;
      else {
        lines.add(line);
        line = word;
      }
    }
    lines.add(line);
    return new TextIcon(lines, letters, width, height);
  }

  @Override
  public void paintIcon(Component in, Graphics graphics, int x, int y) {
    var own = (Graphics2D) graphics.create();
    own.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    own.setFont(letters.getFont());
    own.setColor(in.getForeground());
    int top = y + (height - lines.size() * letters.getHeight()) / 2;
    for (String line : lines) {
      own.drawString(line, x + (width - letters.stringWidth(line)) / 2, top + letters.getAscent());
      top += letters.getHeight();
    }
    own.dispose();
  }

  @Override
  public int getIconWidth() {
    return width;
  }

  @Override
  public int getIconHeight() {
    return height;
  }
}
