package roundhouse.editor.workspace;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;

/** One area of Play on the screen: the board, the market or the card alone, or parts as tabs. */
final class PlayArea {
  private static final Set<PlaySlot> BARE =
      EnumSet.of(PlaySlot.BOARD, PlaySlot.MARKET, PlaySlot.CARD);

  private final List<PlaySlot> slots;
  private final Map<PlaySlot, PlayPart> parts;
  private final JComponent component;

  PlayArea(List<PlaySlot> slots, Map<PlaySlot, PlayPart> parts) {
    this.slots = slots;
    this.parts = parts;
    component = bare() ? parts.get(slots.getFirst()) : tabs();
  }

  /** The board, the market and the card show what they are without a tab. */
  private boolean bare() {
    return slots.size() == 1 && BARE.contains(slots.getFirst());
  }

  private JTabbedPane tabs() {
    var tabs = new JTabbedPane();
    tabs.setName("play tabs " + slots.getFirst().id());
    tabs.setFocusable(false);
    tabs.putClientProperty("JTabbedPane.tabHeight", RecipePlans.TABS);
    for (PlaySlot slot : slots) tabs.addTab(parts.get(slot).title(), parts.get(slot));
    return tabs;
  }

  List<PlaySlot> slots() {
    return slots;
  }

  JComponent component() {
    return component;
  }

  /** Brings a part to the front, if it is one of its tabs. */
  void show(PlaySlot slot) {
    if (component instanceof JTabbedPane tabs && slots.contains(slot))
      tabs.setSelectedIndex(slots.indexOf(slot));
  }

  /** Brings the part to the front that was used last. */
  void bringUp(List<PlaySlot> recent) {
    recent.stream().filter(slots::contains).findFirst().ifPresent(this::show);
  }
}
