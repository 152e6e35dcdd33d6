package roundhouse.editor.kit;

import java.awt.event.ActionEvent;
import java.util.function.Predicate;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import roundhouse.editor.kit.icons.MediaControlIcon;
import roundhouse.workshop.Snapshot;

/** A command of the user: its name, its key, when it is enabled, and what it does. */
public final class UiAction extends AbstractAction implements SnapshotListener {
  private final transient Predicate<Snapshot> when;
  private final transient Runnable does;

  /**
   * @param key as {@link KeyStroke#getKeyStroke(String)} reads it, "" for none
   * @param when whether it is enabled
   */
  public UiAction(String name, String key, Predicate<Snapshot> when, Runnable does) {
    super(name);
    this.when = when;
    this.does = does;
    if (!key.isEmpty()) putValue(ACCELERATOR_KEY, KeyStroke.getKeyStroke(key));
  }

  /** A command that is always enabled. */
  public static UiAction always(String name, String key, Runnable does) {
    return new UiAction(name, key, _ -> true, does);
  }

  /** Gives its button a tip, which ends with its key. */
  public UiAction withTip(String tip) {
    putValue(SHORT_DESCRIPTION, key() == null ? tip : tip + " (" + KeyText.of(key()) + ")");
    return this;
  }

  /** Gives its button an icon instead of text; menus show the text. */
  public UiAction withIcon(String pattern) {
    putValue(LARGE_ICON_KEY, new MediaControlIcon(pattern));
    return this;
  }

  public KeyStroke key() {
    return (KeyStroke) getValue(ACCELERATOR_KEY);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    setEnabled(when.test(now));
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    does.run();
  }
}
