package roundhouse.picture.plot;

import java.awt.Graphics2D;
import java.util.List;
import roundhouse.picture.PictureText;
import roundhouse.picture.Theme;

/**
 * The words of a plot.
 *
 * @param unit of the numbers, "%" or "£"
 * @param places the labels below the bars or along the lines
 */
public record PlotLabels(String title, String unit, List<String> places) {
  public PlotLabels {
    places = List.copyOf(places);
  }

  void drawTitle(Graphics2D graphics, Theme theme, double x, double y) {
    new PictureText(title, PlotFrame.TEXT * 1.3, true).draw(graphics, x, y, theme.text());
  }
}
