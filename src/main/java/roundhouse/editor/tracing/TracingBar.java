package roundhouse.editor.tracing;

import java.awt.Component;
import java.awt.FlowLayout;
import java.util.List;
import java.util.function.BiFunction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import javax.swing.JToggleButton;
import roundhouse.editor.kit.NumberField;
import roundhouse.editor.kit.WrappingRow;
import roundhouse.mapping.PicturePlace;
import roundhouse.words.UiWords;

/** Sets how the traced picture lies under the map; hidden while there is none. */
public final class TracingBar extends JPanel {
  private static final double FAR = 100_000;

  private final transient Tracing tracing;
  private final JSlider opacity = new JSlider(0, 100, Tracing.USUAL);
  private final NumberField across = spinner("tracing x", UiWords.of("tracing.x"), -FAR, FAR, 10);
  private final NumberField down = spinner("tracing y", UiWords.of("tracing.y"), -FAR, FAR, 10);
  private final NumberField scale =
      spinner("tracing scale", UiWords.of("tracing.scale"), 0.1, FAR, 1);
  private final NumberField turn =
      spinner("tracing turn", UiWords.of("tracing.turn"), -180, 180, 0.5);
  private final JToggleButton fit = new JToggleButton(UiWords.of("tracing.fit"));
  private final JToggleButton shown = new JToggleButton(UiWords.of("tracing.shown"));
  private final JButton remove = new JButton(UiWords.of("tracing.remove"));
  private final JLabel prompt = new JLabel();
  private boolean filling;

  /**
   * @param map gets the keyboard when the map is to be clicked
   */
  public TracingBar(Tracing tracing, JComponent map) {
    this.tracing = tracing;
    setName("tracing");
    WrappingRow.install(this, 4);
    name(opacity, "tracing opacity", UiWords.of("tracing.opacity"));
    name(fit, "tracing fit", UiWords.of("tracing.fit-tip"));
    name(shown, "tracing shown", UiWords.of("tracing.shown-tip"));
    name(remove, "tracing remove", UiWords.of("tracing.remove-tip"));
    prompt.setName("tracing prompt");
    listen(map);
    List.of(fit, opacity).forEach(this::add);
    labelled(UiWords.of("tracing.x-short"), across);
    labelled(UiWords.of("tracing.y-short"), down);
    labelled(UiWords.of("tracing.scale-short"), scale);
    labelled(UiWords.of("tracing.turn-short"), turn);
    List.of(shown, remove, prompt).forEach(this::add);
    tracing.addListener(this::fillIn);
    fillIn();
  }

  private void labelled(String says, JComponent field) {
    var both = new JPanel(new FlowLayout(FlowLayout.LEFT, 2, 0));
    both.setOpaque(false);
    both.add(new JLabel(says));
    both.add(field);
    add(both);
  }

  private static void name(JComponent widget, String name, String says) {
    widget.setName(name);
    widget.setToolTipText(says);
    widget.getAccessibleContext().setAccessibleName(says);
  }

  private static NumberField spinner(
      String name, String says, double least, double most, double by) {
    var spinner = new NumberField(name, says, "0.#");
    spinner.range(least, most, by, Math.max(least, 0));
    spinner.field().setColumns(4);
    return spinner;
  }

  private void listen(JComponent map) {
    opacity.addChangeListener(
        _ -> {
          if (!filling) tracing.opacity(opacity.getValue());
        });
    move(across, (at, x) -> new PicturePlace(x, at.y(), at.scale(), at.turn()));
    move(down, (at, y) -> new PicturePlace(at.x(), y, at.scale(), at.turn()));
    move(scale, (at, percent) -> new PicturePlace(at.x(), at.y(), percent / 100, at.turn()));
    move(turn, (at, degrees) -> new PicturePlace(at.x(), at.y(), at.scale(), degrees));
    fit.addActionListener(
        _ -> {
          tracing.fit().toggle();
          map.requestFocusInWindow();
        });
    shown.addActionListener(_ -> tracing.shown(shown.isSelected()));
    remove.addActionListener(_ -> tracing.remove());
  }

  private void move(NumberField spinner, BiFunction<PicturePlace, Double, PicturePlace> moved) {
    spinner.addListener(
        () ->
            spinner
                .number()
                .ifPresent(number -> tracing.place(moved.apply(tracing.place(), number))));
  }

  private void fillIn() {
    filling = true;
    PicturePlace place = tracing.place();
    opacity.setValue(tracing.opacity());
    across.show(place.x());
    down.show(place.y());
    scale.show(place.scale() * 100);
    turn.show(place.turn());
    fit.setSelected(tracing.fit().active());
    shown.setSelected(tracing.shown());
    for (Component part : List.of(opacity, across, down, scale, turn))
      part.setEnabled(tracing.shown());
    prompt.setText(tracing.fit().prompt());
    filling = false;
    setVisible(tracing.present());
    revalidate();
  }
}
