package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.Insets;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.StillText;
import roundhouse.editor.kit.WindowLook;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.turn.runs.DrawnRun;
import roundhouse.turn.runs.RunPlan;
import roundhouse.turn.runs.RunVerdict;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;

/**
 * A line for each train with its run and what it earns, and buttons to draw another run or leave
 * the train idle.
 */
public final class RunsPanel extends JPanel {
  private final transient RunPlanner planner;
  private final transient WindowLook look;
  private final JLabel says = new JLabel();
  private final transient Map<String, JLabel> earnings = new HashMap<>();
  private transient Optional<RunPlan> filled = Optional.empty();

  public RunsPanel(RunPlanner planner, WindowLook look) {
    this.planner = planner;
    this.look = look;
    setName("runs");
    setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    setBorder(BorderFactory.createEmptyBorder(6, 10, 0, 10));
    says.setName("verdict");
    says.setBorder(BorderFactory.createEmptyBorder(0, 0, 4, 0));
    // While there are no runs it is in no window, and nobody else tells it of another look.
    look.addListener(says::updateUI);
    planner.addListener(this::changed);
    addComponentListener(new Width());
    fill();
  }

  /** Lines break where a narrower card ends. */
  private final class Width extends ComponentAdapter {
    private int width;

    @Override
    public void componentResized(ComponentEvent event) {
      if (getWidth() != width) fill();
      width = getWidth();
    }
  }

  /** The verdict on a plan comes later, when a button of it may be held down: it stays. */
  private void changed() {
    if (planner.plan().isPresent() && planner.plan().equals(filled)) tell(planner.plan().get());
    else fill();
  }

  private void fill() {
    removeAll();
    earnings.clear();
    filled = planner.plan();
    setVisible(filled.isPresent());
    filled.ifPresent(this::fill);
    revalidate();
    repaint();
  }

  private void tell(RunPlan plan) {
    HtmlText.in(says, "<html>" + VisibleText.html(sentence(plan)) + "</html>");
    boolean bad =
        !plan.says().isEmpty() || planner.verdict().filter(verdict -> !verdict.legal()).isPresent();
    says.setForeground(bad ? look.error() : getForeground());
    for (DrawnRun drawn : plan.drawnRuns().values())
      earnings.get(drawn.train()).setText(earned(plan, drawn));
  }

  private void fill(RunPlan plan) {
    var row = new JPanel(new BorderLayout());
    row.add(says, BorderLayout.CENTER);
    add(row);
    int color = 0;
    for (DrawnRun drawn : plan.drawnRuns().values()) {
      add(line(plan, drawn, color));
      if (!drawn.isIdle()) color++;
    }
    tell(plan);
  }

  private String sentence(RunPlan plan) {
    if (!plan.says().isEmpty()) return plan.says();
    String verdict = planner.verdict().map(RunVerdict::says).orElse("…");
    String onwards = planner.onwards();
    String hint =
        planner.isDrawing()
            ? (UiWords.of("runs.hint") + " " + onwards).strip()
            : UiWords.of("runs.keys");
    String together = verdict.isEmpty() ? "" : UiWords.of("runs.together", verdict);
    return (hint + " " + together).strip();
  }

  private JPanel line(RunPlan plan, DrawnRun drawn, int color) {
    var label = new JLabel();
    label.setName("run " + drawn.train());
    earnings.put(drawn.train(), label);
    StillText stops = stops(drawn);
    if (!drawn.isIdle())
      label.setForeground(
          look.theme().onPaper(RouteOverlay.COLORS.get(color % RouteOverlay.COLORS.size())));
    var line = new JPanel(new BorderLayout());
    line.add(label, BorderLayout.CENTER);
    line.add(buttons(plan, drawn), BorderLayout.EAST);
    line.add(stops, BorderLayout.SOUTH);
    return line;
  }

  /** The stops of a run, on as many lines as they need. */
  private StillText stops(DrawnRun drawn) {
    var stops = new StillText();
    stops.setText(planner.words(drawn));
    stops.setName("stops " + drawn.train());
    stops.setFont(getFont());
    stops.setBorder(BorderFactory.createEmptyBorder());
    stops.setVisible(!drawn.isIdle());
    Insets edge = getInsets();
    int room = getWidth() - edge.left - edge.right;
    if (room > 0) stops.setSize(room, Short.MAX_VALUE);
    return stops;
  }

  private JPanel buttons(RunPlan plan, DrawnRun drawn) {
    String train = drawn.train();
    var buttons = new JPanel(new FlowLayout(FlowLayout.RIGHT, 2, 0));
    var draw =
        new JToggleButton(UiWords.of("runs.draw"), plan.edited().filter(train::equals).isPresent());
    buttons.add(button(draw, "draw " + train, UiWords.of("runs.draw-tip"), now -> now.edit(train)));
    if (drawn.isIdle() && plan.hasBest(train)) {
      var best = new JButton(UiWords.of("runs.best"));
      buttons.add(
          button(best, "best " + train, UiWords.of("runs.best-tip"), now -> now.best(train)));
    }
    if (!drawn.isIdle()) {
      var idle = new JButton(UiWords.of("runs.idle"));
      buttons.add(
          button(idle, "idle " + train, UiWords.of("runs.idle-tip"), now -> now.idle(train)));
    }
    return buttons;
  }

  private String earned(RunPlan plan, DrawnRun drawn) {
    String train = drawn.train();
    String name = train.replaceFirst("-\\d+$", "");
    return UiWords.of("runs.train", name, drawn.isIdle() ? plan.words(train) : value(train));
  }

  private String value(String train) {
    return planner.verdict().map(verdict -> verdict.earned().getOrDefault(train, "–")).orElse("…");
  }

  private AbstractButton button(
      AbstractButton button, String name, String tip, UnaryOperator<RunPlan> change) {
    button.setName(name);
    button.setToolTipText(tip);
    button.setFocusable(false);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(_ -> planner.change(change));
    return button;
  }
}
