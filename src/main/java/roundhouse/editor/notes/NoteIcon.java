package roundhouse.editor.notes;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import roundhouse.editor.kit.icons.SquareIcon;

/** A small sheet: there is a note. */
public record NoteIcon() implements SquareIcon {
  public static final Color PAPER = new Color(0xF2C230);
  private static final Color EDGE = new Color(0x6B5200);

  @Override
  public int size() {
    return 12;
  }

  @Override
  public void draw(Graphics2D own, Component on) {
    var sheet = new Path2D.Double();
    sheet.moveTo(1, 1);
    sheet.lineTo(8, 1);
    sheet.lineTo(11, 4);
    sheet.lineTo(11, 11);
    sheet.lineTo(1, 11);
    sheet.closePath();
    own.setColor(PAPER);
    own.fill(sheet);
    own.setColor(EDGE);
    own.draw(sheet);
  }
}
