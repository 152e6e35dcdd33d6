package roundhouse.editor.board;

import java.util.Locale;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import roundhouse.editor.kit.PictureView;
import roundhouse.words.UiWords;

/** A hex as a screen reader finds it on the board: with its name, and what a click would do. */
final class AccessibleHex extends AccessibleContext implements Accessible, AccessibleAction {
  private final PictureView board;
  private final int index;
  private final String name;
  private final boolean legal;
  private final Runnable click;

  /**
   * @param index among all children of the board
   * @param legal whether it can be chosen
   */
  AccessibleHex(PictureView board, int index, String name, boolean legal, Runnable click) {
    this.board = board;
    this.index = index;
    this.name = legal ? UiWords.of("board.legal", name) : name;
    this.legal = legal;
    this.click = click;
    setAccessibleParent(board);
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    return this;
  }

  @Override
  public String getAccessibleName() {
    return name;
  }

  @Override
  public AccessibleRole getAccessibleRole() {
    return legal ? AccessibleRole.PUSH_BUTTON : AccessibleRole.LABEL;
  }

  @Override
  public AccessibleStateSet getAccessibleStateSet() {
    var states = new AccessibleStateSet();
    states.add(AccessibleState.VISIBLE);
    states.add(AccessibleState.TRANSIENT);
    if (legal) states.add(AccessibleState.ENABLED);
    return states;
  }

  @Override
  public AccessibleAction getAccessibleAction() {
    return this;
  }

  @Override
  public int getAccessibleActionCount() {
    return legal ? 1 : 0;
  }

  @Override
  public String getAccessibleActionDescription(int action) {
    return AccessibleAction.CLICK;
  }

  @Override
  public boolean doAccessibleAction(int action) {
    if (legal) click.run();
    return legal;
  }

  @Override
  public int getAccessibleIndexInParent() {
    return index;
  }

  @Override
  public int getAccessibleChildrenCount() {
    return 0;
  }

  @Override
  public Accessible getAccessibleChild(int which) {
    return null;
  }

  @Override
  public Locale getLocale() {
    return board.getLocale();
  }
}
