package roundhouse.editor.start;

import java.awt.BorderLayout;
import java.awt.Insets;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import roundhouse.editor.kit.StillText;
import roundhouse.editor.kit.WrappingRow;
import roundhouse.words.UiWords;

/** A design on the start page: its map, who plays it, a sentence, and what to do with it. */
final class DesignCard extends JPanel {
  private final Path folder;
  private final boolean own;
  private final MapThumbnail map = new MapThumbnail();
  private final JButton title = new JButton();
  private final JLabel players = new JLabel();
  private final JTextArea says = new StillText();
  private final JButton goOn;
  private final JButton play;

  /**
   * @param own whether it is the user's, not one that came with the app
   */
  DesignCard(Path folder, boolean own, StartCommands commands) {
    super(new BorderLayout(0, 6));
    this.folder = folder;
    this.own = own;
    String name = folder.getFileName().toString();
    setName("design " + name);
    players.setName("players of " + name);
    goOn = button("continue " + name, UiWords.of("start.continue"), commands::goOn);
    play = button("play " + name, UiWords.of("start.play"), () -> commands.play(folder));
    var buttons = new JPanel();
    WrappingRow.install(buttons, 4);
    buttons.add(goOn);
    buttons.add(play);
    buttons.add(button("edit " + name, UiWords.of("start.edit"), () -> commands.edit(folder)));
    if (own) {
      buttons.add(button("share " + name, UiWords.of("start.share"), () -> commands.share(folder)));
      buttons.add(
          button("remove " + name, UiWords.of("start.remove"), () -> commands.remove(folder)));
    } else
      buttons.add(
          button(
              "variant of " + name,
              UiWords.of("start.variant"),
              () -> commands.makeVariant(folder)));
    title.setName("about " + name);
    title.addActionListener(_ -> commands.about(folder));
    goOn.setVisible(false);
    map.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            commands.about(folder);
          }
        });
    add(map, BorderLayout.NORTH);
    add(words(), BorderLayout.CENTER);
    add(buttons, BorderLayout.SOUTH);
    show(DesignSummary.unread(folder));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")),
            BorderFactory.createEmptyBorder(8, 8, 6, 8)));
  }

  private static JButton button(String name, String words, Runnable does) {
    var button = new JButton(words);
    button.setName(name);
    button.putClientProperty("JComponent.minimumWidth", 56);
    button.addActionListener(_ -> does.run());
    return button;
  }

  private JPanel words() {
    title.putClientProperty("FlatLaf.styleClass", "h4");
    title.putClientProperty("JButton.buttonType", "borderless");
    title.setMargin(new Insets(0, 2, 0, 2));
    title.setHorizontalAlignment(SwingConstants.LEADING);
    title.setToolTipText(UiWords.of("start.about"));
    says.setRows(4);
    says.setColumns(20);
    says.setMargin(new Insets(0, 0, 0, 0));
    var head = new JPanel(new BorderLayout());
    head.add(title, BorderLayout.CENTER);
    head.add(players, BorderLayout.EAST);
    var words = new JPanel(new BorderLayout(0, 4));
    words.add(head, BorderLayout.NORTH);
    words.add(says, BorderLayout.CENTER);
    return words;
  }

  Path folder() {
    return folder;
  }

  boolean isOwn() {
    return own;
  }

  void show(DesignSummary summary) {
    title.setText(summary.title());
    players.setText(summary.players());
    tell(summary.says() + "\n" + summary.facts());
    map.getAccessibleContext().setAccessibleName(UiWords.of("start.map", summary.title()));
    getAccessibleContext().setAccessibleName(summary.title());
  }

  /** Tells what was done with a design of the user's, in place of what is in it. */
  void tell(String words) {
    says.setText(words.strip());
    says.setName("says " + folder.getFileName());
  }

  void show(BufferedImage picture) {
    map.show(picture);
  }

  /** Whether the game of this design can be continued. */
  boolean offersToGoOn() {
    return goOn.isVisible();
  }

  /** Gives the keyboard to what one does first with the design. */
  void takeFocus() {
    (offersToGoOn() ? goOn : play).requestFocusInWindow();
  }

  /** Shows or hides the offer to continue the game of this design. */
  void offerToGoOn(boolean open) {
    goOn.setVisible(open);
  }
}
