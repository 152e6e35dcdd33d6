package roundhouse.editor.palette;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.ListArrows;
import roundhouse.editor.kit.OverlaidPanel;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;

/** Every command by its name, with its key and a sentence: typing finds one, Enter runs it. */
public final class CommandPalette {
  /** The least, if the window is wide enough; sentences may need more. */
  private static final int WIDTH = 620;

  private final Supplier<List<PaletteEntry>> entries;
  private final Consumer<String> refused;
  private final JTextField filter = new JTextField();
  private final DefaultListModel<PaletteEntry> model = new DefaultListModel<>();
  private final JList<PaletteEntry> list =
      new JList<>(model) {
        /** The keys at the right stay in sight. */
        @Override
        public boolean getScrollableTracksViewportWidth() {
          return true;
        }
      };
  private final JPanel panel = new JPanel(new BorderLayout(0, 6));
  private final OverlaidPanel overlay = new OverlaidPanel(panel, CommandPalette::place);

  /**
   * @param entries all commands
   * @param refused called with why a command cannot be run now
   */
  public CommandPalette(Supplier<List<PaletteEntry>> entries, Consumer<String> refused) {
    this.entries = entries;
    this.refused = refused;
    panel.setName("palette");
    filter.setName("find a command");
    filter.getAccessibleContext().setAccessibleName(UiWords.of("palette.find"));
    filter.putClientProperty("JTextField.placeholderText", UiWords.of("palette.find"));
    KeyBindings.onTextChange(filter, this::fill);
    filter.addActionListener(_ -> run());
    filter.addKeyListener(new ListArrows(list));
    list.setName("commands");
    list.getAccessibleContext().setAccessibleName(UiWords.of("palette.commands"));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setFocusable(false);
    list.addMouseListener(new Click());
    panel.add(filter, BorderLayout.NORTH);
    panel.add(Panels.scroll(list), BorderLayout.CENTER);
  }

  private static Rectangle place(Dimension window, Dimension wanted) {
    int width = Math.min(Math.max(WIDTH, wanted.width), window.width - 40);
    int top = Math.min(60, window.height / 10);
    int height = Math.min(window.height * 2 / 3, window.height - 2 * top);
    return new Rectangle((window.width - width) / 2, top, width, height);
  }

  /** Opens over a window, or closes. */
  public void toggle(Component window) {
    if (overlay.isOpen()) {
      overlay.close();
      return;
    }
    filter.setText("");
    list.setCellRenderer(new PaletteRow());
    fill();
    panel.setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")),
            BorderFactory.createEmptyBorder(8, 8, 8, 8)));
    overlay.open(window);
    filter.requestFocusInWindow();
  }

  private void fill() {
    model.clear();
    model.addAll(PaletteSearch.find(entries.get(), filter.getText()));
    list.setSelectedIndex(0);
    list.ensureIndexIsVisible(0);
  }

  private void run() {
    PaletteEntry chosen = list.getSelectedValue();
    if (chosen == null) return;
    overlay.close();
    // The command may ask where the focus is, which returns with an event.
    SwingUtilities.invokeLater(() -> run(chosen));
  }

  private void run(PaletteEntry chosen) {
    if (chosen.action().isEnabled())
      chosen.action().actionPerformed(new ActionEvent(filter, ActionEvent.ACTION_PERFORMED, ""));
    else refused.accept(UiWords.of("palette.not-now", chosen.title()));
  }

  private final class Click extends MouseAdapter {
    @Override
    public void mouseClicked(MouseEvent event) {
      run();
    }
  }

  /** A line of the palette: name and key, and below them the sentence. */
  private static final class PaletteRow extends JPanel implements ListCellRenderer<PaletteEntry> {
    private final JLabel title = new JLabel();
    private final JLabel key = new JLabel();
    private final JLabel says = new JLabel();

    PaletteRow() {
      super(new BorderLayout(12, 0));
      setBorder(BorderFactory.createEmptyBorder(3, 10, 4, 10));
      says.putClientProperty("FlatLaf.styleClass", "small");
      add(title, BorderLayout.CENTER);
      add(key, BorderLayout.EAST);
      add(says, BorderLayout.SOUTH);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends PaletteEntry> list,
        PaletteEntry entry,
        int index,
        boolean selected,
        boolean focused) {
      title.setText(entry.title());
      key.setText(entry.key());
      says.setText(entry.says());
      getAccessibleContext()
          .setAccessibleName(entry.title() + ", " + entry.key() + ", " + entry.says());
      var faint = UIManager.getColor("Label.disabledForeground");
      setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      var text = selected ? list.getSelectionForeground() : list.getForeground();
      title.setForeground(entry.action().isEnabled() || selected ? text : faint);
      key.setForeground(selected ? text : faint);
      says.setForeground(selected ? text : faint);
      return this;
    }
  }

  /** Finds commands by what the user types: first by the beginning of their names. */
  static final class PaletteSearch {
    private PaletteSearch() {}

    /** The commands that match, the best ones first; those that can be used now precede others. */
    static List<PaletteEntry> find(List<PaletteEntry> all, String typed) {
      return all.stream()
          .filter(entry -> entry.rank(typed) >= 0)
          .sorted(
              Comparator.<PaletteEntry>comparingInt(entry -> entry.rank(typed))
                  .thenComparing(entry -> !entry.action().isEnabled()))
          .toList();
    }
  }
}
