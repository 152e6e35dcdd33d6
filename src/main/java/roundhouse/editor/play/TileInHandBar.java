package roundhouse.editor.play;

import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.geom.Point2D;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.UIManager;
import roundhouse.editor.kit.PictureView;
import roundhouse.picture.Vec;
import roundhouse.words.UiWords;

/** The small bar beside the tile in hand: turn it, lay it, choose another, put it back. */
final class TileInHandBar extends JPanel {
  /** From the centre of a hex to the bar. */
  private static final Vec BELOW_TILE = new Vec(0, 92);

  TileInHandBar(ChoiceSelection pick, Runnable others) {
    super(new FlowLayout(FlowLayout.CENTER, 2, 2));
    add(button("↺", UiWords.of("pick.left"), () -> pick.turn(-1)));
    add(button("↻", UiWords.of("pick.right"), () -> pick.turn(1)));
    add(button(UiWords.of("pick.lay"), UiWords.of("pick.lay-tip"), pick::play));
    add(button(UiWords.of("pick.others"), UiWords.of("pick.others-tip"), others));
    add(button("✕", UiWords.of("pick.drop"), pick::clear));
    setVisible(false);
    updateUI();
  }

  private static JButton button(String text, String tip, Runnable does) {
    var button = new JButton(text);
    button.setToolTipText(tip);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setFocusable(false);
    button.addActionListener(_ -> does.run());
    return button;
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBorder(BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")));
  }

  /** Goes below a hex of the board, within the view; hidden if there is none. */
  void standBy(Optional<HexStops> hex, PictureView board) {
    setVisible(hex.isPresent());
    hex.map(at -> board.pixel(at.centre().plus(BELOW_TILE).point()))
        .ifPresent(point -> standAt(point, board.getSize()));
  }

  private void standAt(Point2D point, Dimension view) {
    Dimension size = getPreferredSize();
    int x =
        Math.clamp((int) point.getX() - size.width / 2, 0, Math.max(0, view.width - size.width));
    int y = Math.clamp((int) point.getY(), 0, Math.max(0, view.height - size.height));
    if (getX() != x || getY() != y || !getSize().equals(size)) {
      setBounds(x, y, size.width, size.height);
      validate();
    }
  }
}
