package roundhouse.editor.merger;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.StillText;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Decision;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.turn.mergers.MergerPartner;
import roundhouse.turn.mergers.MergerPlan;
import roundhouse.turn.mergers.MergerProposal;
import roundhouse.words.UiWords;

/**
 * A merger of many as a whole: a tick for each partner, what the company that they form would be,
 * and a button that asks the partners one by one.
 */
public final class MergerPanel extends JPanel {
  private static final int LINES = 3;
  private static final int COLUMN = 270;
  private static final String BETWEEN = " · ";

  private final transient ChoiceSelection pick;
  private final transient WindowLook look;
  private final transient LatestOnlyTask task = new LatestOnlyTask();
  private final JComboBox<String> formed = new JComboBox<>();
  private final JButton propose = new JButton();
  private final JTextArea sum = new StillText();
  private final JPanel ticks = new JPanel(new GridLayout(0, 1));
  private transient Optional<PlannedTurn> asked = Optional.empty();
  private transient Optional<MergerProposal> proposal = Optional.empty();
  private boolean filling;

  public MergerPanel(ChoiceSelection pick, WindowLook look) {
    super(new BorderLayout(0, 6));
    this.pick = pick;
    this.look = look;
    setName("merger");
    setUpSum();
    setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
    formed.setName("formed company");
    formed.getAccessibleContext().setAccessibleName(UiWords.of("merger.formed"));
    formed.addActionListener(_ -> chosen());
    propose.setName("propose merger");
    propose.addActionListener(_ -> proposal.ifPresent(now -> pick.play(now.actions())));
    addComponentListener(new Columns());
    var formation = new JPanel(new BorderLayout(6, 0));
    formation.add(formed, BorderLayout.WEST);
    formation.add(propose, BorderLayout.CENTER);
    var top = new JPanel(new BorderLayout(0, 4));
    top.add(sum, BorderLayout.NORTH);
    top.add(formation, BorderLayout.CENTER);
    add(top, BorderLayout.NORTH);
    add(ticks, BorderLayout.CENTER);
    setVisible(false);
    pick.addListener(this::follow);
  }

  private void setUpSum() {
    sum.setName("merger sum");
    sum.setRows(LINES);
    sum.setBorder(BorderFactory.createEmptyBorder());
  }

  /** Another decision begins a plan without partners. */
  private void follow() {
    if (pick.plan().equals(asked)) return;
    asked = pick.plan();
    Optional<PlannedTurn> now = asked.filter(any -> any.lines().isEmpty());
    task.run(
        () -> now.flatMap(MergerPanel::plan).map(plan -> MergerProposal.of(plan, "")), this::show);
  }

  private static Optional<MergerPlan> plan(PlannedTurn turn) {
    List<String> deciders = turn.end().decision().map(Decision::deciders).orElse(List.of());
    return MergerPlan.of(turn.title(), turn.base(), turn.end().choices(), deciders);
  }

  private void toggle(String partner) {
    if (proposal.isEmpty()) return;
    MergerProposal now = proposal.get();
    task.run(() -> Optional.of(now.toggled(partner)), this::show);
  }

  private void chosen() {
    if (filling || proposal.isEmpty()) return;
    MergerProposal now = proposal.get();
    String company = Objects.toString(formed.getSelectedItem(), "");
    task.run(() -> Optional.of(now.forming(company)), this::show);
  }

  private void show(Optional<MergerProposal> found) {
    proposal = found;
    found.ifPresent(this::fill);
    setVisible(found.isPresent());
    revalidate();
    repaint();
  }

  private void fill(MergerProposal now) {
    filling = true;
    formed.setModel(new DefaultComboBoxModel<>(now.formable().toArray(String[]::new)));
    formed.setSelectedItem(now.company());
    filling = false;
    formed.setVisible(!now.formable().isEmpty());
    propose.setEnabled(now.outcome().isPresent());
    propose.setText(now.says());
    fillSum();
    fill(now.candidates());
  }

  /** On a wide card the sum needs fewer lines, and leaves more of the height to the ticks. */
  private void fillSum() {
    sum.setRows(columns() > 1 ? LINES - 1 : LINES);
    List<String> lines = proposal.map(MergerProposal::lines).orElse(List.of());
    sum.setText(String.join(lines.size() > sum.getRows() ? BETWEEN : "\n", lines));
  }

  private int columns() {
    return Math.max(1, getWidth() / COLUMN);
  }

  /** The box that has the focus keeps it, although the boxes are new. */
  private void fill(List<MergerPartner> partners) {
    String focused = focused();
    ticks.removeAll();
    var facts = new ArrayList<FittingLabel>();
    for (MergerPartner partner : partners) {
      facts.add(facts(partner));
      ticks.add(row(partner, facts.getLast()));
    }
    FittingLabel.setAlike(facts);
    int widest = boxes().stream().mapToInt(box -> box.getPreferredSize().width).max().orElse(0);
    for (JCheckBox box : boxes())
      box.setPreferredSize(new Dimension(widest, box.getPreferredSize().height));
    for (JCheckBox box : boxes())
      if (Objects.equals(box.getName(), focused)) box.requestFocusInWindow();
  }

  private String focused() {
    return boxes().stream()
        .filter(JCheckBox::isFocusOwner)
        .map(JCheckBox::getName)
        .findFirst()
        .orElse("");
  }

  private List<JCheckBox> boxes() {
    return Stream.of(ticks.getComponents())
        .map(row -> (JCheckBox) ((JPanel) row).getComponent(0))
        .toList();
  }

  /** Ticks are in as many columns as the card has room for. */
  private final class Columns extends ComponentAdapter {
    @Override
    public void componentResized(ComponentEvent event) {
      ticks.setLayout(new GridLayout(0, columns(), 12, 0));
      fillSum();
      revalidate();
    }
  }

  private JPanel row(MergerPartner partner, FittingLabel facts) {
    var box = new JCheckBox(partner.company(), partner.ticked());
    box.setName("partner " + partner.company());
    box.setEnabled(partner.isOpen());
    box.addActionListener(_ -> toggle(partner.company()));
    var row = new JPanel(new BorderLayout(8, 0));
    row.add(box, BorderLayout.WEST);
    row.add(facts, BorderLayout.CENTER);
    return row;
  }

  private FittingLabel facts(MergerPartner partner) {
    String says = partner.isOpen() ? proposal.orElseThrow().facts(partner) : partner.why();
    var label = new FittingLabel(says.isEmpty() ? " " : says, SwingConstants.LEADING);
    label.setForeground(look.faint());
    label.setToolTipText(label.getText());
    return label;
  }
}
