package roundhouse.editor.share;

import io.nayuki.qrcodegen.QrCode;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Graphics;
import java.awt.GridLayout;
import java.awt.datatransfer.StringSelection;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.table.Exposure;
import roundhouse.table.Guest;
import roundhouse.table.TableFile;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.files.WriteFailure;

/** Lets friends join the game by links, each in a browser. */
public final class InvitationDialog extends JDialog {
  private static final int CODE = 220;

  private final transient Workshop workshop;
  private final transient HostedTable hosted;
  private final JRadioButton here = new JRadioButton(UiWords.of("invite.here"), true);
  private final JRadioButton network = new JRadioButton(UiWords.of("invite.network"));
  private final transient TableTerms terms;
  private final JButton open = new JButton(UiWords.of("invite.open"));
  private final JLabel told = new JLabel();
  private final TextTableModel model =
      new TextTableModel(
          List.of(UiWords.of("invite.seat"), UiWords.of("invite.who"), UiWords.of("invite.link")));
  private final JTable links = new JTable(model);
  private final CodePicture code = new CodePicture();
  private final JButton copy = new JButton(UiWords.of("invite.copy"));
  private final JButton renew = new JButton(UiWords.of("invite.renew"));

  /**
   * @param settings what is filled in once more at the next start
   */
  public InvitationDialog(JFrame window, Workshop workshop, HostedTable hosted, Settings settings) {
    super(window, UiWords.of("invite.window"), false);
    this.workshop = workshop;
    this.hosted = hosted;
    terms = new TableTerms(settings, this::allow, this::callPlayers, this::tell);
    add(exposure(), BorderLayout.NORTH);
    add(links(), BorderLayout.CENTER);
    add(code, BorderLayout.EAST);
    add(buttons(), BorderLayout.SOUTH);
    KeyBindings.onEscape(getRootPane(), () -> setVisible(false));
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            hosted.close();
          }
        });
    hosted.listen(this::changed);
    tell(UiWords.of("invite.closed"));
    showLinks();
    setSize(900, Math.min(560, window.getHeight()));
    setLocationRelativeTo(window);
  }

  private JPanel exposure() {
    var either = new ButtonGroup();
    either.add(here);
    either.add(network);
    here.setName("invite here");
    network.setName("invite network");
    open.setName("invite open");
    open.addActionListener(_ -> openOrClose());
    told.setName("invite told");
    var rows = new JPanel(new GridLayout(0, 1, 0, 2));
    rows.setBorder(BorderFactory.createEmptyBorder(8, 10, 4, 10));
    rows.add(here);
    rows.add(network);
    var last = new JPanel(new FlowLayout(FlowLayout.LEADING, 0, 4));
    last.add(open);
    last.setBorder(BorderFactory.createEmptyBorder(0, 10, 0, 10));
    told.setBorder(BorderFactory.createEmptyBorder(2, 10, 8, 10));
    var below = new JPanel(new BorderLayout());
    below.add(last, BorderLayout.NORTH);
    below.add(told, BorderLayout.SOUTH);
    var column = new JPanel(new BorderLayout());
    column.add(rows, BorderLayout.NORTH);
    column.add(terms.pane(), BorderLayout.CENTER);
    column.add(below, BorderLayout.SOUTH);
    return column;
  }

  private JComponent links() {
    links.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    links.getSelectionModel().addListSelectionListener(_ -> showCode());
    TableSetup.setNames(links, "invite links", UiWords.of("invite.links"));
    TableSetup.setWidths(links, 120, 120, 360);
    return Panels.scroll(links);
  }

  private JPanel buttons() {
    copy.setName("invite copy");
    copy.addActionListener(_ -> selected().ifPresent(this::copy));
    renew.setName("invite renew");
    renew.setToolTipText(UiWords.of("invite.renew-tip"));
    renew.addActionListener(_ -> selected().ifPresent(link -> renew(link.guest())));
    var close = new JButton(UiWords.of("common.close"));
    close.addActionListener(_ -> setVisible(false));
    var row = new JPanel(new FlowLayout(FlowLayout.TRAILING));
    row.add(copy);
    row.add(renew);
    row.add(close);
    return row;
  }

  private void openOrClose() {
    if (hosted.table().isPresent()) {
      hosted.close();
      return;
    }
    open.setEnabled(false);
    hosted.open(network.isSelected() ? Exposure.To.NETWORK : Exposure.To.THIS_COMPUTER);
  }

  private void changed(Optional<String> says) {
    says.ifPresent(this::tell);
    says.ifPresent(_ -> open.setEnabled(true));
    boolean opened = hosted.table().isPresent() && model.getRowCount() == 0;
    if (opened) terms.minutes().ifPresent(this::allow);
    if (opened) callPlayers();
    hosted.table().ifPresent(table -> terms.show(table.file().minutes()));
    showLinks();
    if (opened) links.setRowSelectionInterval(0, 0);
  }

  private void allow(int minutes) {
    try {
      if (hosted.table().isPresent()) hosted.table().get().allow(minutes);
    } catch (IOException failed) {
      tell(UiWords.of("invite.unkept", WriteFailure.reason(failed)));
    }
  }

  /** Calls players at the address that is filled in now. */
  private void callPlayers() {
    if (hosted.table().isPresent()) hosted.call(terms.webhook());
  }

  private void showLinks() {
    open.setText(
        hosted.table().isPresent() ? UiWords.of("invite.close") : UiWords.of("invite.open"));
    here.setEnabled(hosted.table().isEmpty());
    network.setEnabled(hosted.table().isEmpty());
    int row = links.getSelectedRow();
    model.show(hosted.guests().stream().map(this::row).toList());
    if (row >= 0 && row < model.getRowCount()) links.setRowSelectionInterval(row, row);
    showCode();
  }

  private List<String> row(TableFile.Link link) {
    String player = link.guest().player();
    String bot = workshop.now().seats().bots().getOrDefault(player, "");
    return List.of(
        player.isEmpty() ? UiWords.of("invite.watcher") : player,
        player.isEmpty() ? "" : bot.isEmpty() ? UiWords.of("seats.person") : bot,
        hosted.address(link));
  }

  private Optional<TableFile.Link> selected() {
    int row = links.getSelectedRow();
    List<TableFile.Link> all = hosted.guests();
    return row >= 0 && row < all.size() ? Optional.of(all.get(row)) : Optional.empty();
  }

  private void showCode() {
    code.show(selected().map(hosted::address));
    copy.setEnabled(selected().isPresent());
    renew.setEnabled(selected().isPresent());
  }

  private void copy(TableFile.Link link) {
    getToolkit().getSystemClipboard().setContents(new StringSelection(hosted.address(link)), null);
    tell(UiWords.of("invite.copied"));
  }

  private void renew(Guest guest) {
    try {
      hosted.table().orElseThrow().reissue(guest);
      tell(UiWords.of("invite.renewed"));
      showLinks();
    } catch (IOException failed) {
      tell(UiWords.of("invite.failed", WriteFailure.reason(failed)));
    }
  }

  private void tell(String says) {
    HtmlText.in(told, "<html>" + VisibleText.html(says));
  }

  /** A link as a picture for telephones, dark on light in every theme. */
  private static final class CodePicture extends JComponent {
    private static final int MARGIN = 4;

    private transient Optional<QrCode> code = Optional.empty();

    CodePicture() {
      setPreferredSize(new Dimension(CODE, CODE));
      setName("invite code");
      setToolTipText(UiWords.of("invite.code-tip"));
    }

    void show(Optional<String> link) {
      code = link.map(text -> QrCode.encodeText(text, QrCode.Ecc.MEDIUM));
      repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      if (code.isEmpty()) return;
      QrCode shown = code.get();
      int squares = shown.size + 2 * MARGIN;
      int size = Math.min(getWidth(), getHeight()) / squares;
      int left = (getWidth() - squares * size) / 2;
      graphics.setColor(Color.WHITE);
      graphics.fillRect(left, 0, squares * size, squares * size);
      graphics.setColor(Color.BLACK);
      for (int y = 0; y < shown.size; y++)
        for (int x = 0; x < shown.size; x++)
          if (shown.getModule(x, y))
            graphics.fillRect(left + (x + MARGIN) * size, (y + MARGIN) * size, size, size);
    }
  }
}
