package roundhouse.editor.share;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.image.BufferedImage;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureFiles;

/** A picture for other programs, as the clipboard holds it. */
public record CopiedPicture(BufferedImage image) implements Transferable {
  private static final int WIDTH = 2400;

  /**
   * Draws a picture on paper, because many programs show transparent areas as black.
   *
   * @param paper its background
   */
  public static CopiedPicture of(Painter painter, Color paper) {
    BufferedImage drawn = PictureFiles.image(painter, WIDTH);
    var opaque = new BufferedImage(WIDTH, drawn.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = opaque.createGraphics();
    graphics.setColor(paper);
    graphics.fillRect(0, 0, opaque.getWidth(), opaque.getHeight());
    graphics.drawImage(drawn, 0, 0, null);
    graphics.dispose();
    return new CopiedPicture(opaque);
  }

  /** Puts the picture there. */
  public void on(Clipboard clipboard) {
    clipboard.setContents(this, null);
  }

  @Override
  public DataFlavor[] getTransferDataFlavors() {
    return new DataFlavor[] {DataFlavor.imageFlavor};
  }

  @Override
  public boolean isDataFlavorSupported(DataFlavor flavor) {
    return DataFlavor.imageFlavor.equals(flavor);
  }

  @Override
  public BufferedImage getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
    if (!isDataFlavorSupported(flavor)) throw new UnsupportedFlavorException(flavor);
    return image;
  }
}
