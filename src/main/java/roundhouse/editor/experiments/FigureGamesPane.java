package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PlaceholderList;
import roundhouse.lab.answers.FigureGames;
import roundhouse.words.UiWords;

/** The games behind a bar; each can be opened at the moment that the figure is about. */
final class FigureGamesPane extends JPanel {
  private final DefaultListModel<FigureGames.Met> games = new DefaultListModel<>();
  private final PlaceholderList<FigureGames.Met> list =
      new PlaceholderList<>(games, UiWords.of("experiments.choose-bar"));
  private final JLabel heading = Panels.heading(UiWords.of("experiments.behind"));
  private final transient Consumer<FigureGames.Met> open;

  /**
   * @param open opens a game in the window
   */
  FigureGamesPane(Consumer<FigureGames.Met> open) {
    super(new BorderLayout());
    this.open = open;
    list.setName("games behind");
    list.getAccessibleContext().setAccessibleName(UiWords.of("experiments.behind"));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer((_, met, _, selected, _) -> line(met, selected));
    list.setToolTipText(UiWords.of("experiments.open-tip"));
    KeyBindings.bindFocused(list, "ENTER", this::openChosen);
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) openChosen();
          }
        });
    add(Panels.section(heading, Panels.scroll(list)), BorderLayout.CENTER);
  }

  private JLabel line(FigureGames.Met met, boolean selected) {
    String text =
        met.action() == Integer.MAX_VALUE
            ? UiWords.of("experiments.game", met.game().seed())
            : UiWords.of("experiments.game-at", met.game().seed(), met.action());
    var label = new JLabel(text);
    label.setOpaque(true);
    label.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    label.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    return label;
  }

  void clear() {
    show(UiWords.of("experiments.behind"), List.of());
  }

  void show(String says, List<FigureGames.Met> met) {
    heading.setText(says);
    games.clear();
    games.addAll(met);
    if (!met.isEmpty()) list.setSelectedIndex(0);
  }

  private void openChosen() {
    Optional.ofNullable(list.getSelectedValue()).ifPresent(open);
  }
}
