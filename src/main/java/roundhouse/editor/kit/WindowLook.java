package roundhouse.editor.kit;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import javax.swing.InputMap;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JRadioButton;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JTabbedPane;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;
import roundhouse.picture.Theme;

/**
 * Light or dark colours, and the text size. Views that paint themselves take their colours from
 * here.
 */
public final class WindowLook {
  private static final int SMALLEST = 9;
  private static final int LARGEST = 28;

  /** The text size until the user changes it. */
  public static final int USUAL = 13;

  private final Settings settings;
  private final List<Runnable> listeners = new ArrayList<>();
  private boolean dark;
  private int size;

  public WindowLook(Settings settings) {
    this.settings = settings;
    dark = settings.text("dark").map(Boolean::parseBoolean).orElse(false);
    size = Math.clamp(settings.number("text-size", USUAL), SMALLEST, LARGEST);
    install();
  }

  /** Runs {@code changed} now and on every change of the look. */
  public void addListener(Runnable changed) {
    listeners.add(changed);
    changed.run();
  }

  /** Removes a listener. */
  public void removeListener(Runnable changed) {
    listeners.remove(changed);
  }

  public boolean dark() {
    return dark;
  }

  public void dark(boolean wanted) {
    dark = wanted;
    settings.put("dark", wanted);
    change();
  }

  public int textSize() {
    return size;
  }

  /** Sets the text size in points, within readable limits. */
  public void textSize(int points) {
    size = Math.clamp(points, SMALLEST, LARGEST);
    settings.put("text-size", size);
    change();
  }

  public void resetTextSize() {
    textSize(USUAL);
  }

  /** The colours of boards and markets. */
  public Theme theme() {
    return dark ? Theme.DARK : Theme.LIGHT;
  }

  /**
   * A new colour object, because Swing replaces colours of the look and feel whenever a view moves.
   */
  public Color faint() {
    return new Color(UIManager.getColor("Label.disabledForeground").getRGB());
  }

  public Color good() {
    return dark ? new Color(0x2F5D40) : new Color(0xD9F0DF);
  }

  /** A strong green, for signs. */
  public Color fine() {
    return dark ? new Color(0x57C785) : new Color(0x1B7F3B);
  }

  public Color doubtful() {
    return dark ? new Color(0x665420) : new Color(0xFCEFC7);
  }

  public Color bad() {
    return dark ? new Color(0x6B2F2F) : new Color(0xFADBD8);
  }

  public Color error() {
    return dark ? new Color(0xFF7B72) : new Color(0xC62828);
  }

  public Color warning() {
    return dark ? new Color(0xE3B341) : new Color(0xA86C00);
  }

  public Color accent() {
    return dark ? new Color(0x6EA8FE) : new Color(0x1F5FD0);
  }

  private void change() {
    install();
    FlatLaf.updateUI();
    listeners.forEach(Runnable::run);
  }

  /** Lists, trees and tables would toggle their selection by keys with which bots play. */
  private static void leaveKeysToCommands() {
    for (String keys :
        List.of("List.focusInputMap", "Tree.focusInputMap", "Table.ancestorInputMap")) {
      var map = (InputMap) UIManager.get(keys);
      map.remove(KeyStroke.getKeyStroke("ctrl SPACE"));
      map.remove(KeyStroke.getKeyStroke("ctrl shift SPACE"));
    }
  }

  private void install() {
    UIManager.put("defaultFont", new Font(Font.SANS_SERIF, Font.PLAIN, size));
    UIManager.put("SplitPaneDivider.gripDotCount", 0);
    UIManager.put("TabbedPane.tabHeight", size + 17);
    UIManager.put("Table.rowHeight", size + 10);
    UIManager.put("ScrollBar.thumbArc", 999);
    UIManager.put("TitlePane.unifiedBackground", true);
    if (dark) FlatDarkLaf.setup();
    else FlatLightLaf.setup();
    PlainTextUi.install();
    leaveKeysToCommands();
  }

  /**
   * Shows texts as they are written. Swing takes a text that begins with {@code <html>} for a page
   * and fetches its pictures; names in designs, games and folders come from anywhere. Our own HTML
   * is shown with {@link HtmlText}.
   */
  public static final class PlainTextUi extends ComponentUI {
    private PlainTextUi() {}

    /** Takes precedence over every look and feel. */
    static void install() {
      List<JComponent> kinds =
          List.of(
              new JLabel(),
              new JButton(),
              new JToggleButton(),
              new JCheckBox(),
              new JRadioButton(),
              new JMenu(),
              new JMenuItem(),
              new JCheckBoxMenuItem(),
              new JRadioButtonMenuItem(),
              new JTabbedPane(),
              new JToolTip());
      for (JComponent kind : kinds) UIManager.put(kind.getUIClassID(), PlainTextUi.class.getName());
    }

    /** Called by Swing for each new component, before it looks at the text. */
    public static ComponentUI createUI(JComponent component) {
      if (component.getClientProperty(HtmlText.DISABLED) == null)
        component.putClientProperty(HtmlText.DISABLED, true);
      return UIManager.getLookAndFeelDefaults().getUI(component);
    }
  }
}
