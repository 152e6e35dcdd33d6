package roundhouse.editor.compare;

import java.awt.BorderLayout;
import java.awt.GridLayout;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import roundhouse.compare.ValueChanges;
import roundhouse.design.spec.Design;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;
import roundhouse.picture.Painter;
import roundhouse.print.html.ComparisonPictures;
import roundhouse.words.UiWords;

/** Maps and markets of two designs side by side, with differences marked. */
public final class SideBySidePictures extends JPanel {
  private static final int MAPS = 0;
  private static final int MARKETS = 1;

  private final transient WindowLook look;
  private final JTabbedPane tabs = new JTabbedPane();
  private final PictureView firstMap = picture(UiWords.of("compare.first-map"));
  private final PictureView secondMap = picture(UiWords.of("compare.second-map"));
  private final PictureView firstMarket = picture(UiWords.of("compare.first-market"));
  private final PictureView secondMarket = picture(UiWords.of("compare.second-market"));
  private final transient Runnable dress = this::repaintPicture;
  private transient Optional<ValueChanges> shown = Optional.empty();

  public SideBySidePictures(WindowLook look) {
    super(new BorderLayout());
    this.look = look;
    firstMap.setName("first map");
    secondMap.setName("second map");
    firstMarket.setName("first market");
    secondMarket.setName("second market");
    tabs.addTab(UiWords.of("compare.maps"), pair(firstMap, secondMap));
    tabs.addTab(UiWords.of("compare.markets"), pair(firstMarket, secondMarket));
    add(tabs, BorderLayout.CENTER);
  }

  /** Follows the look while it is in a window. */
  @Override
  public void addNotify() {
    super.addNotify();
    look.addListener(dress);
  }

  @Override
  public void removeNotify() {
    look.removeListener(dress);
    super.removeNotify();
  }

  private static PictureView picture(String says) {
    var view = new PictureView();
    view.getAccessibleContext().setAccessibleName(says);
    return view;
  }

  private static JPanel pair(PictureView before, PictureView after) {
    var pair = new JPanel(new GridLayout(1, 2, 4, 0));
    pair.add(before);
    pair.add(after);
    return pair;
  }

  /** Whether any change is visible in pictures. */
  public static boolean shows(ValueChanges changes) {
    return !changes.hexes().isEmpty() || !changes.spaces().isEmpty();
  }

  /** Shows both sides; brings the market to the front if only the market differs. */
  public void show(ValueChanges changes) {
    if (shown.filter(changes::equals).isPresent()) return;
    shown = Optional.of(changes);
    repaintPicture();
    tabs.setSelectedIndex(
        changes.hexes().isEmpty() && !changes.spaces().isEmpty() ? MARKETS : MAPS);
  }

  private void repaintPicture() {
    shown.ifPresent(
        changes -> {
          pair(
              changes,
              firstMap,
              secondMap,
              design -> ComparisonPictures.map(design, changes, look.theme()));
          pair(
              changes,
              firstMarket,
              secondMarket,
              design -> ComparisonPictures.market(design, changes, look.theme()));
        });
  }

  private void pair(
      ValueChanges changes,
      PictureView before,
      PictureView after,
      Function<Design, Painter> painter) {
    before.picture(Optional.of(painter.apply(changes.first())));
    after.picture(Optional.of(painter.apply(changes.second())));
    before.setBackground(look.theme().paper());
    after.setBackground(look.theme().paper());
  }
}
