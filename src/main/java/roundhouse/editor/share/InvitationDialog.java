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
import java.nio.file.Path;
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
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.table.Exposure;
import roundhouse.table.Guest;
import roundhouse.table.Table;
import roundhouse.table.TableFile;
import roundhouse.table.TableServer;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.history.GameHistory;

/**
 * Lets friends join the game by links, each in a browser. The table is there until it is closed,
 * the window ends, or another game is opened; the same game finds the same links again.
 */
public final class InvitationDialog extends JDialog implements SnapshotListener {
  private static final int PORT = 8830;
  private static final int CODE = 220;

  private final transient Workshop workshop;
  private final transient Path tables;
  private final JRadioButton here = new JRadioButton(UiWords.of("invite.here"), true);
  private final JRadioButton network = new JRadioButton(UiWords.of("invite.network"));
  private final JButton open = new JButton(UiWords.of("invite.open"));
  private final JLabel told = new JLabel();
  private final TextTableModel model =
      new TextTableModel(
          List.of(UiWords.of("invite.seat"), UiWords.of("invite.who"), UiWords.of("invite.link")));
  private final JTable links = new JTable(model);
  private final CodePicture code = new CodePicture();
  private final JButton copy = new JButton(UiWords.of("invite.copy"));
  private final JButton renew = new JButton(UiWords.of("invite.renew"));
  private transient Optional<OpenTable> table = Optional.empty();

  /** What is open for guests. */
  private record OpenTable(Table table, TableServer server, GameHistory of) {
    void close() {
      server.close();
      table.close();
    }

    boolean isFor(GameHistory game) {
      return of.players().equals(game.players()) && of.seed() == game.seed();
    }
  }

  /**
   * @param tables folder in which the links of tables are kept
   */
  public InvitationDialog(JFrame window, Workshop workshop, Path tables) {
    super(window, UiWords.of("invite.window"), false);
    this.workshop = workshop;
    this.tables = tables;
    add(exposure(), BorderLayout.NORTH);
    add(links(), BorderLayout.CENTER);
    add(code, BorderLayout.EAST);
    add(buttons(), BorderLayout.SOUTH);
    KeyBindings.onEscape(getRootPane(), () -> setVisible(false));
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            closeTable(UiWords.of("invite.closed"));
          }
        });
    tell(UiWords.of("invite.closed"));
    showLinks();
    setSize(860, 420);
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
    var column = new JPanel(new BorderLayout());
    column.add(rows, BorderLayout.NORTH);
    last.setBorder(BorderFactory.createEmptyBorder(0, 10, 0, 10));
    column.add(last, BorderLayout.CENTER);
    told.setBorder(BorderFactory.createEmptyBorder(2, 10, 8, 10));
    column.add(told, BorderLayout.SOUTH);
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
    if (table.isPresent()) {
      closeTable(UiWords.of("invite.closed"));
      return;
    }
    Exposure.To to = network.isSelected() ? Exposure.To.NETWORK : Exposure.To.THIS_COMPUTER;
    open.setEnabled(false);
    BackgroundThreads.start("opening a table", () -> open(to));
  }

  private void open(Exposure.To to) {
    try {
      GameHistory game = workshop.now().play().orElseThrow();
      Table begun = Table.of(workshop, tables);
      var opened = new OpenTable(begun, served(begun, to), game);
      SwingUtilities.invokeLater(() -> opened(opened));
    } catch (IOException failed) {
      SwingUtilities.invokeLater(
          () -> {
            open.setEnabled(true);
            tell(UiWords.of("invite.failed", WriteFailure.reason(failed)));
          });
    }
  }

  private static TableServer served(Table table, Exposure.To to) throws IOException {
    try {
      return server(table, to);
    } catch (IOException failed) {
      table.close();
      throw failed;
    }
  }

  /** At the usual port, so that links stay what they were; where that is taken, at any other. */
  private static TableServer server(Table table, Exposure.To to) throws IOException {
    try {
      return new TableServer(table, new Exposure(to, PORT, Optional.empty()));
    } catch (IOException taken) {
      return new TableServer(table, new Exposure(to, 0, Optional.empty()));
    }
  }

  private void opened(OpenTable opened) {
    table = Optional.of(opened);
    open.setEnabled(true);
    tell(UiWords.of("invite.opened"));
    showLinks();
    links.setRowSelectionInterval(0, 0);
  }

  private void closeTable(String says) {
    table.ifPresent(each -> BackgroundThreads.start("closing a table", each::close));
    table = Optional.empty();
    tell(says);
    showLinks();
  }

  /** Another game is another table. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean other =
        table.isPresent() && now.play().filter(game -> !table.get().isFor(game)).isPresent();
    if (other) closeTable(UiWords.of("invite.other-game"));
    else if (table.isPresent() && !before.seats().equals(now.seats())) showLinks();
  }

  private void showLinks() {
    open.setText(table.isPresent() ? UiWords.of("invite.close") : UiWords.of("invite.open"));
    here.setEnabled(table.isEmpty());
    network.setEnabled(table.isEmpty());
    int row = links.getSelectedRow();
    model.show(guests().stream().map(this::row).toList());
    if (row >= 0 && row < model.getRowCount()) links.setRowSelectionInterval(row, row);
    showCode();
  }

  /** All whom the host lets in; the host is at the window. */
  private List<TableFile.Link> guests() {
    return table.map(each -> each.table().file().links()).orElse(List.of()).stream()
        .filter(link -> !link.guest().equals(Guest.HOST))
        .toList();
  }

  private List<String> row(TableFile.Link link) {
    String player = link.guest().player();
    String bot = workshop.now().seats().bots().getOrDefault(player, "");
    return List.of(
        player.isEmpty() ? UiWords.of("invite.watcher") : player,
        player.isEmpty() ? "" : bot.isEmpty() ? UiWords.of("seats.person") : bot,
        address(link));
  }

  private String address(TableFile.Link link) {
    return table.orElseThrow().server().link(link);
  }

  private Optional<TableFile.Link> selected() {
    int row = links.getSelectedRow();
    List<TableFile.Link> all = guests();
    return row >= 0 && row < all.size() ? Optional.of(all.get(row)) : Optional.empty();
  }

  private void showCode() {
    code.show(selected().map(this::address));
    copy.setEnabled(selected().isPresent());
    renew.setEnabled(selected().isPresent());
  }

  private void copy(TableFile.Link link) {
    getToolkit().getSystemClipboard().setContents(new StringSelection(address(link)), null);
    tell(UiWords.of("invite.copied"));
  }

  private void renew(Guest guest) {
    try {
      table.orElseThrow().table().reissue(guest);
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
